import { conflict, invalid } from '../../http/problem.ts';
import { defineTable, type TableCall, type WriteContext } from '../../table/definition.ts';
import { instant, pictureOf, reference, text } from '../../table/fields.ts';
import { groupInPolish, keepAnAdministrator, refuseGroupAbove } from '../groupright/index.ts';
import { useringroupright } from './columns.ts';
import { whyRight } from './why.ts';

export const useringrouprightCalls: readonly TableCall[] = [whyRight];

type Membership = typeof useringroupright.$inferSelect;

const theUser = { table: 'user', as: 'u', by: 'user' };
const theGroup = { table: 'groupright', as: 'g', by: 'group' };

export const useringrouprightTable = defineTable<Membership>({
  name: 'useringroupright',
  entity: 'UserInGroupRight',
  description: 'A user’s place in a group, for a time or for good.',
  table: useringroupright,
  fields: {
    user: reference('user', { description: 'Who belongs to the group.' }),
    group: reference('groupright', { description: 'The group they belong to.' }),
    validFrom: instant({ description: 'When they begin to belong to it; null for since ever.' }),
    validTo: instant({ description: 'When they cease to belong to it; null for no end.' }),
  },
  derived: {
    username: { schema: text(64), sql: 'u.username', searched: 'search_text', via: [theUser], orders: true },
    userFirstName: {
      schema: text(100),
      sql: 'u.first_name',
      searched: 'search_text',
      via: [theUser],
      orders: true,
    },
    userLastName: {
      schema: text(100),
      sql: 'u.last_name',
      searched: 'search_text',
      via: [theUser],
      orders: true,
    },
    userPicture: { schema: pictureOf('user'), sql: 'u.picture', via: [theUser] },
    groupName: { schema: text(100), sql: 'g.name', via: [theGroup] },
  },
  title: ['userFirstName', 'userLastName', 'groupName'],
  search: ['username', 'userFirstName', 'userLastName', 'groupName'],
  otherNames: [{ sql: groupInPolish('g.name'), via: [theGroup] }],
  sort: ['userLastName,asc', 'userFirstName,asc'],
  own: 't."user" = :viewer',
  rules: {
    /** One write at a time to a user's memberships: each looks at the others. */
    async lock({ client }, id, { user }) {
      await client.query(
        `select from "user" where id = coalesce($2, (select "user" from useringroupright where id = $1))
         for no key update`,
        [id, user ?? null],
      );
    },
    async beforeInsert(context, values) {
      checkOrder(values);
      if (values.group) await refuseGroupAbove(context, values.group);
      await refuseOverlap(context, values);
      return values;
    },
    async beforeUpdate(context, values, current) {
      checkOrder({ ...current, ...values });
      for (const group of new Set([current.group, values.group ?? current.group]))
        await refuseGroupAbove(context, group);
      await refuseOverlap(context, { ...current, ...values });
      return values;
    },
    afterUpdate: keepAnAdministrator,
    refuseRemoval: (context, current) => refuseGroupAbove(context, current.group),
    async afterRemove(context) {
      await keepAnAdministrator(context);
    },
  },
});

/** @throws {Problem} 409: periods of one group don't overlap (domain.md, useringroupright). */
async function refuseOverlap({ client }: WriteContext, membership: Partial<Membership>): Promise<void> {
  const { id = null, user, group, validFrom = null, validTo = null } = membership;
  const { rowCount } = await client.query(
    `select from useringroupright where "user" = $1 and "group" = $2 and id is distinct from $3::uuid
       and tstzrange(valid_from, valid_to) && tstzrange($4, $5) limit 1`,
    [user, group, id, validFrom, validTo],
  );
  if (rowCount) throw conflict('membership-overlaps');
}

function checkOrder({ validFrom, validTo }: Partial<Membership>): void {
  if (validFrom && validTo && Date.parse(validTo) < Date.parse(validFrom))
    throw invalid({ field: 'validTo', code: 'wrong-order' });
}
