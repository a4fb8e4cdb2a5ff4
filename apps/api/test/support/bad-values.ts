import { CLOCK_TIME } from '../../src/http/validation.ts';

interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  'x-reference'?: unknown;
}

const QUOTE = "1' or '1'='1'; drop table \"user\"; --";

const formats: Record<string, readonly string[]> = {
  uuid: ['7', QUOTE, '00000000-0000-0000-0000-00000000000g', '{00000000-0000-7000-8000-000000000000}'],
  date: [
    'yesterday',
    '1899-12-31',
    '2200-01-01',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00:00Z',
    'infinity',
    '-4713-01-01',
  ],
  'date-time': [
    'now',
    '2026-11-20',
    '2026-11-20T18:00',
    '2026-11-20T18:00:00',
    '2026-11-20 18:00:00Z',
    '1899-12-31T23:59:59Z',
    '2200-01-01T00:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-11-20T25:00:00Z',
    '2026-11-20T18:00:00+99:00',
    'infinity',
  ],
  email: [
    'nobody',
    '@example.org',
    'a@b@c.org',
    'a@example.org\r\nBcc: all@example.org',
    'a@example.org, b@example.org',
    'Ola <ola@example.org>',
  ],
};

/** Values that a field of this schema must refuse, each for a reason of its own. */
export function badValues(schema: Schema): unknown[] {
  const types = [schema.type].flat();
  const type = types.find((name) => name !== 'null');
  const bad: unknown[] = types.includes('null') ? [] : [null];
  switch (type) {
    case 'string':
      bad.push(7, true, {}, ['text'], 'a\0b', '\ud800', 'x\udc00y');
      if (!types.includes('null')) bad.push('', ' \t\n ');
      if (schema.maxLength) bad.push('ż'.repeat(schema.maxLength + 1));
      if ((schema.minLength ?? 0) > 1) bad.push('a');
      if (schema.pattern) bad.push('<b>', QUOTE);
      if (schema.pattern === CLOCK_TIME) bad.push('18', '7:00', '24:00', '18:60', '18:00:00', 'noon');
      if (schema.enum) bad.push('nothing of the kind', otherCase(String(schema.enum[0])), QUOTE);
      if (schema['x-reference']) bad.push('00000000-0000-7000-8000-000000000000');
      bad.push(...(formats[schema.format ?? ''] ?? []));
      break;
    case 'integer':
    case 'number':
      bad.push('7', 'many', true, {}, [7], 1e308, -1e308);
      if (type === 'integer') bad.push(1.5, 2 ** 53);
      if (schema.minimum !== undefined) bad.push(schema.minimum - 1);
      if (schema.maximum !== undefined) bad.push(schema.maximum + 1);
      break;
    case 'boolean':
      bad.push('true', 1, 0, {}, []);
      break;
    case 'array':
      bad.push('1', 7, {}, ...badValues(schema.items ?? {}).map((item) => [item]));
      if (schema.minItems) bad.push([]);
      break;
    default:
      bad.push(7, 'text', [], { nothing: 1 });
  }
  return bad;
}

const otherCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
