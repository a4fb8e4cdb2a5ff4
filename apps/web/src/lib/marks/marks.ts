import {
  ClubApiError,
  type Entity,
  type KeyValueStore,
  type paths,
  readToken,
  type Whoami,
} from '@tatami/sdk';
import { refreshTables } from '@tatami/tables/refresh-tables';
import { apiBase } from '../api/api-base.ts';
import { club } from '../api/club.ts';
import { queryClient } from '../api/query-client.ts';
import { isPassing } from '../api/when-ready.ts';
import { pendingExamMarks, type SaidOfTechnique } from '../club/exam/pending-exam-marks.ts';
import { ownStudentsQuery, type Presence } from '../club/training/own-presences.ts';
import { type Marks, pendingMarks, refreshMarked, type Said } from '../club/training/pending-marks.ts';
import { isSameSaid, markBody } from './mark-body.ts';
import { type Batch, createMarkOutbox, type MarkOutbox, type UnsentMarks } from './mark-outbox.ts';
import { sendingLock, sendingTag } from './send-unsent.ts';
import {
  attendance,
  dropSender,
  dropUnsentOf,
  isOnlyHere,
  keepSender,
  ofExams,
  type Sender,
  unsentMarksOf,
} from './unsent-marks.ts';

export type Roster = paths['/training/{id}/roster']['get']['responses']['200']['content']['application/json'];

export const rosterKey = (training: string) => ['presence', 'roster', training] as const;

interface Kept<S extends object> {
  outbox: MarkOutbox<S>;
  unsent: UnsentMarks<S>;
}

let present: { account: string; attendance: Kept<Said>; exams: Kept<SaidOfTechnique> } | undefined;

club.session.subscribe(() => change(null));
addEventListener('beforeunload', (event) => {
  if (isOnlyHere()) event.preventDefault();
});

/** What whoever is here has marked and not sent is sent, and nobody else's. */
export function attend(): void {
  // This session has said it: a page may still be shown to who was here before.
  change(queryClient.getQueryData<Whoami>(['whoami'])?.id ?? null);
}

function change(account: string | null): void {
  if (present?.account === account) return;
  for (const { outbox } of kept()) outbox.end();
  present = undefined;
  pendingMarks.set(new Map());
  pendingExamMarks.set(new Map());
  const token = club.session.getToken();
  entrusted = undefined;
  if (!account || !token) return void dropSender();
  const common = {
    canWait: (error: unknown) => isPassing(error) || (error as ClubApiError).status === 401,
    concernsAll: (error: unknown) =>
      !(error instanceof ClubApiError) || (error.status !== 400 && error.status !== 409),
  };
  const attended = unsentMarksOf(attendance, account);
  const examined = unsentMarksOf(ofExams, account);
  present = {
    account,
    attendance: {
      unsent: attended,
      outbox: createMarkOutbox<Said>({
        ...common,
        unsent: attended,
        isSame: isSameSaid,
        send: (training, batch) => storeMarks(token, training, batch),
        inTurn: inTurn(sendingLock),
        show(marks) {
          pendingMarks.set(marks);
          entrust({ account, token, api: apiBase }, marks);
        },
        onStoredElsewhere: () => void refreshMarked(),
      }),
    },
    exams: {
      unsent: examined,
      outbox: createMarkOutbox<SaidOfTechnique>({
        ...common,
        unsent: examined,
        isSame: (one, other) => one.mark === other.mark && one.note === other.note,
        send: (exam, batch) => storeExamMarks(token, exam, batch),
        inTurn: inTurn('tatami.exam-marks'),
        show: pendingExamMarks.set,
        onStoredElsewhere: () => void refreshTables('exam-mark'),
      }),
    },
  };
  for (const { outbox } of kept()) outbox.goOn();
}

/** What this session keeps, of each kind of marks. */
const kept = () => (present ? [present.attendance, present.exams] : []);

/** Whether the worker has been asked to send what waits; undefined while it isn’t known what a visit before has asked. */
let entrusted: boolean | undefined;

/**
 * Lets the worker send what waits once there is a network, whether or not a page is open then, where the browser can
 * (W3C, Background Sync) and the session is one that it was asked to remember.
 */
function entrust(sender: Sender, marks: Marks): void {
  const waits = [...marks.values()].some((held) =>
    [...held.values()].some(({ state }) => state === 'waiting'),
  );
  if (waits === entrusted || (!waits && marks.size > 0)) return;
  entrusted = waits;
  if (!waits) void dropSender();
  else if (readToken(nothing, localStorage) === sender.token)
    void keepSender(sender)
      .then(() => navigator.serviceWorker?.ready)
      .then((registration) => (registration as Syncing | undefined)?.sync?.register(sendingTag))
      // A browser that has it may still forbid it; then it is sent with the next visit.
      .catch(() => {});
}

/** A tab’s own storage without anything in it: what is left is what the device remembers. */
const nothing: KeyValueStore = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** What the platform’s types don’t know yet. */
interface Syncing {
  sync?: { register(tag: string): Promise<void> };
}

/**
 * The milliseconds that an answer is waited for; then there is no network that is worth the name, and the marks wait.
 */
