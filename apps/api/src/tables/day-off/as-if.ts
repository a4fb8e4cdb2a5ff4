import type { WriteContext } from '../../table/definition.ts';
import { lockSchedule } from '../training/index.ts';

/** Done for the sake of its answer: a preview runs the very code of the write, then takes back what it stored. */
export async function asIf<T>(context: WriteContext, work: () => Promise<T>): Promise<T> {
  await lockSchedule(context);
  await context.client.query('savepoint before_preview');
  const answer = await work();
  await context.client.query('rollback to savepoint before_preview');
  return answer;
}
