import { useQuery } from '@tanstack/react-query';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useEffect, useState } from 'react';
import { loadMarks } from '../../lib/club/training/load-marks.ts';
import { pendingMarks, type Said, usePendingMarks } from '../../lib/club/training/pending-marks.ts';
import { type RosterEntry, rosterQuery } from './roster-query.ts';

/** The roll call of a training: marks show at once, and are stored behind them, however long the server is away. */
export function useRollCall(trainingId: string) {
  const roster = useQuery(rosterQuery(trainingId));
  const pending = usePendingMarks(trainingId);
  useEffect(
    () => () => {
      const waiting = [...(pendingMarks.get().get(trainingId)?.keys() ?? [])];
      if (waiting.length > 0) void loadMarks().then((marks) => marks.dropRefused(trainingId, waiting));
      // The counts beside the training elsewhere are older than what was marked here.
      void refreshTables('training');
    },
    [trainingId],
  );

  const students = roster.data?.students;
  // Settled when it is opened: nobody moves under the finger that marks them.
  const [expected, setExpected] = useState<ReadonlySet<string>>();
  if (students && !expected)
    setExpected(
      new Set(
        students.filter(({ presence }) => presence?.status === 'declared').map(({ student }) => student),
      ),
    );
  const isExpected = ({ student }: RosterEntry) => Number(expected?.has(student));
  /** Those who have said that they come, then all others. */
  const roll = (students ?? []).toSorted((one, other) => isExpected(other) - isExpected(one));

  const mark = (ids: readonly string[], status: Said['status']) =>
    void loadMarks().then((marks) => marks.put(trainingId, ids, { status }));
  return { roster, roll, pending, mark };
}
