import { conflict, invalid } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { day, nullable, number, oneOf, reference, text } from '../../table/fields.ts';
import { refuseWhileUsed } from '../../table/refuse-while-used.ts';
import { changeEntity, readRow } from '../../table/write.ts';
import { itemLoan } from '../item-loan/columns.ts';
import { student } from '../student/columns.ts';
import { item, itemCategories, itemStatuses } from './columns.ts';

export type Item = typeof item.$inferSelect;

/** SQL: the loan `l` of an item that hasn't come back yet; there is one at most. */
const openLoan = (select: string, itemId: string) =>
  `select ${select} from item_loan l join student s on s.id = l.student
   where l.item = ${itemId} and l.returned_on is null`;

export const itemTable = defineTable<Item>({
  name: 'item',
  entity: 'Item',
  description: 'Something the club owns, and lends to its students.',
  granted: { Instructors: 'Write' },
  table: item,
  few: true,
  fields: {
    name: text(100, { description: 'What the thing is called.' }),
    category: oneOf(itemCategories, { description: 'What kind of thing it is.' }),
    inventoryNo: text(30, { description: 'The number in the inventory.' }),
    sizeLabel: text(40, { description: 'The size on its label: `180`, `XL`.' }),
    workplace: reference('workplace', { description: 'Where it is kept.' }),
    purchasedOn: day({ description: 'When the club bought it.' }),
    valuePln: number(0, 1_000_000, { description: 'What it is worth.', unit: 'PLN' }),
    condition: text(200, { description: 'What state it is in, in words.' }),
    status: oneOf(itemStatuses, {
      description: '`loaned` while a loan is open: loans set it and take it back.',
    }),
  },
  kept: [
    {
      fields: {
        loanedTo: text(201, { description: 'Who has it now; null while nobody has.' }),
        loanDueOn: day({ description: 'When it should be back.' }),
      },
      sql: openLoan(`s.first_name || ' ' || s.last_name as "loanedTo", l.due_on as "loanDueOn"`, 't.id'),
      follows: [
        { table: itemLoan, fields: ['student', 'dueOn', 'returnedOn'], keeper: 'item' },
        {
          table: student,
          fields: ['firstName', 'lastName'],
          keepers:
            'select l.item from item_loan l join written s on s.id = l.student where l.returned_on is null',
        },
      ],
    },
  ],
  derived: {
    workplaceName: {
      schema: nullable(text(100)),
      sql: 'w.name',
      via: [{ table: 'workplace', as: 'w', by: 'workplace' }],
    },
  },
  search: ['name', 'inventoryNo', 'loanedTo', 'workplaceName'],
  sort: ['name,asc'],
  rules: {
    beforeInsert(_, values) {
      if (values.status === 'loaned') throw loanedByHand();
      return values;
    },
    async beforeUpdate(context, values, current) {
      if (values.status === undefined || values.status === current.status) return values;
      const borrower = await findBorrower(context, current.id);
      if (borrower && values.status !== 'loaned') throw itemIsLoaned(borrower);
      if (!borrower && values.status === 'loaned') throw loanedByHand();
      return values;
    },
    refuseRemoval: (context, { id }) =>
      refuseWhileUsed(
        context,
        id,
        `select distinct s.first_name || ' ' || s.last_name as name
         from item_loan l join student s on s.id = l.student where l.item = $1`,
      ),
  },
});

const loanedByHand = () => invalid({ field: 'status', code: 'loaned-by-a-loan' });

export const itemIsLoaned = (borrower: string) => conflict('item-is-loaned', { name: borrower });

/** Who has the item now; null when nobody has. */
export async function findBorrower({ client }: WriteContext, id: string): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    openLoan("s.first_name || ' ' || s.last_name as name", '$1'),
    [id],
  );
  return rows[0]?.name ?? null;
}

/** Settles the item after a loan was written: it is `loaned` while it is out, and `available` when it is back. */
export async function settleItem(context: WriteContext, id: string): Promise<void> {
  const row = await readRow(context, itemTable, id);
  if (!row) return;
  const isOut = (await findBorrower(context, id)) !== null;
  if (isOut !== (row.status === 'loaned'))
    await changeEntity(itemTable, context, row, { status: isOut ? 'loaned' : 'available' }, {});
}
