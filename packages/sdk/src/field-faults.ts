import type { FaultCode } from './fault-texts.ts';
import type { FieldRules } from './field-rules.ts';

/** What is wrong with a field, by the code that the server would give. `toText` makes a sentence of it. */
export interface FieldFault {
  /** What is wrong, by the code that the server has for it. */
  readonly code: FaultCode;
  /** What the code is about: `{ limit: 100 }`, `{ allowed: 'pl, en' }`, `{ format: 'date' }`. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * What the rules of a field say against a value, or null. The server may know of more: whether a name is taken, whether
 * an end comes after its start.
 *
 * @param value as it would be sent, text trimmed or not; undefined when it is left out
 */
export function faultOf(rules: FieldRules, value: unknown): FieldFault | null {
  if (rules.readOnly) return null;
  const given = typeof value === 'string' ? value.trim() : value;
  if (given === undefined || given === null || given === '') {
    if (rules.required) return { code: 'required' };
    return given === null && !rules.nullable ? wrongType(rules) : null;
  }
  if (!isOfType(rules.type, given)) return wrongType(rules);
  if (rules.enum && !rules.enum.includes(given as string)) {
    return { code: 'not-allowed', values: { allowed: rules.enum.join(', ') } };
  }
  if (typeof given === 'string') return faultOfText(rules, given);
  if (typeof given === 'number')
    return outside(rules.minimum, rules.maximum, given, 'too-small', 'too-large');
  if (Array.isArray(given))
    return outside(rules.minItems, rules.maxItems, given.length, 'too-few', 'too-many');
  return null;
}

/** The faults of each field that has one, by its name. */
export function faultsOf(
  rules: Readonly<Record<string, FieldRules>>,
  entity: object,
): Record<string, FieldFault> {
  const values = entity as Readonly<Record<string, unknown>>;
  const names = new Set([...Object.keys(rules), ...Object.keys(values)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const field = rules[name];
      const fault = field ? faultOf(field, values[name]) : ({ code: 'unknown-field' } as const);
      return fault ? [[name, fault]] : [];
    }),
  );
}

const wrongType = ({ type }: FieldRules): FieldFault => ({ code: 'wrong-type', values: { type } });

function isOfType(type: FieldRules['type'], value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  if (type === 'array') return Array.isArray(value);
  return typeof value === type;
}

function faultOfText(
  { minLength, maxLength, pattern, example = '', format }: FieldRules,
  text: string,
): FieldFault | null {
  // As the server counts: characters, not UTF-16 units.
  const fault = outside(minLength, maxLength, [...text].length, 'too-short', 'too-long');
  if (fault) return fault;
  if (pattern && !new RegExp(pattern, 'u').test(text))
    return { code: 'wrong-pattern', values: { example: example } };
  return format && !formats[format](text) ? { code: 'wrong-format', values: { format } } : null;
}

function outside(
  least: number | undefined,
  most: number | undefined,
  amount: number,
  tooLittle: FieldFault['code'],
  tooMuch: FieldFault['code'],
): FieldFault | null {
  if (least !== undefined && amount < least) return { code: tooLittle, values: { limit: least } };
  if (most !== undefined && amount > most) return { code: tooMuch, values: { limit: most } };
  return null;
}

const isDay = (text: string) => {
  const date = new Date(`${text}T00:00Z`);
  return (
    /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(+date) && date.toISOString().startsWith(text)
  );
};

/** The formats are loose where the server is strict in ways that a form can’t mend. */
const formats: Record<NonNullable<FieldRules['format']>, (text: string) => boolean> = {
  date: isDay,
  'date-time': (text) => text[10] === 'T' && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
  time: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text),
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  uri: (text) => URL.canParse(text),
  password: () => true,
};
