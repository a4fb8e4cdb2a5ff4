import { defineTable } from '../../table/definition.ts';
import { flag, integer, names, text } from '../../table/fields.ts';
import { refuseWhileUsed } from '../../table/refuse-while-used.ts';
import { tablefortestdictionary } from './columns.ts';

export const tablefortestdictionaryTable = defineTable<typeof tablefortestdictionary.$inferSelect>({
  name: 'tablefortestdictionary',
  entity: 'TableForTestDictionary',
  description: 'An entry that rows of the test table choose from.',
  granted: { Developers: 'Write' },
  table: tablefortestdictionary,
  few: true,
  fields: {
    code: text(50, {
      pattern: '^[A-Za-z0-9._-]+$',
      examples: ['A-1'],
      description: 'The short name that no other has.',
    }),
    ...names(100),
    rank: integer(0, 1_000, { description: 'The place in lists, the lowest first.' }),
    active: flag({ description: 'Whether new rows are offered it.' }),
  },
  search: ['code', 'namePl', 'nameEn'],
  sort: ['rank,asc', 'namePl,asc'],
  rules: {
    refuseRemoval: (context, { id }) =>
      refuseWhileUsed(context, id, 'select text as name from tablefortest where dictionary = $1'),
  },
});
