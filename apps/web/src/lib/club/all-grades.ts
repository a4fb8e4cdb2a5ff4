/** Every grade, from the lowest. The head script asks for them too. */
export const allGrades = { size: 200, sort: 'rank,asc' } as const;
