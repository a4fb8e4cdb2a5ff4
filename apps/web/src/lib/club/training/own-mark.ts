import type { OwnStudent, Presence } from './own-presences.ts';
import type { Training } from './trainings.ts';

const minute = 60_000;
/** domain.md, presence: from 30 min before the start to 10 min after the end. */
const before = 30 * minute;
const after = 10 * minute;

/** What a member can say of themselves or their child now. The server has the last word. */
export interface OwnChoices {
  /** “I’m here.” */
  canArrive: boolean;
  /** “I’ll come”, “I can’t come”, and taking it back. */
  canAnnounce: boolean;
}

const none: OwnChoices = { canArrive: false, canAnnounce: false };

export function ownChoices(
  training: Pick<Training, 'state' | 'startsAt' | 'endsAt'>,
  presence: Presence | undefined,
  now: number,
): OwnChoices {
  const isTheirWord =
    !presence || (presence.source === 'self' && !presence.confirmedBy && !presence.invalidatedAt);
  if (training.state === 'cancelled' || training.state === 'notHeld' || !isTheirWord) return none;
  const startsAt = Date.parse(training.startsAt);
  const isHere = presence?.status === 'present' || presence?.status === 'late';
  return {
    canArrive: !isHere && now >= startsAt - before && now <= Date.parse(training.endsAt) + after,
    canAnnounce: !isHere && now < startsAt,
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
