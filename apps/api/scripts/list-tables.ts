import { readdirSync, writeFileSync } from 'node:fs';

/** Writes the one list of tables, `src/tables/index.ts`, and their names, `src/database/table-names.ts`, from the folders: `pnpm contract` begins with it. */
const folder = new URL('../src/tables/', import.meta.url);
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

writeFileSync(
  new URL('../database/table-names.ts', folder),
  `// Written by "pnpm contract" from the folders of the tables.

/** What every table is called on the wire. */
export const tableNames = [
${names.map((name) => `  '${name}',`).join('\n')}
] as const;
`,
);

const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const modules = await Promise.all(
  names.map(async (name) => {
    const path = `./${name}/index.ts`;
    const exported = Object.keys((await import(new URL(path, folder).href)) as object);
    const [table, calls] = ['Table', 'Calls'].map((kind) => `${camelCase(name)}${kind}`);
    if (!table || !exported.includes(table))
      throw new Error(`src/tables/${name}/index.ts exports no ${table}.`);
    return { path, table, calls: calls && exported.includes(calls) ? calls : null };
  }),
);

writeFileSync(
  new URL('index.ts', folder),
  `// Written by "pnpm contract" from the folders beside it.

import type { TableModule } from '../table/definition.ts';
${modules.map(({ path, table, calls }) => `import { ${[calls, table].filter(Boolean).join(', ')} } from '${path}';`).join('\n')}

/** Every table there is, with the calls of its own. */
export const modules: readonly TableModule[] = [
${modules.map(({ table, calls }) => `  { table: ${table}${calls ? `, calls: ${calls}` : ''} },`).join('\n')}
];

export const tables = modules.map(({ table }) => table);
`,
);
