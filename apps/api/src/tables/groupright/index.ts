import { conflict } from '../../http/problem.ts';
import { defineTable } from '../../table/definition.ts';
import { flag, text } from '../../table/fields.ts';
import { groupright } from './columns.ts';
import { groupInPolish } from './in-polish.ts';

export { keepAnAdministrator } from './administrators.ts';
export { refuseGroupAbove, refuseRightAbove, refuseUserAbove } from './hand-out.ts';
export { groupInPolish } from './in-polish.ts';

export const grouprightTable = defineTable<typeof groupright.$inferSelect>({
  name: 'groupright',
  entity: 'GroupRight',
  description: 'A group of users who hold the same rights.',
  table: groupright,
  few: true,
  fields: {
    name: text(100, { description: 'What the group is called.' }),
    description: text(500, { description: 'Who belongs to it, and what for.' }),
  },
  readOnly: { system: flag({ description: 'Whether every club has it from the start, for good.' }) },
  search: ['name', 'description'],
  otherNames: [{ sql: groupInPolish('t.name') }],
  sort: ['name,asc'],
  rules: {
    beforeUpdate(_, values, current) {
      if (current.system && values.name !== undefined && values.name !== current.name)
        throw conflict('system-group');
      return values;
    },
    async refuseRemoval(_, current) {
      if (current.system) throw conflict('system-group');
    },
  },
});
