import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect } from 'react';
import { marks } from '../../lib/marks/marks.ts';

/** Tells once of each mark that is refused while its roll call is not in sight. */
export function useRefusedMarks(): void {
  const toast = useToast();
  const { t } = useI18n();
  useEffect(
    () =>
      marks.subscribe(() => {
        for (const [training, reasons] of marks.refused()) {
          if (location.pathname.includes(training)) continue;
          marks.dropRefused(training);
          for (const reason of new Set(reasons))
            toast({ message: t('outage.refused', { reason }), severity: 'error', stays: true });
        }
      }),
    [toast, t],
  );
}
