import { type TSchema, Type } from 'typebox';

/** The kinds of field a table is made of; bounds and formats reach the client's forms from here. */

export const text = (maxLength: number, options: { minLength?: number; pattern?: string } = {}): TSchema =>
  Type.String({ minLength: 1, maxLength, ...options });

export const email = (): TSchema => Type.String({ format: 'email', maxLength: 254 });

/** E.164: a plus and up to 15 digits. */
export const phone = (): TSchema => Type.String({ pattern: '^\\+[1-9][0-9]{6,14}$', maxLength: 16 });

export const oneOf = (choices: readonly string[]): TSchema =>
  Type.Unsafe({ type: 'string', enum: [...choices] });

export const integer = (minimum: number, maximum: number): TSchema => Type.Integer({ minimum, maximum });

export const number = (minimum: number, maximum: number): TSchema => Type.Number({ minimum, maximum });

export const flag = (): TSchema => Type.Boolean();

/** `YYYY-MM-DD` in the club's zone. */
export const day = (): TSchema => Type.String({ format: 'date' });

/** RFC 3339 in UTC. */
export const instant = (): TSchema => Type.String({ format: 'date-time' });

/** `HH:MM` in the club's zone. */
export const localTime = (): TSchema => Type.String({ format: 'time' });

/** The id of an entity of `table`. */
export const reference = (...tables: string[]): TSchema =>
  Type.String({ format: 'uuid', 'x-reference': tables.length === 1 ? tables[0] : tables });

export const list = (item: TSchema, options: { minItems?: number; maxItems?: number } = {}): TSchema =>
  Type.Array(item, { uniqueItems: true, ...options });

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
