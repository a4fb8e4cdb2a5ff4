import { type FieldRules, faultOf } from '@tatami/sdk/rules';
import type { FieldErrors, FormValues } from '@tatami/ui';
import type { Translate } from '@tatami/web-runtime/translator';

export type Values = FormValues;
export type { FieldErrors };
export type Rules = Readonly<Record<string, FieldRules>>;

/** What the server would refuse, told before it is asked. The rules are the contract's; the words are ours. */
export function validate(rules: Rules, values: Values, t: Translate): FieldErrors {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const error = validateField(rule, values[name], t);
      return error ? [[name, error]] : faultsWithin(name, rule, values[name], t);
    }),
  );
}

/** What is wrong within the entities of a list, by their paths: `guardians.0.name`. */
function faultsWithin(name: string, { items }: FieldRules, value: unknown, t: Translate): [string, string][] {
  if (!items?.fields || !Array.isArray(value)) return [];
  const { fields } = items;
  return value.flatMap((each: Values, at) =>
    Object.entries(validate(fields, each, t)).map(([path, error]): [string, string] => [
      `${name}.${at}.${path}`,
      error,
    ]),
  );
}

export function validateField(rule: FieldRules, value: unknown, t: Translate): string | null {
  const fault = faultOf(rule, value);
  switch (fault?.code) {
    case undefined:
      return null;
    case 'required':
    case 'too-few':
      return t('form.required');
    case 'too-short':
      return t('form.tooShort', fault?.values);
    case 'too-long':
      return t('form.tooLong', fault?.values);
    case 'too-small':
      return t('form.tooSmall', fault?.values);
    case 'too-large':
      return t('form.tooLarge', fault?.values);
    case 'too-many':
      return t('form.tooMany', fault?.values);
    default:
      // What is cleared and can't be left so has no other kind of fault.
      // Of a moment either the day or the time is missing.
      if (value === null || rule.format === 'date-time') return t('form.required');
      return rule.format === 'email' ? t('form.email') : t('form.pattern', { example: '', ...fault?.values });
  }
}
