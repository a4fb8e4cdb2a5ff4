import { useQuery } from '@tanstack/react-query';
import { ClubApiError } from '@tatami/sdk';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Button, Card, ItemList, StatusTag, useToast } from '@tatami/ui';
import { ComputerIcon, SmartphoneIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { pushDevicesQuery, sessionsQuery } from './profile-queries.ts';

/** Where the person is signed in, and the way out from afar. */
export function SessionsCard() {
  const { t, format } = useI18n();
  const toast = useToast();
  const query = useQuery(sessionsQuery);
  const { data: sessions = [], error } = query;
  const [ending, setEnding] = useState<readonly string[]>([]);
  const others = sessions.filter(({ current }) => !current);

  async function end(ids: readonly string[]) {
    setEnding(ids);
    try {
      await Promise.all(
        ids.map((id) => club.api.DELETE('/authinfo/sessions/{id}', { params: { path: { id } } })),
      );
      toast({ message: t('sessions.ended', { count: ids.length }) });
    } catch (failure) {
      if (!(failure instanceof ClubApiError)) throw failure;
      toast({ message: failure.message, severity: 'error' });
    } finally {
      // One that was over already is not there any more either.
      await Promise.all([
        queryClient.invalidateQueries(sessionsQuery),
        queryClient.invalidateQueries(pushDevicesQuery),
      ]);
      setEnding([]);
    }
  }

  return (
    <Card
      title={t('sessions.title')}
      padding="none"
      actions={
        others.length > 1 && (
          <Button size="small" loading={ending.length > 1} onClick={() => end(others.map(({ id }) => id))}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {error && sessions.length === 0 ? (
        <QueryFailure query={query} />
      ) : (
        <ItemList
          label={t('sessions.title')}
          items={sessions.map(({ id, current, device, method, address, lastUsedAt }) => ({
            id,
            start: /Android|iOS/.test(device ?? '') ? (
              <SmartphoneIcon size="medium" />
            ) : (
              <ComputerIcon size="medium" />
            ),
            title: device ?? t('sessions.unknownDevice'),
            description: [
              t(`sessions.method.${method}`),
              address,
              t('sessions.lastUsed', {
                date: format.dateOf(lastUsedAt, 'dayMonth'),
                time: format.time(lastUsedAt),
              }),
            ]
              .filter(Boolean)
              .join(' · '),
            end: current ? (
              <StatusTag status="success">{t('sessions.here')}</StatusTag>
            ) : (
              <Button
                size="small"
                loading={ending.length === 1 && ending[0] === id}
                onClick={() => end([id])}
                aria-label={t('sessions.endOne', { device: device ?? t('sessions.unknownDevice') })}
              >
                {t('sessions.end')}
              </Button>
            ),
          }))}
        />
      )}
    </Card>
  );
}
