import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';
import { accessToken } from '../tables/access-token/columns.ts';
import { user } from '../tables/user/columns.ts';

export const signInMethods = ['password', 'google', 'lightning'] as const;

/** A sign-in. The token itself is never stored, only its SHA-256. */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    user: uuid('user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    method: text('method', { enum: signInMethods }).notNull().default('password'),
    /** The address, masked and shortened: enough for users to know their own devices by. */
    address: text('address'),
    device: text('device'),
    /** A second factor was shown in this session. */
    secondFactor: boolean('second_factor').notNull().default(false),
    remember: boolean('remember').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('session_user_idx').on(t.user)],
);

/** The failed tries to sign in, by account and address, and mails, by mailbox; see session/throttle.ts. */
export const signInFailure = pgTable('sign_in_failure', {
  /** SHA-256 of what is counted, so that neither typed names nor addresses are kept. */
  key: bytes('key').primaryKey(),
  count: integer('count').notNull(),
  lastFailedAt: instant('last_failed_at').notNull(),
});

/** A lightning registration: an address, and the code that was mailed to it. */
export const lightning = pgTable(
  'lightning',
  {
    id: uuid('id').primaryKey(),
    timeStampHash: bytes('time_stamp_hash').notNull().unique(),
    codeHash: bytes('code_hash').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    language: text('language').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The moment until which, after the right code, the token may be asked for, once. */
    confirmedUntil: instant('confirmed_until'),
  },
  (t) => [index('lightning_expires_at_idx').on(t.expiresAt)],
);

export const singleUsePurposes = ['mailedKey', 'setToken', 'download', 'websocket'] as const;

/** A secret that works once: a key mailed to a user, or a ticket that stands in an address for a moment. */
export const singleUse = pgTable(
  'single_use',
  {
    secretHash: bytes('secret_hash').primaryKey(),
    purpose: text('purpose', { enum: singleUsePurposes }).notNull(),
    user: uuid('user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** A ticket ends with the session that asked for it. */
    session: uuid('session').references(() => session.id, { onDelete: 'cascade' }),
    /** The access token by which a program asked for it, with which it ends. */
    accessToken: uuid('access_token').references(() => accessToken.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('single_use_user_idx').on(t.user, t.purpose),
    index('single_use_access_token_idx').on(t.accessToken),
  ],
);

/** A second factor by time-based codes (RFC 6238). Until the user's row says since when, it is only being set up. */
export const secondFactor = pgTable('second_factor', {
  user: uuid('user')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** The sealed secret; see session/seal.ts. */
  secret: text('secret').notNull(),
  /** The last time step that was used; a code works once (RFC 6238 §5.2). */
  lastStep: integer('last_step').notNull().default(0),
});

export const recoveryCode = pgTable('recovery_code', {
  codeHash: bytes('code_hash').primaryKey(),
  user: uuid('user')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
});

/**
 * A screen by the door that somebody has begun: no session, so that its token opens nothing but the calls of a kiosk
 * (decision 042).
 */
export const kiosk = pgTable(
  'kiosk',
  {
    id: uuid('id').primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    /** Who has begun it, and answers for it. */
    user: uuid('user')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The trainings at which it marks people. */
    trainings: uuid('trainings').array().notNull(),
    pinHash: text('pin_hash').notNull(),
    /** How often a PIN was tried, counted before it is looked at. */
    tries: integer('tries').notNull().default(0),
    address: text('address'),
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('kiosk_user_idx').on(t.user)],
);
