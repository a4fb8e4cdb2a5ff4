import type { Entity } from '@tatami/sdk';
import type { Language } from '@tatami/web-runtime/languages';
import { addDays, type LocalDate } from '@tatami/web-runtime/zoned-time';
import type { Section } from './sections.ts';

/** What the server fills a year in with, and what it calls the same in English. */
const inEnglish: Readonly<Record<string, string>> = {
  'Nowy Rok': "New Year's Day",
  'Święto Trzech Króli': 'Epiphany',
  'Niedziela Wielkanocna': 'Easter Sunday',
  'Drugi dzień Wielkanocy': 'Easter Monday',
  'Święto Pracy': 'Labour Day',
  'Święto Narodowe Trzeciego Maja': 'Constitution Day',
  'Zielone Świątki': 'Pentecost',
  'Dzień Bożego Ciała': 'Corpus Christi',
  'Wniebowzięcie Najświętszej Maryi Panny': 'Assumption',
  'Wszystkich Świętych': "All Saints' Day",
  'Narodowe Święto Niepodległości': 'Independence Day',
  'Wigilia Bożego Narodzenia': 'Christmas Eve',
  'Pierwszy dzień Bożego Narodzenia': 'Christmas Day',
  'Drugi dzień Bożego Narodzenia': 'Boxing Day',
};

/** A public holiday in the language of the page; what the club itself has called so or otherwise stays. */
export function dayOffName(
  { name, kind }: Pick<Entity<'day-off'>, 'name' | 'kind'>,
  language: Language,
): string {
  return (language === 'en' && kind === 'publicHoliday' && inEnglish[name]) || name;
}

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
