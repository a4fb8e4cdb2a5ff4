import { useAttempt } from '@tatami/tables/use-attempt';
import { ConfirmDialog } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { dropMail } from './deal-with-mail.ts';
import type { UnsentMail } from './outgoing-mail-query.ts';

interface DropMailProps {
  mail: UnsentMail;
  onClose: () => void;
  onDropped: () => Promise<unknown>;
}

/** Asks before a mail is taken out unsent. */
export function DropMail({ mail: { id, kind, to }, onClose, onDropped }: DropMailProps) {
  const { t } = useI18n();
  const { attempt, isBusy, failure } = useAttempt();

  const drop = () =>
    attempt(async () => {
      await dropMail(id);
      await onDropped();
      onClose();
    });

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('outgoing-mail.drop.title')}
      description={t(`outgoing-mail.drop.${kind}`, { to: to ?? t('outgoing-mail.someone') })}
      confirmLabel={t('outgoing-mail.drop')}
      tone="danger"
      onConfirm={drop}
      pending={isBusy}
      error={failure}
    />
  );
}
