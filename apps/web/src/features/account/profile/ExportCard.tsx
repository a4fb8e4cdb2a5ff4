import { ClubApiError } from '@tatami/sdk';
import { Button, Card, Stack, Text, useToast } from '@tatami/ui';
import { DownloadIcon } from '@tatami/ui/icons';
import { useState } from 'react';
import { download } from '../../../lib/api/download.ts';
import { useI18n } from '../../../lib/i18n/i18n-context.ts';

/** Everything the club holds about the person, to take along (GDPR Art. 15 and 20). */
export function ExportCard() {
  const { t } = useI18n();
  const toast = useToast();
  const [isPreparing, setIsPreparing] = useState(false);

  async function take() {
    setIsPreparing(true);
    try {
      await download('/authinfo/export');
    } catch (error) {
      if (!(error instanceof ClubApiError)) throw error;
      toast({ message: error.detail, tone: 'danger' });
    } finally {
      setIsPreparing(false);
    }
  }

  return (
    <Card title={t('export.title')}>
      <Stack space={16}>
        <Text tone="muted">{t('export.text')}</Text>
        <div>
          <Button icon={DownloadIcon} loading={isPreparing} onClick={take}>
            {t('export.take')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
