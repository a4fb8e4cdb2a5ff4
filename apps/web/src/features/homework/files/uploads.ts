import type { DetailedError, Upload } from 'tus-js-client';
import { apiBase } from '../../../lib/api/api-base.ts';
import { club } from '../../../lib/api/club.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { homeworkOfQuery } from '../homework-queries.ts';
import { filesQuery } from './file-queries.ts';
import type { KeptUpload } from './kept-uploads.ts';

/** A file on its way. */
export interface Sending {
  id: string;
  submission: string;
  name: string;
  file: Blob;
  /** The bytes that have come. */
  sent: number;
  /** Whether it goes on, was stopped by hand, waits for a line, or was refused. */
  state: 'sending' | 'paused' | 'waiting' | 'refused';
  /** Why it was refused. */
  message?: string | undefined;
}

/** The bytes of a request: the server wants each in full within 15 seconds, also over a slow line. */
const chunkSize = 262_144;
/** What the server forgets after a day is sent anew. */
const keptMs = 24 * 60 * 60_000;
const againMs = 15_000;

/** The browser's database is opened with the first file. */
const database = () => import('./kept-uploads.ts');
const listeners = new Set<() => void>();
const running = new Map<string, { upload?: Upload; timer?: ReturnType<typeof setTimeout> }>();
let all: readonly Sending[] = [];

export const readSending = (): readonly Sending[] => all;

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
export function sendFile(account: string, submission: string, file: File): void {
  const id = crypto.randomUUID();
  const kept: KeptUpload = { account, submission, name: file.name, file, address: null, at: Date.now() };
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

export async function stopSending(id: string): Promise<void> {
  const run = running.get(id);
  clearTimeout(run?.timer);
  await run?.upload?.abort();
  note(id, { state: 'paused' });
}

export const continueSending = (id: string): void => goOn(id);

/** Gives a file up: the server forgets what has come of it. */
export async function cancelSending(id: string): Promise<void> {
  const upload = running.get(id)?.upload;
  forget(id);
  // What can't be told now the server forgets by itself.
  await upload?.abort(upload.url !== null).catch(() => {});
}

function forget(id: string): void {
  const run = running.get(id);
  clearTimeout(run?.timer);
  void run?.upload?.abort().catch(() => {});
  running.delete(id);
  void database().then(({ forgetUpload }) => forgetUpload(id));
  show((before) => before.filter((each) => each.id !== id));
}

function begin(id: string, kept: KeptUpload): void {
  watch();
  const { submission, name, file } = kept;
  running.set(id, {});
  show((before) => [...before, { id, submission, name, file, sent: 0, state: 'sending' }]);
  void run(id, kept);
}

async function run(id: string, kept: KeptUpload): Promise<void> {
  const { submission, name, file } = kept;
  const { Upload } = await import('tus-js-client');
  const entry = running.get(id);
  // It was given up meanwhile.
  if (!entry) return;
  const upload = new Upload(file, {
    endpoint: `${apiBase}/homework-submission/${submission}/upload`,
    ...(kept.address && { uploadUrl: kept.address }),
    metadata: { filename: name },
    chunkSize,
    retryDelays: [500, 1_500, 4_000],
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      request.setHeader('authorization', `Bearer ${club.session.getToken() ?? ''}`);
      request.setHeader('accept-language', document.documentElement.lang);
    },
    onShouldRetry: (error) => !isRefused(error),
    onUploadUrlAvailable: () => {
      void database().then(({ keepUpload }) => keepUpload(id, { ...kept, address: upload.url }));
    },
    onProgress: (sent) => note(id, { sent }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: filesQuery(submission).queryKey }),
        queryClient.invalidateQueries({ queryKey: homeworkOfQuery(submission).queryKey }),
      ]);
      forget(id);
    },
    onError: (error) => {
      if (isRefused(error as DetailedError)) return refuse(id, error as DetailedError);
      note(id, { state: 'waiting' });
      entry.timer = setTimeout(() => goOn(id), againMs);
    },
  });
  entry.upload = upload;
  if (all.find((each) => each.id === id)?.state === 'sending') upload.start();
}

function goOn(id: string): void {
  const entry = running.get(id);
  if (!entry) return;
  clearTimeout(entry.timer);
  note(id, { state: 'sending' });
  entry.upload?.start();
}

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
    for (const { id, state } of all) if (state === 'waiting') goOn(id);
  });
}

/** Whether another try would be refused as well; an offset that is another one by now is asked for anew. */
function isRefused({ originalResponse: answer }: Pick<DetailedError, 'originalResponse'>): boolean {
  const status = answer?.getStatus() ?? 0;
  return status >= 400 && status < 500 && answer?.getHeader('problem-code') !== 'upload-offset';
}

function refuse(id: string, { originalResponse }: DetailedError): void {
  void database().then(({ forgetUpload }) => forgetUpload(id));
  let message: string | undefined;
  try {
    const said = JSON.parse(originalResponse?.getBody() ?? '') as string | { detail?: string };
    message = typeof said === 'string' ? said : said.detail;
  } catch {
    // What answered was not the server.
  }
  note(id, { state: 'refused', message });
}
