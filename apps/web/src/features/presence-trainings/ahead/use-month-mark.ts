import type { MarkLook, MonthMark } from '@tatami/ui/MonthMarks';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { groupOf } from '../../../lib/club/group/group-of.ts';
import { markAt } from '../../../lib/club/training/own-mark.ts';
import type { OwnStudent, Presence } from '../../../lib/club/training/own-presences.ts';
import { shownMark, useAllPendingMarks } from '../../../lib/club/training/pending-marks.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';

const looks: Readonly<Record<Presence['status'], MarkLook>> = {
  declared: 'yes',
  present: 'yes',
  late: 'yes',
  excused: 'no',
  absent: 'no',
};

/** A training as a mark in a month, by what is said of somebody there. */
export function useMonthMark(student: OwnStudent, presences: readonly Presence[]) {
  const { t, format, timeZone } = useI18n();
  const pending = useAllPendingMarks();
  return (training: Training): MonthMark => {
    const { id, title, startsAt, state } = training;
    const said = pending.get(id)?.get(student.id);
    const { status } = shownMark(said, markAt(presences, training, student));
    const isOff = state === 'cancelled' || state === 'notHeld';
    const word = isOff
      ? t(`training.state.${state}`)
      : status && t(`presence.status.${status}`, { relation: student.relation });
    return {
      id,
      day: localDate(startsAt, timeZone),
      group: groupOf(training),
      look: isOff ? 'off' : status ? looks[status] : 'open',
      text: [`${format.time(startsAt)} ${title}`, word?.toLowerCase()].filter(Boolean).join(', '),
    };
  };
}
