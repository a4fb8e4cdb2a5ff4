import { TextArea } from '@tatami/ui';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { ActionDialog } from '../../lib/form/ActionDialog.tsx';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { StudentGrade } from './student-queries.ts';

interface AnnulGradeProps {
  award: StudentGrade;
  /** What the grade is called. */
  grade: string;
  onDone: () => void;
  onClose: () => void;
}

/** A mistaken grade counts no more; it stays in the ledger, with the reason (domain.md, student-grade). */
export function AnnulGrade({ award, grade, onDone, onClose }: AnnulGradeProps) {
  const { t } = useI18n();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <ActionDialog
      title={t('grades.annul.title', { grade })}
      description={t('grades.annul.text')}
      confirmLabel={t('grades.annul')}
      tone="danger"
      check={() => {
        setIsMissing(reason.trim() === '');
        return reason.trim() !== '';
      }}
      action={() =>
        club.table('student-grade').act(award.id, 'annul', { reason }, { ifMatch: award.version })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <TextArea
        label={t('grades.annul.reason')}
        placeholder={t('grades.annul.reason.example')}
        required
        maxLength={500}
        error={isMissing ? t('form.required') : undefined}
        value={reason}
        onValueChange={setReason}
      />
    </ActionDialog>
  );
}
