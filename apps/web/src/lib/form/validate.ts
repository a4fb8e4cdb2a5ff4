import type { FieldRules } from '@tatami/sdk/rules';
import type { Translate } from '../i18n/translator.ts';

export type Values = Readonly<Record<string, unknown>>;
export type FieldErrors = Readonly<Record<string, string>>;
export type Rules = Readonly<Record<string, FieldRules>>;

/** What the server would refuse, told before it is asked. The rules are the contract's; the words are ours. */
export function validate(rules: Rules, values: Values, t: Translate): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const error = rule.readOnly ? null : validateField(rule, values[name], t);
    if (error) errors[name] = error;
  }
  return errors;
}

export function validateField(rule: FieldRules, value: unknown, t: Translate): string | null {
  if (isEmpty(value)) return rule.required ? t('form.required') : null;
  if (typeof value === 'string') return validateText(rule, value.trim(), t);
  if (typeof value === 'number') return validateNumber(rule, value, t);
  if (Array.isArray(value) && rule.maxItems !== undefined && value.length > rule.maxItems)
    return t('form.tooMany', { limit: rule.maxItems });
  return null;
}

function validateText(rule: FieldRules, text: string, t: Translate): string | null {
  const length = [...text].length;
  if (rule.minLength !== undefined && length < rule.minLength)
    return t('form.tooShort', { limit: rule.minLength });
  if (rule.maxLength !== undefined && length > rule.maxLength)
    return t('form.tooLong', { limit: rule.maxLength });
  if (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(text)) return t('form.pattern');
  if (rule.format === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return t('form.email');
  return null;
}

function validateNumber(rule: FieldRules, value: number, t: Translate): string | null {
  if (rule.minimum !== undefined && value < rule.minimum) return t('form.tooSmall', { limit: rule.minimum });
  if (rule.maximum !== undefined && value > rule.maximum) return t('form.tooLarge', { limit: rule.maximum });
  return null;
}

/** Spec §5: an empty required value is invalid. */
function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}
