import type { RightsMatrixLabels } from '@tatami/ui/RightsMatrix';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** What the matrix calls things. */
export function useRightsLabels(): RightsMatrixLabels {
  const { t } = useI18n();
  return {
    groups: t('rights.group'),
    can: (group) => t('rights.can', { group }),
    kinds: { read: t('rights.kind.read'), change: t('rights.kind.change'), own: t('rights.kind.own') },
    right: (row, kind) => t(`rights.of.${kind}`, { row }),
    notApplicable: t('rights.notApplicable'),
    saving: t('rights.saving'),
    skip: t('rights.skip'),
    asked: t('rights.asked'),
  };
}
