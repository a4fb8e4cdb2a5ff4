import { conflict, invalid } from '../../http/problem.ts';
import { endAccess, revokeKeys } from '../../session/end-access.ts';
import { removeSecondFactor } from '../../session/second-factor.ts';
import { defineTable, definitionOf, type TableCall } from '../../table/definition.ts';
import { listRows } from '../../table/endpoints/list.ts';
import { email, flag, instant, oneOf, phone, text } from '../../table/fields.ts';
import { lockRows } from '../../table/lock-row.ts';
import { takePicture } from '../../table/picture.ts';
import { keepAnAdministrator, refuseUserAbove } from '../groupright/index.ts';
import { student } from '../student/columns.ts';
import { languages, user, userStatuses } from './columns.ts';

/** domain.md: `invited → active ↔ blocked → pendingErasure → erased` */
const nextStatuses: Record<string, readonly string[]> = {
  invited: ['active', 'blocked'],
  active: ['blocked'],
  blocked: ['active'],
  pendingErasure: [],
  erased: [],
};

/** spec.md §7 names this path of its own. */
export const userCalls: readonly TableCall[] = [
  (app, services) => listRows(app, userTable, services, '/user/all'),
];

export const userTable = defineTable<typeof user.$inferSelect>({
  name: 'user',
  entity: 'User',
  description: 'Somebody who may sign in.',
  table: user,
  fields: {
    username: text(64, { minLength: 3, pattern: '^[a-z0-9._-]+$' }),
    email: email(),
    firstName: text(100),
    lastName: text(100),
    phone: phone(),
    language: oneOf(languages),
    enabled: flag({ description: 'Whether they may sign in.' }),
    status: oneOf(userStatuses),
  },
  readOnly: {
    emailVerifiedAt: instant(),
    termsAcceptedAt: instant(),
    privacyAcceptedAt: instant(),
    privacyVersion: text(20, { description: 'Which text of the privacy notice was accepted.' }),
    secondFactorSince: instant({ description: 'Since when a second factor is asked for; null while it is off.' }),
    erasureRequestedAt: instant(),
  },
  hidden: ['passwordHash', 'googleSubject'],
  pictured: true,
  title: ['lastName', 'firstName'],
  search: ['username', 'email', 'firstName', 'lastName'],
  sort: ['lastName,asc', 'firstName,asc'],
  own: 't.id = :viewer',
  actions: {
    'take-off-second-factor': {
      operationId: 'takeOffSecondFactor',
      summary: 'Turn the second factor of somebody off who has lost it',
      description: 'They are signed out everywhere, and told by mail. The own one is turned off with the password.',
      async change(context, current) {
        await refuseUserAbove(context, current.id);
        if (current.id === context.viewer.id) throw conflict('second-factor-is-own');
        return { secondFactorSince: null };
      },
      async after({ client }, { id }) {
        await removeSecondFactor(client, id);
        await endAccess(client, id);
      },
    },
  },
  rules: {
    beforeInsert(_, values) {
      // Without a password nobody can sign in yet; an administrator may create, invite or block, nothing else.
      if (values.status && !['invited', 'active', 'blocked'].includes(values.status)) {
        throw invalid({ field: 'status', code: 'status-not-reachable' });
      }
      return values;
    },
    async beforeUpdate(context, values, current) {
      await refuseUserAbove(context, current.id);
      if (
        values.status &&
        values.status !== current.status &&
        !nextStatuses[current.status]?.includes(values.status)
      ) {
        throw invalid({ field: 'status', code: 'status-not-reachable' });
      }
      // That they read what is sent to the new address nobody has shown yet.
      return isOther(values.email, current.email) ? { ...values, emailVerifiedAt: null } : values;
    },
    async afterUpdate(context, row, previous) {
      await keepAnAdministrator(context);
      if (isShutOut(row)) await endAccess(context.client, row.id);
      else if (isOther(row.email, previous.email)) await revokeKeys(context.client, row.id);
      if (row.picture === previous.picture) return;
      const students = definitionOf(student);
      for (const theirs of await lockRows(context, students, 't."user" = $1', [row.id]))
        await takePicture(context, { table: students, row: theirs }, { table: userTable, row });
    },
    refuseRemoval: (context, current) => refuseUserAbove(context, current.id),
    async afterRemove(context) {
      await keepAnAdministrator(context);
    },
  },
});

const isOther = (email: string | undefined, current: string): boolean =>
  email !== undefined && email.toLowerCase() !== current.toLowerCase();

const isShutOut = ({ enabled, status }: Pick<typeof user.$inferSelect, 'enabled' | 'status'>): boolean =>
  !enabled || status === 'blocked';
