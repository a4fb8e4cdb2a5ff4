/** What the page is called, in the app and in the shell that stands before it. */
export const trainingsHead = { title: 'trainings.title', description: 'trainings.description' } as const;
