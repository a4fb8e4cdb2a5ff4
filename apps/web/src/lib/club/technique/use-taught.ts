import { useQuery } from '@tanstack/react-query';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useState } from 'react';
import { club } from '../../api/club.ts';
import { taughtQuery } from './taught-query.ts';

/** What a training taught, and the one press that notes a technique or takes it back: it shows at once. */
export function useTaught(training: string) {
  const query = useQuery(taughtQuery(training));
  const { attempt, failure } = useAttempt();
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = query.data ?? [];
  const isTaught = (technik: string): boolean =>
    said.get(technik) ?? rows.some((row) => row.technik === technik);

  async function note(technik: string, taught: boolean): Promise<void> {
    setSaid((before) => new Map(before).set(technik, taught));
    await attempt(async () => {
      if (taught) await club.table('training-technik').save({ training, technik });
      else {
        const row = rows.find((each) => each.technik === technik);
        if (row) await club.table('training-technik').remove(row.id);
      }
      await refreshTables('training-technik');
    });
    // What was refused is as it was at once, and can be said again.
    setSaid((before) => new Map([...before].filter(([id]) => id !== technik)));
  }

  return { query, rows, isTaught, note, failure };
}
