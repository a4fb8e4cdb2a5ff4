import { StatusTag } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Exam } from './exam-queries.ts';

const tones = {
  draft: 'neutral',
  open: 'info',
  inProgress: 'warning',
  completed: 'success',
  cancelled: 'danger',
} as const;

/** How far an exam has got. */
export function ExamState({ state }: Pick<Exam, 'state'>) {
  const { t } = useI18n();
  return <StatusTag status={tones[state]}>{t(`exam.state.${state}`)}</StatusTag>;
}
