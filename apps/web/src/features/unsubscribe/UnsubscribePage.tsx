import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Card, EmptyState, Skeleton, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useTitle } from '@tatami/web-runtime/use-title';
import { comeBack, leave, leavingQuery } from './unsubscribe-calls.ts';

/** Where a mail leads whoever wants no more of its kind: one press, without a sign-in, which can be taken back there. */
export function UnsubscribePage({ params: { token } }: PageProps<'/unsubscribe/:token'>) {
  const { t } = useI18n();
  const query = useQuery(leavingQuery(token));
  const { data: leaving } = query;
  const { attempt, isBusy, failure } = useAttempt();
  useTitle(t('unsubscribe.title'));
  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (leaving === undefined) return <Skeleton shape="block" />;
  if (leaving === null)
    return (
      <Card>
        <EmptyState
          titleLevel={1}
          title={t('unsubscribe.unknown')}
          description={t('unsubscribe.unknown.text')}
        />
      </Card>
    );
  const { kind, way } = leaving;
  const isMailed = way === 'mail' || way === 'push';
  const name = t(`unsubscribe.${kind}`);
  return (
    <Card>
      <Stack space={16}>
        <EmptyState
          titleLevel={1}
          title={t(isMailed ? 'unsubscribe.ask' : 'unsubscribe.done', { name })}
          description={t(isMailed ? 'unsubscribe.ask.text' : 'unsubscribe.done.text')}
          action={
            <Button
              variant={isMailed ? 'primary' : 'secondary'}
              loading={isBusy}
              onClick={() => attempt(() => (isMailed ? leave(token) : comeBack(token)))}
            >
              {t(isMailed ? 'unsubscribe.leave' : 'unsubscribe.undo')}
            </Button>
          }
        />
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Text size="small" tone="muted" align="center">
          {t('unsubscribe.rest')}
        </Text>
      </Stack>
    </Card>
  );
}