const answerMs = 8_000;
/**
 * A tab that is stopped in its turn, as a phone stops those out of sight, holds up nobody for longer. One that waits for an
 * answer is done before that: what it sends would else come after what was marked since.
 */
const patienceMs = 10_000;

/**
 * One tab at a time; where the browser lets no tab wait for another, or the wait is too long, each does it: a mark that is
 * sent twice is stored once.
 */
const inTurn =
  (lock: string) =>
  async (work: () => Promise<void>): Promise<void> => {
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return work();
    };
    try {
      await navigator.locks.request(lock, { signal: AbortSignal.timeout(patienceMs) }, begin);
    } catch (error) {
      if (hasBegun) throw error;
      await work();
    }
  };

export const marks = {
  put(training: string, students: readonly string[], said: Said): void {
    attend();
    present?.attendance.outbox.mark(training, students, { ...said, at: Date.now() });
  },
  /** Marks techniques of candidates at an exam, by their keys. */
  putTechnique(exam: string, key: string, said: SaidOfTechnique): void {
    attend();
    present?.exams.outbox.mark(exam, [key], said);
  },
  goOn(): void {
    for (const { outbox } of kept()) outbox.goOn();
  },
  /** What was refused of these at an exam has been seen. */
  dropRefusedTechniques: (exam: string, keys: readonly string[]) =>
    present?.exams.outbox.dropRefused(exam, keys),
  /** What was refused to these at a training has been seen. */
  dropRefused: (training: string, students: readonly string[]) =>
    present?.attendance.outbox.dropRefused(training, students),
  /** How many are neither stored nor refused, of this visit and of those before. */
  async unsentCount(): Promise<number> {
    attend();
    const known = await Promise.all(kept().map(({ unsent }) => unsent.all()));
    if (known.length > 0 && known.every(({ isAll }) => isAll))
      return known.flatMap(({ batches }) => [...batches.values()]).reduce((sum, { size }) => sum + size, 0);
    // Where the browser can’t say, those count that are in sight.
    return [pendingMarks, pendingExamMarks]
      .flatMap((pending) => [...pending.get().values()].flatMap((held) => [...held.values()]))
      .filter(({ state }) => state !== 'error').length;
  },
  /** What waits is given up. */
  async giveUp(): Promise<void> {
    const { account } = present ?? {};
    if (account) await dropUnsentOf(account);
    change(null);
  },
};

/** Whether the roll call of a training is in sight. */
export const isCalled = (training: string) =>
  queryClient
    .getQueryCache()
    .find({ queryKey: rosterKey(training) })
    ?.isActive() ?? false;

async function storeExamMarks(token: string, exam: string, batch: Batch<SaidOfTechnique>): Promise<void> {
  await club.api.PUT('/exam/{id}/marks', {
    params: { path: { id: exam } },
    body: [...batch].map(([key, said]) => {
      const [candidate = '', technik = ''] = key.split('/');
      return { candidate, technik, ...said };
    }),
    // Whoever has signed in since sends nothing of this.
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(answerMs),
  });
  // What is stored is there before it is no longer shown as on its way.
  await refreshTables('exam-mark');
}

/** What is read of one's own marks, and one's children's. */
const ofOwnKey = { queryKey: ['presence', 'own'] };

async function storeMarks(token: string, training: string, batch: Batch<Said>): Promise<void> {
  const { data: stored = [] } = await club.api.PUT('/training/{id}/presences', {
    params: { path: { id: training } },
    body: markBody(batch),
    // Whoever has signed in since sends nothing of this.
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(answerMs),
  });
  const own = queryClient.getQueryData(ownStudentsQuery.queryKey) ?? [];
  const ofOwn = stored.filter(({ student }) => own.some(({ id }) => id === student));
  // An answer that is under way may be older than this one.
  const isAsked = queryClient.isFetching(ofOwnKey) > 0;
  await queryClient.cancelQueries(ofOwnKey);
  queryClient.setQueriesData<Presence[]>(ofOwnKey, (known) =>
    known?.filter((presence) => presence.training !== training || !batch.has(presence.student)).concat(ofOwn),
  );
  // What stands elsewhere of it is read anew; a roll call that is in sight has it from here.
  if (!isCalled(training)) return void refreshMarked();
  if (isAsked) void queryClient.invalidateQueries(ofOwnKey);
  const ofRoster = { queryKey: rosterKey(training) };
  const isRosterAsked = queryClient.isFetching(ofRoster) > 0;
  await queryClient.cancelQueries(ofRoster);
  const presenceOf = new Map(stored.map((presence) => [presence.student, presence]));
  queryClient.setQueryData<Roster>(ofRoster.queryKey, (roster) => {
    if (!roster) return;
    return {
      students: roster.students.map((entry) =>
        batch.has(entry.student) ? { ...entry, presence: presenceOf.get(entry.student) ?? null } : entry,
      ),
    };
  });
  if (isRosterAsked) void queryClient.invalidateQueries(ofRoster);
  // Once it is over, or was said not to take place, a mark says that it was held.
  const queryKey = ['training', 'one', training];
  const row = queryClient.getQueryData<Entity<'training'>>(queryKey);
  if (row?.state !== 'planned' || Date.parse(row.endsAt) <= Date.now())
    await queryClient.invalidateQueries({ queryKey });
}
