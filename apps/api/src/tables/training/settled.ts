import { conflict } from '../../http/problem.ts';
import type { WriteContext } from '../../table/definition.ts';

/** How long instructors may add what they forgot (domain.md, presence). */
export const BACKFILL_DAYS = 7;
const DAY = 86_400_000;

/** A training counts as held when it has ended, unless the club says otherwise (domain.md, training). */
export const hasEnded = ({ now }: Pick<WriteContext, 'now'>, { endsAt }: { endsAt: string }): boolean =>
  Date.parse(endsAt) <= now.getTime();

/** The training ended so long ago that only an administrator touches what is recorded of it. */
export const isSettled = ({ now }: Pick<WriteContext, 'now'>, { endsAt }: { endsAt: string }): boolean =>
  now.getTime() - Date.parse(endsAt) > BACKFILL_DAYS * DAY;

/** @throws {Problem} 409 for all but administrators, when one of them ended that long ago, or would have. */
export function refuseSettled(context: WriteContext, ...trainings: { endsAt: string }[]): void {
  if (!context.viewer.isAdministrator && trainings.some((each) => isSettled(context, each)))
    throw conflict('training-settled', { days: BACKFILL_DAYS });
}
