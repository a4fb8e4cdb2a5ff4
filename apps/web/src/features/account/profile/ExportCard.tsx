import { Card, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { DownloadButton } from '../../../lib/DownloadButton.tsx';

/** Everything the club holds about the person, to take along (GDPR Art. 15 and 20). */
export function ExportCard() {
  const { t } = useI18n();
  return (
    <Card title={t('export.title')}>
      <Stack space={16}>
        <Text tone="muted">{t('export.text')}</Text>
        <div>
          <DownloadButton path="/authinfo/export">{t('export.take')}</DownloadButton>
        </div>
      </Stack>
    </Card>
  );
}
