import { Button, Card, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSyncExternalStore } from 'react';
import { installOffer } from '../../../lib/install-offer.ts';

/** Offers to put the app on the home screen, where the browser does, and it is not there yet. */
export function InstallCard() {
  const { t } = useI18n();
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.get);
  if (!offer) return null;
  return (
    <div data-paper="none">
      <Card title={t('install.title')}>
        <Stack space={16}>
          <Text tone="muted">{t('install.text')}</Text>
          <div>
            <Button onClick={() => void installOffer.take()}>{t('install.take')}</Button>
          </div>
        </Stack>
      </Card>
    </div>
  );
}
