import { Banner, Button, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';

/** Messages that belong to a page and stay, in each of their tones. */
export function OnThePage() {
  const { t } = useI18n();
  const [isShown, setShown] = useState(true);
  return (
    <Stack space={12}>
      <Banner tone="info">{t('uikit.message.info')}</Banner>
      <Banner tone="success" title={t('uikit.message.success.title')}>
        {t('uikit.message.success')}
      </Banner>
      <Banner tone="warning" action={<Button size="small">{t('uikit.message.order')}</Button>}>
        {t('uikit.message.warning')}
      </Banner>
      {isShown ? (
        <Banner tone="danger" onDismiss={() => setShown(false)}>
          {t('uikit.message.danger')}
        </Banner>
      ) : (
        <Button onClick={() => setShown(true)}>{t('uikit.message.again')}</Button>
      )}
    </Stack>
  );
}
