/** What the dashboard asks for beside the trainings, by the path's last word. */
export const alongside = ['whoami', 'owner', 'about', 'rights'] as const;

/** The answers that a dashboard is drawn from. */
export type DashboardAnswer = 'training' | (typeof alongside)[number];
