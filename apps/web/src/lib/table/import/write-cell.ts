import { localDate, localTime } from '../../club/club-time.ts';
import { locales } from '../../i18n/formats.ts';
import type { I18n } from '../../i18n/i18n-context.ts';
import type { ImportField } from './import-field.ts';
import type { NameIndex } from './name-index.ts';

interface WritingContext {
  i18n: Pick<I18n, 'language' | 'timeZone'>;
  namesOf: (table: string) => NameIndex | undefined;
}

/** What a file says of a value, so that it is read back as the same. */
export function writeCell(value: unknown, field: ImportField, context: WritingContext): string {
  const { rule, words } = field;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    return value.map((each) => writeCell(each, { ...field, rule: rule.items ?? rule }, context)).join('; ');
  }
  const { language, timeZone } = context.i18n;
  if (typeof value === 'number')
    return value.toLocaleString(locales[language], { useGrouping: false, maximumFractionDigits: 20 });
  const text = String(value);
  if (rule.reference) {
    const names = [rule.reference].flat().map((table) => context.namesOf(table)?.names.get(text));
    return names.find((name) => name !== undefined) ?? text;
  }
  if (rule.format === 'date-time') return `${localDate(text, timeZone)} ${localTime(text, timeZone)}`;
  return words.get(text)?.[0] ?? text;
}
