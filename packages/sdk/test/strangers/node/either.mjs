import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Whichever way an entry comes, it is one: an error of the one is an error of the other.
const require = createRequire(import.meta.url);
const home = 'node_modules/@tatami/sdk';
const tables = readdirSync(`${home}/dist/rules`).flatMap((file) => /^(.*)\.js$/.exec(file)?.[1] ?? []);
const entries = Object.keys(JSON.parse(readFileSync(`${home}/package.json`)).exports).flatMap((entry) =>
  entry.includes('*') ? tables.map((table) => entry.replace('*', table)) : entry,
);
assert.ok(entries.length > 40);
for (const entry of entries) {
  const name = entry.replace('.', '@tatami/sdk');
  const [required, imported] = [require(name), await import(name)];
  assert.ok(Object.keys(imported).length > 0, name);
  for (const [key, value] of Object.entries(imported)) assert.equal(required[key], value, `${name}: ${key}`);
}
