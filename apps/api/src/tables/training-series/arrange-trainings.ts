import { and, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { clubMoment, weeklyDays } from '../../club-time.ts';
import type { Config } from '../../config.ts';
import type { WriteContext } from '../../table/definition.ts';
import { changeRows, insertRows, removeRows } from '../../table/door.ts';
import type { dayOff } from '../day-off/columns.ts';
import { training } from '../training/columns.ts';
import { covers, settleTrainings, type Training, trainingTable } from '../training/index.ts';
import { trainingSeries } from './columns.ts';
import type { Series } from './series.ts';

/**
 * Makes the trainings of a series what the series says, keeping the id of each that keeps its day:
 * what a club wrote on it, and who said they'd come, stays. A training whose day is dropped goes, or stays on
 * its own when somebody is written on it. Days off and days removed by hand are left out.
 */
export async function arrangeTrainings(
  context: WriteContext,
  seriesId: string,
  span: 'from the beginning' | 'from now on',
): Promise<void> {
  const { config, now, tx } = context;
  const [series] = await tx.select().from(trainingSeries).where(eq(trainingSeries.id, seriesId));
  if (!series) return;
  const days = weeklyDays(series.dateFrom, series.dateTo, series.weekdays, series.everyWeeks);
  const times = new Map(days.map((day) => [day, timeOn(series, day, config)]));

  const untouched = (await lockOpenTrainings(context, seriesId)).filter(({ detached }) => !detached);
  const dropped = untouched.filter(({ seriesDay }) => !times.has(seriesDay ?? ''));
  const marked = await markedOf(context, dropped);
  await removeRows(
    context,
    trainingTable,
    dropped.filter(({ id }) => !marked.has(id)),
  );
  await changeRows(
    context,
    trainingTable,
    dropped.filter(({ id }) => marked.has(id)).map((current) => ({ current, values: { detached: true } })),
  );
  await changeRows(
    context,
    trainingTable,
    untouched.flatMap((current) => {
      const time = times.get(current.seriesDay ?? '');
      return time ? [{ current, values: { ...lessonOf(series), ...time } }] : [];
    }),
  );

  const wanted = [...times].filter(
    ([day, { startsAt }]) =>
      !series.removedDays.includes(day) &&
      (span === 'from the beginning' || Date.parse(startsAt) > now.getTime()),
  );
  const free = await freeDays(
    context,
    seriesId,
    wanted.map(([day]) => day),
  );
  await insertRows(
    context,
    trainingTable,
    wanted.filter(([day]) => free.has(day)).map(([day]) => trainingOn(series, day, config)),
  );
  await settleTrainings(context, (statement) => `t.series = ${statement.bind(seriesId)}`);
}

/**
 * Makes the trainings that series had left out for the sake of a day off, where nothing is in their way any more.
 *
 * @param taken what the day off took until now
 * @param without the day off itself, when it is about to go
 * @returns their ids
 */
export async function makeUpTrainings(
  context: WriteContext,
  taken: TakenDays,
  without: string | null = null,
): Promise<string[]> {
  const { client, config, tx } = context;
  const { dateFrom, dateTo, workplace, section, kind } = taken;
  const place = { workplace: 's.workplace', section: 's.section', kind: 's.kind' };
  const covered = covers({ day: 'c.day', ...place });
  const { rows } = await client.query<{ series: string; day: string }>(
    `with taken as (
       select $1::date as date_from, $2::date as date_to, $3::uuid as workplace, $4::text as section, $5::text as kind
     )
     select s.id as series, c.day from taken d
     join training_series s on s.date_from <= d.date_to and s.date_to >= d.date_from
     cross join lateral (
       select n::date as day
       from generate_series(greatest(d.date_from, s.date_from), least(d.date_to, s.date_to), interval '1 day') n
     ) c
     where extract(isodow from c.day) = any(s.weekdays) and ${covered}
       and (date_trunc('week', c.day)::date - date_trunc('week', s.date_from)::date) / 7 % s.every_weeks = 0
       and c.day <> all(s.removed_days)
       and not exists (select from training t where t.series = s.id and t.series_day = c.day)
       and not exists (select from day_off d where ${covered} and d.id is distinct from $6::uuid)
     order by s.id, c.day`,
    [dateFrom, dateTo, workplace, section, kind, without],
  );
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ series }) => series))];
  const found = await tx.select().from(trainingSeries).where(inArray(trainingSeries.id, ids));
  const byId = new Map(found.map((series) => [series.id, series]));
  const made = await insertRows(
    context,
    trainingTable,
    rows.flatMap(({ series: id, day }) => {
      const series = byId.get(id);
      return series ? [trainingOn(series, day, config)] : [];
    }),
  );
  return made.map(({ id }) => String(id));
}

