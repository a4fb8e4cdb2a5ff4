import { studentGradeRules } from '@tatami/sdk/rules/student-grade';
import { FormDrawer } from '@tatami/ui';
import { clubToday } from '../../lib/club/club-zone.ts';
import { useGrades } from '../../lib/club/grades.ts';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { DescribedForm } from '../../lib/table/form/DescribedForm.tsx';
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
