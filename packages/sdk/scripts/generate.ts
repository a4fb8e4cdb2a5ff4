import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { formRulesOf, rulesOf } from './rules-of.ts';
import { tableOfCodes } from './table-of-codes.ts';

/** Derives all that follows from the contract: its types, the rules of fields, and the list of its errors. */
const here = (path: string) => new URL(`../${path}`, import.meta.url);
const contract = JSON.parse(readFileSync(here('openapi.json'), 'utf8')) as OpenAPI3;
const origin = '// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.';

// A field with a default may be left out.
const types = astToString(await openapiTS(contract, { defaultNonNullable: false }));
writeFileSync(here('src/schema.ts'), `${origin}\n\n${types}`);

const rowsOf = (rules: Record<string, object>) =>
  Object.entries(rules)
    .map(([name, fields]) => `  ${JSON.stringify(name)}: ${JSON.stringify(fields)},\n`)
    .join('');
const satisfied = 'as const satisfies Record<string, Record<string, FieldRules>>';
writeFileSync(
  here('src/rules-data.ts'),
  `// biome-ignore-all format: a row a table
${origin}

import type { FieldRules } from './field-rules.ts';

export const rules = {
${rowsOf(rulesOf(contract))}} ${satisfied};

export const forms = {
${rowsOf(formRulesOf(contract))}} ${satisfied};
`,
);

const errors = new URL('../../../docs/errors.md', import.meta.url);
const mark = '<!-- Written by "pnpm contract" from here on. -->\n';
const [prose] = readFileSync(errors, 'utf8').split(mark);
writeFileSync(errors, `${prose}${mark}\n${tableOfCodes(contract)}`);
