import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { entitiesOf, isDraft, tablesOf } from './entities-of.ts';
import { inWords } from './in-words.ts';
import { callTypes, otherPathsOf, tableTypes } from './paths-of.ts';
import { createPrinter, unionOf } from './print-type.ts';
import { formsOf, keysOf, referencesOf, rightsOf, rulesOf, unitsOf } from './rules-of.ts';
import { type Contract, forScripts, schemasOf, tableSchemas } from './schema.ts';
import { createSharedFields } from './shared-fields.ts';
import { faultTextsOf, tableOfCodes } from './table-of-codes.ts';

/** Derives all that follows from the contract: its types, the rules of fields, and the list of its errors. */
const here = (path: string) => new URL(`../${path}`, import.meta.url);
const contract = forScripts(JSON.parse(readFileSync(here('openapi.json'), 'utf8')) as Contract);
const origin = '// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.';

writeFileSync(
  here('src/contract-version.ts'),
  `${origin}

/** The version of the contract that this client was made from. */
export const contractVersion = '${contract.info.version}';
`,
);
const said = inWords(contract);
const shared = createSharedFields();
const printer = createPrinter(
  schemasOf(said),
  (component) => (isDraft(said, component) ? component.replace(/Write$/, 'Draft') : component),
  (component) => said.components.schemas[component]?.description,
  tableSchemas(said).map(([name]) => name),
  shared,
);
const entities = [entitiesOf(said, printer, shared), tablesOf(said, printer)].join('\n');
const paths = otherPathsOf(said, printer);
const importsOf = (text: string, names: readonly string[]) =>
  names
    .filter((name) => new RegExp(`\\b${name}\\b`).test(text))
    .toSorted()
    .join(', ');
writeFileSync(
  here('src/entities.ts'),
  `// biome-ignore-all format: a row a field, a row a table
${origin}

import type { ${importsOf(entities, tableTypes)} } from './table-types.ts';

${entities}`,
);
writeFileSync(
  here('src/schema.ts'),
  `// biome-ignore-all format: a row a path
${origin}

import type { ${importsOf(paths, callTypes)} } from './call-types.ts';
import type { ${importsOf(
    paths,
    [...entities.matchAll(/^export \w+ (\w+)/gm)].map(([, name = '']) => name),
  )} } from './entities.ts';
import type { TablePaths } from './table-types.ts';

${paths}`,
);

const constant = (table: string) => `${table.replace(/-(.)/g, (_, letter) => letter.toUpperCase())}Rules`;
const rowsOf = (entries: object, indent: string) =>
  Object.entries(entries)
    .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)},\n`)
    .join('');

rmSync(here('src/rules'), { recursive: true, force: true });
mkdirSync(here('src/rules'));
const tables = rulesOf(contract);
for (const [table, { fields, ...about }] of Object.entries(tables)) {
  writeFileSync(
    here(`src/rules/${table}.ts`),
    `// biome-ignore-all format: a row a field
${origin}

/** The rules of \`${table}\`. */
export const ${constant(table)}: import('../table-rules.ts').TableRules<'${table}'> = {
${rowsOf(about, '  ')}  "fields": {
${rowsOf(fields, '    ')}  },
};
`,
  );
}

const names = Object.keys(tables);
const forms = formsOf(contract);
const rowsOfForms = (verb: string) =>
  Object.entries(forms)
    .map(([form, { path, method }]) => (method === verb ? `  ${form}: '${path}';\n` : ''))
    .join('');
writeFileSync(
  here('src/rules-data.ts'),
  `// biome-ignore-all format: a row a form
${origin}

import type { Sent, TableName } from './contract.ts';
import type { FieldRules } from './field-rules.ts';
${names
  .toSorted()
  .map((table) => `import { ${constant(table)} } from './rules/${table}.ts';\n`)
  .join('')}import type { paths } from './schema.ts';
import type { TableRules } from './table-rules.ts';

export const tables: { readonly [T in TableName]: TableRules<T> } = {
${names.map((table) => `  '${table}': ${constant(table)},\n`).join('')}};

/** Where each form is sent to. */
interface Sending {
${rowsOfForms('post')}}

/** Where those are sent to that replace what is there. */
interface Replacing {
${rowsOfForms('put')}}

type Fields<Operation> = { readonly [Field in keyof Sent<Operation>]-?: FieldRules };

export const forms: {
  readonly [Form in keyof Sending]: Fields<paths[Sending[Form]]['post']>;
} & {
  readonly [Form in keyof Replacing]: Fields<paths[Replacing[Form]]['put']>;
} = {
${rowsOf(Object.fromEntries(Object.entries(forms).map(([form, { fields }]) => [form, fields])), '  ')}};
`,
);

const verbs = new Map<string, string[]>();
for (const [area = '', verb = ''] of rightsOf(contract).map((right) => right.split(':')))
  verbs.set(area, [...(verbs.get(area) ?? []), verb]);
const oneOf = (names: readonly string[]) => (names.length > 1 ? `\${${unionOf(names)}}` : names.join());
const areas = Map.groupBy(verbs, ([, those]) => oneOf(those));
const rightTypes = [...areas].map(([those, names]) => `\`${oneOf(names.map(([area]) => area))}:${those}\``);

writeFileSync(
  here('src/vocabulary.ts'),
  `// biome-ignore-all format: a row a type
${origin}

/** One of the rights that the server knows of. */
export type KnownRight = ${rightTypes.join(' | ')};

/** The rights that the server knows of. */
export const knownRights: readonly KnownRight[] = [
${rightsOf(contract)
  .map((right) => `  '${right}',\n`)
  .join('')}];

/** What the numbers of the contract count. */
export type Unit = ${unionOf(unitsOf(contract))};
`,
);

writeFileSync(
  here('src/references-data.ts'),
  `// biome-ignore-all format: a row a table
${origin}

/** Which tables each table refers to, by its fields. */
export const references = {
${rowsOf(referencesOf(tables), '  ')}};

/** What tells the rows of each table from each other: fields alone, or several together. */
export const keys = {
${rowsOf(keysOf(contract, tables), '  ')}};
`,
);

writeFileSync(
  here('src/access-data.ts'),
  `// biome-ignore-all format: a row a table
${origin}

/** Who may do what with each table. */
export const access = {
${rowsOf(
  Object.fromEntries(
    names.map((table) => [table, { entity: tables[table]?.entity, access: tables[table]?.access }]),
  ),
  '  ',
)}} as const;
`,
);

const faultTexts = faultTextsOf(contract);
writeFileSync(
  here('src/fault-texts.ts'),
  `// biome-ignore-all format: a row a code
${origin}

import type { Language } from './error.ts';

/** What can be found wrong with a field without asking the server, by the code that it would give. */
export type FaultCode = ${unionOf(Object.keys(faultTexts))};

/** What the server says of a field, by code; placeholders stand in braces. */
export const faultTexts: Readonly<Record<FaultCode, Readonly<Record<Language, string>>>> = {
${rowsOf(faultTexts, '  ')}};
`,
);

const errors = new URL('../../../docs/errors.md', import.meta.url);
const mark = '<!-- Written by "pnpm contract" from here on. -->\n';
const [prose] = readFileSync(errors, 'utf8').split(mark);
writeFileSync(errors, `${prose}${mark}\n${tableOfCodes(contract)}`);
