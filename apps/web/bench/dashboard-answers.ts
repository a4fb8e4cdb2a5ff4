/** What the dashboard is drawn from, by the path's last word. */
export const always = ['whoami', 'about', 'rights', 'home'] as const;

/** What it asks once it stands, for what is shown later or not at all: the floor does without, to our cost. */
export const later = ['technik', 'training-technik', 'grade', 'counts', 'notice', 'tickets'];

/** The answers that a dashboard is drawn from. */
export type DashboardAnswer = (typeof always)[number];
