/** What stands under the dashboard's greeting, which can't be said before it is known to whom. */
export const dashboardHead = { description: 'dashboard.description' } as const;
