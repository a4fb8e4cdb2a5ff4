import type { Right } from '@tatami/tables/rights';
import { type Route, route } from '@tatami/web-runtime/routes';
import { DashboardViews } from '../features/dashboard/DashboardViews.tsx';
import { dashboardData } from '../features/dashboard/dashboard-data.ts';
import { ErrorPage } from '../features/notices/ErrorPage.tsx';

/** The pages whose code lies in the entry. */
export const entryRoutes: readonly Route<Right>[] = [
  // It must be there when nothing can be loaded.
  route('/error', { access: 'everybody', page: async () => ErrorPage }),
  // It is where people come to, and one file arrives sooner than a dozen.
  route('/dashboard', {
    access: ['Training:Read'],
    // Whoever the club has given no access yet is told so.
    otherwise: '/landing',
    page: async () => DashboardViews,
    data: dashboardData,
  }),
];
