import type { Localized } from './localized.ts';

/** Something in the timetable of the demo data: a day of the week from Monday (1), and its hours. */
export interface ScheduleEvent {
  id: string;
  title: Localized;
  place: Localized;
  weekday: number;
  from: string;
  to: string;
  group: 'kids' | 'youth' | 'adult' | 'weapons' | 'open';
}

const large: Localized = { pl: 'Duża sala', en: 'Large hall' };
const small: Localized = { pl: 'Mała sala', en: 'Small hall' };

/** A week of the demo data. */
export const scheduleEvents: readonly ScheduleEvent[] = [
  event('mon-children', 'Dzieci 6–9', 'Children 6–9', small, 1, '16:30', '17:20', 'kids'),
  event('mon-adults', 'Podstawy', 'Basics', large, 1, '18:30', '20:00', 'adult'),
  event('tue-mornings', 'Poranny', 'Early class', large, 2, '06:45', '07:45', 'open'),
  event('tue-weapons', 'Bokken i jo', 'Bokken and jo', large, 2, '19:00', '20:30', 'weapons'),
  event('wed-youth', 'Młodzież', 'Youth', small, 3, '17:30', '18:45', 'youth'),
  event('wed-adults', 'Zaawansowani', 'Advanced', large, 3, '19:00', '20:30', 'adult'),
  event('thu-mornings', 'Poranny', 'Early class', large, 4, '06:45', '07:45', 'open'),
  event('fri-children', 'Dzieci 10–12', 'Children 10–12', small, 5, '16:30', '17:30', 'kids'),
  event('fri-adults', 'Wolna mata', 'Open mat', large, 5, '18:30', '20:00', 'adult'),
  event('sat-weapons', 'Warsztat z jo', 'Jo workshop', large, 6, '10:00', '12:30', 'weapons'),
];

function event(
  id: string,
  pl: string,
  en: string,
  place: Localized,
  weekday: number,
  from: string,
  to: string,
  group: ScheduleEvent['group'],
): ScheduleEvent {
  return { id, title: { pl, en }, place, weekday, from, to, group };
}