/** What a day off covers. */
export type TakenDays = Pick<
  typeof dayOff.$inferSelect,
  'dateFrom' | 'dateTo' | 'workplace' | 'section' | 'kind'
>;

/** The training of a series on one of its days. */
const trainingOn = (series: Series, day: string, config: Config) => ({
  ...lessonOf(series),
  ...timeOn(series, day, config),
  series: series.id,
  seriesDay: day,
});

/** Local time is kept across summer and winter time. */
export function timeOn(
  { localTime, durationMinutes }: Pick<Series, 'localTime' | 'durationMinutes'>,
  day: string,
  { clubTimezone }: Pick<Config, 'clubTimezone'>,
) {
  const start = clubMoment(day, localTime, clubTimezone);
  const end = new Date(start.getTime() + durationMinutes * 60_000);
  return { startsAt: start.toISOString(), endsAt: end.toISOString() };
}

/** What a training takes over from its series. */
function lessonOf(series: Series) {
  const { title, workplace, instructorUser, instructorStudent, kind, section, minGrade, maxGrade } = series;
  const { capacity, countsForGrade, dayWeight, techniques, note } = series;
  const who = { title, workplace, instructorUser, instructorStudent, kind, section, minGrade, maxGrade };
  return { ...who, capacity, countsForGrade, dayWeight, techniques, note };
}

/** The series ends: what lies ahead goes, what was or what somebody is written on stays, on its own. */
export async function removeOpenTrainings(context: WriteContext, seriesId: string): Promise<void> {
  const open = await lockOpenTrainings(context, seriesId);
  const marked = await markedOf(context, open);
  await removeRows(
    context,
    trainingTable,
    open.filter(({ id }) => !marked.has(id)),
  );
}

/**
 * Trainings that their series may still change: they lie ahead, and were neither held nor said not to be. Waits
 * for marks that are being written: what comes after this sees them.
 */
async function lockOpenTrainings({ tx, now }: WriteContext, seriesId: string): Promise<Training[]> {
  const isOpen: SQL | undefined = and(
    eq(training.series, seriesId),
    gt(training.startsAt, now.toISOString()),
    inArray(training.state, ['planned', 'cancelled']),
  );
  return tx.select().from(training).where(isOpen).orderBy(training.id).for('update');
}

/** Those of the trainings that somebody is written on. */
async function markedOf(
  { client }: WriteContext,
  trainings: readonly { id: string }[],
): Promise<ReadonlySet<string>> {
  if (trainings.length === 0) return new Set();
  const { rows } = await client.query<{ training: string }>(
    'select distinct training from presence where training = any($1)',
    [trainings.map(({ id }) => id)],
  );
  return new Set(rows.map((row) => row.training));
}

/** The days on which the series has no training yet, and no day off is in the way. */
async function freeDays(
  { client }: WriteContext,
  seriesId: string,
  days: readonly string[],
): Promise<ReadonlySet<string>> {
  const covered = covers({ day: 'c.day', workplace: 's.workplace', section: 's.section', kind: 's.kind' });
  const { rows } = await client.query<{ day: string }>(
    `select c.day from training_series s, unnest($2::date[]) c(day)
     where s.id = $1
       and not exists (select from day_off d where ${covered})
       and not exists (select from training t where t.series = s.id and t.series_day = c.day)`,
    [seriesId, days],
  );
  return new Set(rows.map((row) => row.day));
}
