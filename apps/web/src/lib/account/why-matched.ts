import type { Person } from './matches-query.ts';

/** The text that says what an account and a person have in common. */
export const whyMatched = ({ byEmail, byName }: Person) =>
  byEmail ? (byName ? 'account.byEmailAndName' : 'account.byEmail') : 'account.byName';
