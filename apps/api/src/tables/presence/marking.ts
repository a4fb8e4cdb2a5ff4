import { conflict, forbidden } from '../../http/problem.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { WriteContext } from '../../table/definition.ts';
import { BACKFILL_DAYS, isSettled } from '../training/index.ts';
import { attendedStatuses, type presence } from './columns.ts';

export type Presence = typeof presence.$inferSelect;
export type PresenceStatus = Presence['status'];

/** What a mark is judged by. */
export interface MarkedTraining {
  id: string;
  startsAt: string;
  endsAt: string;
  state: string;
  capacity: number | null;
}

export interface MarkedStudent {
  id: string;
  name: string;
  status: string;
  /** Whether they had left the club by the day of the training. */
  hadLeft: boolean;
}

const MINUTE = 60_000;
/** domain.md, presence */
const MINUTES_BEFORE = 30;
const MINUTES_AFTER = 10;

export const hasAttended = (status: PresenceStatus): boolean =>
  (attendedStatuses as readonly string[]).includes(status);

/** Whoever came, or is coming, takes one of the places. */
export const placeStatuses = ['declared', ...attendedStatuses] as const;

export const takesPlace = (status: PresenceStatus): boolean =>
  (placeStatuses as readonly string[]).includes(status);

/** Instructors and administrators; everybody else marks for themselves or their child. */
export const isStaff = (viewer: Viewer): boolean => viewer.has('Presence:Write');

/**
 * Whether the mark may be set, on top of the one that stands there.
 *
 * @throws {Problem} 409 that says why not, 403 for what a member may never say of themselves.
 */
export function checkMark(
  context: WriteContext,
  training: MarkedTraining,
  student: MarkedStudent,
  status: PresenceStatus,
  current: Presence | null,
): void {
  const { viewer, now } = context;
  if (current?.invalidatedAt) throw conflict('presence-invalidated', { name: student.name });
  if (training.state === 'cancelled') throw conflict('training-cancelled');
  if (student.hadLeft) throw conflict('student-left', { name: student.name });
  if (viewer.isAdministrator) return;

  if (isStaff(viewer)) {
    refuseSettled(context, training);
    const startsIn = Date.parse(training.startsAt) - now.getTime();
    const isAhead = status === 'declared' || status === 'excused';
    if (!isAhead && startsIn > MINUTES_BEFORE * MINUTE)
      throw conflict('presence-too-early', { before: MINUTES_BEFORE });
    return;
  }

  if (status === 'absent') throw forbidden();
  if (training.state === 'notHeld') throw conflict('training-not-held');
  if (student.status !== 'active') throw conflict('student-not-active');
  if (current && !isOwnWord(current)) throw conflict('presence-confirmed');
  refuseOutOfTime(context, training, status);
}

/** @throws {Problem} 409: they come and go at the door, from before the start until after the end; all else is said ahead. */
function refuseOutOfTime(
  { now }: WriteContext,
  { startsAt, endsAt }: MarkedTraining,
  status: PresenceStatus,
): void {
  const startsIn = Date.parse(startsAt) - now.getTime();
  if (!hasAttended(status)) {
    if (startsIn <= 0) throw conflict('training-started');
    return;
  }
  const endedFor = now.getTime() - Date.parse(endsAt);
  if (startsIn > MINUTES_BEFORE * MINUTE || endedFor > MINUTES_AFTER * MINUTE)
    throw conflict('presence-window', { before: MINUTES_BEFORE, after: MINUTES_AFTER });
}

/**
 * Whether the row may be taken away: a tap undone by the instructor, and by the member as long as they could say it.
 *
 * @throws {Problem} 409 that says why not.
 */
export function checkUndo(
  context: WriteContext,
  training: MarkedTraining,
  name: string,
  current: Presence,
): void {
  const { viewer } = context;
  if (current.invalidatedAt) throw conflict('presence-invalidated', { name });
  if (viewer.isAdministrator) return;
  if (isStaff(viewer)) {
    refuseSettled(context, training);
    return;
  }
  if (!isOwnWord(current)) throw conflict('presence-confirmed');
  refuseOutOfTime(context, training, current.status);
}

/** domain.md: the same mark again changes nothing. */
export const isSameMark = (
  current: Presence,
  { status, note }: { status?: PresenceStatus; note?: string | null },
): boolean =>
  (status === undefined || status === current.status) && (note === undefined || note === current.note);

/** How a mark came about, where it is not plain from who puts it. */
export type MarkedWay = Exclude<Presence['source'], 'instructor' | 'self'>;

/** The sources of what people say of themselves. */
const ownSources: readonly Presence['source'][] = ['self', 'qr', 'kiosk'];

function sourceOf(viewer: Viewer, way: MarkedWay | undefined): Presence['source'] {
  if (way && (way !== 'import' || viewer.isAdministrator)) return way;
  return isStaff(viewer) ? 'instructor' : 'self';
}

/** What the server adds to a mark: where it came from, who stands for it, and when they came. */
export function markedBy(
  { viewer, now }: WriteContext,
  status: PresenceStatus,
  current: Presence | null,
  way?: MarkedWay,
): Pick<Presence, 'status' | 'source' | 'confirmedBy' | 'checkedInAt'> {
  if (current?.status === status) {
    const { source, confirmedBy, checkedInAt } = current;
    return { status, source, confirmedBy, checkedInAt };
  }
  const source = sourceOf(viewer, way);
  const isHere = hasAttended(status) && source !== 'import';
  return {
    status,
    source,
    confirmedBy: ownSources.includes(source) ? null : viewer.id,
    checkedInAt: isHere ? (current?.checkedInAt ?? now.toISOString()) : null,
  };
}

/** @throws {Problem} 409 where only an administrator marks any more. */
export function refuseSettled(context: WriteContext, training: Pick<MarkedTraining, 'endsAt'>): void {
  if (context.viewer.isAdministrator || !isSettled(context, training)) return;
  throw conflict('presence-too-late', { days: BACKFILL_DAYS });
}

/** Nobody of the staff has spoken yet. */
const isOwnWord = ({ source, confirmedBy }: Presence): boolean =>
  ownSources.includes(source) && confirmedBy === null;
