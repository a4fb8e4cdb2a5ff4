import { NotConnectedError, type RealtimeMessage } from '@tatami/realtime';
import { useWatchTopic } from '@tatami/realtime/react';
import { Button, Card, EmptyState, Inline, ItemList, Stack, Tag, TextField, useToast } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { type FormEvent, useState } from 'react';
import { type DemoLine, HEARD_ON, SENT_TO } from './demo-line.ts';
import { useClock } from './use-clock.ts';

/** The length that the server takes: `LONGEST_MESSAGE` of its echo. */
const LONGEST_MESSAGE = 2_000;
/** How many echoes are shown: the newest. */
const SHOWN = 20;

interface Echo {
  id: number;
  at: number;
  destination: string;
  message: string;
  by: string;
}

/** Sends a message, and shows it as it comes back: once as everybody hears it, once for oneself. */
export function EchoCard({ line: { realtime, traffic }, ownId }: { line: DemoLine; ownId: string }) {
  const { t } = useI18n();
  const clock = useClock();
  const toast = useToast();
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [echoes, setEchoes] = useState<readonly Echo[]>([]);

  useWatchTopic(realtime, HEARD_ON, {
    onMessage: (received) => setEchoes((before) => [echoOf(received, before[0]), ...before].slice(0, SHOWN)),
    onRefused: (error) => traffic.add({ kind: 'refused', message: error.message }),
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    setMissing(message.trim() === '');
    if (message.trim() === '') return;
    try {
      realtime.send(SENT_TO, { message });
      setMessage('');
    } catch (error) {
      if (!(error instanceof NotConnectedError)) throw error;
      // Spec §8; what was typed stays.
      toast({
        severity: 'error',
        title: t('messageDemo.notSent'),
        message: t('messageDemo.notSent.text'),
      });
    }
  }

  return (
    <Card title={t('messageDemo.message')}>
      <Stack space={20}>
        <form onSubmit={send} noValidate>
          <Stack space={12}>
            <TextField
              label={t('messageDemo.text')}
              hint={t('messageDemo.text.hint')}
              value={message}
              maxLength={LONGEST_MESSAGE}
              autoComplete="off"
              error={isMissing ? t('form.required') : undefined}
              required
              onValueChange={(value) => {
                setMessage(value);
                setMissing(false);
              }}
            />
            <Inline space={8}>
              <Button type="submit" variant="primary">
                {t('messageDemo.send')}
              </Button>
            </Inline>
          </Stack>
        </form>
        <div role="log" aria-label={t('messageDemo.echoes')}>
          {echoes.length === 0 ? (
            <EmptyState
              icon={MailIcon}
              titleLevel={3}
              title={t('messageDemo.echoes.none')}
              description={t('messageDemo.echoes.about')}
            />
          ) : (
            <ItemList
              label={t('messageDemo.echoes')}
              padding="none"
              items={echoes.map(({ id, at, destination, message: text, by }) => ({
                id: String(id),
                title: text,
                description: [destination, clock(at), ...(by === ownId ? [] : [t('messageDemo.other')])],
                end: (
                  <Tag tone={destination === HEARD_ON ? 'neutral' : 'accent'}>
                    {t(destination === HEARD_ON ? 'messageDemo.toAll' : 'messageDemo.toMe')}
                  </Tag>
                ),
              }))}
            />
          )}
        </div>
      </Stack>
    </Card>
  );
}

function echoOf({ destination, body }: RealtimeMessage, newest: Echo | undefined): Echo {
  const { message, by } = body as { message: string; by: string };
  return { id: (newest?.id ?? 0) + 1, at: Date.now(), destination, message, by };
}
