import type { MessageKey } from './i18n/translator.ts';

interface PageHead {
  title: MessageKey;
  description: MessageKey;
}

/**
 * The names of the pages that bear the same one for everybody, with a line about each. The prerendered shell says them
 * before the app is there.
 */
export const pageHeads = {
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

export type NamedPage = keyof typeof pageHeads;
