import { club } from '../api/club.ts';
import { queryClient } from '../api/query-client.ts';
import type { KeptUpload } from './kept-uploads.ts';
import { endUpload, RefusedError, sendUpload } from './send-upload.ts';

/** A file on its way. */
export interface Sending {
  id: string;
  /** The row it comes with, by its path on the API. */
  to: string;
  name: string;
  file: Blob;
  /** The bytes that have come. */
  sent: number;
  /** Whether it goes on, was stopped by hand, waits for a line, or was refused. */
  state: 'sending' | 'paused' | 'waiting' | 'refused';
  /** Why it was refused. */
  message?: string | undefined;
}

/** What the server forgets after a day is sent anew. */
const keptMs = 24 * 60 * 60_000;
const againMs = 15_000;
/** How many tries come soon: of a line that only stumbled nobody need be told. */
const hiccups = 2;
const soonMs = 1_000;

/** The browser's database is opened with the first file. */
const database = () => import('./kept-uploads.ts');
const listeners = new Set<() => void>();
/** What goes on for a file. */
interface Run {
  kept: KeptUpload;
  controller: AbortController;
  timer?: ReturnType<typeof setTimeout>;
  /** The tries in a row that brought nothing. */
  failures: number;
}
const running = new Map<string, Run>();
let all: readonly Sending[] = [];

export const readSending = (): readonly Sending[] => all;

/**
 * Waits for what is on its way to a row.
 *
 * @returns whether all of it came: not where something was stopped, waits for a line, or was refused meanwhile
 */
export function untilSent(to: string): Promise<boolean> {
  const ofIt = () => all.filter((each) => each.to === to);
  // What was refused before is known to whoever sends the rest.
  const known = new Set(ofIt().filter(({ state }) => state === 'refused'));
  return new Promise((resolve) => {
    const look = () => {
      const left = ofIt().filter((each) => !known.has(each));
      if (left.length > 0 && left.every(({ state }) => state === 'sending')) return;
      unsubscribe();
      resolve(left.length === 0);
    };
    const unsubscribe = subscribeToSending(look);
    look();
  });
}

/** Listens to what is on its way. Returns its own undo. */
export function subscribeToSending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(change: (before: readonly Sending[]) => readonly Sending[]): void {
  all = change(all);
  for (const listener of listeners) listener();
}
const note = (id: string, values: Partial<Sending>) =>
  show((before) => before.map((each) => (each.id === id ? { ...each, ...values } : each)));

/** Sends a file, and goes on with it until it has come, over cut lines and after the page was left. */
export function sendFile(account: string, to: string, file: File): void {
  const id = crypto.randomUUID();
  const kept: KeptUpload = { account, to, name: file.name, file, address: null, at: Date.now() };
  void database().then(({ keepUpload }) => keepUpload(id, kept));
  begin(id, kept);
}

let wasResumed: string | undefined;

/** Goes on with what this account had on its way when the page was left; what was somebody else's is forgotten. */
export async function resumeSending(account: string): Promise<void> {
  if (wasResumed === account) return;
  wasResumed = account;
  const { keptUploads, forgetUpload } = await database();
  const found = await keptUploads();
  for (const [id, kept] of found) {
    if (kept.account !== account || kept.at < Date.now() - keptMs) void forgetUpload(id);
    else if (!running.has(id)) begin(id, kept);
  }
}

export function stopSending(id: string): void {
  halt(id);
  note(id, { state: 'paused' });
}

export function continueSending(id: string): void {
  note(id, { state: 'sending' });
  void run(id);
}

/** Gives a file up: the server forgets what has come of it, at once or by itself. */
export function cancelSending(id: string): void {
  const address = running.get(id)?.kept.address;
  forget(id);
  if (address) void endUpload(address);
}

function halt(id: string): void {
  const current = running.get(id);
  clearTimeout(current?.timer);
  current?.controller.abort();
}

function forget(id: string): void {
  halt(id);
  running.delete(id);
  void database().then(({ forgetUpload }) => forgetUpload(id));
  show((before) => before.filter((each) => each.id !== id));
}

function begin(id: string, kept: KeptUpload): void {
  watch();
  const { to, name, file } = kept;
  running.set(id, { kept, controller: new AbortController(), failures: 0 });
  show((before) => [...before, { id, to, name, file, sent: 0, state: 'sending' }]);
  void run(id);
}

async function run(id: string): Promise<void> {
  const current = running.get(id);
  if (!current) return;
  halt(id);
  const controller = new AbortController();
  current.controller = controller;
  const { kept } = current;
  try {
    await sendUpload({
      ...kept,
      signal: controller.signal,
      onAddress: (address) => {
        kept.address = address;
        void database().then(({ keepUpload }) => keepUpload(id, kept));
      },
      onProgress: (sent) => {
        current.failures = 0;
        note(id, { sent, state: 'sending' });
      },
    });
  } catch (error) {
    if (controller.signal.aborted) return;
    if (error instanceof RefusedError) {
      void database().then(({ forgetUpload }) => forgetUpload(id));
      note(id, { state: 'refused', message: error.message || undefined });
      return;
    }
    current.failures += 1;
    const isHiccup = current.failures <= hiccups && navigator.onLine;
    if (!isHiccup) note(id, { state: 'waiting' });
    current.timer = setTimeout(() => void run(id), isHiccup ? current.failures * soonMs : againMs);
    return;
  }
  // The row may be another with its first file.
  const [table, row] = kept.to.slice(1).split('/');
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.includes(row) && (isOfFiles(queryKey) || queryKey[0] === table),
  });
  forget(id);
}

const isOfFiles = ([table]: readonly unknown[]) => String(table).endsWith('-file');

let isWatching = false;

/** Nothing of a session goes on after it; what waits goes on with the line. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  club.session.subscribe(() => {
    if (club.session.isSignedIn()) return;
    for (const { id } of all) forget(id);
    wasResumed = undefined;
  });
  addEventListener('online', () => {
    for (const { id, state } of all) if (state === 'waiting') void run(id);
  });
}
