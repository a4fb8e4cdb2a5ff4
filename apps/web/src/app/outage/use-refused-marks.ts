import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect } from 'react';
import { pendingMarks } from '../../lib/club/training/pending-marks.ts';
import { isCalled, marks } from '../../lib/marks/marks.ts';

/** The milliseconds that a message waits for the name of its training. */
const patienceMs = 2_000;

/** Tells once of each mark that is refused, where it is not seen beside its name. */
export function useRefusedMarks(): void {
  const toast = useToast();
  const { t, format } = useI18n();
  const queries = useQueryClient();
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
          const reasons = new Set(refused.map(([, { error = '' }]) => error));
          const known = import('@tatami/tables/row-queries').then(({ namedRowsQuery }) =>
            queries.fetchQuery(namedRowsQuery('training', [training])),
          );
          // It may be gone by now, or not to be had soon.
          const late = new Promise<[]>((resolve) => setTimeout(resolve, patienceMs, []));
          void Promise.race([known, late])
            .catch(() => [])
            .then(([row]) => {
              const of = row ? `${row.title}, ${format.dateOf(row.startsAt, 'short')}: ` : '';
              for (const reason of reasons)
                toast({
                  message: t('outage.refused', { reason: of + reason }),
                  severity: 'error',
                  stays: true,
                });
            });
        }
      }),
    [toast, t, format, queries],
  );
}
