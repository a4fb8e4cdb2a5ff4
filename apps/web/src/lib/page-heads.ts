import { dashboardLine } from './dashboard-line.ts';
import type { MessageKey } from './i18n/translator.ts';

export interface PageHead {
  /** The dashboard's is a greeting: it can't be said before it is known to whom. */
  title?: MessageKey;
  description: MessageKey;
}

/**
 * The names of the pages that bear the same one for everybody, and a line about each page. The prerendered shell says them
 * before the app is there.
 */
export const pageHeads = {
  '/dashboard': { description: dashboardLine },
  '/dojo/training': { title: 'trainings.title', description: 'trainings.description' },
  '/dojo/student': { title: 'students.title', description: 'students.description' },
  '/dojo/day-off': { title: 'daysOff.title', description: 'daysOff.description' },
  '/adm/profile': { title: 'topBar.profile', description: 'profile.description' },
  '/adm/workplace': { title: 'workplaces.title', description: 'workplaces.description' },
  '/adm/user': { title: 'users.title', description: 'users.description' },
  '/adm/groupright': { title: 'groups.title', description: 'groups.description' },
  '/adm/rightto': { title: 'groupRights.title', description: 'groupRights.description' },
  '/adm/useringroupright': { title: 'memberships.title', description: 'memberships.description' },
} as const satisfies Record<string, PageHead>;

export type NamedPage = Exclude<keyof typeof pageHeads, '/dashboard'>;
