import { ErrorPage } from '../features/notices/ErrorPage.tsx';
import { queryClient } from '../lib/query-client.ts';
import type { Right } from '../lib/rights.ts';
import { type Route, route } from '../lib/router/routes.ts';
import { workplacesQuery } from '../lib/workplaces.ts';

/** Every page there is (spec §2). A page's data is asked for beside its code. */
export const routes: readonly Route<Right>[] = [
  route('/login', {
    access: 'everybody',
    page: async () => (await import('../features/session/LoginPage.tsx')).LoginPage,
  }),
  route('/logout', {
    access: 'signedIn',
    page: async () => (await import('../features/session/LogoutPage.tsx')).LogoutPage,
  }),
  route('/accessdenied', {
    access: 'everybody',
    page: async () => (await import('../features/session/AccessDeniedPage.tsx')).AccessDeniedPage,
  }),
  route('/notfound', {
    access: 'everybody',
    page: async () => (await import('../features/notices/NotFoundPage.tsx')).NotFoundPage,
  }),
  route('/pages/notfound', {
    access: 'everybody',
    page: async () => (await import('../features/notices/NotFoundPage.tsx')).NotFoundPage,
  }),
  // In the entry: it must be there when nothing can be loaded.
  route('/error', { access: 'everybody', page: async () => ErrorPage }),
  route('/dashboard', {
    access: 'signedIn',
    page: async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage,
  }),
  route('/adm/workplace', {
    access: ['Menu:Administration4Admin'],
    page: async () => (await import('../features/workplace/WorkplacesPage.tsx')).WorkplacesPage,
    data: () => [queryClient.ensureQueryData(workplacesQuery)],
  }),
];
