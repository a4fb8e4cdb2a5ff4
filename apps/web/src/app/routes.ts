import { profileQuery, securityQuery, sessionsQuery } from '../features/account/profile/profile-queries.ts';
import { rolesQuery } from '../features/account/roles-query.ts';
import { daysOffQuery } from '../features/day-off/day-off-queries.ts';
import { groupList, groupRightList, membershipList } from '../features/rights/rights-lists.ts';
import { studentList } from '../features/student/student-list.ts';
import {
  guardiansQuery,
  presencesQuery,
  studentGradesQuery,
  studentQuery,
} from '../features/student/student-queries.ts';
import { rosterQuery } from '../features/training/roster-query.ts';
import { trainingsData } from '../features/training/training-data.ts';
import { userList } from '../features/user/user-list.ts';
import { workplaceList } from '../features/workplace/workplace-list.ts';
import { club } from '../lib/api/club.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { gradesQuery } from '../lib/club/grades.ts';
import { groupsQuery } from '../lib/club/groups.ts';
import { readYear } from '../lib/club/read-year.ts';
import { ownStudentsQuery } from '../lib/club/training/own-presences.ts';
import { trainingQuery } from '../lib/club/training/training-query.ts';
import { workplacesQuery } from '../lib/club/workplaces.ts';
import { entityListQuery } from '../lib/list/entity-list.ts';
import type { Right } from '../lib/rights.ts';
import { type Route, route } from '../lib/router/routes.ts';

/** Every page there is (spec §2), beside those in the entry. A page's data is asked for beside its code. */
export const routes: readonly Route<Right>[] = [
  route('/login', {
    access: 'signedOut',
    page: async () => (await import('../features/account/sign-in/LoginPage.tsx')).LoginPage,
  }),
  route('/logout', {
    access: 'everybody',
    page: async () => (await import('../features/account/sign-in/LogoutPage.tsx')).LogoutPage,
  }),
  route('/register', {
    access: 'signedOut',
    page: async () => (await import('../features/account/registration/RegisterPage.tsx')).RegisterPage,
  }),
  route('/reset', {
    access: 'everybody',
    page: async () => (await import('../features/account/password/ResetPage.tsx')).ResetPage,
  }),
  route('/success', {
    access: 'everybody',
    page: async () => (await import('../features/account/SuccessPage.tsx')).SuccessPage,
  }),
  route('/auth', {
    access: 'signedOut',
    page: async () => (await import('../features/account/google/AuthPage.tsx')).AuthPage,
  }),
  route('/code-ret', {
    access: 'signedOut',
    page: async () => (await import('../features/account/google/CodeReturnPage.tsx')).CodeReturnPage,
  }),
  route('/landing', {
    access: 'signedIn',
    page: async () => (await import('../features/account/LandingPage.tsx')).LandingPage,
    data: () => [queryClient.ensureQueryData(rolesQuery)],
  }),
  route('/accessdenied', {
    access: 'everybody',
    page: async () => (await import('../features/account/sign-in/AccessDeniedPage.tsx')).AccessDeniedPage,
  }),
  route('/notfound', {
    access: 'everybody',
    page: async () => (await import('../features/notices/NotFoundPage.tsx')).NotFoundPage,
  }),
  route('/pages/notfound', {
    access: 'everybody',
    page: async () => (await import('../features/notices/NotFoundPage.tsx')).NotFoundPage,
  }),
  route('/dojo/training', {
    access: ['Training:Read'],
    page: async () => (await import('../features/training/TrainingsPage.tsx')).TrainingsPage,
    data: (_, search) => [queryClient.ensureQueryData(workplacesQuery), trainingsData(search)],
  }),
  route('/dojo/training/:id', {
    access: ['Training:Read'],
    page: async () => (await import('../features/training/TrainingPage.tsx')).TrainingPage,
    data: ({ id }) => [
      queryClient.ensureQueryData(trainingQuery(id)),
      queryClient.ensureQueryData(gradesQuery),
      queryClient.ensureQueryData(ownStudentsQuery),
      ifAllowed('Presence:Read', () => queryClient.prefetchQuery(rosterQuery(id))),
    ],
  }),
  route('/dojo/student', {
    access: ['Student:Read'],
    page: async () => (await import('../features/student/StudentsPage.tsx')).StudentsPage,
    data: (_, search) => [
      queryClient.ensureQueryData(gradesQuery),
      queryClient.prefetchQuery(entityListQuery(studentList, search)),
    ],
  }),
  route('/dojo/student/:id', {
    // Members read their own page, and their children's; the server refuses any other.
    access: 'signedIn',
    page: async () => (await import('../features/student/StudentPage.tsx')).StudentPage,
    data: ({ id }, search) => [
      queryClient.ensureQueryData(studentQuery(id)),
      queryClient.ensureQueryData(gradesQuery),
      queryClient.ensureQueryData(workplacesQuery),
      queryClient.ensureQueryData(studentGradesQuery(id)),
      queryClient.prefetchQuery(guardiansQuery(id)),
      queryClient.prefetchQuery(presencesQuery(id, readYear(search.get('year')))),
    ],
  }),
  route('/dojo/day-off', {
    access: ['DayOff:Read'],
    page: async () => (await import('../features/day-off/DaysOffPage.tsx')).DaysOffPage,
    data: (_, search) => [
      queryClient.ensureQueryData(daysOffQuery(readYear(search.get('year')))),
      queryClient.ensureQueryData(workplacesQuery),
    ],
  }),
  route('/adm/profile', {
    access: 'signedIn',
    page: async () => (await import('../features/account/profile/ProfilePage.tsx')).ProfilePage,
    data: () => [
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(securityQuery),
      queryClient.prefetchQuery(sessionsQuery),
    ],
  }),
  route('/adm/workplace', {
    access: ['Menu:Administration4Admin'],
    page: async () => (await import('../features/workplace/WorkplacesPage.tsx')).WorkplacesPage,
    data: (_, search) => [queryClient.prefetchQuery(entityListQuery(workplaceList, search))],
  }),
  route('/adm/user', {
    access: ['Menu:Administration4Admin'],
    page: async () => (await import('../features/user/UsersPage.tsx')).UsersPage,
    data: (_, search) => [queryClient.prefetchQuery(entityListQuery(userList, search))],
  }),
  route('/adm/groupright', {
    access: ['Menu:Rights4Admin'],
    page: async () => (await import('../features/rights/GroupsPage.tsx')).GroupsPage,
    data: (_, search) => [queryClient.prefetchQuery(entityListQuery(groupList, search))],
  }),
  route('/adm/rightto', {
    access: ['Menu:Rights4Admin'],
    page: async () => (await import('../features/rights/GroupRightsPage.tsx')).GroupRightsPage,
    data: (_, search) => [
      queryClient.prefetchQuery(entityListQuery(groupRightList, search)),
      queryClient.prefetchQuery(groupsQuery),
    ],
  }),
  route('/adm/useringroupright', {
    // Spec §2 names no right for it: those of the table itself.
    access: ['UserInGroupRight:Read'],
    page: async () => (await import('../features/rights/MembershipsPage.tsx')).MembershipsPage,
    data: (_, search) => [
      queryClient.prefetchQuery(entityListQuery(membershipList, search)),
      queryClient.prefetchQuery(groupsQuery),
    ],
  }),
];

/** Asks for what only some may read, once it is known that this person may. */
async function ifAllowed(right: Right, ask: () => Promise<unknown>): Promise<void> {
  if (await club.rights.has(right)) await ask();
}
