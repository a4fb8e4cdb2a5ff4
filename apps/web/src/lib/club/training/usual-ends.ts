import { addDays, type LocalDate } from '@tatami/web-runtime/zoned-time';

const weeks = 12;

interface UsualEnd {
  name: 'weeks' | 'season' | 'year';
  day: LocalDate;
}

/** The days on which a series that begins on a day usually ends: after some weeks, with the school year, after a year. */
export function usualEnds(from: LocalDate): UsualEnd[] {
  const year = Number(from.slice(0, 4));
  const june = `${from.slice(5) < '06-30' ? year : year + 1}-06-30`;
  const ends = [
    { name: 'weeks', day: addDays(from, weeks * 7) },
    { name: 'season', day: june },
    { name: 'year', day: addDays(`${year + 1}${from.slice(4).replace('-02-29', '-03-01')}`, -1) },
  ] as const;
  // What begins in July ends with the school year as it does after a year.
  return ends.filter(({ day }, at) => ends.findIndex((end) => end.day === day) === at);
}
