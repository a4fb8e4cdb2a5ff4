import { useQuery } from '@tanstack/react-query';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useUnsavedChanges } from '@tatami/web-runtime/use-unsaved-changes';
import { useEffect, useState } from 'react';
import type { Mark } from '../../lib/marks/mark-outbox.ts';
import type { MarkStatus } from '../../lib/marks/marks.ts';
import { type RosterEntry, rosterQuery } from './roster-query.ts';

// It comes at rest anyway, and what is marked before is put then.
const loadMarks = async () => (await import('../../lib/marks/marks.ts')).marks;

/** The roll call of a training: marks show at once, and are stored behind them, however long the server is away. */
export function useRollCall(trainingId: string) {
  const roster = useQuery(rosterQuery(trainingId));
  const [pending, setPending] = useState<ReadonlyMap<string, Mark<MarkStatus>>>(new Map());
  useUnsavedChanges(() => [...pending.values()].some(({ state }) => state === 'error'));
  useEffect(() => {
    let stop = () => {};
    let hasLeft = false;
    void loadMarks().then((marks) => {
      if (!hasLeft) stop = marks.watch(trainingId, setPending);
    });
    return () => {
      hasLeft = true;
      stop();
      void loadMarks().then((marks) => marks.dropRefused(trainingId));
      // The counts beside the training elsewhere are older than what was marked here.
      void refreshTables('training');
    };
  }, [trainingId]);

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

  const mark = (ids: readonly string[], status: MarkStatus) =>
    void loadMarks().then((marks) => marks.put(trainingId, ids, status));
  return { roster, roll, pending, mark };
}
