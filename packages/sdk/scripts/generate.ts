import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { rulesOf } from './rules-of.ts';
import { tableOfCodes } from './table-of-codes.ts';

/** Derives all that follows from the contract: its types, the rules of fields, and the list of its errors. */
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

const errors = new URL('../../../docs/errors.md', import.meta.url);
const mark = '<!-- Written by "pnpm contract" from here on. -->\n';
const [prose] = readFileSync(errors, 'utf8').split(mark);
writeFileSync(errors, `${prose}${mark}\n${tableOfCodes(contract)}`);
