import { Banner, VisuallyHidden } from '@tatami/ui';
import { useState } from 'react';
import { minutesAndSeconds, useSecondsLeft } from '../countdown.ts';
import { useI18n } from '../i18n/i18n-context.ts';

/** After too many tries: how long to wait, counted down. It goes when the wait is over. */
export function WaitBanner({ until }: { until: number }) {
  const { t } = useI18n();
  const left = useSecondsLeft(until);
  const [atFirst] = useState(left);
  const say = (seconds: number) => t('form.wait', { time: minutesAndSeconds(seconds) });
  if (left === 0) return null;
  return (
    <Banner tone="warning">
      {/* Read out once, not every second. */}
      <VisuallyHidden>{say(atFirst)}</VisuallyHidden>
      <span aria-hidden="true">{say(left)}</span>
    </Banner>
  );
}
