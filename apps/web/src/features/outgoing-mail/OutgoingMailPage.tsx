import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Card, EmptyState, PageHeader, Skeleton, Stack } from '@tatami/ui';
import { CheckIcon, RefreshIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useState } from 'react';
import { useSendsMails } from '../../lib/account/use-sends-mails.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { DropMail } from './DropMail.tsx';
import { isHindrance, retryMail } from './deal-with-mail.ts';
import { outgoingMailQuery, type UnsentMail } from './outgoing-mail-query.ts';
import { UnsentMails } from './UnsentMails.tsx';

/** The mails that have not gone out, and what an administrator can do about them. */
export function OutgoingMailPage() {
  const { t } = useI18n();
  const sendsMails = useSendsMails();
  const query = useQuery(outgoingMailQuery);
  const { data, isLoadingError } = query;
  const { attempt, isBusy, failure } = useAttempt();
  const [dropped, setDropped] = useState<UnsentMail | null>(null);
  useTitle(t('outgoing-mail.list.title'));

  const mails = data?.mails ?? [];
  const hindrance = mails.map(({ failure }) => failure).find(isHindrance);
  const retryable = mails.filter(({ state }) => state !== 'givenUp');
  const look = () => queryClient.invalidateQueries(outgoingMailQuery);

  const retry = (ids: readonly string[]) =>
    attempt(async () => {
      for (const id of ids) await retryMail(id);
      await look();
    });

  return (
    <Stack space={24}>
      <PageHeader
        title={t('outgoing-mail.list.title')}
        description={t('outgoing-mail.about')}
        actions={
          retryable.length > 1 && (
            <Button icon={RefreshIcon} loading={isBusy} onClick={() => retry(retryable.map(({ id }) => id))}>
              {t('outgoing-mail.retryAll')}
            </Button>
          )
        }
      />
      {failure && <Banner tone="danger">{failure}</Banner>}
      {!sendsMails && <Banner tone="info">{t('outgoing-mail.nowhere')}</Banner>}
      {hindrance && (
        <Banner tone="warning" title={t(`outgoing-mail.failure.${hindrance}`)}>
          {t(`outgoing-mail.remedy.${hindrance}`)}
        </Banner>
      )}
      {isLoadingError ? (
        <QueryFailure query={query} ofPage />
      ) : !data ? (
        <Card>
          <Stack space={16}>
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </Stack>
        </Card>
      ) : mails.length === 0 ? (
        <Card>
          <EmptyState
            icon={CheckIcon}
            title={t('outgoing-mail.list.empty')}
            description={t('outgoing-mail.empty')}
          />
        </Card>
      ) : (
        <UnsentMails of={data} onRetry={(id) => retry([id])} onDrop={setDropped} />
      )}
      {dropped && <DropMail mail={dropped} onClose={() => setDropped(null)} onDropped={look} />}
    </Stack>
  );
}
