import { ADMINISTRATORS } from '../rights/rights.ts';
import type { Viewer } from './viewer.ts';

/** Who somebody is, and what they hold, as a statement with `holding` reads it. */
export interface RightsRow {
  /** The session, or what takes its place. */
  sessionId: string;
  userId: string;
  secondFactor: boolean;
  groups: string[];
  rights: string[];
}

/** SQL: the groups and rights of a user `u`, as they are at the moment `$2`. */
export const holding = {
  selection: `coalesce(array_agg(distinct g.name) filter (where g.name is not null), '{}') as groups,
    coalesce(array_agg(distinct r."right") filter (where r."right" is not null), '{}') as rights`,
  joins: `left join useringroupright m on m."user" = u.id
    and (m.valid_from is null or m.valid_from <= $2) and (m.valid_to is null or m.valid_to > $2)
  left join groupright g on g.id = m."group"
  left join rightto r on r."group" = g.id`,
};

/** SQL: the user of this alias may sign in. */
export const maySignIn = (user: string) =>
  `${user}.enabled and ${user}.status in ('active', 'pendingErasure')`;

/** @param requireSecondFactor whether who holds a `…4Admin` right holds none at all until a second factor was shown */
export function viewerOf(
  { userId, sessionId, groups, rights, secondFactor }: RightsRow,
  requireSecondFactor: boolean,
): Viewer {
  const isAdministrator = groups.includes(ADMINISTRATORS);
  const isPowerful = isAdministrator || rights.some((right) => right.endsWith('4Admin'));
  const mustShowSecondFactor = requireSecondFactor && isPowerful && !secondFactor;
  const held = new Set(mustShowSecondFactor ? [] : rights);
  return {
    id: userId,
    sessionId,
    groups,
    rights,
    isAdministrator: isAdministrator && !mustShowSecondFactor,
    isPowerful,
    mustShowSecondFactor,
    has: (right) => (isAdministrator && !mustShowSecondFactor) || held.has(right),
  };
}
