import { defineTable } from '../../table/definition.ts';
import { flag, integer, number, oneOf, text } from '../../table/fields.ts';
import { sections } from '../student/columns.ts';
import { type Price, price, pricePeriods } from './columns.ts';

/** What the club may say of a price. */
const priceFields = {
  namePl: text(120, { description: 'What is paid for, in Polish.' }),
  nameEn: text(120, { description: 'What is paid for, in English.' }),
  amountPln: number(0, 100_000, { description: 'How much it is.', unit: 'PLN' }),
  per: oneOf(pricePeriods, { description: 'How often it is paid.' }),
  section: oneOf(sections, { description: 'The age group it is for; null for anybody.' }),
  notePl: text(200, { description: 'What to know of it, in Polish.' }),
  noteEn: text(200, { description: 'What to know of it, in English.' }),
  rank: integer(0, 1_000, { description: 'The place among the prices.' }),
  shown: flag({ description: 'Whether visitors see it.' }),
};

export const priceTable = defineTable<Price>({
  name: 'price',
  entity: 'Price',
  description: 'What training in the club costs, as its page says. `POST /landing` writes the whole page.',
  table: price,
  few: true,
  fields: priceFields,
  title: ['namePl'],
  sort: ['rank,asc'],
  without: ['create', 'remove'],
});
