import { examRules } from '@tatami/sdk/rules/exam';
import { AskedAction } from '@tatami/tables/AskedAction';
import type { Exam, ExamDeed } from './exam-queries.ts';

interface ExamActionProps {
  exam: Exam;
  deed: ExamDeed;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks before an exam goes on. */
export function ExamAction({ exam, deed, onClose, onDone }: ExamActionProps) {
  return (
    <AskedAction
      contract={examRules}
      entity={exam}
      name={deed}
      isGrave={deed === 'complete' || deed === 'cancel'}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
