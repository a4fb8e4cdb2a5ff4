import { studentGradeRules } from '@tatami/sdk/rules/student-grade';
import { DateField, Select, TextArea, TextField } from '@tatami/ui';
import { clubToday } from '../../lib/club/club-zone.ts';
import { useGrades } from '../../lib/club/grades.ts';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useEntityForm } from '../../lib/form/use-entity-form.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
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
  const today = clubToday();
  const next = grades.find(({ rank }) => rank > (student.gradeRank ?? 0));
  const form = useEntityForm({
    rules: studentGradeRules,
    initial: { student: student.id, grade: next?.id ?? '', awardedOn: today },
    onSaved,
  });
  return (
    <FormDrawer
      title={t('grades.award')}
      description={`${student.firstName} ${student.lastName}`}
      submitLabel={t('grades.award')}
      form={form}
      onClose={onClose}
    >
      <Select
        label={t('student.grade')}
        emptyLabel={t('form.choose')}
        options={grades.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.text('grade')}
      />
      <DateField label={t('grades.awardedOn')} max={today} {...form.text('awardedOn')} />
      <TextField label={t('grades.examiner.label')} {...form.text('examiner')} />
      <TextArea label={t('student.note')} hint={t('grades.note.hint')} {...form.text('note')} />
    </FormDrawer>
  );
}
