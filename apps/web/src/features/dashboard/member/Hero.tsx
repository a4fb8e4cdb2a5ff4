import { Face } from '@tatami/tables/Face';
import { useViewer } from '@tatami/tables/viewer';
import { AvatarGroup, type Group } from '@tatami/ui';
import { ThermometerIcon } from '@tatami/ui/icons';
import { ClassAnswer, NextClass, OtherAnswer, OtherAnswers } from '@tatami/ui/NextClass';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { Suspense, useState } from 'react';
import type { Companion, KnownFace } from '../../../lib/club/home/home-queries.ts';
import { loadMarks } from '../../../lib/club/training/load-marks.ts';
import { markAt, ownChoices } from '../../../lib/club/training/own-mark.ts';
import type { OwnStudent, Presence } from '../../../lib/club/training/own-presences.ts';
import { type Said, shownMark, usePendingMarks } from '../../../lib/club/training/pending-marks.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';
import { useWhen } from './use-when.ts';

const ExcuseSheet = lazyOrNothing(
  async () => (await import('../../../lib/club/training/excuse/excuse.ts')).ExcuseSheet,
);

interface HeroProps {
  group: Group;
  training: Training;
  student: OwnStudent;
  presences: readonly Presence[];
  leader: KnownFace | undefined;
  /** Who of those one knows will come, as it was when the training was read. */
  people: readonly Companion[];
  now: number;
  /** Whether the answer says whose it is to who hears it: a parent has several. */
  areSeveral: boolean;
}

/** The training that is next: when, where and with whom, and the one tap that says that one will come. */
export function Hero({ group, training, student, presences, leader, people, now, areSeveral }: HeroProps) {
  const { t, format, timeZone } = useI18n();
  const { whoami } = useViewer();
  const when = useWhen(now)(training);
  const pending = usePendingMarks(training.id).get(student.id);
  const [excuse, setExcuse] = useState<'excused' | 'ill'>();

  const { id, title, startsAt, endsAt, section, workplaceName, workplaceRoom, instructorName } = training;
  const { relation, firstName: name } = student;
  const presence = markAt(presences, training, student);
  const { status, note, state } = shownMark(pending, presence);
  const { canArrive, canAnnounce } = ownChoices(training, presence, now, whoami.id);
  const words = { relation, name };
  const answer = canArrive ? 'present' : 'declared';
  // What was announced is still to be said once they are there.
  const isAnswered = Boolean(status) && !(canArrive && status === 'declared');
  const say = (next: Said['status']) =>
    void loadMarks().then((marks) => marks.put(id, [student.id], { status: next, note: null }));

  const isComing = status === 'declared' || status === 'present' || status === 'late';
  const wasComing = people.some((each) => each.id === student.id);
  const count = training.declaredCount + training.presentCount + Number(isComing) - Number(wasComing);
  const { id: own, lastName, beltColor, picture } = student;
  const others = people.filter((each) => each.id !== own);
  const shown = isComing ? [{ id: own, firstName: name, lastName, beltColor, picture }, ...others] : others;
  const told =
    count === 0
      ? t('home.coming.nobody')
      : isComing && relation === 'self'
        ? t('home.coming.too', { count })
        : isComing && section === 'kids'
          ? t('home.coming.child', { count, name })
          : t('home.coming', { count, section: section ?? 'all' });
  const isToday = localDate(startsAt, timeZone) === localDate(new Date(now), timeZone);

  return (
    <NextClass
      group={group}
      when={when}
      start={format.time(startsAt)}
      end={t('home.until', { time: format.time(endsAt) })}
      title={title}
      href={`/dojo/training/${id}`}
      face={
        leader && (
          <Face
            of="student"
            person={{ ...leader, id: leader.student ?? leader.id }}
            belt={leader.beltColor}
            size={44}
          />
        )
      }
      leader={t('home.leader', { name: instructorName })}
      place={[workplaceName, workplaceRoom].filter(Boolean).join(', ')}
      people={
        <AvatarGroup
          onField
          most={6}
          people={shown.map(({ beltColor, ...person }) => ({
            ...person,
            face: <Face of="student" person={person} belt={beltColor} size={28} />,
          }))}
          label={told}
        />
      }
      note={[status === 'excused' && note, state === 'waiting' && t('home.waiting')]
        .filter(Boolean)
        .join(' · ')}
    >
      {(canArrive || canAnnounce || status) && (
        <ClassAnswer
          group={group}
          said={isAnswered && status ? t(`home.said.${status}`, words) : undefined}
          isNo={status === 'excused' || status === 'absent'}
          undo={canArrive || canAnnounce ? t('ui.undo') : undefined}
          name={areSeveral ? name : undefined}
          onPress={() => say(isAnswered ? null : answer)}
        >
          {t(`home.answer.${answer}`, words)}
        </ClassAnswer>
      )}
      {canAnnounce && !isAnswered && (
        <OtherAnswers>
          <OtherAnswer onClick={() => setExcuse('excused')}>
            {t('home.excuse', { relation, isToday: isToday ? 'yes' : 'no' })}
          </OtherAnswer>
          <OtherAnswer icon={ThermometerIcon} onClick={() => setExcuse('ill')}>
            {t('home.ill', { relation })}
          </OtherAnswer>
        </OtherAnswers>
      )}
      {excuse && (
        <Suspense>
          <ExcuseSheet
            {...{ training, student, now }}
            length={excuse === 'ill' ? 'week' : 'one'}
            onClose={() => setExcuse(undefined)}
          />
        </Suspense>
      )}
    </NextClass>
  );
}
