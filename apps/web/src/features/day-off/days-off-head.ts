/** What the page is called, in the app and in the shell that stands before it. */
export const daysOffHead = { title: 'daysOff.title', description: 'daysOff.description' } as const;
