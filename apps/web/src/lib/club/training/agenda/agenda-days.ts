import type { AgendaDay, AgendaItem } from '@tatami/ui/Agenda';
import type { Translate } from '@tatami/web-runtime/translator';
import { addDays, type LocalDate, localDate } from '@tatami/web-runtime/zoned-time';
import type { Training } from '../trainings.ts';

/** Trainings that are shown day by day. */
export interface ShownDays {
  trainings: readonly Training[];
  today: LocalDate;
  /** Why days are free, by day. */
  daysOff: Readonly<Record<LocalDate, string>>;
  itemOf: (training: Training) => AgendaItem;
}

/** Those of one day after the other, from one to another, both included; days on which there is nothing are left out. */
export function agendaDays(
  { trainings, today, daysOff, itemOf }: ShownDays,
  [from, to]: readonly [LocalDate, LocalDate],
  t: Translate,
  timeZone: string,
): AgendaDay[] {
  const byDay = Map.groupBy(trainings, ({ startsAt }) => localDate(startsAt, timeZone));
  const days: AgendaDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const items = (byDay.get(day) ?? []).map(itemOf);
    const note = daysOff[day];
    const name = day === today ? t('day.today') : day === addDays(today, 1) ? t('day.tomorrow') : undefined;
    if (items.length > 0 || note) days.push({ day, name, note, items });
  }
  return days;
}
