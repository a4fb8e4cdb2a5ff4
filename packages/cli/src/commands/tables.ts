import type { Club, KnownRight, TableName } from '@tatami/sdk';
import { type TableAccess, tableAccess } from '@tatami/sdk/access';
import type { Access } from '@tatami/sdk/rules';
import type { Context } from '../context.ts';
import { drawTable } from '../draw-table.ts';
import { type CommonOptions, openAsSomebody } from '../open-club.ts';
import { filtersOf, tableCalled, tableNames } from '../tables.ts';

const verbs = ['read', 'create', 'update', 'remove'] as const;
type Verb = (typeof verbs)[number];

/** What somebody may do with the rows of a table: with all, with their own, with none. */
type May = Readonly<Record<Verb, 'all' | 'own' | null>>;

/** What the signed-in user may do with each table. */
export async function whatIMay({ signal }: Context, { rights }: Club): Promise<Map<TableName, May>> {
  const asked = tableNames.flatMap((name) => rightsOf(tableAccess[name]));
  const held: Record<string, boolean> = await rights.check([...new Set(asked)], { signal });
  const may = (access: Access | 'signed-in' | undefined) => {
    if (!access) return null;
    if (access === 'signed-in') return 'own';
    return held[access.right] ? 'all' : access.orOwn ? 'own' : null;
  };
  return new Map(
    tableNames.map((name) => {
      const { access } = tableAccess[name];
      return [name, Object.fromEntries(verbs.map((verb) => [verb, may(access[verb])])) as May];
    }),
  );
}

/** The tables of which the signed-in user may read rows. */
export async function readableTables(context: Context, club: Club): Promise<TableName[]> {
  return [...(await whatIMay(context, club))].flatMap(([name, { read }]) => (read === null ? [] : [name]));
}

function rightsOf({ access }: TableAccess): KnownRight[] {
  return verbs.flatMap((verb) => {
    const asked = access[verb];
    return asked && asked !== 'signed-in' ? [asked.right] : [];
  });
}

/** Says which tables there are and what may be done with them, or which fields one has. */
export async function tables(
  context: Context,
  name: string | undefined,
  options: CommonOptions,
): Promise<void> {
  const { out, texts } = context;
  if (name !== undefined) return describe(context, name, options);
  const { club } = openAsSomebody(context, options);
  const may = await whatIMay(context, club);
  if (options.json) {
    out.write(`${JSON.stringify([...may].map(([table, rights]) => ({ table, ...rights })))}\n`);
    return;
  }
  const { said } = texts;
  const word = (mine: May[Verb]) => (mine === 'all' ? '✓' : mine === 'own' ? said.own : '');
  const rows = [...may].map(([table, rights]) => [table, ...verbs.map((verb) => word(rights[verb]))]);
  out.write(drawTable([said.table, ...verbs.map((verb) => said.may[verb])], rows, out));
}

function describe(context: Context, name: string, options: CommonOptions): void {
  const { out, texts } = context;
  const rules = tableCalled(context, name);
  if (options.json) {
    out.write(`${JSON.stringify(rules)}\n`);
    return;
  }
  const { said } = texts;
  const rows = Object.entries(rules.fields).map(([field, rule]) => {
    const { type, format, reference, required, readOnly, sortable } = rule;
    const choices = rule.enum && rule.enum.length < 12 ? rule.enum.join('|') : undefined;
    return [
      field,
      reference ? `→ ${[reference].flat().join('|')}` : (choices ?? format ?? type),
      required ? said.needed : readOnly ? said.set : '',
      filtersOf('', rule)
        .map((each) => each || '=')
        .join(' '),
      sortable ? '✓' : '',
    ];
  });
  out.write(drawTable([said.field, said.type, '', said.filters, said.sorts], rows, out));
}
