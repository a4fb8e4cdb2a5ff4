import { useQuery } from '@tanstack/react-query';
import { BeltBadge, Card, EmptyState, IconButton, Text, Timeline, useToast } from '@tatami/ui';
import { AwardIcon, TrashIcon } from '@tatami/ui/icons';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { refreshTables } from '../../lib/api/refresh-tables.ts';
import { useGrades } from '../../lib/club/grades.ts';
import { ActionDialog } from '../../lib/form/ActionDialog.tsx';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useViewer } from '../../lib/viewer.ts';
import { type Student, type StudentGrade, studentGradesQuery } from './student-queries.ts';

/** How long a slip may be taken back (student-grade, on the server). */
const correctionDays = 30;

/** The way from the first grade to the present one. */
export function GradesCard({ student }: { student: Student }) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const { gradeOf } = useGrades();
  const { data: awards = [] } = useQuery(studentGradesQuery(student.id));
  const [removed, setRemoved] = useState<StudentGrade | null>(null);

  const isCorrectable = (award: StudentGrade) =>
    has('StudentGrade:Write') &&
    award === awards[0] &&
    Date.now() - Date.parse(award.createdAt) < correctionDays * 86_400_000;

  return (
    <Card title={t('grades.title')}>
      {awards.length === 0 ? (
        <EmptyState icon={AwardIcon} title={t('grades.empty')} />
      ) : (
        <Timeline
          entries={awards.map((award) => {
            const grade = gradeOf(award.grade);
            return {
              id: award.id,
              title: grade?.name ?? '–',
              date: format.date(award.awardedOn),
              dateTime: award.awardedOn,
              mark: grade && <BeltBadge grade={grade.name} color={grade.color} compact />,
              description: (award.examiner || award.note || isCorrectable(award)) && (
                <>
                  {award.examiner && (
                    <Text size="small" tone="muted">
                      {t('grades.examiner', { name: award.examiner })}
                    </Text>
                  )}
                  {award.note && (
                    <Text size="small" tone="muted">
                      {award.note}
                    </Text>
                  )}
                  {isCorrectable(award) && (
                    <IconButton
                      size="small"
                      icon={TrashIcon}
                      label={t('grades.takeBack')}
                      onClick={() => setRemoved(award)}
                    />
                  )}
                </>
              ),
            };
          })}
        />
      )}
      {removed && (
        <ActionDialog
          title={t('grades.takeBack.title', { grade: gradeOf(removed.grade)?.name ?? '' })}
          description={t('grades.takeBack.text')}
          confirmLabel={t('grades.takeBack')}
          tone="danger"
          action={() => club.table('student-grade').remove(removed.id)}
          onDone={() => {
            setRemoved(null);
            void refreshTables('student', 'student-grade');
            toast({ message: t('form.deleted') });
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
}
