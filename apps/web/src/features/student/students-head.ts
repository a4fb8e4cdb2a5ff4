/** What the page is called, in the app and in the shell that stands before it. */
export const studentsHead = { title: 'students.title', description: 'students.description' } as const;
