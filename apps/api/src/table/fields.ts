import { type TSchema, Type } from 'typebox';
import { CLOCK_TIME } from '../http/validation.ts';

/** What a field's name doesn't say; the contract does. */
interface Meaning {
  description?: string;
  /** What a number counts; a weekday is one of ISO 8601, from 1, Monday, to 7. */
  unit?: 'min' | 'days' | 'months' | 'years' | 'PLN' | '°' | 'weekday';
}

interface TextOptions extends Meaning {
  minLength?: number;
  pattern?: string;
  /** What fits the pattern: it is shown to whoever wrote something else. */
  examples?: readonly [string];
  /** Whether it is one of some codes, which may grow: a list can be narrowed to several of them. */
  codes?: true;
}

const withUnit = ({ unit, codes, ...options }: TextOptions) => ({
  ...options,
  ...(unit && { 'x-unit': unit }),
  ...(codes && { 'x-codes': true }),
});

/** The kinds of field a table is made of; bounds and formats reach the client's forms from here. */

export const text = (maxLength: number, options: TextOptions = {}): TSchema =>
  Type.String({ minLength: 1, maxLength, ...withUnit(options) });

export const email = (meaning: Meaning = { description: 'Where mails reach them.' }): TSchema =>
  Type.String({ format: 'email', maxLength: 254, ...meaning });

/** A number by E.164: a plus and up to 15 digits. */
export const phone = (
  meaning: Meaning = { description: 'The phone number, with the country’s code.' },
): TSchema =>
  Type.String({
    pattern: '^\\+[1-9][0-9]{6,14}$',
    examples: ['+48600100200'],
    maxLength: 16,
    ...meaning,
  });

/** What has no field of its own. */
export const note = (maxLength: number, description = 'What else there is to say.'): TSchema =>
  text(maxLength, { description });

export const personName = {
  firstName: text(100, { description: 'The first name.' }),
  lastName: text(100, { description: 'The last name.' }),
};

export const names = (maxLength: number) => ({
  namePl: text(maxLength, { description: 'The Polish name.' }),
  nameEn: text(maxLength, { description: 'The English name.' }),
});

interface ChoiceOptions extends Meaning {
  /** What an update may make of each value that it holds. */
  steps?: Readonly<Record<string, readonly string[]>>;
}

export const oneOf = (choices: readonly string[], { steps, ...meaning }: ChoiceOptions = {}): TSchema =>
  Type.Unsafe({ type: 'string', enum: [...choices], ...(steps && { 'x-steps': steps }), ...meaning });

export const integer = (minimum: number, maximum: number, meaning: Meaning = {}): TSchema =>
  Type.Integer({ minimum, maximum, ...withUnit(meaning) });

export const number = (minimum: number, maximum: number, meaning: Meaning = {}): TSchema =>
  Type.Number({ minimum, maximum, ...withUnit(meaning) });

export const flag = (meaning?: Meaning): TSchema => Type.Boolean({ ...meaning });

/** A day, `YYYY-MM-DD` in the club’s zone. */
export const day = (meaning?: Meaning): TSchema => Type.String({ format: 'date', ...meaning });

/** An instant, RFC 3339 in UTC. */
export const instant = (meaning?: Meaning): TSchema => Type.String({ format: 'date-time', ...meaning });

/** A time of day, `HH:MM` in the club’s zone. */
export const localTime = (meaning?: Meaning): TSchema =>
  Type.String({ pattern: CLOCK_TIME, 'x-format': 'time', ...meaning });

/** The id of an entity of `table`, or of one of several. */
export const reference = (table: string | readonly string[], meaning?: Meaning): TSchema =>
  Type.String({ format: 'uuid', 'x-reference': table, ...meaning });

export const list = (
  item: TSchema,
  options: { minItems?: number; maxItems?: number } & Meaning = {},
): TSchema => Type.Array(item, { uniqueItems: true, ...options });

/** The same schema, null allowed. */
export function nullable(schema: TSchema): TSchema {
  const plain = schema as { type?: string; enum?: unknown[]; anyOf?: unknown };
  if (!plain.type) return schema;
  return Type.Unsafe({
    ...plain,
    type: [plain.type, 'null'],
    ...(plain.enum && { enum: [...plain.enum, null] }),
  });
}

/** Which picture somebody has, in a row that names them; their own table has it. */
export const pictureOf = (whom: string) => nullable(text(64, { description: `The \`${whom}.picture\`.` }));
