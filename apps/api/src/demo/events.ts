import { addDays, clubMoment } from '../club-time.ts';
import { lockRow } from '../table/lock-row.ts';
import { changeEntity, createEntity } from '../table/write.ts';
import { findCoveringDayOff, trainingTable } from '../tables/training/index.ts';
import type { Author } from './author.ts';
import { examDays, type GradeStep } from './grades.ts';
import type { Staff } from './staff.ts';
import { type GroupsBySeries, groups, type Places, spanOf, weekdayOnOrAfter } from './timetable.ts';

const QUARTER = 15 * 60_000;

/** What stands outside the weekly timetable: exams, and a seminar with a guest each spring and autumn. */
export async function planEvents(author: Author, staff: Staff, places: Places): Promise<void> {
  const { first, horizon } = spanOf(author);
  const zone = author.at(author.now).config.clubTimezone;
  const add = (day: string, from: string, to: string, values: Record<string, unknown>) =>
    createEntity(trainingTable, author.on(addDays(day, -45)), {
      workplace: places.przymorze,
      instructor: staff.krzysztof,
      startsAt: clubMoment(day, from, zone).toISOString(),
      endsAt: clubMoment(day, to, zone).toISOString(),
      ...values,
    });
  for (const day of examDays(first, horizon))
    await add(day, '14:00', '17:00', { title: 'Egzamin na stopnie', kind: 'exam', countsForGrade: false });
  for (let year = Number(first.slice(0, 4)); year <= Number(horizon.slice(0, 4)); year += 1) {
    for (const day of [weekdayOnOrAfter(`${year}-03-15`, 6), weekdayOnOrAfter(`${year}-10-10`, 6)]) {
      if (day <= first || day >= horizon) continue;
      await add(day, '12:30', '16:30', {
        title: 'Seminarium z gościem',
        kind: 'seminar',
        dayWeight: 2,
        capacity: 60,
        note: 'Weźcie jo i bokken. Po treningu wspólna kolacja.',
      });
    }
  }
}

/**
 * The beginners train now, whatever the hour: their training of today is moved to this quarter of an hour, or one
 * is added. On a public holiday it is a seminar, which may be held then.
 */
export async function planToday(
  author: Author,
  staff: Staff,
  places: Places,
  grades: readonly GradeStep[],
  bySeries: GroupsBySeries,
): Promise<string> {
  const context = author.at(author.now);
  const { title, maxGrade, durationMinutes, capacity, section } = groups.beginners;
  const start = Math.floor(author.now.getTime() / QUARTER) * QUARTER;
  const times = {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + durationMinutes * 60_000).toISOString(),
  };
  const series = [...bySeries].filter(([, key]) => key === 'beginners').map(([id]) => id);
  const { rows } = await context.client.query<{ id: string }>(
    `select id from training where series = any($1) and series_day = $2 and state = 'planned'`,
    [series, author.today],
  );
  const current = rows[0] && (await lockRow(context, trainingTable, rows[0].id));
  if (current) {
    await changeEntity(trainingTable, context, current, times, {});
    return String(current.id);
  }
  const lesson = { workplace: places.wrzeszcz, section, kind: 'regular', startsAt: times.startsAt };
  const isHoliday = await findCoveringDayOff(context, lesson);
  const added = await createEntity(trainingTable, context, {
    ...times,
    ...lesson,
    kind: isHoliday ? 'seminar' : 'regular',
    title,
    instructor: staff.tomasz,
    maxGrade: grades.find(({ code }) => code === maxGrade)?.id ?? null,
    capacity,
  });
  return String(added.id);
}
