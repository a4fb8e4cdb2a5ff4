import { Banner, VisuallyHidden } from '@tatami/ui';
import { useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { minutesAndSeconds } from '../seconds-left.ts';

/** After too many tries: how long to wait, counted down. */
export function WaitBanner({ seconds }: { seconds: number }) {
  const { t } = useI18n();
  const [atFirst] = useState(seconds);
  const say = (left: number) => t('form.wait', { time: minutesAndSeconds(left) });
  return (
    <Banner tone="warning">
      {/* Read out once, not every second. */}
      <VisuallyHidden>{say(atFirst)}</VisuallyHidden>
      <span aria-hidden="true">{say(seconds)}</span>
    </Banner>
  );
}
