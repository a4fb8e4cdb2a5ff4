import type { Profile } from '@tatami/sdk';
import { ActionDialog } from '@tatami/tables/ActionDialog';
import { Banner, Button, Card, Stack, Text, useToast } from '@tatami/ui';
import { TrashIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { addDays, localDate } from '@tatami/web-runtime/zoned-time';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { profileQuery } from './profile-queries.ts';

/** domain.md, Kept for the club: after this many days the person is erased. */
const graceDays = 30;

/** The way out of the club's books, and back while there is time. */
export function ErasureCard({ profile }: { profile: Profile }) {
  const { t, format, timeZone } = useI18n();
  const toast = useToast();
  const [asking, setAsking] = useState<'leave' | 'stay' | null>(null);
  const { erasureRequestedAt } = profile;

  const finish = (message: string) => {
    setAsking(null);
    toast({ message });
  };
  const keep = (changed: Profile) => queryClient.setQueryData(profileQuery.queryKey, changed);

  return (
    <Card title={t('erasure.title')}>
      {erasureRequestedAt ? (
        <Banner
          tone="warning"
          title={t('erasure.pending', {
            date: format.date(addDays(localDate(erasureRequestedAt, timeZone), graceDays), 'long'),
          })}
          action={
            <Button size="small" onClick={() => setAsking('stay')}>
              {t('erasure.stay')}
            </Button>
          }
        >
          {t('erasure.pending.text')}
        </Banner>
      ) : (
        <Stack space={16}>
          <Text tone="muted">{t('erasure.text', { days: graceDays })}</Text>
          <div>
            <Button icon={TrashIcon} onClick={() => setAsking('leave')}>
              {t('erasure.request')}
            </Button>
          </div>
        </Stack>
      )}
      {asking === 'leave' && (
        <ActionDialog
          title={t('erasure.confirm.title')}
          description={t('erasure.confirm.text', { days: graceDays })}
          confirmLabel={t('erasure.confirm.do')}
          tone="danger"
          action={async () => keep(dataOf(await club.api.POST('/authinfo/erasure')))}
          onDone={() => finish(t('erasure.requested', { days: graceDays }))}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'stay' && (
        <ActionDialog
          title={t('erasure.stay.title')}
          description={t('erasure.stay.text')}
          confirmLabel={t('erasure.stay')}
          action={async () => keep(dataOf(await club.api.DELETE('/authinfo/erasure')))}
          onDone={() => finish(t('erasure.stayed'))}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}
