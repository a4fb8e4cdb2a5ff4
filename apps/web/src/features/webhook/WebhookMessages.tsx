import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { tableWord, verbWord } from '@tatami/tables/log-words';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Heading, Inline, ItemList, Skeleton, Stack, StatusTag, Text } from '@tatami/ui';
import { PlayIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageKey } from '@tatami/web-runtime/translator';
import { queryClient } from '../../lib/api/query-client.ts';
import { messagesQuery, replay, sendTest, type WebhookMessage } from './webhook-calls.ts';

interface WebhookMessagesProps {
  of: Entity<'webhook'>;
  mayWrite: boolean;
}

const tones = { delivered: 'success', waiting: 'info', stuck: 'danger' } as const;

/** What a webhook was told, what became of it, and how to send it again. */
export function WebhookMessages({ of: { id, secretSince }, mayWrite }: WebhookMessagesProps) {
  const { t, format } = useI18n();
  const query = useQuery(messagesQuery(id));
  const { attempt, isBusy, failure } = useAttempt();
  const { data: messages, isLoadingError } = query;
  const momentOf = (moment: string) => `${format.dateOf(moment, 'dayMonth')}, ${format.time(moment)}`;

  const act = (deed: () => Promise<unknown>) =>
    attempt(async () => {
      await deed();
      await queryClient.invalidateQueries(messagesQuery(id));
    });

  const nameOf = ({ of }: WebhookMessage) =>
    of ? `${tableWord(t, of.table)}: ${verbWord(t, of.verb)}` : t('webhook.message.test');

  const facts = ({ at, due, failure, status, tries }: WebhookMessage) =>
    [
      momentOf(at),
      status !== null && t('webhook.message.answer', { status }),
      failure && reasonOf(failure),
      tries > 1 && t('webhook.message.tries', { count: tries }),
      due && tries > 0 && t('webhook.message.due', { moment: momentOf(due) }),
    ].filter((fact) => typeof fact === 'string');

  function reasonOf(failure: string): string {
    const [word = '', status] = failure.split(' ');
    const reason = t(`webhook.failure.${word}` as MessageKey);
    return status ? `${reason} (${status})` : reason;
  }

  return (
    <Stack space={8}>
      <Heading level={3}>{t('webhook.messages')}</Heading>
      {mayWrite && secretSince && (
        <div>
          <Button icon={PlayIcon} loading={isBusy} onClick={() => act(() => sendTest(id))}>
            {t('webhook.test')}
          </Button>
        </div>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
      {isLoadingError ? (
        <QueryFailure query={query} />
      ) : !messages ? (
        <Skeleton width="long" />
      ) : messages.length === 0 ? (
        <Text tone="muted">{t('webhook.messages.none')}</Text>
      ) : (
        <ItemList
          padding="none"
          label={t('webhook.messages')}
          items={messages.map((message) => ({
            // A message that was sent again stands there each time.
            id: `${message.id} ${message.deliveredAt}`,
            title: nameOf(message),
            description: facts(message),
            end: (
              <Inline space={8}>
                <StatusTag status={tones[message.state]}>{t(`webhook.message.${message.state}`)}</StatusTag>
                {mayWrite && (
                  <Button
                    size="small"
                    onClick={() => act(() => replay(id, message.id))}
                    aria-label={t('webhook.message.againOne', {
                      what: nameOf(message),
                      moment: momentOf(message.at),
                    })}
                  >
                    {t('webhook.message.again')}
                  </Button>
                )}
              </Inline>
            ),
          }))}
        />
      )}
    </Stack>
  );
}
