import { type Realtime, summarizeConnections } from '@tatami/realtime';
import { useConnectionState } from '@tatami/realtime/react';
import { ConnectionIndicator } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

type Summary = ReturnType<typeof summarizeConnections>;

/** Whether this page hears of changes (spec §4, Footer indicator), and what that means. */
export function LiveLight({ realtime }: { realtime: Realtime }) {
  return <Light state={summarizeConnections([useConnectionState(realtime)])} />;
}

/** The light of whoever isn't signed in: there is no connection. */
export function NoLight() {
  return <Light state="none" />;
}

function Light({ state }: { state: Summary }) {
  const { t } = useI18n();
  return (
    <ConnectionIndicator state={state} label={t(`live.${state}`)}>
      {t(`live.${state}.about`)}
    </ConnectionIndicator>
  );
}
