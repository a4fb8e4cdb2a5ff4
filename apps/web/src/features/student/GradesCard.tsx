import { useQuery } from '@tanstack/react-query';
import { studentGradeRules } from '@tatami/sdk/rules/student-grade';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useViewer } from '@tatami/tables/viewer';
import {
  BeltBadge,
  Button,
  Card,
  EmptyState,
  IconButton,
  Inline,
  Link,
  StatusTag,
  Text,
  Timeline,
  useToast,
} from '@tatami/ui';
import { AwardIcon, CancelledIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazy, Suspense, useState } from 'react';
import { useGrades } from '../../lib/club/grades.ts';
import { annulmentsQuery, type Student, type StudentGrade, studentGradesQuery } from './student-queries.ts';

const AskedAction = lazy(async () => ({
  default: (await import('@tatami/tables/AskedAction')).AskedAction<'student-grade'>,
}));

interface GradesCardProps {
  student: Student;
  /** Begins an award; undefined for whoever may award none. */
  onAward: (() => void) | undefined;
}

/** The way from the first grade to the present one. */
export function GradesCard({ student, onAward }: GradesCardProps) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const toast = useToast();
  const { gradeOf } = useGrades();
  const { data: awards = [] } = useQuery(studentGradesQuery(student.id));
  const [asked, setAsked] = useState<StudentGrade | null>(null);

  return (
    <Card
      title={t('grades.title')}
      actions={
        <Inline space={12} align="center">
          {has('Technik:Read') && <Link href="/dojo/technik">{t('grades.techniques')}</Link>}
          {onAward && (
            <Button size="small" icon={AwardIcon} onClick={onAward}>
              {t('student-grade.award')}
            </Button>
          )}
        </Inline>
      }
    >
      {awards.length === 0 ? (
        <EmptyState size="small" icon={AwardIcon} title={t('grades.empty')} />
      ) : (
        <Timeline
          entries={awards.map((award) => {
            const grade = gradeOf(award.grade);
            const holds = award.annulledAt === null;
            const name = grade?.name ?? '–';
            return {
              id: award.id,
              title: holds ? name : <AnnulledName name={name} />,
              date: format.date(award.awardedOn),
              dateTime: award.awardedOn,
              mark: grade && <BeltBadge grade={grade.name} color={grade.color} compact />,
              description: (
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
                  {!holds && has('StudentGrade:Read') && <Annulment award={award} />}
                </>
              ),
              actions: holds && has('StudentGrade:Write') && (
                <IconButton
                  size="small"
                  icon={CancelledIcon}
                  label={t('grades.annul.one', { grade: name })}
                  onClick={() => setAsked(award)}
                />
              ),
            };
          })}
        />
      )}
      {asked && (
        <Suspense>
          <AskedAction
            contract={studentGradeRules}
            entity={asked}
            name="annul"
            title={t('grades.annul.title', { grade: gradeOf(asked.grade)?.name ?? '' })}
            isGrave
            onDone={(message) => {
              setAsked(null);
              void refreshTables('student', 'student-grade', 'audit-log');
              toast({ message });
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function AnnulledName({ name }: { name: string }) {
  const { t } = useI18n();
  return (
    <>
      <del>{name}</del>{' '}
      <StatusTag status="neutral" icon={CancelledIcon}>
        {t('grades.annulled')}
      </StatusTag>
    </>
  );
}

/** When, why, and by whom, as far as the person may know. */
function Annulment({ award: { student, id, annulledAt, annulledReason } }: { award: StudentGrade }) {
  const { t, format } = useI18n();
  const { has } = useViewer();
  const { data = [] } = useQuery({ ...annulmentsQuery(student), enabled: has('AuditLog:Read') });
  const by = data.find(({ row }) => row === id);
  const who = by && [by.userFirstName, by.userLastName].filter(Boolean).join(' ');
  const day = format.dateOf(annulledAt ?? '');
  return (
    <Text size="small" tone="muted">
      {who ? t('grades.annulled.by', { day, who }) : t('grades.annulled.on', { day })}: {annulledReason}
    </Text>
  );
}
