import { mount } from "svelte";

import App from "./App.svelte";
import { startRouter } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { setLanguage } from "./lib/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
setLanguage(settings.language);
settings.show();
startRouter();
mount(App, { target });
