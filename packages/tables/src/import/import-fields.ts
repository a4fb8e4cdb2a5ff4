import type { TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import type { CellKind, ImportField, Pair, WordedValue } from '@tatami/ui/CsvImport';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { type Language, languages } from '@tatami/web-runtime/languages';
import { createTranslator } from '@tatami/web-runtime/translator';
import { instantOf, localDate, localTime } from '@tatami/web-runtime/zoned-time';
import { codesOf } from '../description/codes-of.ts';
import { formFields } from '../description/form-fields.ts';
import type { ColumnDescription, FieldDescription, Table } from '../description/table.ts';
import { type TableTexts, tableTexts } from '../description/table-texts.ts';
import { tidyPhone } from '../form/tidy.ts';
import { validateField } from '../form/validate.ts';

/** What the rows of a table are called, where they are few. */
type FewNames = (table: string) => readonly string[] | undefined;

/**
 * The fields of a table that a file may bring: first those without which there is no form, then
 * those of the form, then what else is written and has a name. A
 * file is read by others too: no password stands in it.
 */
export function importFields<T extends TableName>(table: Table<T>, i18n: I18n, few: FewNames): ImportField[] {
  const { place, rules, contract, fields, columns = [] } = table;
  const own = tableTexts(i18n.t, place.table);
  const inAll = [
    own,
    ...languages.map((language) => tableTexts(createTranslator(language, {}), place.table)),
  ];
  const known = Object.entries(rules).flatMap(([name, rule]) =>
    rule.readOnly || rule.format === 'password' ? [] : withinLists(name, rule),
  );
  const inForm = formFields(table);
  // A form that is opened beside somebody has settled before whose row it is.
  const settled = known.flatMap(({ path, rule }) => (rule.required && !inForm.includes(path) ? path : []));
  const places = [...settled, ...inForm, ...contract.search];
  const placeOf = ({ path }: { path: string }) => places.indexOf(path) + 1 || places.length + 1;
  return known
    .filter(({ path }) => own.field(textOf(path)) !== `${place.table}.${textOf(path)}`)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(({ path, rule }): ImportField => {
      const tidy = codeOf(columns, path, i18n);
      const described = {
        ...(tidy && { tidy }),
        ...(fields?.[path as keyof typeof fields] as FieldDescription<TableName> | undefined),
      };
      return {
        id: path,
        header: own.field(textOf(path)),
        calledBy: [...inAll.map((texts) => texts.field(textOf(path))), path],
        kind: kindOf(rule, { path, described, i18n, few, inAll }),
        required: rule.required,
        nullable: rule.nullable,
        example: own.maybe(`${path}.example`),
      };
    });
}

/** Reads the code out of what people call it, where the field holds one. */
function codeOf<T extends TableName>(
  columns: readonly ColumnDescription<T>[],
  path: string,
  i18n: I18n,
): ((typed: string) => string) | undefined {
  const codes = codesOf(columns, path);
  if (!codes) return undefined;
  const lower = (text: string) => text.toLocaleLowerCase('pl');
  return (typed) => codes.known.find((code) => lower(codes.wordOf(code, i18n)) === lower(typed)) ?? typed;
}

/** The fields of the first entity of each list within: a minor comes with one guardian. */
function withinLists(name: string, rule: FieldRules): { path: string; rule: FieldRules }[] {
  if (rule.items?.type !== 'object') return [{ path: name, rule }];
  return Object.entries(rule.items.fields ?? {}).map(([field, { required: _ofIt, ...within }]) => ({
    path: `${name}.0.${field}`,
    rule: within,
  }));
}

const textOf = (path: string) => path.replace('.0.', '.');

interface KindContext {
  path: string;
  described: FieldDescription<TableName>;
  i18n: I18n;
  few: FewNames;
  inAll: readonly TableTexts[];
}

/** What the cells of a field say, by its rules. */
function kindOf(rule: FieldRules, context: KindContext): CellKind {
  const { path, described, i18n, few, inAll } = context;
  const { timeZone, t } = i18n;
  const faultOf = (value: unknown) => validateField(rule, value, t);
  if (rule.type === 'object') return pairsOf(rule, context);
  const { minimum: least, maximum: most, format } = rule;
  if (rule.type === 'array')
    return { type: 'several', each: kindOf(rule.items ?? { type: 'string' }, context), faultOf };
  if (rule.type === 'boolean' || rule.enum) {
    const values = rule.enum ?? [true, false];
    return { type: rule.enum ? 'word' : 'flag', words: values.map((value) => wordsOf(path, value, inAll)) };
  }
  if (rule.unit === 'weekday') return { type: 'word', words: weekdays(i18n.language) };
  if (rule.reference) {
    const of = [rule.reference].flat();
    return { type: 'name', of, few: of.length === 1 ? few(of[0] ?? '') : undefined };
  }
  if (rule.type !== 'string')
    return { type: rule.type === 'integer' ? 'whole' : 'number', least, most, faultOf };
  if (format === 'date' || format === 'time') return { type: format === 'date' ? 'day' : 'time', faultOf };
  if (format === 'date-time')
    return {
      type: 'instant',
      at: (day, time) =>
        time === undefined && described.day
          ? described.day.instantOf(day, timeZone)
          : instantOf(day, time ?? '00:00', timeZone),
      written: (instant) => `${localDate(instant, timeZone)} ${localTime(instant, timeZone)}`,
      faultOf,
    };
  return {
    type: 'text',
    format: format === 'email' ? format : format === 'uri' ? 'link' : undefined,
    most: rule.maxLength,
    tidy: described.tidy ?? (/phone$/i.test(path) ? tidyPhone : undefined),
    faultOf,
  };
}

/** What a field holds by names: by rows of another table, or by its own parts. */
function pairsOf(rule: FieldRules, context: KindContext): CellKind {
  const { keys, values, fields = {} } = rule;
  if (keys && values)
    return {
      type: 'pairs',
      key: kindOf(keys, context),
      each: kindOf(values, context),
      pairsOf: Object.entries,
      heldOf: (pairs) => Object.fromEntries(pairs),
    };
  const { t } = context.i18n;
  const parts = Object.entries(fields).flatMap(([of, { fields: within = {} }]) =>
    Object.entries(within).map(([name, part]) => ({ of, name, path: `${of}.${name}`, part })),
  );
  const words = parts.map(({ of, name, path }) => ({
    value: path,
    words: [...new Set([...context.inAll.map((texts) => `${of} ${texts.field(name)}`), path])],
  }));
  const pairs = (held: object) =>
    parts.flatMap(({ of, name, ...part }) => {
      const value = (held as Nested)[of]?.[name] ?? null;
      return value === null ? [] : [{ ...part, value }];
    });
  return {
    type: 'pairs',
    key: { type: 'word', words },
    each: { type: 'whole' },
    pairsOf: (held) => pairs(held).map(({ path, value }): Pair => [path, value]),
    // Whatever has one of its parts has all of them.
    heldOf: (given) => {
      const values = new Map(given);
      return Object.fromEntries(
        Object.entries(fields).flatMap(([of, { fields: within = {} }]) => {
          const held = Object.keys(within).map(
            (name) => [name, values.get(`${of}.${name}`) ?? null] as const,
          );
          return held.some(([, value]) => value !== null) ? [[of, Object.fromEntries(held)]] : [];
        }),
      );
    },
    faultOf: (held) => {
      const [fault = null] = pairs(held as object).flatMap(({ path, part, value }) => {
        const found = validateField(part, value, t);
        return found ? [`${words.find((each) => each.value === path)?.words[0]}: ${found}`] : [];
      });
      return fault;
    },
  };
}

type Nested = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** A value of an enumeration or a flag by all words for it, the first as the person knows it. */
function wordsOf(path: string, value: string | number | boolean, inAll: readonly TableTexts[]): WordedValue {
  const words = inAll
    .map((texts) => texts.choice(path, String(value)))
    .filter((word) => !word.endsWith(`.${path}.${value}`));
  return { value, words: [...new Set([...words, ...(plain[String(value)] ?? []), String(value)])] };
}

/** The days of the week by their names, the short ones first. */
const weekdays = (language: Language): WordedValue[] =>
  [1, 2, 3, 4, 5, 6, 7].map((value) => ({
    value,
    words: [language, ...languages].flatMap((each) => [
      ...(['short', 'long'] as const).map((weekday) =>
        // The first of January of 2024 is a Monday.
        new Date(Date.UTC(2024, 0, value)).toLocaleDateString(each, { weekday, timeZone: 'UTC' }),
      ),
      String(value),
    ]),
  }));

/** What a spreadsheet or a person writes for yes and no. */
const plain: Readonly<Record<string, readonly string[]>> = {
  true: ['tak', 'yes', 'prawda', '1', 'x'],
  false: ['nie', 'no', 'fałsz', '0'],
};
