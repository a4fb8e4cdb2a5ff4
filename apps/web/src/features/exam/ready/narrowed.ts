import type { Prospect } from '../exam-queries.ts';

/** Whether somebody has all that their next grade asks for. Of one that asks for nothing nobody is said to be ready. */
export const isReady = ({ missing, days, months, age }: Prospect): boolean =>
  missing.length === 0 && [days, months, age].some(({ needs }) => needs !== null && needs > 0);

/** Those whom an address is about: of a section, for a grade, of a place, and who is ready. */
export const narrowed = (all: readonly Prospect[], params: URLSearchParams): Prospect[] =>
  all.filter(
    (each) =>
      isOneOf(params.get('section'), each.section) &&
      isOneOf(params.get('grade'), each.gradeTo) &&
      isOneOf(params.get('workplace'), each.workplace) &&
      (params.get('ready') !== 'yes' || isReady(each)),
  );

const isOneOf = (asked: string | null, is: string | null) => !asked || asked === is;
