import { ClubApiError, type Entity, type paths, type Whoami } from '@tatami/sdk';
import { club } from '../api/club.ts';
import { queryClient } from '../api/query-client.ts';
import { isPassing, untilRoused } from '../api/when-ready.ts';
import { type Batch, createMarkOutbox, type Mark, type MarkOutbox } from './mark-outbox.ts';
import { dropUnsentOf, unsentMarksOf } from './unsent-marks.ts';

/** `null` takes a mark away. */
export type MarkStatus = Entity<'presence'>['status'] | null;

export type Roster = paths['/training/{id}/roster']['get']['responses']['200']['content']['application/json'];

export const rosterKey = (training: string) => ['presence', 'roster', training] as const;

let present: { account: string; outbox: MarkOutbox<MarkStatus> } | undefined;
const listeners = new Set<() => void>();
const emit = () => {
  for (const listener of listeners) listener();
};

club.session.subscribe(() => change(null));

/** What whoever is here has marked and not sent is sent, and nobody else's. */
export function attend(): void {
  // This session has said it: a page may still be shown to who was here before.
  change(queryClient.getQueryData<Whoami>(['whoami'])?.id ?? null);
}

function change(account: string | null): void {
  if (present?.account === account) return;
  present?.outbox.end();
  present = undefined;
  const token = club.session.getToken();
  if (account && token) {
    const outbox = createMarkOutbox<MarkStatus>({
      unsent: unsentMarksOf(account),
      send: (training, batch) => storeMarks(token, training, batch),
      canWait: (error) => isPassing(error) || (error as ClubApiError).status === 401,
      concernsAll: (error) => !(error instanceof ClubApiError) || error.status !== 409,
      inTurn: (work) => navigator.locks?.request('tatami.marks', work) ?? work(),
      onWait: () => void untilRoused().then(outbox.goOn),
      onStoredElsewhere: (training) => void queryClient.invalidateQueries({ queryKey: rosterKey(training) }),
    });
    present = { account, outbox };
    outbox.subscribe(emit);
    outbox.goOn();
  }
  emit();
}

export const marks = {
  put(training: string, students: readonly string[], status: MarkStatus): void {
    attend();
    present?.outbox.mark(training, students, status);
  },
  /** What was refused at a training has been seen. */
  dropRefused: (training: string) => present?.outbox.dropRefused(training),
  /** @returns its own undo */
  watch(training: string, show: (marks: ReadonlyMap<string, Mark<MarkStatus>>) => void): () => void {
    return subscribe(() => show(present?.outbox.of(training) ?? new Map()));
  },
  /** How many wait for the server. */
  waitingCount: () => all().filter(({ state }) => state === 'waiting').length,
  /** How many are not stored, and not refused. */
  unsentCount: () => all().filter(({ state }) => state !== 'error').length,
  subscribe,
  /** Why marks were refused, by training. */
  refused: (): [training: string, reasons: string[]][] =>
    [...(present?.outbox.all() ?? [])]
      .map(([training, held]): [string, string[]] => [
        training,
        [...held.values()].flatMap(({ state, error = '' }) => (state === 'error' ? [error] : [])),
      ])
      .filter(([, reasons]) => reasons.length > 0),
  /** What waits is given up. */
  giveUp: async (): Promise<void> => {
    const { account } = present ?? {};
    if (account) await dropUnsentOf(account);
    change(null);
  },
};

const all = () => [...(present?.outbox.all().values() ?? [])].flatMap((held) => [...held.values()]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  listener();
  return () => listeners.delete(listener);
}

async function storeMarks(token: string, training: string, batch: Batch<MarkStatus>): Promise<void> {
  const { data = [] } = await club.api.PUT('/training/{id}/presences', {
    params: { path: { id: training } },
    body: [...batch].map(([student, status]) => ({ student, status })),
    // Whoever has signed in since sends nothing of this.
    headers: { authorization: `Bearer ${token}` },
  });
  const presenceOf = new Map(data.map((presence) => [presence.student, presence]));
  queryClient.setQueryData<Roster>(rosterKey(training), (roster) => {
    if (!roster) return;
    return {
      students: roster.students.map((entry) =>
        batch.has(entry.student) ? { ...entry, presence: presenceOf.get(entry.student) ?? null } : entry,
      ),
    };
  });
  // Once it is over, or was said not to take place, a mark says that it was held.
  const queryKey = ['training', 'one', training];
  const row = queryClient.getQueryData<Entity<'training'>>(queryKey);
  if (row?.state !== 'planned' || Date.parse(row.endsAt) <= Date.now())
    await queryClient.invalidateQueries({ queryKey });
}
