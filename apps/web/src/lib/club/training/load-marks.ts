/** What keeps marks and sends them. It comes at rest anyway, and what is marked before is put then. */
export const loadMarks = async () => (await import('../../marks/marks.ts')).marks;
