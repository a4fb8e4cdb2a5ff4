import { conflict } from '../../http/problem.ts';
import { definitionOf, type RowAction, type WriteContext } from '../../table/definition.ts';
import { changeRows } from '../../table/door.ts';
import { text } from '../../table/fields.ts';
import { lockRows } from '../../table/lock-row.ts';
import { type Training, training } from './columns.ts';
import { refuseDayOff } from './days-off.ts';
import { hasEnded, refuseSettled } from './settled.ts';

/**
 * The ways from one state of a training to another (domain.md, Training): `planned → held | cancelled | notHeld`, and
 * back.
 */
export const trainingActions: Record<'cancel' | 'restore' | 'hold' | 'not-held', RowAction<Training>> = {
  /** One that a day off cancelled is now cancelled by hand, and stays so when the day off goes. */
  cancel: {
    summary: 'Cancel a training',
    description: 'It stays, with the reason. Marks at it count nowhere.',
    body: { reason: text(500) },
    async change(context, current, { reason }) {
      const { state, startsAt } = current;
      refuseSettled(context, current);
      if (state === 'held' || state === 'notHeld') throw conflict('training-over');
      if (hasBegun(context, startsAt)) await refuseMarked(context, current);
      return { state: 'cancelled', cancelReason: String(reason), dayOff: null };
    },
  },
  /** The way back, where it was cancelled, or said to be held or not held, by mistake. */
  restore: {
    summary: 'Plan a training again',
    description:
      'It was cancelled, or said to be held or not held, by mistake. Refused where somebody was marked, and on a day off.',
    async change(context, current) {
      if (current.state === 'planned') return null;
      refuseSettled(context, current);
      await refuseMarked(context, current);
      await refuseDayOff(context, current);
      return { state: 'planned', cancelReason: null, dayOff: null };
    },
  },
  /** The word for a training that took place without anybody being marked; where somebody was, it follows by itself. */
  hold: {
    summary: 'A training took place',
    description: 'For one at which nobody was marked: where somebody was, it follows by itself.',
    change(context, current) {
      if (current.state === 'held') return null;
      refuseSettled(context, current);
      if (current.state === 'cancelled') throw conflict('training-cancelled');
      if (!hasEnded(context, current)) throw conflict('training-not-over');
      return { state: 'held' };
    },
  },
  /** Nobody came, or nobody could open the door: it was planned, not cancelled, and didn't take place. */
  'not-held': {
    operationId: 'trainingNotHeld',
    summary: 'A training did not take place',
    description: 'Nobody came, or nobody could open the door. Refused where somebody was marked.',
    async change(context, current) {
      if (current.state === 'notHeld') return null;
      refuseSettled(context, current);
      if (current.state === 'cancelled') throw conflict('training-cancelled');
      if (!hasBegun(context, current.startsAt)) throw conflict('training-ahead');
      await refuseMarked(context, current);
      return { state: 'notHeld' };
    },
  },
};

/**
 * Somebody was there: a training that has ended was held. While it is under way it is planned, also when somebody
 * had said already that it doesn't take place.
 */
export async function settleAttended(context: WriteContext, trainingId: string): Promise<void> {
  // NO KEY: presences that are being written refer to the row, and needn't wait for this.
  await settle(context, await lockRows<Training>(context, definitionOf(training), 't.id = $1', [trainingId]));
}

/** The same of all that have ended since somebody was marked there. */
export async function holdEndedTrainings(context: WriteContext): Promise<void> {
  const ended = await lockRows<Training>(
    context,
    definitionOf(training),
    `t.state = 'planned' and t.ends_at <= $1 and t.present_count > 0`,
    [context.now.toISOString()],
  );
  await settle(context, ended);
}

async function settle(context: WriteContext, trainings: readonly Training[]): Promise<void> {
  for (const state of ['held', 'planned'] as const)
    await changeRows(
      context,
      definitionOf(training),
      trainings
        .filter((current) => hasEnded(context, current) === (state === 'held'))
        .map((current) => ({ current: { ...current }, values: { state } })),
      state === 'held' ? 'hold' : 'restore',
    );
}

const hasBegun = ({ now }: WriteContext, startsAt: string): boolean => Date.parse(startsAt) <= now.getTime();

/** @throws {Problem} 409 when somebody was marked: the training was held, whatever is said of it. */
async function refuseMarked({ client }: WriteContext, { id }: Training): Promise<void> {
  const { rowCount } = await client.query(
    `select from presence where training = $1 and invalidated_at is null
       and status in ('present', 'late', 'absent') limit 1`,
    [id],
  );
  if (rowCount) throw conflict('training-has-presences');
}
