/** The greeting by name, and what stands under it. */
export const dashboardHead = { title: 'dashboard.hello', description: 'dashboard.description' } as const;
