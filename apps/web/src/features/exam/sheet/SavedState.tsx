import { StatusTag } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect } from 'react';
import { pendingExamMarks } from '../../../lib/club/exam/pending-exam-marks.ts';
import { loadMarks } from '../../../lib/club/training/load-marks.ts';

/** Whether what was marked is stored; what was refused is forgotten with the page that said so. */
export function SavedState({
  exam,
  pending,
}: {
  exam: string;
  pending: ReturnType<typeof pendingExamMarks.at>;
}) {
  const { t } = useI18n();
  useEffect(
    () => () => {
      const keys = [...pendingExamMarks.at(exam).keys()];
      if (keys.length > 0) void loadMarks().then((marks) => marks.dropRefusedTechniques(exam, keys));
    },
    [exam],
  );
  const marks = [...pending.values()];
  const refused = marks.find(({ state }) => state === 'error');
  const waiting = marks.filter(({ state }) => state === 'waiting').length;
  if (refused)
    return (
      <span role="alert">
        <StatusTag status="danger">{t('exam.sheet.refused', { reason: refused.error ?? '' })}</StatusTag>
      </span>
    );
  if (waiting > 0)
    return <StatusTag status="warning">{t('exam.sheet.waiting', { count: waiting })}</StatusTag>;
  return (
    <StatusTag status={marks.length > 0 ? 'info' : 'success'}>
      {t(marks.length > 0 ? 'exam.sheet.saving' : 'exam.sheet.saved')}
    </StatusTag>
  );
}
