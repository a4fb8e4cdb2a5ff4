import { ConfirmDialog } from '@tatami/ui';
import { useI18n } from '../i18n/i18n-context.ts';
import type { HeldDeparture } from './navigation.ts';

/** Asks before an unsaved edit is lost. */
export function LeaveDialog({ held }: { held: HeldDeparture }) {
  const { t } = useI18n();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && held.stay()}
      title={t('leave.title')}
      description={t('leave.text')}
      cancelLabel={t('leave.stay')}
      confirmLabel={t('leave.leave')}
      tone="danger"
      onConfirm={held.leave}
    />
  );
}
