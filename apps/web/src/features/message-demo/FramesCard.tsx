import { Button, Card, EmptyState, Inline, Stack, Text, useToast } from '@tatami/ui';
import { FrameLog, type FrameLogEntry } from '@tatami/ui/FrameLog';
import { CopyIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Translate } from '@tatami/web-runtime/translator';
import { useState, useSyncExternalStore } from 'react';
import { type Entry, KEPT, type Traffic } from './traffic.ts';
import { useClock } from './use-clock.ts';

/** What goes by on the line, as it goes by. */
export function FramesCard({ traffic }: { traffic: Traffic }) {
  const { t } = useI18n();
  const toast = useToast();
  const clock = useClock();
  const entries = useSyncExternalStore(traffic.subscribe, traffic.get);
  /** What was there when it was paused. */
  const [held, setHeld] = useState<readonly Entry[] | null>(null);
  const shown = held ?? entries;
  const last = held?.at(-1)?.id ?? 0;
  const unseen = held ? entries.filter(({ id }) => id > last).length : 0;

  const lines = shown.map(
    (entry): FrameLogEntry => ({
      id: String(entry.id),
      dateTime: new Date(entry.at).toISOString(),
      time: clock(entry.at),
      ...wordsOf(entry, t),
    }),
  );
  const directions = { in: t('messageDemo.frames.in'), out: t('messageDemo.frames.out') };

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(textOf(lines, directions));
    toast({ message: t('messageDemo.copied') });
  }

  function clear(): void {
    traffic.clear();
    setHeld(held && []);
  }

  return (
    <Card title={t('messageDemo.frames')}>
      <Stack space={12}>
        <FrameLog label={t('messageDemo.frames')} entries={lines} labels={directions}>
          <EmptyState
            titleLevel={3}
            title={t('messageDemo.frames.none')}
            description={t('messageDemo.frames.about')}
          />
        </FrameLog>
        <Inline space={8}>
          <Button size="small" onClick={() => setHeld(held ? null : entries)}>
            {t(held ? 'messageDemo.goOn' : 'messageDemo.pause')}
          </Button>
          <Button size="small" onClick={clear}>
            {t('messageDemo.clear')}
          </Button>
          {'clipboard' in navigator && (
            <Button size="small" icon={CopyIcon} onClick={copy}>
              {t('messageDemo.copy')}
            </Button>
          )}
        </Inline>
        <Text size="small" tone="muted">
          {held ? t('messageDemo.paused', { count: unseen }) : t('messageDemo.kept', { count: KEPT })}
        </Text>
      </Stack>
    </Card>
  );
}

function wordsOf(entry: Entry, t: Translate): Pick<FrameLogEntry, 'kind' | 'title' | 'about' | 'text'> {
  switch (entry.kind) {
    case 'frame': {
      const { command, destination, text } = entry.frame;
      return { kind: entry.direction, title: command, about: destination, text: text.trimEnd() };
    }
    case 'beats':
      return { kind: 'note', title: t('messageDemo.beats', { in: entry.in, out: entry.out }) };
    case 'state':
      return { kind: 'note', title: t(`messageDemo.state.${entry.state.status}`) };
    case 'opened':
      return { kind: 'note', title: t('messageDemo.socket.opened', { protocol: entry.protocol || '–' }) };
    case 'closed':
      return { kind: 'note', title: t('messageDemo.socket.closed', { code: String(entry.code) }) };
    case 'failed':
      return { kind: 'warning', title: t('messageDemo.socket.failed') };
    case 'refused':
      return { kind: 'warning', title: entry.message };
  }
}

/** All of it as a text, for who reports something. */
const textOf = (lines: readonly FrameLogEntry[], directions: Partial<Record<string, string>>) =>
  lines
    .map(({ time, kind, title, text }) => [time, directions[kind], text ?? title].filter(Boolean).join(' '))
    .join('\n');
