import { Type } from 'typebox';
import { clubDay } from '../../club-time.ts';
import { clubToday } from '../../database/club-today.ts';
import { conflict, type FieldError, invalid } from '../../http/problem.ts';
import { defineTable, type RowAction, type WriteContext } from '../../table/definition.ts';
import { day, flag, note, nullable, reference, text } from '../../table/fields.ts';
import { fixedFields } from '../../table/fixed-fields.ts';
import { futureDays } from '../../table/future-days.ts';
import { readRow } from '../../table/write.ts';
import { ownStudents } from '../guardian/index.ts';
import { findBorrower, type Item, itemIsLoaned, itemTable, settleItem } from '../item/index.ts';
import { faceInOrder } from '../student-grade/index.ts';
import { itemLoan } from './columns.ts';

type Loan = typeof itemLoan.$inferSelect;

const ofItem = [{ table: 'item', as: 'i', by: 'item' }];

export const itemLoanTable = defineTable<Loan>({
  name: 'item-loan',
  entity: 'ItemLoan',
  description: 'An item that a student has, or had: open until it is returned.',
  granted: { Instructors: 'Write' },
  table: itemLoan,
  fields: {
    item: reference('item', { description: 'What is lent.' }),
    student: reference('student', { description: 'Who has it, or had it.' }),
    from: day({ description: 'The day the item was handed out.' }),
    dueOn: day({ description: 'The day it should be back.' }),
    returnedOn: day({ description: 'The day it came back; null while the loan is open.' }),
    note: note(500),
  },
  derived: {
    itemName: { schema: text(100), sql: 'i.name', via: ofItem },
    itemInventoryNo: { schema: nullable(text(30)), sql: 'i.inventory_no', via: ofItem },
    ...faceInOrder,
    overdue: {
      schema: flag({ description: 'Whether it is open, and should have been back before today.' }),
      sql: `t.returned_on is null and t.due_on is not null and t.due_on < ${clubToday}`,
      narrows: true,
    },
  },
  title: ['itemName', 'studentLastName', 'studentFirstName'],
  search: ['itemName', 'itemInventoryNo', 'studentFirstName', 'studentLastName'],
  sort: ['from,desc'],
  own: `t.student in (${ownStudents})`,
  actions: { return: returnItem() },
  rules: {
    /** The item before its loans, so that two people can't take it at once. */
    async lock({ client }, id, values) {
      await client.query(
        `select from item where id = coalesce((select item from item_loan where id = $1), $2) for no key update`,
        [id, values.item ?? null],
      );
    },
    async beforeInsert(context, values) {
      checkDays(context, values);
      if (!values.returnedOn) await refuseToLend(context, values.item);
      return values;
    },
    afterInsert: (context, { item }) => settleItem(context, item),
    async beforeUpdate(context, values, current) {
      checkDays(context, { ...current, ...values }, fixedFields(values, current, 'item', 'student'));
      if (current.returnedOn && values.returnedOn === null) await refuseToLend(context, current.item);
      return values;
    },
    afterUpdate: (context, { item }) => settleItem(context, item),
    afterRemove: (context, { item }) => settleItem(context, item),
  },
});

/** The item is back: today, unless it came on another day. */
function returnItem(): RowAction<Loan> {
  return {
    operationId: 'returnItem',
    summary: 'An item came back',
    description: 'Ends the loan.',
    body: {
      returnedOn: Type.Optional(day({ description: 'The day it came back; today unless told.' })),
      note: Type.Optional(note(500)),
    },
    change(context, current, { returnedOn, note }) {
      if (current.returnedOn) return null;
      const { now, config } = context;
      const back = {
        returnedOn: String(returnedOn ?? clubDay(now, config.clubTimezone)),
        ...(note !== undefined && { note: String(note) }),
      };
      checkDays(context, { ...current, ...back });
      return back;
    },
    after: (context, { item }) => settleItem(context, item),
  };
}

function checkDays(context: WriteContext, loan: Partial<Loan>, findings: FieldError[] = []): void {
  const { from = '', dueOn, returnedOn } = loan;
  findings.push(...futureDays(context, loan, 'from', 'returnedOn'));
  if (dueOn && dueOn < from) findings.push({ field: 'dueOn', code: 'wrong-order' });
  if (returnedOn && returnedOn < from) findings.push({ field: 'returnedOn', code: 'wrong-order' });
  if (findings.length > 0) throw invalid(...findings);
}

/** @throws {Problem} 409 when somebody has the item, or it is in no state to be lent. */
async function refuseToLend(context: WriteContext, itemId: string | undefined): Promise<void> {
  const borrower = itemId && (await findBorrower(context, itemId));
  if (borrower) throw itemIsLoaned(borrower);
  const item = itemId && ((await readRow(context, itemTable, itemId)) as Item | null);
  if (!item) throw invalid({ field: 'item', code: 'no-such-reference' });
  if (item.status === 'repair') throw conflict('item-in-repair');
  if (item.status === 'retired') throw conflict('item-retired');
}
