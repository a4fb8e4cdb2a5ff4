import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { club } from '../api/club.ts';
import { queryClient } from '../api/query-client.ts';
import { pendingMarks } from '../club/training/pending-marks.ts';
import { attend, marks, type Roster, rosterKey } from './marks.ts';

const seconds = 1000;
let now = 0;
/** What is waited for no longer than until then. */
let waited: { until: number; giveUp: () => void }[] = [];
let sent: Request[] = [];

/** Lets so much time pass. */
function pass(ms: number): void {
  now += ms;
  const over = waited.filter(({ until }) => until <= now);
  waited = waited.filter((each) => !over.includes(each));
  for (const { giveUp } of over) giveUp();
}

const isHeld = async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'tatami.marks');
/** The turn of this tab is over. */
const hasEnded = () => vi.waitFor(async () => expect(await isHeld()).toBe(false));

beforeEach(async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController();
    const giveUp = () => end.abort(new DOMException('It has taken too long.', 'TimeoutError'));
    waited.push({ until: now + ms, giveUp });
    return end.signal;
  });
  // No answer comes.
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    sent.push(request);
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  });
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  club.session.save('a token');
  queryClient.setQueryData(['whoami'], { id: 'anna' });
  attend();
  await hasEnded();
  [now, waited, sent] = [0, [], []];
});

afterEach(async () => {
  await marks.giveUp();
  club.session.clear();
  vi.restoreAllMocks();
});

const stateOf = (student: string) => pendingMarks.get().get('monday')?.get(student)?.state;

test('an answer that does not come is given up before another tab overtakes it', async () => {
  marks.put('monday', ['anna'], { status: 'present' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  pass(8 * seconds - 1);
  expect(sent[0]?.signal.aborted).toBe(false);
  expect(stateOf('anna')).toBe('saving');
  pass(1);
  await vi.waitFor(() => expect(stateOf('anna')).toBe('waiting'));
  await hasEnded();
});

test('a tab that is stopped in its turn holds up another for ten seconds', async () => {
  let goOn = () => {};
  const stopped = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  void navigator.locks.request('tatami.marks', () => stopped);
  marks.put('monday', ['anna'], { status: 'present' });
  await vi.waitFor(() => expect(waited).toHaveLength(1));
  pass(10 * seconds - 1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(0);
  pass(1);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  goOn();
  pass(8 * seconds);
  await vi.waitFor(() => expect(stateOf('anna')).toBe('waiting'));
});

test('a roll call that was asked for before a mark was stored, and comes after it, does not take it away', async () => {
  const rosterWith = (presence: object | null) => ({ students: [{ student: 'anna', presence }] }) as Roster;
  const stored = { student: 'anna', training: 'monday', status: 'present' };
  const answers = [Promise.withResolvers<Roster>(), Promise.withResolvers<Roster>()];
  let asked = 0;
  queryClient.setQueryData(rosterKey('monday'), rosterWith(null));
  const roster = new QueryObserver(queryClient, {
    queryKey: rosterKey('monday'),
    queryFn: () => answers[asked++]?.promise ?? Promise.reject(new Error('Nobody asks a third time.')),
    staleTime: 0,
  });
  const leave = roster.subscribe(() => {});
  await vi.waitFor(() => expect(asked).toBe(1));

  vi.mocked(window.fetch).mockImplementation(async () => Response.json([stored]));
  marks.put('monday', ['anna'], { status: 'present' });
  await vi.waitFor(() => expect(stateOf('anna')).toBeUndefined());
  answers[0]?.resolve(rosterWith(null));
  await vi.waitFor(() => expect(asked).toBe(2));
  expect(roster.getCurrentResult().data).toEqual(rosterWith(stored));
  answers[1]?.resolve(rosterWith(stored));
  await vi.waitFor(() => expect(roster.getCurrentResult().isFetching).toBe(false));
  expect(roster.getCurrentResult().data).toEqual(rosterWith(stored));
  leave();
});
