import { Button, Inline, useToast } from '@tatami/ui';
import { UploadIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';

/** Two seconds, as if a server took them. */
const work = () => new Promise((done) => setTimeout(done, 2000));

/** A button that is at work keeps its size and the focus, and cannot be pressed twice. */
export function AtWork() {
  const { t } = useI18n();
  const toast = useToast();
  const [isSending, setSending] = useState(false);

  async function send() {
    setSending(true);
    await work();
    setSending(false);
    toast({ severity: 'success', message: t('uikit.button.sent') });
  }

  return (
    <Inline space={12}>
      <Button variant="primary" icon={UploadIcon} loading={isSending} onClick={send}>
        {t('uikit.button.send')}
      </Button>
      <Button disabled>{t('uikit.button.disabled')}</Button>
      <Button variant="quiet" disabled>
        {t('uikit.button.disabledToo')}
      </Button>
    </Inline>
  );
}
