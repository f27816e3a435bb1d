import { mount } from "svelte";

import App from "./App.svelte";
import { loadPageMessages } from "./i18n/catalogues";
import { setLanguage } from "./i18n/translate.svelte";
import { startRouter } from "./state/router.svelte";
import { registerServiceWorker } from "./state/service-worker";
import { settings } from "./state/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
setLanguage(settings.language);
settings.apply();
startRouter();
await loadPageMessages(settings.language);
mount(App, { target });
if (import.meta.env.PROD) void registerServiceWorker();
