import type { TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import type { I18n } from '../../i18n/i18n-context.ts';
import { languages } from '../../i18n/languages.ts';
import { createTranslator } from '../../i18n/translator.ts';
import type { FieldDescription, Table } from '../table.ts';
import { type TableTexts, tableTexts } from '../table-texts.ts';

/** A field that a file may bring. */
export interface ImportField {
  /** Its path in a row: `name`, `guardians.0.name`. */
  path: string;
  rule: FieldRules;
  /** Its name to the person. */
  header: string;
  /** All that it may be called in a file. */
  calledBy: readonly string[];
  /** Of an enumeration or a flag: its values by all words for them, the first as the person knows it. */
  words: ReadonlyMap<string, readonly string[]>;
  described: FieldDescription<TableName>;
}

/** The column that says which row is meant. */
export const idColumn = 'id';

/** The fields of a table that a file may bring: first those of the form, then what else is written and has a name. */
export function importFields<T extends TableName>(table: Table<T>, { t }: I18n): ImportField[] {
  const own = tableTexts(t, table.place.table);
  const inAll = [
    own,
    ...languages.map((language) => tableTexts(createTranslator(language, {}), table.place.table)),
  ];
  const known = Object.entries(table.rules).flatMap(([name, rule]) =>
    rule.readOnly ? [] : withinLists(name, rule),
  );
  const inForm: readonly string[] = (table.form ?? []).flatMap((row) =>
    'rows' in row ? row.rows.flat() : [...row],
  );
  const places = [...inForm, ...table.contract.search];
  const placeOf = ({ path }: { path: string }) => places.indexOf(path) + 1 || places.length + 1;
  return known
    .filter(({ path }) => own.field(textOf(path)) !== `${table.place.table}.${textOf(path)}`)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(({ path, rule }) => ({
      path,
      rule,
      header: own.field(textOf(path)),
      calledBy: [...inAll.map((texts) => texts.field(textOf(path))), path],
      words: wordsOf(path, rule.items ?? rule, inAll),
      described: (table.fields?.[path as keyof typeof table.fields] ?? {}) as FieldDescription<TableName>,
    }));
}

/** Of a list of entities the fields of its first: a minor comes with one guardian. */
function withinLists(name: string, rule: FieldRules): { path: string; rule: FieldRules }[] {
  if (rule.type === 'object') return [];
  if (rule.items?.type !== 'object') return [{ path: name, rule }];
  return Object.entries(rule.items.fields ?? {}).map(([field, { required: _ofIt, ...within }]) => ({
    path: `${name}.0.${field}`,
    rule: within,
  }));
}

const textOf = (path: string) => path.replace('.0.', '.');

function wordsOf(path: string, rule: FieldRules, inAll: readonly TableTexts[]): ImportField['words'] {
  const values = rule.type === 'boolean' ? ['true', 'false'] : (rule.enum?.map(String) ?? []);
  return new Map(
    values.map((value) => {
      const words = inAll
        .map((texts) => texts.choice(path, value))
        .filter((word) => !word.endsWith(`.${path}.${value}`));
      return [
        value,
        [...new Set([...words, ...(rule.type === 'boolean' ? (plain[value] ?? []) : []), value])],
      ];
    }),
  );
}

/** What a spreadsheet or a person writes for yes and no. */
const plain: Readonly<Record<string, readonly string[]>> = {
  true: ['tak', 'yes', 'prawda', '1', 'x'],
  false: ['nie', 'no', 'fałsz', '0'],
};
