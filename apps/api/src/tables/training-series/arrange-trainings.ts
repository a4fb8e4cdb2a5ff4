import { clubMoment, weeklyDays } from '../../club-time.ts';
import { newId } from '../../database/columns.ts';
import type { WriteContext } from '../../table/definition.ts';
import { covers, settleTrainings } from '../training/index.ts';
import type { Series } from './series.ts';

/** Columns that a training takes over from its series. */
const lesson = [
  'title',
  'workplace',
  'instructor_user',
  'instructor_student',
  'kind',
  'section',
  'min_grade',
  'max_grade',
  'capacity',
  'counts_for_grade',
  'day_weight',
  'note',
];

/**
 * A training `t` that its series may still change: it lies ahead, nobody edited it on its own, and it was
 * neither held nor said not to be. `$1` is the series, `$2` this moment.
 */
const open = `t.series = $1::uuid and t.starts_at > $2::timestamptz and t.state in ('planned', 'cancelled')`;
const untouched = `${open} and not t.detached`;
const unmarked = 'not exists (select from presence p where p.training = t.id)';

/** SQL: the day off `d` covers the training that the series `s` would have on the day `c.day`. */
const coversDay = covers({ day: 'c.day', workplace: 's.workplace', section: 's.section', kind: 's.kind' });

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
  const { client, config, now } = context;
  const series = await readSeries(context, seriesId);
  const days = weeklyDays(series.dateFrom, series.dateTo, series.weekdays).map((day) => {
    const start = clubMoment(day, series.localTime, config.clubTimezone);
    return { day, start, end: new Date(start.getTime() + series.durationMinutes * 60_000) };
  });
  const moment = now.toISOString();
  const wanted = days.map(({ day }) => day);

  await lockOpenTrainings(context, seriesId);
  await client.query(
    `delete from training t where ${untouched} and not t.series_day = any($3::date[]) and ${unmarked}`,
    [seriesId, moment, wanted],
  );
  await client.query(
    `update training t set detached = true, updated_at = $2::timestamptz, version = version + 1
     where ${untouched} and not t.series_day = any($3::date[])`,
    [seriesId, moment, wanted],
  );
  const times = (some: typeof days) => [
    some.map(({ day }) => day),
    some.map(({ start }) => start.toISOString()),
    some.map(({ end }) => end.toISOString()),
  ];
  await client.query(
    `update training t set starts_at = c.starts_at, ends_at = c.ends_at,
       ${lesson.map((column) => `${column} = s.${column}`).join(', ')}, updated_at = $2::timestamptz, version = t.version + 1
     from training_series s, unnest($3::date[], $4::timestamptz[], $5::timestamptz[]) c(day, starts_at, ends_at)
     where ${untouched} and s.id = $1::uuid and t.series_day = c.day
       and (t.starts_at, t.ends_at, ${columnsOf('t')}) is distinct from (c.starts_at, c.ends_at, ${columnsOf('s')})`,
    [seriesId, moment, ...times(days)],
  );

  const missing = days.filter(
    ({ day, start }) => !series.removedDays.includes(day) && (span === 'from the beginning' || start > now),
  );
  await client.query(
    `insert into training (id, created_at, updated_at, series, series_day, starts_at, ends_at, ${lesson.join(', ')})
     select c.id, $2::timestamptz, $2::timestamptz, $1::uuid, c.day, c.starts_at, c.ends_at, ${columnsOf('s')}
     from training_series s,
       unnest($6::uuid[], $3::date[], $4::timestamptz[], $5::timestamptz[]) c(id, day, starts_at, ends_at)
     where s.id = $1::uuid
       and not exists (select from day_off d where ${coversDay})
       and not exists (select from training t where t.series = $1::uuid and t.series_day = c.day)`,
    [seriesId, moment, ...times(missing), missing.map(newId)],
  );
  await settleTrainings(context, (statement) => `t.series = ${statement.bind(seriesId)}`);
}

function columnsOf(alias: string): string {
  return lesson.map((column) => `${alias}.${column}`).join(', ');
}

/** The series ends: what lies ahead goes, what was or what somebody is written on stays, on its own. */
export async function removeOpenTrainings(context: WriteContext, seriesId: string): Promise<void> {
  const { client, now } = context;
  await lockOpenTrainings(context, seriesId);
  await client.query(`delete from training t where ${open} and ${unmarked}`, [seriesId, now.toISOString()]);
}

/** Waits for marks that are being written: what comes after this sees them. */
async function lockOpenTrainings({ client, now }: WriteContext, seriesId: string): Promise<void> {
  await client.query(`select from training t where ${open} order by t.id for update`, [
    seriesId,
    now.toISOString(),
  ]);
}

async function readSeries({ client }: WriteContext, id: string): Promise<Series> {
  const { rows } = await client.query<Series>(
    `select date_from as "dateFrom", date_to as "dateTo", weekdays, local_time as "localTime",
       duration_minutes as "durationMinutes", removed_days as "removedDays"
     from training_series where id = $1`,
    [id],
  );
  return rows[0] as Series;
}
