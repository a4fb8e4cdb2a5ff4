import type { ConnectionState } from '@tatami/realtime';
import { useConnectionState } from '@tatami/realtime/react';
import { Button, Card, Inline, Stack, Text } from '@tatami/ui';
import { StateTrack, type TrackedState } from '@tatami/ui/StateTrack';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSecondsLeft } from '@tatami/web-runtime/seconds-left';
import type { DemoLine } from './demo-line.ts';

type Status = ConnectionState['status'];

/** Spec §4, in the order of a line's life; the colours are the footer's. */
const tones: Record<Status, TrackedState['tone']> = {
  connecting: 'warning',
  open: 'success',
  closing: 'warning',
  closed: 'danger',
};
const statuses = Object.keys(tones) as Status[];

/** Where the line stands, and two ways to break it. */
export function LineCard({ line: { realtime, kill } }: { line: DemoLine }) {
  const { t } = useI18n();
  const state = useConnectionState(realtime);
  const { status } = state;
  const retryAt = status === 'closed' ? state.retryAt : null;
  const seconds = useSecondsLeft(retryAt);
  const isGone = status === 'closed' || status === 'closing';
  const isOpen = status === 'open';

  return (
    <Card title={t('messageDemo.line')}>
      <Stack space={20}>
        <StateTrack
          label={t('messageDemo.state')}
          states={statuses.map((value) => ({
            value,
            label: t(`messageDemo.state.${value}`),
            tone: tones[value],
          }))}
          current={status}
        />
        <Inline space={4}>
          <Text as="output">
            {t(retryAt === null ? `messageDemo.state.${status}.about` : 'messageDemo.state.lost.about')}
          </Text>
          {/* Beside what is read aloud: nobody wants to hear each second. */}
          {retryAt !== null && <Text tabular>{t('messageDemo.again', { seconds })}</Text>}
        </Inline>
        <Stack space={8}>
          <Inline space={8}>
            <Button onClick={() => (isGone ? realtime.open() : void realtime.close())}>
              {t(isGone ? 'messageDemo.connect' : 'messageDemo.cut')}
            </Button>
            <Button aria-disabled={!isOpen} onClick={isOpen ? kill : undefined}>
              {t('messageDemo.kill')}
            </Button>
          </Inline>
          <Text size="small" tone="muted">
            {t('messageDemo.ways')}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}
