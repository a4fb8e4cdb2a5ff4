import type { TableRules } from '@tatami/sdk/rules';
import { resolveColumns } from '@tatami/tables/resolve-columns';
import type { FormDescription, Table } from '@tatami/tables/table';
import { textKeys } from '@tatami/tables/table-texts';
import type { Rules } from '@tatami/tables/validate';

interface Texts {
  /** What must be said: of each, one of these keys. */
  required: readonly (readonly string[])[];
  /** What may be said beside it. */
  optional: readonly string[];
}

/** The texts that the list and the form of a table show. */
export function textsOfTable(described: Table): Texts {
  const { place, rules, contract, form } = described;
  const { table } = place;
  const own = (...names: string[]) => names.map((name) => textKeys.own(table, name));
  const columns = resolveColumns(described.columns, rules);
  const sections = (form ?? []).flatMap((part) => ('heading' in part ? part : []));
  const fields = (form ?? []).flatMap((part) => ('heading' in part ? part.rows.flat() : part));
  const shown = new Set<string>([...fields, ...columns.flatMap(({ field }) => field ?? [])]);
  const actions = Object.keys(described.actions ?? {});
  const said = actions.flatMap((name) => Object.keys(fieldsOfAction(described, name)));
  const writable = Object.keys(rules).filter((field) => !rules[field]?.readOnly);
  // What its history may tell of, and a file may bring.
  const told = contract.access.update || contract.access.create ? writable : [];
  const isWritten = form !== undefined || described.Drawer !== undefined;

  return {
    required: [
      ...own('list.title', 'list.about', 'list.empty'),
      ...(isWritten && contract.access.create ? own('list.add') : []),
      ...(form && contract.access.remove ? own('remove.text') : []),
      ...(described.isLocked ? own('locked') : []),
      ...columns.map(({ headedBy }) => textKeys.field(table, headedBy)),
      ...[...new Set([...fields, ...told])].map((field) => textKeys.field(table, field)),
      ...own(...sections.map(({ heading }) => `form.${heading}`)),
      ...own(...actions.map((name) => `action.${name}`)),
      ...said.map((field) => textKeys.field(table, field)),
      ...[...new Set([...shown, ...told])].flatMap((field) => {
        const rule = rules[field];
        const values =
          rule?.type === 'boolean' ? columnValues(described, field) : (rule?.enum ?? rule?.items?.enum ?? []);
        return values.map((value) => textKeys.choice(table, field, String(value)));
      }),
    ],
    optional: [
      // Of what only the server writes, what people would ask about.
      ...namesWithin(rules).flatMap((field) => textKeys.field(table, field)),
      ...general.flatMap((name) => textKeys.general(table, name)),
      ...own(...maybe).flat(),
      ...textKeys.own(contract.name, 'list.title'),
      ...(described.takenBack ? own('takenBack').flat() : []),
      // A file’s column may have an example, though no form asks for it.
      ...own(...writable.map((field) => `${field}.example`)).flat(),
      // A file may bring the first of a list of entities along.
      ...writable.flatMap((name) =>
        Object.keys(rules[name]?.items?.fields ?? {}).flatMap((field) =>
          textKeys.field(table, `${name}.${field}`),
        ),
      ),
      ...own(...actions.flatMap((name) => [`action.${name}.text`, `action.${name}.done`])).flat(),
      ...[...shown].flatMap((field) =>
        own(...ofField.map((name) => `${field}.${name}`), `bulk.${field}`, `bulk.${field}.done`).flat(),
      ),
    ],
  };
}

/** The texts of a form that stands beside the tables, with the names of its fields. */
export function textsOfForm({ place: { table }, rules, form = [] }: FormDescription<never>): string[] {
  const fields: string[] = form.flatMap((part) => ('heading' in part ? part.rows.flat() : [...part]));
  return fields.flatMap((field) => [
    ...textKeys.field(table, field),
    ...ofField.flatMap((name) => textKeys.own(table, `${field}.${name}`)),
    ...(rules[field]?.enum ?? []).flatMap((value) => textKeys.choice(table, field, String(value))),
  ]);
}

/** The texts of what can be done with the rows of a table that has no page of its own. */
export function textsOfActions({ name: table, actions }: TableRules): string[] {
  const own = (...names: string[]) => names.flatMap((name) => textKeys.own(table, name));
  return Object.entries<{ fields: object }>(actions).flatMap(([action, { fields }]) => [
    ...own(`action.${action}`, `action.${action}.text`, `action.${action}.done`),
    ...Object.keys(fields).flatMap((field) => own(field, ...ofField.map((name) => `${field}.${name}`))),
  ]);
}

const general = [
  'list.search',
  'remove',
  'remove.title',
  'retire',
  'bulk.remove',
  'bulk.remove.question',
  'bulk.remove.done',
];
const maybe = ['list.count', 'list.empty.text', 'removed', 'bulk.remove.text'];
const ofField = ['hint', 'example', 'none', 'all', 'fixed', 'required', 'count'];

function namesWithin(rules: Rules): string[] {
  return Object.entries(rules).flatMap(([name, { fields }]) => [
    name,
    ...(fields ? namesWithin(fields) : []),
  ]);
}

function fieldsOfAction({ contract }: Table, name: string): object {
  const actions = contract.actions as Readonly<Record<string, { fields: object }>>;
  return actions[name]?.fields ?? {};
}

/** A flag that only its form shows is a box to tick. */
function columnValues({ columns }: Table, field: string): string[] {
  const isColumn = columns.some((column) => (typeof column === 'string' ? column : column.field) === field);
  return isColumn ? ['true', 'false'] : [];
}
