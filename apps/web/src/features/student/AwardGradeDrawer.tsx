import { studentGradeRules } from '@tatami/sdk/rules/student-grade';
import { DescribedForm } from '@tatami/tables/DescribedForm';
import { useEntityForm } from '@tatami/tables/use-entity-form';
import { FormDrawer } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { clubToday } from '../../lib/club/club-zone.ts';
import { useGrades } from '../../lib/club/grades.ts';
import { awardForm } from './award-form.ts';
import type { Student } from './student-queries.ts';

interface AwardGradeDrawerProps {
  student: Student;
  onClose: () => void;
  onSaved: () => void;
}

/** Writes a new grade into the ledger. The next one is offered. */
export function AwardGradeDrawer({ student, onClose, onSaved }: AwardGradeDrawerProps) {
  const { t } = useI18n();
  const { grades } = useGrades();
  const next = grades.find(({ rank }) => rank > (student.gradeRank ?? 0));
  const form = useEntityForm({
    rules: studentGradeRules,
    initial: { student: student.id, grade: next?.id ?? '', awardedOn: clubToday() },
    onSaved,
  });
  return (
    <FormDrawer
      title={t('student-grade.award')}
      description={`${student.firstName} ${student.lastName}`}
      submitLabel={t('student-grade.award')}
      saving={form.isSaving}
      onClose={onClose}
    >
      {(id) => <DescribedForm id={id} of={awardForm} form={form} entity={undefined} />}
    </FormDrawer>
  );
}
