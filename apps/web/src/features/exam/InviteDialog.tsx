import { Banner, Button, Dialog, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import type { Prospect } from './exam-queries.ts';
import { isReasonMissing, namesOfUnready, OverrideReason } from './OverrideReason.tsx';

interface InviteDialogProps {
  prospects: readonly Prospect[];
  isBusy: boolean;
  failure: string | null | undefined;
  onInvite: (overrideReason: string) => void;
  onClose: () => void;
}

/** Asks why they may try who lack something. */
export function InviteDialog({ prospects, isBusy, failure, onInvite, onClose }: InviteDialogProps) {
  const { t } = useI18n();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('exam.ready.reason.title')}
      description={t('exam.ready.reason.text', { names: namesOfUnready(prospects) })}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            variant="primary"
            disabled={isReasonMissing(prospects, reason)}
            loading={isBusy}
            onClick={() => onInvite(reason.trim())}
          >
            {t('exam.ready.invite', { count: prospects.length })}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <OverrideReason prospects={prospects} value={reason} onValueChange={setReason} />
      </Stack>
    </Dialog>
  );
}
