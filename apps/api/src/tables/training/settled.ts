import type { WriteContext } from '../../table/definition.ts';

/** How long instructors may add what they forgot (domain.md, presence). */
export const BACKFILL_DAYS = 7;
const DAY = 86_400_000;

/** The training ended so long ago that only an administrator touches what is recorded of it. */
export const isSettled = ({ now }: Pick<WriteContext, 'now'>, { endsAt }: { endsAt: string }): boolean =>
  now.getTime() - Date.parse(endsAt) > BACKFILL_DAYS * DAY;
