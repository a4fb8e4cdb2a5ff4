/** What is taught, where, by whom and to whom: of a training, and of a series of them. */
export const lessonRows = [
  ['title'],
  ['workplace', 'instructor'],
  ['kind', 'section'],
  ['minGrade', 'maxGrade'],
  ['capacity', 'dayWeight'],
  ['countsForGrade'],
  ['techniques'],
  ['note'],
] as const;
