import { signInMethods } from '../../session/columns.ts';
import { defineTable } from '../../table/definition.ts';
import { instant, integer, oneOf, pictureOf, reference, text } from '../../table/fields.ts';
import { userlastlogin } from './columns.ts';

const ofUser = [{ table: 'user', as: 'u', by: 'user' }];

/** The last sign-ins, written by `session/sessions.ts` and `session/throttle.ts` as somebody signs in or fails to. */
export const userlastloginTable = defineTable<typeof userlastlogin.$inferSelect>({
  name: 'userlastlogin',
  entity: 'UserLastLogin',
  description: 'How a user last signed in, and how often somebody failed to.',
  table: userlastlogin,
  fields: {},
  readOnly: {
    user: reference('user', { description: 'Who signed in.' }),
    lastLoginAt: instant({ description: 'When they signed in last; null for who never did.' }),
    previousLoginAt: instant({ description: 'The one before the last.' }),
    count: integer(0, 2_147_483_647, { description: 'Times they signed in.' }),
    method: oneOf(signInMethods, { description: 'How they signed in last.' }),
    failedCount: integer(0, 2_147_483_647, {
      description: 'How many tries with their name failed.',
    }),
    lastFailedAt: instant({ description: 'When such a try last failed.' }),
    ipMasked: text(64, {
      description: 'Roughly where they signed in from last.',
    }),
    userAgentFamily: text(64, { description: 'The browser and system they signed in with last.' }),
  },
  derived: {
    username: { schema: text(64), sql: 'u.username', searched: 'search_text', via: ofUser, orders: true },
    fullName: {
      schema: text(201),
      sql: `u.first_name || ' ' || u.last_name`,
      searched: 'search_text',
      via: ofUser,
    },
    userFirstName: { schema: text(100), sql: 'u.first_name', via: ofUser },
    userLastName: {
      schema: text(100),
      sql: 'u.last_name',
      searched: 'search_text',
      via: ofUser,
      orders: true,
    },
    userPicture: { schema: pictureOf('user'), sql: 'u.picture', via: ofUser },
  },
  search: ['username', 'fullName'],
  sort: ['lastLoginAt,desc'],
  own: 't."user" = :viewer',
  without: ['create', 'update', 'remove'],
});
