import { boolean, doublePrecision, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { day, entity, polishText, searchText } from '../../database/columns.ts';
import { tablefortestdictionary } from '../tablefortestdictionary/columns.ts';

export const tablefortest = pgTable(
  'tablefortest',
  {
    ...entity(),
    text: polishText('text').notNull(),
    number: doublePrecision('number'),
    date: day('date'),
    flag: boolean('flag').notNull().default(false),
    dictionary: uuid('dictionary')
      .notNull()
      .references(() => tablefortestdictionary.id),
    searchText: searchText('text'),
  },
  (t) => [index('tablefortest_dictionary_idx').on(t.dictionary)],
);
