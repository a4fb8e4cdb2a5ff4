import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entity, instant, nameText, polishText, searchText } from '../../database/columns.ts';

export const userStatuses = ['invited', 'active', 'blocked', 'pendingErasure', 'erased'] as const;
export const languages = ['pl', 'en'] as const;
/** What the first administrator is called until they say who they are. */
export const unnamed = { firstName: 'Administrator', lastName: 'Klubu' };

export const user = pgTable(
  'user',
  {
    ...entity(),
    username: text('username').notNull().unique(),
    email: text('email').notNull(),
    firstName: polishText('first_name').notNull(),
    lastName: polishText('last_name').notNull(),
    phone: text('phone'),
    language: text('language', { enum: languages }).notNull().default('pl'),
    enabled: boolean('enabled').notNull().default(true),
    status: text('status', { enum: userStatuses }).notNull().default('invited'),
    emailVerifiedAt: instant('email_verified_at'),
    /** When a mail server last refused their mailbox for good; null where mails arrive, as far as is known. */
    bouncedAt: instant('bounced_at'),
    bounceReason: text('bounce_reason'),
    termsAcceptedAt: instant('terms_accepted_at'),
    termsVersion: text('terms_version'),
    privacyAcceptedAt: instant('privacy_accepted_at'),
    privacyVersion: text('privacy_version'),
    picture: text('picture'),
    passwordHash: text('password_hash'),
    /** The `sub` of the user's Google account, once they have signed in with it. */
    googleSubject: text('google_subject').unique(),
    /** When the user turned a second factor on; null while it is off. */
    secondFactorSince: instant('second_factor_since'),
    /** When the user asked for their data to be erased; it happens 30 days later. */
    erasureRequestedAt: instant('erasure_requested_at'),
    searchText: searchText('username', 'email', 'first_name', 'last_name'),
    nameText: nameText(),
  },
  (t) => [
    uniqueIndex('user_email_key').on(sql`lower(${t.email})`),
    index('user_name_idx').on(t.lastName, t.firstName, t.id),
    index('user_first_name_idx').on(t.firstName, t.id),
    index('user_email_idx').on(t.email, t.id),
    index('user_status_idx').on(t.status, t.id),
    index('user_created_at_idx').on(t.createdAt, t.id),
  ],
);
