import type { FieldRules } from '@tatami/sdk/rules';
import type { ImportFault } from '@tatami/ui/CsvImport';
import { distance } from 'fastest-levenshtein';
import { instantOf } from '../../club/club-time.ts';
import { tidyPhone } from '../../form/tidy.ts';
import { validateField } from '../../form/validate.ts';
import type { I18n } from '../../i18n/i18n-context.ts';
import type { ImportField } from './import-field.ts';
import type { NameIndex } from './name-index.ts';

export type CellReading = { value: unknown } | { fault: ImportFault };

/** What cells are read by. */
export interface ReadingContext {
  i18n: Pick<I18n, 't' | 'timeZone'>;
  /** The rows of each table that a field refers to. */
  namesOf: (table: string) => NameIndex | undefined;
}

/** What a filled cell says, as the contract wants it. */
export function readCell(text: string, field: ImportField, context: ReadingContext): CellReading {
  const { rule, described, path } = field;
  if (rule.type !== 'array') {
    const tidied = described.tidy?.(text) ?? (/phone$/i.test(path) ? tidyPhone(text) : text);
    return readOne(tidied, rule, field, context);
  }
  const values: unknown[] = [];
  for (const part of text.split(/[;\n]/).map((each) => each.trim())) {
    const reading = part ? readOne(part, rule.items ?? { type: 'string' }, field, context) : undefined;
    if (reading && 'fault' in reading) return { fault: { text: `${part}: ${reading.fault.text}` } };
    if (reading) values.push(reading.value);
  }
  return judged(rule, values, context);
}

function readOne(text: string, rule: FieldRules, field: ImportField, context: ReadingContext): CellReading {
  const { t, timeZone } = context.i18n;
  if (rule.enum || rule.type === 'boolean') return readWord(text, rule, field, context);
  if (rule.reference) return readName(text, [rule.reference].flat(), context);
  if (rule.type === 'integer' || rule.type === 'number') {
    const figures = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
    const isNumber = (rule.type === 'integer' ? /^[+-]?\d+(\.0+)?$/ : /^[+-]?\d+(\.\d+)?$/).test(figures);
    if (isNumber) return judged(rule, Number(figures), context);
    return { fault: { text: t(rule.type === 'integer' ? 'import.fault.whole' : 'import.fault.number') } };
  }
  if (rule.format === 'date') {
    const day = readDay(text);
    return day ? judged(rule, day, context) : { fault: { text: t('import.fault.day') } };
  }
  if (rule.format === 'time') {
    const [, hours = '', minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?::00)?$/.exec(text) ?? [];
    return minutes
      ? { value: `${hours.padStart(2, '0')}:${minutes}` }
      : { fault: { text: t('import.fault.time') } };
  }
  if (rule.format === 'date-time') {
    const day = field.described.instantOf && readDay(text);
    const instant = day ? field.described.instantOf?.(day, timeZone) : readInstant(text, timeZone);
    return instant ? judged(rule, instant, context) : { fault: { text: t('import.fault.instant') } };
  }
  return judged(rule, text, context);
}

function judged(rule: FieldRules, value: unknown, { i18n }: ReadingContext): CellReading {
  const error = validateField(rule, value, i18n.t);
  return error ? { fault: { text: error } } : { value };
}

function readWord(
  text: string,
  rule: FieldRules,
  { words }: ImportField,
  { i18n }: ReadingContext,
): CellReading {
  const wanted = text.toLocaleLowerCase('pl');
  const known = [...words].flatMap(([value, all]) =>
    all.map((word) => ({ value, word, shown: all[0] ?? value })),
  );
  const found = known.find(({ word }) => word.toLocaleLowerCase('pl') === wanted);
  if (found) return { value: rule.type === 'boolean' ? found.value === 'true' : found.value };
  const near = known.find(
    ({ word }) => distance(word.toLocaleLowerCase('pl'), wanted) <= Math.min(2, word.length / 2),
  );
  if (near)
    return { fault: { text: i18n.t('import.fault.meant', { word: near.shown }), suggestion: near.shown } };
  const all = [...words.values()].map(([word]) => word).join(', ');
  return { fault: { text: i18n.t('import.fault.choice', { words: all }) } };
}

function readName(text: string, tables: readonly string[], { i18n, namesOf }: ReadingContext): CellReading {
  const indices = tables.flatMap((table) => namesOf(table) ?? []);
  const [found, ...others] = indices.flatMap((index) => index.find(text));
  if (indices.length < tables.length && !found && isId(text)) return { value: text };
  if (found && others.length === 0) return { value: found };
  return { fault: { text: i18n.t(found ? 'import.fault.several' : 'import.fault.unknown', { name: text }) } };
}

export const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** `2026-11-22`, or `22.11.2026` with whatever between; a day that is in no calendar is none. */
function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  const [, ownDay, ownMonth, ownYear] = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(text) ?? [];
  const written = [year ?? ownYear, month ?? ownMonth, day ?? ownDay]
    .map((part = '') => part.padStart(2, '0'))
    .join('-');
  const at = Date.parse(`${written}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(written) ? written : undefined;
}

/** A moment by the club's clocks, `2026-11-22 18:00`, or as the wire has it; a day alone is its beginning. */
function readInstant(text: string, timeZone: string): string | undefined {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)))
    return new Date(text).toISOString();
  const [, date = '', hours = '0', minutes = '00'] =
    /^(.+?)(?:[ T,]+([01]?\d|2[0-3])[:.]([0-5]\d)(?::\d\d)?)?$/.exec(text) ?? [];
  const day = readDay(date.trim());
  return day && instantOf(day, `${hours.padStart(2, '0')}:${minutes}`, timeZone);
}
