import type { OwnStudent } from '../../lib/club/training/own-presences.ts';

/** Whose trainings an address is about: the first of those one acts for, unless it names another. */
export const chosenStudent = (
  students: readonly OwnStudent[],
  params: URLSearchParams,
): OwnStudent | undefined => students.find(({ id }) => id === params.get('student')) ?? students[0];
