import { refuseToken } from '../../session/viewer.ts';
import { defineTable } from '../../table/definition.ts';
import { instant, list, nullable, pictureOf, reference, text } from '../../table/fields.ts';
import { accessToken } from './columns.ts';

const itsUse = [{ table: 'access_token_use', as: 'w', by: 'id' }];
const ofUser = [{ table: 'user', as: 'u', by: 'user' }];

export const accessTokenTable = defineTable<typeof accessToken.$inferSelect>({
  name: 'access-token',
  entity: 'AccessToken',
  description:
    'What a user’s program calls the server by, with some of their rights. Made in the profile, and shown that once.',
  table: accessToken,
  fields: {},
  readOnly: {
    user: reference('user', { description: 'Whose program it is.' }),
    name: text(100, { description: 'What the program is for.' }),
    start: text(12, { description: 'The first letters of the token, to know it by in a script.' }),
    rights: list(text(100), {
      description:
        'The rights that it was given, of which it has those that its user has now. `Own:Read` and `Own:Write` open what is its user’s own.',
    }),
    expiresAt: instant({ description: 'When it ends by itself.' }),
  },
  hidden: ['tokenHash'],
  derived: {
    lastUsedAt: {
      schema: nullable(instant({ description: 'When it was last used, to the minute; null before.' })),
      sql: 'w.last_used_at',
      via: itsUse,
    },
    lastUsedFrom: {
      schema: nullable(text(64, { description: 'Roughly where it was last used from.' })),
      sql: 'w.last_used_from',
      via: itsUse,
    },
    lastUsedBy: {
      schema: nullable(text(120, { description: 'What the program that used it last calls itself.' })),
      sql: 'w.last_used_by',
      via: itsUse,
    },
    username: { schema: text(64), sql: 'u.username', searched: 'search_text', via: ofUser },
    userFirstName: { schema: text(100), sql: 'u.first_name', searched: 'search_text', via: ofUser },
    userLastName: {
      schema: text(100),
      sql: 'u.last_name',
      searched: 'search_text',
      via: ofUser,
      orders: true,
    },
    userPicture: { schema: pictureOf('user'), sql: 'u.picture', via: ofUser },
  },
  title: ['name'],
  search: ['name', 'username', 'userFirstName', 'userLastName'],
  sort: ['createdAt,desc'],
  own: 't."user" = :viewer',
  without: ['create', 'update'],
  // Whose it is may end it; nobody else finds it.
  async writeOwn() {},
  rules: {
    async refuseRemoval({ viewer }) {
      refuseToken(viewer);
    },
  },
});
