import { conflict } from '../../http/problem.ts';
import { definitionOf, type WriteContext } from '../../table/definition.ts';
import { changeRows } from '../../table/door.ts';
import { Statement } from '../../table/statement.ts';
import { type Training, training } from './columns.ts';

/**
 * SQL: the day off `d` covers a training on this local day. A day off of one place or section covers only
 * theirs. Seminars and exams are held on public holidays and in school breaks, but not where the club is closed.
 */
export function covers(training: { day: string; workplace: string; section: string; kind: string }): string {
  const { day, workplace, section, kind } = training;
  return `d.date_from <= ${day} and d.date_to >= ${day}
    and (d.workplace is null or d.workplace = ${workplace})
    and (d.section is null or d.section = ${section})
    and (d.kind not in ('publicHoliday', 'schoolBreak') or ${kind} not in ('seminar', 'exam'))`;
}

interface Planned {
  startsAt: string;
  workplace: string;
  section: string | null;
  kind: string;
}

export interface CoveringDayOff {
  id: string;
  name: string;
}

/** The day off that keeps a training from being planned like this, if there is one. */
export async function findCoveringDayOff(
  { client, config }: WriteContext,
  { startsAt, workplace, section, kind }: Planned,
): Promise<CoveringDayOff | null> {
  const condition = covers({
    day: '($1::timestamptz at time zone $2)::date',
    workplace: '$3::uuid',
    section: '$4::text',
    kind: '$5::text',
  });
  const { rows } = await client.query<CoveringDayOff>(
    `select d.id, d.name from day_off d where ${condition} order by d.created_at, d.id limit 1`,
    [startsAt, config.clubTimezone, workplace, section, kind],
  );
  return rows[0] ?? null;
}

/**
 * Makes trainings agree with the days off: what a day off covers is cancelled by it, what none covers any
 * more is planned again. Trainings that were held, not held or cancelled by hand are left alone, and so is one that
 * has begun and somebody is marked at.
 *
 * @param scope SQL over the training `t`: which trainings may have to change.
 * @param without a day off that is about to go.
 * @returns the ids of those that changed.
 */
export async function settleTrainings(
  context: WriteContext,
  scope: (statement: Statement) => string,
  without: string | null = null,
): Promise<string[]> {
  const statement = new Statement();
  const zone = statement.bind(context.config.clubTimezone);
  const condition = covers({
    day: `(t.starts_at at time zone ${zone})::date`,
    workplace: 't.workplace',
    section: 't.section',
    kind: 't.kind',
  });
  const { rows } = await context.client.query<Settled>(
    `select t.id, t.title, t.state, t.day_off as "dayOff", t.cancel_reason as "cancelReason",
       c.id as "coveredBy", c.name as "coveredByName"
     from training t left join lateral (
       select d.id, d.name from day_off d
       where ${condition} and d.id is distinct from ${statement.bind(without)}::uuid
       order by (d.id is not distinct from t.day_off) desc, d.created_at, d.id limit 1
     ) c on true
     where (t.state = 'planned' or t.day_off is not null)
       and not (t.state = 'planned' and t.starts_at <= ${statement.bind(context.now.toISOString())} and t.present_count + t.absent_count > 0)
       and (t.day_off, t.cancel_reason) is distinct from (c.id, c.name) and (${scope(statement)})
     order by t.id for no key update of t`,
    statement.values,
  );
  const settled = await changeRows(
    context,
    definitionOf(training),
    rows.map(({ coveredBy, coveredByName, ...current }) => ({
      current,
      values: {
        state: coveredBy ? 'cancelled' : 'planned',
        dayOff: coveredBy,
        cancelReason: coveredByName,
      },
    })),
  );
  return settled.map(({ id }) => String(id));
}

interface Settled extends Pick<Training, 'id' | 'title' | 'state' | 'dayOff' | 'cancelReason'> {
  coveredBy: string | null;
  coveredByName: string | null;
}

/** @throws {Problem} 409 that names the day off. */
export async function refuseDayOff(context: WriteContext, values: Partial<Training>): Promise<void> {
  const { startsAt, workplace, section = null, kind = 'regular' } = values;
  if (!startsAt || !workplace) return;
  const dayOff = await findCoveringDayOff(context, { startsAt, workplace, section, kind });
  if (dayOff) throw conflict('on-day-off', { name: dayOff.name });
}
