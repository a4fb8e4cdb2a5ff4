import { conflict } from '../../http/problem.ts';
import { definitionOf, type RowAction, type WriteContext } from '../../table/definition.ts';
import { text } from '../../table/fields.ts';
import { lockRows } from '../../table/lock-row.ts';
import { actOnEntity } from '../../table/write.ts';
import { type Training, training } from './columns.ts';
import { refuseDayOff } from './days-off.ts';

/** From one state of a training to another (domain.md, Training): `planned → held | cancelled | notHeld`, and back. */
export const trainingActions: Record<'cancel' | 'restore' | 'hold' | 'not-held', RowAction<Training>> = {
  /** One that a day off cancelled is now cancelled by hand, and stays so when the day off goes. */
  cancel: {
    summary: 'Cancel a training',
    body: { reason: text(500) },
    change(_, { state }, { reason }) {
      if (state === 'held' || state === 'notHeld') throw conflict('training-over');
      return { state: 'cancelled', cancelReason: String(reason), dayOff: null };
    },
  },
  /** It was cancelled, or said to be held or not held, by mistake. */
  restore: {
    summary: 'Plan a training again',
    async change(context, current) {
      if (current.state === 'planned') return null;
      await refuseMarked(context, current);
      await refuseDayOff(context, current);
      return { state: 'planned', cancelReason: null, dayOff: null };
    },
  },
  /** For one that took place without anybody being marked; the first mark does the same. */
  hold: {
    summary: 'A training took place',
    change(context, { state, startsAt }) {
      if (state === 'cancelled') throw conflict('training-cancelled');
      if (state !== 'held') refuseAhead(context, startsAt);
      return { state: 'held' };
    },
  },
  /** Nobody came, or nobody could open the door: it was planned, not cancelled, and didn't take place. */
  'not-held': {
    operationId: 'trainingNotHeld',
    summary: 'A training did not take place',
    async change(context, current) {
      if (current.state === 'notHeld') return null;
      if (current.state === 'cancelled') throw conflict('training-cancelled');
      refuseAhead(context, current.startsAt);
      await refuseMarked(context, current);
      return { state: 'notHeld' };
    },
  },
};

/**
 * Somebody was marked: a training that was planned, or was said not to have taken place, was held.
 *
 * @throws {Problem} 409 when it is cancelled.
 */
export async function holdTraining(context: WriteContext, trainingId: string): Promise<void> {
  const definition = definitionOf(training);
  // NO KEY: presences that are being written refer to the row, and needn't wait for this.
  const [current] = await lockRows(context, definition, 't.id = $1', [trainingId]);
  if (current) await actOnEntity(definition, context, 'hold', current);
}

/** @throws {Problem} 409 while nobody can know yet whether the training takes place. */
function refuseAhead({ now }: WriteContext, startsAt: string): void {
  if (Date.parse(startsAt) > now.getTime()) throw conflict('training-ahead');
}

/** @throws {Problem} 409 when somebody was marked: the training was held, whatever is said of it. */
async function refuseMarked({ client }: WriteContext, { id }: Training): Promise<void> {
  const { rowCount } = await client.query(
    `select from presence where training = $1 and invalidated_at is null
       and status in ('present', 'late', 'absent') limit 1`,
    [id],
  );
  if (rowCount) throw conflict('training-has-presences');
}
