import { conflict } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';

/**
 * Somebody was marked: a training that was planned, or was said not to have taken place, was held.
 *
 * @throws {Problem} 409 when it is cancelled.
 */
export async function holdTraining({ client, now }: WriteContext, trainingId: string): Promise<void> {
  // NO KEY: presences that are being written refer to the row, and needn't wait for this.
  const { rows } = await client.query<{ state: string }>(
    'select state from training where id = $1 for no key update',
    [trainingId],
  );
  const state = rows[0]?.state;
  if (state === 'cancelled') throw conflict('training-cancelled');
  if (state === undefined || state === 'held') return;
  await client.query(
    `update training set state = 'held', updated_at = $2, version = version + 1 where id = $1`,
    [trainingId, now.toISOString()],
  );
}
