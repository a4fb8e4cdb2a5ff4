import { eq } from 'drizzle-orm';
import { conflict } from '../../http/problem.ts';
import { ADMINISTRATORS, rightPattern } from '../../rights/rights.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { reference, text } from '../../table/fields.ts';
import { groupright } from '../groupright/columns.ts';
import { groupInPolish, refuseRightAbove } from '../groupright/index.ts';
import { rightto } from './columns.ts';

type RightTo = typeof rightto.$inferSelect;

const theGroup = { table: 'groupright', as: 'g', by: 'group' };

export const righttoTable = defineTable<RightTo>({
  name: 'rightto',
  entity: 'RightTo',
  description: 'A right that the members of a group hold.',
  table: rightto,
  few: true,
  fields: {
    group: reference('groupright', { description: 'The group that holds it.' }),
    right: text(100, {
      pattern: rightPattern,
      examples: ['Student:Read'],
      codes: true,
      description: '`Training:Write`: a table or an area, and what may be done with it.',
    }),
  },
  derived: { groupName: { schema: text(100), sql: 'g.name', via: [theGroup] } },
  search: ['right', 'groupName'],
  otherNames: [{ sql: groupInPolish('g.name'), via: [theGroup] }],
  sort: ['right,asc'],
  rules: {
    beforeInsert: write,
    beforeUpdate(context, values, current) {
      refuseRightAbove(context.viewer, current.right);
      return write(context, values);
    },
    async refuseRemoval(context, current) {
      refuseRightAbove(context.viewer, current.right);
    },
  },
});

async function write(context: WriteContext, values: Partial<RightTo>): Promise<Partial<RightTo>> {
  if (values.right) refuseRightAbove(context.viewer, values.right);
  if (values.group) {
    const [group] = await context.tx
      .select({ name: groupright.name })
      .from(groupright)
      .where(eq(groupright.id, values.group));
    if (group?.name === ADMINISTRATORS) throw conflict('administrators-hold-all');
  }
  return values;
}
