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
