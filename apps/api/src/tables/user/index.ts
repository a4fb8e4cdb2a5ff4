import { conflict, invalid } from '../../http/problem.ts';
import { endAccess, revokeKeys } from '../../session/end-access.ts';
import { type Caller, hashPassword } from '../../session/password.ts';
import { checkPassword, PASSWORD_LENGTH, passwordField } from '../../session/password-rules.ts';
import { removeSecondFactor } from '../../session/second-factor.ts';
import { refuseToken } from '../../session/viewer.ts';
import {
  defineTable,
  definitionOf,
  type Row,
  type TableCall,
  type WriteContext,
} from '../../table/definition.ts';
import { listRows } from '../../table/endpoints/list.ts';
import { email, flag, instant, nullable, oneOf, personName, phone, text } from '../../table/fields.ts';
import { lockRows } from '../../table/lock-row.ts';
import { takePicture } from '../../table/picture.ts';
import { endTokens } from '../access-token/index.ts';
import { keepAnAdministrator, refuseUserAbove } from '../groupright/index.ts';
import { onlyGuardians } from '../guardian/index.ts';
import { student } from '../student/columns.ts';
import { languages, user, userStatuses } from './columns.ts';
import { userMatches } from './matches.ts';

export { UNDECIDED } from './matches.ts';

/** domain.md: `invited → active ↔ blocked → pendingErasure → erased`; an erasure that the club began it can take back. */
const statusSteps: Record<User['status'], readonly User['status'][]> = {
  invited: ['active'],
  active: ['blocked'],
  blocked: ['active', 'pendingErasure'],
  pendingErasure: ['blocked'],
  erased: [],
};

/** spec.md §7 names the first path. */
export { createBounces } from './bounces.ts';

export const userCalls: readonly TableCall[] = [
  (app, services) => listRows(app, userTable, services, '/user/all'),
  userMatches,
];

type User = typeof user.$inferSelect;

