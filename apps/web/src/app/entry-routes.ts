import type { Right } from '@tatami/tables/rights';
import { type Route, route } from '@tatami/web-runtime/routes';
import { DashboardViews } from '../features/dashboard/DashboardViews.tsx';
import { dashboardData } from '../features/dashboard/dashboard-data.ts';
import { ErrorPage } from '../features/notices/ErrorPage.tsx';

/** The pages that the entry knows: where people come to, and what stands in place of what can’t be had. */
export const entryRoutes: readonly Route<Right>[] = [
  // It must be there when nothing can be loaded.
  route('/error', { access: 'everybody', page: async () => ErrorPage }),
  route('/dashboard', {
    access: ['Training:Read'],
    // Whoever the club has given no access yet is told so.
    otherwise: '/landing',
    // The home that it shows comes with its data, which say which one.
    page: async () => DashboardViews,
    data: (_, search) => dashboardData(search),
  }),
];
