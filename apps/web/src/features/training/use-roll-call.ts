import { useQuery } from '@tanstack/react-query';
import { ClubApiError, type Entity } from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useUnsavedChanges } from '@tatami/web-runtime/use-unsaved-changes';
import { useEffect, useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { dataOf } from '../../lib/api/data-of.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { trainingQuery } from '../../lib/club/training/training-query.ts';
import { useSeeThrough } from '../../lib/club/training/use-see-through.ts';
import { type Batch, createMarkQueue, type Mark } from './mark-queue.ts';
import { type Roster, rosterQuery } from './roster-query.ts';

/** `null` takes a mark away. */
export type MarkStatus = Entity<'presence'>['status'] | null;

/** The roll call of a training: marks show at once, and are stored behind them, however long the server is away. */
export function useRollCall(trainingId: string) {
  const roster = useQuery(rosterQuery(trainingId));
  const [pending, setPending] = useState<ReadonlyMap<string, Mark<MarkStatus>>>(new Map());
  const seeThrough = useSeeThrough();
  const [queue] = useState(() =>
    createMarkQueue<MarkStatus>({
      send: (batch) => seeThrough(() => storeMarks(trainingId, batch)),
      concernsAll: (error) => error instanceof ClubApiError && (error.status ?? 500) >= 500,
      onChange: setPending,
    }),
  );
  useUnsavedChanges(() => queue.isUnsettled());
  useEffect(() => {
    const stop = club.session.subscribe(queue.giveUp);
    return () => {
      stop();
      queue.giveUp();
      // The counts beside the training elsewhere are older than what was marked here.
      void refreshTables('training');
    };
  }, [queue]);

  return { roster, pending, mark: queue.mark };
}

async function storeMarks(trainingId: string, batch: Batch<MarkStatus>): Promise<void> {
  const answer = await club.api.PUT('/training/{id}/presences', {
    params: { path: { id: trainingId } },
    body: [...batch].map(([student, status]) => ({ student, status })),
  });
  const presenceOf = new Map(dataOf(answer).map((presence) => [presence.student, presence]));
  queryClient.setQueryData<Roster>(rosterQuery(trainingId).queryKey, (roster) => {
    if (!roster) return;
    return {
      students: roster.students.map((entry) =>
        batch.has(entry.student) ? { ...entry, presence: presenceOf.get(entry.student) ?? null } : entry,
      ),
    };
  });
  // Once it is over, or was said not to take place, a mark says that it was held.
  const training = queryClient.getQueryData(trainingQuery(trainingId).queryKey);
  if (training?.state !== 'planned' || Date.parse(training.endsAt) <= Date.now())
    await queryClient.invalidateQueries({ queryKey: trainingQuery(trainingId).queryKey });
}
