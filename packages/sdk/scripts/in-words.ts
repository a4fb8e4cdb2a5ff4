import type { Contract, Schema } from './schema.ts';

const formats: Record<string, string> = {
  date: '`YYYY-MM-DD`.',
  'date-time': 'RFC 3339, UTC.',
  time: '`HH:MM`, in the club’s zone.',
};

/** The contract whose descriptions say what a type does not: formats, units, references. */
export function inWords(contract: Contract): Contract {
  return JSON.parse(JSON.stringify(contract), (_, value) => (isSchema(value) ? told(value) : value));
}

const isSchema = (value: unknown): value is Schema => {
  const { type } = (value ?? {}) as Schema;
  return typeof type === 'string' || (Array.isArray(type) && typeof type[0] === 'string');
};

function told({ format, 'x-reference': reference, 'x-unit': unit, ...schema }: Schema): Schema {
  const description = [
    schema.description,
    reference &&
      `${[reference]
        .flat()
        .map((table) => `\`${String(table)}.id\``)
        .join(' or ')}.`,
    formats[String(format)],
    unit && `In ${String(unit)}.`,
  ]
    .filter(Boolean)
    .join(' ');
  return { ...schema, ...(description && { description }) };
}
