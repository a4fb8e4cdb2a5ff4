import type { WriteContext } from '../../table/definition.ts';
import { Statement } from '../../table/statement.ts';

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
 * more is planned again. Trainings that were held, not held or cancelled by hand are left alone.
 *
 * @param scope SQL over the training `t`: which trainings may have to change.
 * @param without a day off that is about to go.
 * @returns the ids of those that changed.
 */
export async function settleTrainings(
  { client, config, now }: WriteContext,
  scope: (statement: Statement) => string,
  without: string | null = null,
): Promise<string[]> {
  const statement = new Statement();
  const zone = statement.bind(config.clubTimezone);
  const condition = covers({
    day: `(o.starts_at at time zone ${zone})::date`,
    workplace: 'o.workplace',
    section: 'o.section',
    kind: 'o.kind',
  });
  // The state is asked of `t`, not of its copy `o`: it is read again when a mark of presence came first.
  const { rows } = await client.query<{ id: string }>(
    `update training t set
       state = case when c.id is null then 'planned' else 'cancelled' end,
       day_off = c.id, cancel_reason = c.name,
       updated_at = ${statement.bind(now.toISOString())}, version = t.version + 1
     from training o left join lateral (
       select d.id, d.name from day_off d
       where ${condition} and d.id is distinct from ${statement.bind(without)}::uuid
       order by (d.id is not distinct from o.day_off) desc, d.created_at, d.id limit 1
     ) c on true
     where t.id = o.id and (t.state = 'planned' or t.day_off is not null)
       and (t.day_off, t.cancel_reason) is distinct from (c.id, c.name) and (${scope(statement)})
     returning t.id`,
    statement.values,
  );
  return rows.map(({ id }) => id);
}
