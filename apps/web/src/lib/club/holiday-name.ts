import type { Entity } from '@tatami/sdk';
import type { Language } from '@tatami/web-runtime/languages';

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
