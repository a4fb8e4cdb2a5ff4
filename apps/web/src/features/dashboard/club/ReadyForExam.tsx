import { Face } from '@tatami/tables/Face';
import { BeltBadge, Button, Heading, ItemList, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { useGrades } from '../../../lib/club/grades.ts';
import type { Part } from '../../../lib/club/home/club-overview-query.ts';

/** How many people are shown at first. */
const shown = 6;

/** Who has all that the next grade asks for; all of them, once asked. */
export function ReadyForExam({ of: { count, students } }: { of: Part<'ready'> }) {
  const { t } = useI18n();
  const { gradeOf } = useGrades();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Stack space={12}>
      <Heading level={2} id="club-ready" tabIndex={-1}>
        {t('club.readyList', { count })}
      </Heading>
      {count === 0 && <Text tone="muted">{t('club.ready.none')}</Text>}
      <ItemList
        padding="none"
        label={t('club.readyList', { count })}
        items={students.slice(0, isWhole ? undefined : shown).map((student) => {
          const grade = gradeOf(student.gradeTo);
          return {
            id: student.id,
            href: `/dojo/student/${student.id}`,
            start: <Face of="student" person={student} belt={student.beltColor} />,
            title: `${student.firstName} ${student.lastName}`,
            description: grade && t('club.ready.to', { grade: grade.name }),
            end: grade && <BeltBadge compact grade={grade.name} color={grade.color} />,
          };
        })}
      />
      {!isWhole && students.length > shown && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {t('club.ready.all', { count: students.length })}
        </Button>
      )}
    </Stack>
  );
}
