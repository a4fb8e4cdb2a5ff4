import { Banner, VisuallyHidden } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { minutesAndSeconds } from '@tatami/web-runtime/seconds-left';
import { useState } from 'react';

/** How long to wait after too many tries, counted down. */
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
