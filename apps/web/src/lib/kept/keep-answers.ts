import { notifyManager, type Query, type QueryCache, type QueryKey } from '@tanstack/react-query';
import { type KeptAnswer, type KeptAnswers, openKeptAnswers } from '@tatami/web-runtime/kept-answers';
import { openStore } from '@tatami/web-runtime/open-store';
import { clear } from 'idb-keyval';
import { club } from '../api/club.ts';
import { isUnreached } from '../api/when-ready.ts';

/** Whoever is at the page reads on: it is written down a moment after that. */
const pauseMs = 500;

/** What nobody looks at again without a network, or should not. */
const unkept: readonly unknown[] = ['audit-log', 'check-in', 'palette', 'security', 'sessions', 'set-token'];

const store = openStore('tatami.read', 'answers');
let open: { token: string; answers: Promise<KeptAnswers | null> } | undefined;

/** What this session has kept; null where nobody is signed in, or where the browser keeps nothing. */
function keptAnswers(): Promise<KeptAnswers | null> {
  const token = club.session.getToken();
  if (token === null) return Promise.resolve(null);
  if (open?.token !== token) {
    const version = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
    const isOver = () => club.session.getToken() !== token;
    const answers = openKeptAnswers(store, { token, version, isOver }).catch(() => {
      // What was cut off or too slow is tried again.
      if (open?.answers === answers) open = undefined;
      return null;
    });
    open = { token, answers };
  }
  return open.answers;
}

/** What was read last under a name. */
export async function readKept(name: string): Promise<KeptAnswer | null> {
  return (await keptAnswers())?.read(name).catch(() => null) ?? null;
}

/** Keeps under a name what was read by no query. */
export async function keepUnder(name: string, data: unknown): Promise<void> {
  await (await keptAnswers())?.keep(new Map([[name, { data, at: Date.now() }]])).catch(() => {});
}

/** Nothing that was read in this browser is there any more. */
async function forgetKept(): Promise<void> {
  open = undefined;
  await clear(store).catch(() => {});
}

/**
 * The name by which an answer is kept. What is to come from a day on has one, whichever day that is: the later one
 * takes its place.
 */
const keptName = ({ queryHash }: Pick<Query, 'queryHash'>): string =>
  queryHash.replace(/"startsAt\.gte":"[^"]+"\}\]$/, '');

/**
 * What was read last, where no answer came. It stays out of date, for that error.
 *
 * @throws that error, where there is nothing
 */
export async function readLast(query: Query, error: Error): Promise<unknown> {
  const { data, dataUpdatedAt } = query.state;
  // What is on the screen stays there.
  if (!isUnreached(error) || (data !== undefined && query.isActive())) throw error;
  const kept = data === undefined ? await readKept(keptName(query)) : { data, at: dataUpdatedAt };
  if (!kept) throw error;
  notifyManager.schedule(() => query.setState({ status: 'error', error, dataUpdatedAt: kept.at }));
  return kept.data;
}

/** Keeps what is read, each answer as it was last, and forgets it with the session. Returns its own undo. */
export function keepAnswers(cache: QueryCache): () => void {
  const due = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const answers = await keptAnswers();
    const read = new Map<string, KeptAnswer>();
    for (const [name, { state }] of due)
      if (state.data !== undefined) read.set(name, { data: state.data, at: state.dataUpdatedAt });
    due.clear();
    // A full disk keeps what it has.
    if (read.size > 0) await answers?.keep(read).catch(() => {});
  }
  function note(query: Query): void {
    if (!isKept(query.queryKey) || query.state.data === undefined || query.state.error) return;
    due.set(keptName(query), query);
    timer ??= setTimeout(() => void write(), pauseMs);
  }

  function forgetOthers(): void {
    due.clear();
    if (!club.session.isSignedIn()) void forgetKept();
  }

  forgetOthers();
  for (const query of cache.getAll()) note(query);
  const undos = [
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') note(event.query);
    }),
    club.session.subscribe(forgetOthers),
  ];
  // The last moment there is on a phone.
  const leave = () => document.visibilityState === 'hidden' && void write();
  document.addEventListener('visibilitychange', leave);
  void keptAnswers().then((answers) => answers?.tidy().catch(() => {}));
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', leave);
    for (const undo of undos) undo();
  };
}

/** Whether what is read under a key can be read again without a network. */
export const isKept = ([of]: QueryKey) => !unkept.includes(of);
