import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { Card, Inline, Link, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { clubTimeZone } from '../../lib/club/club-zone.ts';
import { sections } from '../../lib/club/sections.ts';
import { OwnMark } from '../../lib/club/training/OwnMark.tsx';
import { isMeantFor, leads, markAt, ownChoices } from '../../lib/club/training/own-mark.ts';
import {
  type OwnStudent,
  ownPresencesQuery,
  ownStudentsQuery,
} from '../../lib/club/training/own-presences.ts';
import type { Training } from '../../lib/club/training/trainings.ts';
import { useGradeRange } from './use-grade-range.ts';

interface OwnMarksProps {
  training: Training;
  now: number;
}

/** What the person says of themselves and their children for one training, or why they have nothing to say. */
export function OwnMarks({ training, now }: OwnMarksProps) {
  const { t } = useI18n();
  const { whoami, has } = useViewer();
  const { data: students = [] } = useQuery(ownStudentsQuery);
  const { data: presences = [] } = useQuery(ownPresencesQuery(training.startsAt));

  const isOff = training.state === 'cancelled' || training.state === 'notHeld';
  const marks = students
    .map((student) => ({
      student,
      presence: markAt(presences, training, student),
    }))
    .filter(
      ({ student, presence }) =>
        presence || (!isOff && isMeantFor(training, student) && !leads(training, student, whoami.id)),
    );
  if (marks.length === 0) {
    const choices = ownChoices(training, undefined, now, whoami.id);
    // Whoever calls the roll has come for that.
    const isAsked = (choices.canAnnounce || choices.canArrive) && !has('Presence:Write');
    return students.length > 0 && isAsked ? <MeantForOthers training={training} students={students} /> : null;
  }
  return (
    <Card title={t('ownMarks.title', { whose: whoseMarks(marks.map(({ student }) => student)) })}>
      <Stack space={16}>
        {marks.map(({ student, presence }) => (
          <OwnMark
            key={student.id}
            training={training}
            student={student}
            presence={presence}
            now={now}
            showName={students.length > 1 || student.relation === 'child'}
          />
        ))}
      </Stack>
    </Card>
  );
}

/** Why nobody of theirs is asked, and the way to the trainings of that week that are for them. */
function MeantForOthers({ training, students }: { training: Training; students: readonly OwnStudent[] }) {
  const { t } = useI18n();
  const grades = useGradeRange(training);
  const { section, startsAt } = training;
  const isOfOthers = section !== null && students.every((student) => student.section !== section);
  const week = localDate(startsAt, clubTimeZone());
  return (
    <Card title={t('ownMarks.title', { whose: whoseMarks(students) })}>
      <Stack space={12}>
        <Text>
          {isOfOthers
            ? t('ownMarks.otherSection', { section: t(`section.${section}`) })
            : t('ownMarks.otherGrades', { grades: grades ?? 'none' })}
        </Text>
        <Inline space={16}>
          {sections
            .filter((each) => students.some((student) => student.section === each))
            .map((each) => (
              <Link key={each} href={`/dojo/training?section=${each}&week=${week}`}>
                {t('ownMarks.ofSection', { section: t(`section.${each}`) })}
              </Link>
            ))}
        </Inline>
      </Stack>
    </Card>
  );
}

function whoseMarks(students: readonly OwnStudent[]): 'self' | 'child' | 'children' | 'both' {
  const children = students.filter(({ relation }) => relation === 'child').length;
  if (children === 0) return 'self';
  if (children < students.length) return 'both';
  return children === 1 ? 'child' : 'children';
}
