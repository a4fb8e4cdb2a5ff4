/** The greeting by name. */
export const dashboardHead = { title: 'dashboard.hello' } as const;
