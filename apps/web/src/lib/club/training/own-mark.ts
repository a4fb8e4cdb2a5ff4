import type { OwnStudent, Presence } from './own-presences.ts';
import type { Training } from './trainings.ts';

const minute = 60_000;
/** domain.md, presence: from 30 min before the start to 10 min after the end. */
const before = 30 * minute;
const after = 10 * minute;

/** What a member can say of themselves or their child now, and take back. The server has the last word. */
export interface OwnChoices {
  /** “I’m here.” */
  canArrive: boolean;
  /** “I’ll come”, “I can’t come”. */
  canAnnounce: boolean;
}

/** The sources of what people say of themselves. */
const ownSources = new Set<Presence['source']>(['self', 'qr', 'kiosk']);

/** @param viewer who says it: what they have marked themselves as an instructor is their own word too */
export function ownChoices(
  { state, startsAt, endsAt }: Pick<Training, 'state' | 'startsAt' | 'endsAt'>,
  presence: Presence | undefined,
  now: number,
  viewer: string,
): OwnChoices {
  const isTheirWord =
    !presence ||
    (!presence.invalidatedAt &&
      (presence.confirmedBy ? presence.confirmedBy === viewer : ownSources.has(presence.source)));
  const isOpen = isTheirWord && state !== 'cancelled' && state !== 'notHeld';
  const start = Date.parse(startsAt);
  return {
    canArrive: isOpen && now >= start - before && now <= Date.parse(endsAt) + after,
    canAnnounce: isOpen && now < start,
  };
}

/** Whether a training is meant for a student, by section and grade. Who has no grade yet stands below the first. */
export function isMeantFor(
  { section, minGradeRank, maxGradeRank }: Pick<Training, 'section' | 'minGradeRank' | 'maxGradeRank'>,
  student: Pick<OwnStudent, 'section' | 'gradeRank'>,
): boolean {
  const rank = student.gradeRank ?? 0;
  return (
    (section === null || section === student.section) &&
    (minGradeRank === null || rank >= minGradeRank) &&
    (maxGradeRank === null || rank <= maxGradeRank)
  );
}

/** Whether somebody leads a training themselves: nobody has to ask whether they come. */
export const leads = (
  { instructor }: Pick<Training, 'instructor'>,
  { id, relation }: Pick<OwnStudent, 'id' | 'relation'>,
  viewer: string,
): boolean => instructor === id || (relation === 'self' && instructor === viewer);

/** What is said of a student at a training. */
export function markAt(
  presences: readonly Presence[],
  training: Pick<Training, 'id'>,
  student: Pick<OwnStudent, 'id'>,
): Presence | undefined {
  return presences.find((each) => each.training === training.id && each.student === student.id);
}
