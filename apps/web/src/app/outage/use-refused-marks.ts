import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect } from 'react';
import { pendingMarks } from '../../lib/club/training/pending-marks.ts';
import { isCalled, marks } from '../../lib/marks/marks.ts';

/** Tells once of each mark that is refused, where it is not seen beside its name. */
export function useRefusedMarks(): void {
  const toast = useToast();
  const { t } = useI18n();
  useEffect(
    () =>
      pendingMarks.subscribe(() => {
        for (const [training, held] of pendingMarks.get()) {
          // Beside the names of a roll call it is seen; that leaves reasons as they are.
          const refused = [...held].filter(
            ([, { state, note }]) => state === 'error' && (note !== undefined || !isCalled(training)),
          );
          if (refused.length === 0) continue;
          marks.dropRefused(
            training,
            refused.map(([student]) => student),
          );
          for (const reason of new Set(refused.map(([, { error = '' }]) => error)))
            toast({ message: t('outage.refused', { reason }), severity: 'error', stays: true });
        }
      }),
    [toast, t],
  );
}
