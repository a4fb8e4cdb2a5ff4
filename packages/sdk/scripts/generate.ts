import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { rulesOf } from './rules-of.ts';

/** Derives all that follows from the contract: its types, and the rules of the fields that can be written. */
const here = (path: string) => new URL(`../${path}`, import.meta.url);
const contract = JSON.parse(readFileSync(here('openapi.json'), 'utf8')) as OpenAPI3;
const origin = '// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.';

// A field with a default may be left out.
const types = astToString(await openapiTS(contract, { defaultNonNullable: false }));
writeFileSync(here('src/schema.ts'), `${origin}\n\n${types}`);

const rules = Object.entries(rulesOf(contract))
  .map(([table, fields]) => `  ${JSON.stringify(table)}: ${JSON.stringify(fields)},`)
  .join('\n');
writeFileSync(
  here('src/rules-data.ts'),
  `// biome-ignore-all format: a row a table\n${origin}\n\nimport type { FieldRules } from './field-rules.ts';\n\nexport const rules = {\n${rules}\n} as const satisfies Record<string, Record<string, FieldRules>>;\n`,
);
