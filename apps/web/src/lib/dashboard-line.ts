/** What stands under the dashboard's greeting: apart from the other pages' names, which its first file does without. */
export const dashboardLine = 'dashboard.description';
