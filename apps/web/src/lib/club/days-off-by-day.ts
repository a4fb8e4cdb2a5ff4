import type { Entity } from '@tatami/sdk';
import type { Language } from '@tatami/web-runtime/languages';
import { addDays, type LocalDate } from '@tatami/web-runtime/zoned-time';
import { dayOffName } from './holiday-name.ts';
import type { Section } from './sections.ts';

/**
 * Names of the days off of the whole club, and of one section where it is told, by day. Those of one place or of others
 * show on their trainings.
 */
export function daysOffByDay(
  daysOff: readonly Entity<'day-off'>[],
  from: LocalDate,
  to: LocalDate,
  language: Language,
  ofSection: Section | null = null,
): Record<LocalDate, string> {
  const names: Record<LocalDate, string> = {};
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const off = daysOff.find(
      ({ dateFrom, dateTo, workplace, section }) =>
        workplace === null && (section === null || section === ofSection) && dateFrom <= day && day <= dateTo,
    );
    if (off) names[day] = dayOffName(off, language);
  }
  return names;
}
