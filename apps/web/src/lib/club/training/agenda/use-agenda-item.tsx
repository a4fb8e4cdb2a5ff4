import { useViewer } from '@tatami/tables/viewer';
import { Button, Tag, Text } from '@tatami/ui';
import type { AgendaItem } from '@tatami/ui/Agenda';
import { AnswerPill } from '@tatami/ui/AnswerPill';
import { UndoIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { GroupName } from '../../group/GroupName.tsx';
import { groupOf } from '../../group/group-of.ts';
import { loadMarks } from '../load-marks.ts';
import { markAt, ownChoices } from '../own-mark.ts';
import type { OwnStudent, Presence } from '../own-presences.ts';
import { PresenceStatus } from '../PresenceStatus.tsx';
import { type Said, shownMark, useAllPendingMarks } from '../pending-marks.ts';
import { TrainingState } from '../TrainingState.tsx';
import type { Training } from '../trainings.ts';

interface AgendaItemOptions {
  student: OwnStudent;
  presences: readonly Presence[];
  now: number;
  /** Asks why they won’t come. */
  onExcuse: (training: Training) => void;
}

/**
 * A training as a row of what is ahead: one press says that they will come, or are there, and takes it back; another asks
 * why they won’t. What can be said, and when, are the rules that hold everywhere.
 */
export function useAgendaItem({ student, presences, now, onExcuse }: AgendaItemOptions) {
  const { t, format } = useI18n();
  const { whoami } = useViewer();
  const pending = useAllPendingMarks();
  const { id: whose, relation } = student;

  return (training: Training): AgendaItem => {
    const { id, title, startsAt, endsAt, state, workplaceName, workplaceRoom, instructorName } = training;
    const presence = markAt(presences, training, student);
    const { status, note, state: reached } = shownMark(pending.get(id)?.get(whose), presence);
    const { canArrive, canAnnounce } = ownChoices(training, presence, now, whoami.id);
    const isOff = state === 'cancelled' || state === 'notHeld';
    const answer = canArrive ? 'present' : 'declared';
    const isExcused = status === 'excused';
    const say = (next: Said['status']) =>
      void loadMarks().then((marks) => marks.put(id, [whose], { status: next, note: null }));
    // Of two that begin on a day at the same time the title tells which.
    const named = (label: string) =>
      `${label}: ${title}, ${format.dateOf(startsAt, 'short')}, ${format.time(startsAt)}`;
    const canAnswer = canArrive || canAnnounce;
    const excuseLabel = isExcused ? t('ui.undo') : t(`ownMark.${relation}.excused`);
    /** What the pill does not tell. */
    const isToldApart = canAnswer && status && status !== answer;
    const told = [
      isToldApart && <PresenceStatus key="status" status={status} relation={relation} />,
      isExcused && note && (
        <Text key="note" as="span" tone="muted">
          {note}
        </Text>
      ),
      reached === 'waiting' && (
        <Text key="waiting" as="span" tone="muted">
          {t('presence.waiting')}
        </Text>
      ),
      isOff && training.cancelReason,
    ].filter(Boolean);

    return {
      id,
      title,
      start: format.time(startsAt),
      end: format.time(endsAt),
      href: `/dojo/training/${id}`,
      group: groupOf(training),
      struck: isOff,
      detail: (
        <>
          <GroupName group={groupOf(training)} />
          <span>
            {[workplaceName, workplaceRoom].filter(Boolean).join(', ')} · {instructorName}
          </span>
        </>
      ),
      status: told.length > 0 && told,
      action: isOff ? (
        <TrainingState training={training} />
      ) : canAnswer ? (
        <>
          <AnswerPill
            pressed={status === answer}
            aria-label={named(t(`ownMark.${relation}.${answer}`))}
            onClick={() => say(status === answer ? null : answer)}
          >
            {t(`ownMark.${relation}.${answer}`)}
          </AnswerPill>
          {canAnnounce && (
            <Button
              variant="quiet"
              icon={isExcused ? UndoIcon : undefined}
              aria-label={named(excuseLabel)}
              onClick={() => (isExcused ? say(null) : onExcuse(training))}
            >
              {excuseLabel}
            </Button>
          )}
        </>
      ) : status ? (
        <PresenceStatus status={status} relation={relation} />
      ) : (
        <Tag>{t('ownMark.unmarked')}</Tag>
      ),
    };
  };
}
