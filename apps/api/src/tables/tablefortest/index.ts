import { defineTable } from '../../table/definition.ts';
import { day, flag, number, reference, text } from '../../table/fields.ts';
import { tablefortest } from './columns.ts';

const ofDictionary = [{ table: 'tablefortestdictionary', as: 'd', by: 'dictionary' }];

export const tablefortestTable = defineTable<typeof tablefortest.$inferSelect>({
  name: 'tablefortest',
  entity: 'TableForTest',
  description: 'A row to try lists, forms and imports with: a field of every kind.',
  granted: { Developers: 'Write' },
  table: tablefortest,
  few: true,
  fields: {
    text: text(200, { description: 'Any words.' }),
    number: number(-1e6, 1e6, { description: 'Any number, without a unit.' }),
    date: day({ description: 'Any day.' }),
    flag: flag({ description: 'Yes or no.' }),
    dictionary: reference('tablefortestdictionary', { description: 'The entry that was chosen.' }),
  },
  derived: {
    dictionaryNamePl: { schema: text(100), sql: 'd.name_pl', via: ofDictionary },
    dictionaryNameEn: { schema: text(100), sql: 'd.name_en', via: ofDictionary },
  },
  search: ['text', 'dictionaryNamePl', 'dictionaryNameEn'],
  sort: ['text,asc'],
});
