// The offline page: it shows one language, and loads the wanted page as soon as the server answers.
const RETRY_DELAY = 5_000; // milliseconds

function load(key) {
  try {
    return localStorage.getItem(`draftwork.${key}`);
  } catch {
    return null;
  }
}

function showLanguage() {
  const sections = [...document.querySelectorAll("section")];
  const wanted = [
    load("language"),
    ...navigator.languages.map((code) => code.slice(0, 2).toLowerCase()),
    "en",
  ];
  const shown = wanted.find((language) => sections.some((section) => section.lang === language));
  for (const section of sections) section.hidden = section.lang !== shown;
  document.documentElement.lang = shown;
  document.title = `${document.querySelector(`section[lang="${shown}"] h1`).textContent} – Draftwork`;
}

async function retry() {
  const answered = await fetch("/readyz").then(
    (response) => response.ok,
    () => false,
  );
  if (answered) location.reload();
}

const theme = load("theme");
if (theme) document.documentElement.dataset.theme = theme;
showLanguage();
addEventListener("online", retry);
setInterval(retry, RETRY_DELAY);
