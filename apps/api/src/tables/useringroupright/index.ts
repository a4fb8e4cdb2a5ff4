import { invalid } from '../../http/problem.ts';
import { defineTable } from '../../table/definition.ts';
import { instant, reference, text } from '../../table/fields.ts';
import { keepAnAdministrator, refuseGroupAbove } from '../groupright/index.ts';
import { useringroupright } from './columns.ts';

type Membership = typeof useringroupright.$inferSelect;

export const useringrouprightTable = defineTable<Membership>({
  name: 'useringroupright',
  entity: 'UserInGroupRight',
  description: 'A user’s place in a group, for a time or for good.',
  table: useringroupright,
  fields: {
    user: reference('user'),
    group: reference('groupright'),
    validFrom: instant(),
    validTo: instant(),
  },
  derived: {
    username: { schema: text(64), sql: 'select username from "user" u where u.id = t."user"' },
    groupName: { schema: text(100), sql: 'select name from groupright g where g.id = t."group"' },
  },
  title: ['username', 'groupName'],
  search: ['username', 'groupName'],
  sort: ['createdAt,desc'],
  own: 't."user" = :viewer',
  rules: {
    async beforeInsert(context, values) {
      checkOrder(values);
      if (values.group) await refuseGroupAbove(context, values.group);
      return values;
    },
    async beforeUpdate(context, values, current) {
      checkOrder({ ...current, ...values });
      for (const group of new Set([current.group, values.group ?? current.group]))
        await refuseGroupAbove(context, group);
      return values;
    },
    afterUpdate: keepAnAdministrator,
    beforeRemove: (context, current) => refuseGroupAbove(context, current.group),
    async afterRemove(context) {
      await keepAnAdministrator(context);
    },
  },
});

function checkOrder({ validFrom, validTo }: Partial<Membership>): void {
  if (validFrom && validTo && Date.parse(validTo) <= Date.parse(validFrom))
    throw invalid({ field: 'validTo', code: 'wrong-order' });
}
