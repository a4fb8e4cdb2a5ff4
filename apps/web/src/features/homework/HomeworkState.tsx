import { StatusTag } from '@tatami/ui';
import { ClockIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { OwnHomework } from './homework-queries.ts';
import { isLate, isOpen, isToMend, standingOf } from './standing.ts';

/** Where a homework stands, in a word, where that is not what everybody expects of it. */
export function HomeworkState({ of: own, now }: { of: OwnHomework; now: number }) {
  const { t } = useI18n();
  const { submission, homework } = own;
  const standing = standingOf(own);
  if (standing === 'waiting') return <StatusTag status="info">{t('user-homework.state.waiting')}</StatusTag>;
  if (standing === 'done')
    return submission.state === 'reviewed' ? (
      <StatusTag status="success">{t('user-homework.state.reviewed')}</StatusTag>
    ) : (
      <StatusTag status="neutral">{t('user-homework.state.missed')}</StatusTag>
    );
  if (!isOpen(homework, now))
    return (
      <StatusTag status="neutral" icon={ClockIcon}>
        {t('user-homework.state.ahead')}
      </StatusTag>
    );
  if (isToMend(own)) return <StatusTag status="warning">{t('user-homework.state.returned')}</StatusTag>;
  if (isLate(own, now)) return <StatusTag status="danger">{t('user-homework.state.late')}</StatusTag>;
  if (submission.state === 'draft')
    return <StatusTag status="neutral">{t('user-homework.state.draft')}</StatusTag>;
  return null;
}
