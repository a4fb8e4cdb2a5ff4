import { studentGradeRules } from '@tatami/sdk/rules/student-grade';
import { TextArea } from '@tatami/ui';
import { club } from '../../lib/api/club.ts';
import { ActionDialog } from '../../lib/form/ActionDialog.tsx';
import { useFields } from '../../lib/form/use-fields.ts';
import { validate } from '../../lib/form/validate.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { StudentGrade } from './student-queries.ts';

interface AnnulGradeProps {
  award: StudentGrade;
  /** What the grade is called. */
  grade: string;
  onDone: () => void;
  onClose: () => void;
}

const { fields: rules } = studentGradeRules.actions.annul;

/** A mistaken grade counts no more; it stays in the ledger, with the reason (domain.md, student-grade). */
export function AnnulGrade({ award, grade, onDone, onClose }: AnnulGradeProps) {
  const { t } = useI18n();
  const fields = useFields(rules, {});
  const reason = fields.text('reason');
  return (
    <ActionDialog
      title={t('grades.annul.title', { grade })}
      description={t('grades.annul.text')}
      confirmLabel={t('grades.annul')}
      tone="danger"
      check={() => {
        const found = validate(rules, fields.values, t);
        fields.show(found);
        return Object.keys(found).length === 0;
      }}
      action={() =>
        club
          .table('student-grade')
          .act(award.id, 'annul', { reason: reason.value }, { ifMatch: award.version })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <TextArea label={t('grades.annul.reason')} placeholder={t('grades.annul.reason.example')} {...reason} />
    </ActionDialog>
  );
}
