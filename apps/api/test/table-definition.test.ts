import { pgTable, text as textColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { entity } from '../src/database/columns.ts';
import { defineTable } from '../src/table/definition.ts';
import { integer, text } from '../src/table/fields.ts';

const tableWith = (field: string) =>
  defineTable({
    name: 'gi',
    entity: 'Workplace',
    description: 'What is worn on the mat.',
    table: pgTable('gi', { ...entity(), [field]: textColumn(field) }),
    fields: { [field]: text(20) },
  });

it.each(['page', 'size', 'sort', 'q', 'after', 'fields', 'fits.gt'])(
  'a field called %s would be taken for another parameter of the list, and is refused',
  (field) => {
    expect(() => tableWith(field)).toThrow(`gi: no field can be called ${field}`);
  },
);

it('a field of another name is taken', () => {
  expect(tableWith('sizeLabel').readable.has('sizeLabel')).toBe(true);
});

it('a column that nobody spoke of is refused', () => {
  expect(() => defineTable({ ...tableWith('colour'), fields: {} })).toThrow('gi: say of colour');
});

it.each([
  {},
  { own: 't.colour = :viewer', published: 'true' },
  { own: 't.colour = :viewer', granted: { Members: 'Read' } },
] as const)('a private table that is nobody’s own, or open to others, is refused: %o', (said) => {
  expect(() => defineTable({ ...tableWith('colour'), isPrivate: true, ...said })).toThrow(
    'gi: what is private',
  );
});

it('a derived value that would take a query for each row of a list is refused', () => {
  const spareCount = { schema: integer(0, 100), sql: 'select count(*) from gi g where g.colour = t.colour' };
  expect(() => defineTable({ ...tableWith('colour'), derived: { spareCount } })).toThrow(
    'gi: spareCount would take a query for each row',
  );
});
