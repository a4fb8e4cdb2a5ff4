import type { Pool } from 'pg';

/** Another training in the room in which one is planned, at a time at which that would take place. */
export interface TakenRoom {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
}

/** More than these nobody reads before saving. */
const MOST = 20;

/** Which trainings are in a room at any of these times already, beside those of a series. What is called off is not. */
export async function takenRooms(
  pool: Pool,
  workplace: string,
  times: readonly { startsAt: string; endsAt: string }[],
  series: string | null,
): Promise<TakenRoom[]> {
  const { rows } = await pool.query<TakenRoom>(
    `select distinct t.id, t.title, t.starts_at as "startsAt", t.ends_at as "endsAt"
     from unnest($1::timestamptz[], $2::timestamptz[]) as wanted(starts_at, ends_at)
     join training t on t.workplace = $3 and t.starts_at < wanted.ends_at and t.ends_at > wanted.starts_at
     where t.state in ('planned', 'held') and (t.series = $4::uuid) is not true
     order by t.starts_at, t.id limit ${MOST}`,
    [times.map(({ startsAt }) => startsAt), times.map(({ endsAt }) => endsAt), workplace, series],
  );
  return rows;
}
