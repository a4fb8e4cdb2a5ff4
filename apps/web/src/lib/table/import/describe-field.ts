import type { FieldRules } from '@tatami/sdk/rules';
import type { ImportColumn } from '@tatami/ui/CsvImport';
import { clubToday } from '../../club/club-zone.ts';
import type { I18n } from '../../i18n/i18n-context.ts';
import type { TableTexts } from '../table-texts.ts';
import type { ImportField } from './import-field.ts';

/** What a person is told of a column before there is a file. */
export function describeField(
  field: ImportField,
  { t, format }: I18n,
  texts: TableTexts,
  /** What the rows of a table are called, where they are few. */
  namesOf: (table: string) => readonly string[] | undefined,
): ImportColumn {
  const { path, header, rule, words } = field;
  const one = rule.items ?? rule;
  const referred = typeof one.reference === 'string' ? namesOf(one.reference) : undefined;
  const choices = words.size > 0 ? [...words.values()].map(([word = '']) => word) : referred;
  const kind = kindOf(one, t, (value) => format.number(value));
  return {
    id: path,
    header,
    required: rule.required,
    kind: rule.type === 'array' ? t('import.kind.several', { kind }) : kind,
    example: texts.maybe(`${path}.example`) ?? exampleOf(one, choices),
    choices,
  };
}

function kindOf(rule: FieldRules, t: I18n['t'], written: (value: number) => string): string {
  if (rule.type === 'boolean') return t('import.kind.flag');
  if (rule.enum) return t('import.kind.choice');
  if (rule.reference) return t('import.kind.name');
  if (rule.type === 'integer' || rule.type === 'number') {
    const { minimum, maximum } = rule;
    const kind = t(rule.type === 'integer' ? 'import.kind.whole' : 'import.kind.number');
    const within = [
      minimum !== undefined && t('import.kind.from', { value: written(minimum) }),
      maximum !== undefined && t('import.kind.to', { value: written(maximum) }),
    ];
    return [kind, ...within].filter(Boolean).join(' ');
  }
  if (rule.format === 'date') return t('import.kind.day');
  if (rule.format === 'time') return t('import.kind.time');
  if (rule.format === 'date-time') return t('import.kind.instant');
  if (rule.format === 'email') return t('import.kind.email');
  if (rule.format === 'uri') return t('import.kind.link');
  return rule.maxLength === undefined
    ? t('import.kind.text')
    : t('import.kind.upTo', { limit: rule.maxLength });
}

function exampleOf(rule: FieldRules, choices: readonly string[] | undefined): string | undefined {
  if (choices) return choices[0];
  if (rule.type === 'integer' || rule.type === 'number') return String(Math.max(rule.minimum ?? 1, 1));
  if (rule.format === 'date') return clubToday();
  if (rule.format === 'time') return '18:00';
  if (rule.format === 'date-time') return `${clubToday()} 18:00`;
  return undefined;
}
