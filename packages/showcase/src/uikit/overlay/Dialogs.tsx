import { Button, ConfirmDialog, Dialog, Inline, Stack, TextField, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';

/** A task before the page goes on, and a question before something that is hard to undo. */
export function Dialogs() {
  const { t } = useI18n();
  const toast = useToast();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);

  function finish(message: string) {
    close();
    toast({ severity: 'success', message });
  }

  return (
    <Inline space={12}>
      <Button onClick={() => setOpen('rename')}>{t('uikit.overlay.rename')}</Button>
      <Button variant="danger" onClick={() => setOpen('remove')}>
        {t('uikit.overlay.remove')}
      </Button>
      <Dialog
        open={open === 'rename'}
        onOpenChange={close}
        title={t('uikit.overlay.rename.title')}
        description={t('uikit.overlay.rename.text')}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t('uikit.overlay.cancel')}
            </Button>
            <Button variant="primary" onClick={() => finish(t('uikit.overlay.renamed'))}>
              {t('uikit.overlay.save')}
            </Button>
          </>
        }
      >
        <Stack space={16}>
          <TextField label={t('uikit.overlay.name')} defaultValue={t('uikit.overlay.wishes')} />
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={close}
        title={t('uikit.overlay.remove.title')}
        description={t('uikit.overlay.remove.text')}
        confirmLabel={t('uikit.overlay.remove')}
        tone="danger"
        onConfirm={() => finish(t('uikit.overlay.removed'))}
      />
    </Inline>
  );
}
