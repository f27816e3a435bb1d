// Types of the page from the schemas of the server (docs/schema): `npm run types` after one has changed.
import { readdir, readFile, writeFile } from "node:fs/promises";

import { compile } from "json-schema-to-typescript";

const schemas = new URL("../../docs/schema/", import.meta.url);
const types = new URL("../src/types/", import.meta.url);
const options = {
  bannerComment: "// Made by `npm run types` from docs/schema; not to be edited.",
  additionalProperties: false,
};

for (const file of await readdir(schemas)) {
  const name = file.replace(".json", "");
  const schema = JSON.parse(await readFile(new URL(file, schemas), "utf8"));
  const title = schema.title ?? "View";
  await writeFile(new URL(`${name}.ts`, types), await compile(schema, title, options));
}
