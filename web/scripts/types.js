// Generates the types of the page from the schemas of the server (docs/schema). Run `npm run types` after a schema has
// changed. With --check the script writes nothing and fails if a type is out of date.
import { readdir, readFile, writeFile } from "node:fs/promises";

import { compile } from "json-schema-to-typescript";

const schemas = new URL("../../docs/schema/", import.meta.url);
const types = new URL("../src/types/", import.meta.url);
const options = {
  bannerComment: "// Made by `npm run types` from docs/schema; not to be edited.",
  additionalProperties: false,
};
const check = process.argv.includes("--check");

for (const file of await readdir(schemas)) {
  const schema = JSON.parse(await readFile(new URL(file, schemas), "utf8"));
  const target = new URL(file.replace(".json", ".ts"), types);
  // A type for every struct of the protocol. Lists are arrays, not tuples: the server checks their lengths.
  const wire = { unreachableDefinitions: true, ignoreMinAndMaxItems: true };
  const made = await compile(schema, schema.title ?? "View", {
    ...options,
    ...(schema.title === "Wire" && wire),
  });
  if (!check) {
    await writeFile(target, made);
  } else if ((await readFile(target, "utf8").catch(() => "")) !== made) {
    console.error(`${target.pathname} is not current: npm run types`);
    process.exitCode = 1;
  }
}
