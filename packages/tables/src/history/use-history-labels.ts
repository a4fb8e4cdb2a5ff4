import type { ChangeHistoryLabels } from '@tatami/ui/ChangeHistory';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** What a history says, in the person's language. */
export function useHistoryLabels(): ChangeHistoryLabels {
  const { t } = useI18n();
  return {
    system: t('history.system'),
    before: t('history.before'),
    after: t('history.after'),
    moreFields: (count) => t('history.moreFields', { count }),
    showMore: t('history.showMore'),
    empty: t('history.empty'),
    revert: t('history.revert'),
    revertTitle: t('history.revert.title'),
    revertHint: t('history.revert.hint'),
    revertConfirm: t('history.revert.confirm'),
    reverted: t('history.reverted'),
  };
}
