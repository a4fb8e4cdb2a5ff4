import { Problem } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';

const SCHEDULE_LOCK = 7_284_126_003;
/** Who waits holds a connection meanwhile: as many as one user may have under way, and there are more for the others. */
const MOST_WAITING = 8;
/** When it is worth trying again. */
const SECONDS = 1;

let waiting = 0;

/**
 * Trainings, series and days off are written one after another: each of them looks at the others, so that
 * no planned training is left on a day off, however close together they come.
 *
 * @throws {Problem} 503 when so many wait for it that connections would run out.
 */
export async function lockSchedule({ client }: WriteContext): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
    SCHEDULE_LOCK,
  ]);
  if (rows[0]?.free) return;
  if (waiting >= MOST_WAITING) throw new Problem(503, 'unavailable', { values: { seconds: SECONDS } });
  waiting += 1;
  try {
    await client.query('select pg_advisory_xact_lock($1)', [SCHEDULE_LOCK]);
  } finally {
    waiting -= 1;
  }
}
