import type { ShownDays } from '../../../lib/club/training/agenda/agenda-days.ts';
import type { OwnStudent, Presence } from '../../../lib/club/training/own-presences.ts';

/** What is known of the trainings of a week or month that are meant for somebody. */
export interface ShownTrainings extends ShownDays {
  student: OwnStudent;
  presences: readonly Presence[];
}
