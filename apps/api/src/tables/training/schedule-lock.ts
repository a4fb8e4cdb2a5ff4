import type { WriteContext } from '../../table/definition.ts';

const SCHEDULE_LOCK = 7_284_126_003;

/**
 * Trainings, series and days off are written one after another: each of them looks at the others, so that
 * no planned training is left on a day off, however close together they come.
 */
export async function lockSchedule({ client }: WriteContext): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [SCHEDULE_LOCK]);
}