export const userTable = defineTable<User>({
  name: 'user',
  entity: 'User',
  description: 'Somebody who may sign in.',
  table: user,
  fields: {
    username: text(64, {
      minLength: 3,
      pattern: '^[a-z0-9._-]+$',
      examples: ['jan.kowalski'],
      description: 'The name they sign in with.',
    }),
    email: email(),
    ...personName,
    phone: phone(),
    language: oneOf(languages, { description: 'The language they are written to in.' }),
    enabled: flag({ description: 'Whether they may sign in.' }),
    status: oneOf(userStatuses, {
      description: 'Only the user can take back their erasure.',
      steps: statusSteps,
    }),
  },
  prepare: hashFirstPasswords,
  sentBeside: {
    password: nullable(
      passwordField({ description: 'The password of a new user, who is active then; others are invited.' }),
    ),
  },
  readOnly: {
    emailVerifiedAt: instant({ description: 'When they showed that they read mails there.' }),
    bouncedAt: instant({
      description:
        'When their mailbox was last refused for good; null once a mail has arrived, or they have another address.',
    }),
    bounceReason: text(50, {
      description: 'Why, with the number that the mail server answered: `no-mailbox 550`.',
    }),
    termsAcceptedAt: instant({ description: 'When they accepted the terms.' }),
    termsVersion: text(20, { description: 'The accepted edition of the terms.' }),
    privacyAcceptedAt: instant({ description: 'When they accepted the privacy notice.' }),
    privacyVersion: text(20, { description: 'The accepted edition of the privacy notice.' }),
    secondFactorSince: instant({
      description: 'When a second factor was turned on; null without.',
    }),
    erasureRequestedAt: instant({
      description: 'When their erasure was asked for, 30 days before it.',
    }),
  },
  hidden: ['passwordHash', 'googleSubject'],
  pictured: { field: 'picture', shape: 'square', own: true },
  title: ['lastName', 'firstName'],
  search: ['username', 'email', 'firstName', 'lastName'],
  sort: ['lastName,asc', 'firstName,asc'],
  own: 't.id = :viewer',
  actions: {
    'take-off-second-factor': {
      operationId: 'takeOffSecondFactor',
      summary: 'Turn the second factor of somebody off who has lost it',
      description:
        'They are signed out everywhere, and told by mail. The own one is turned off with the password.',
      async change(context, current) {
        refuseToken(context.viewer);
        await refuseUserAbove(context, current.id);
        if (current.id === context.viewer.id) throw conflict('second-factor-is-own');
        return { secondFactorSince: null };
      },
      async after(context, { id }) {
        await removeSecondFactor(context.client, id);
        await endAccess(context.client, id);
        await endTokens(context, id);
      },
    },
  },
  rules: {
    async beforeInsert({ config, viewer }, values, { password = null, passwordHash }) {
      if (password !== null) refuseToken(viewer);
      // Without a password nobody can sign in yet.
      const reachable = password === null ? (['invited'] as const) : (['active', 'blocked'] as const);
      const status = values.status ?? reachable[0];
      if (!(reachable as readonly string[]).includes(status))
        throw invalid({ field: 'status', code: 'status-not-reachable' });
      if (password === null) return { ...values, status };
      const { username = '', email = '' } = values;
      await checkPassword(String(password), [username, email, config.clubName]);
      if (!passwordHash)
        throw invalid({ field: 'password', code: 'too-many', values: { limit: MOST_PASSWORDS } });
      return { ...values, status, passwordHash: String(passwordHash) };
    },
    async beforeUpdate(context, values, current, { password = null }) {
      await refuseUserAbove(context, current.id);
      // A way into an account is changed by who has signed in.
      if (isOther(values.email, current.email) || isOther(values.username, current.username))
        refuseToken(context.viewer);
      if (password !== null) throw invalid({ field: 'password', code: 'only-when-created' });
      // That they read what is sent to the new address nobody has shown yet.
      const unverified = isOther(values.email, current.email) && {
        emailVerifiedAt: null,
        bouncedAt: null,
        bounceReason: null,
      };
      return { ...values, ...(await reachStatus(context, current, values.status)), ...unverified };
    },
    async afterUpdate(context, row, previous) {
      await keepAnAdministrator(context);
      if (isShutOut(row)) {
        await endAccess(context.client, row.id);
        await endTokens(context, row.id);
      } else if (isOther(row.email, previous.email)) await revokeKeys(context.client, row.id);
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

/** The most passwords that one request may have hashed: each takes its time, for which others wait. */
const MOST_PASSWORDS = 20;

async function hashFirstPasswords(sent: readonly Row[], caller: Caller): Promise<ReadonlyMap<Row, Row>> {
  const hashes = new Map<Row, Row>();
  for (const row of sent) {
    if (hashes.size === MOST_PASSWORDS) break;
    if (typeof row.password === 'string' && row.password.length <= PASSWORD_LENGTH.maxLength)
      hashes.set(row, { passwordHash: await hashPassword(row.password, caller) });
  }
  return hashes;
}

/**
 * What goes with another status. Whom the club is about to erase stays out, though others of that status may come in
 * and withdraw; so it can let only those be blocked as before.
 *
 * @throws {Problem} when the status can't be reached
 */
async function reachStatus(
  context: WriteContext,
  { id, status, enabled }: User,
  next: User['status'] = status,
): Promise<Partial<User>> {
  if (next === status) return {};
  if (!statusSteps[status].includes(next) || (status === 'pendingErasure' && enabled))
    throw invalid({ field: 'status', code: 'status-not-reachable' });
  if (status === 'pendingErasure') return { enabled: true, erasureRequestedAt: null };
  if (next !== 'pendingErasure') return {};
  const alone = (await onlyGuardians(context, [id])).get(id);
  if (alone) throw conflict('only-guardian', { name: alone });
  return { enabled: false, erasureRequestedAt: context.now.toISOString() };
}

const isOther = (next: string | undefined, current: string): boolean =>
  next !== undefined && next.toLowerCase() !== current.toLowerCase();

const isShutOut = ({ enabled, status }: Pick<User, 'enabled' | 'status'>): boolean =>
  !enabled || status === 'blocked';
