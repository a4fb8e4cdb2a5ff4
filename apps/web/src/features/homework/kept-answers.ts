import { openStore } from '@tatami/web-runtime/open-store';
import { del, entries, get, set } from 'idb-keyval';

/** What is written of a homework. */
export interface Answer {
  text: string;
  minutes: number | null;
}

/** An answer that the server does not have, and what it had when that was begun. */
export interface KeptAnswer {
  answer: Answer;
  before: Answer;
}

interface Entry extends KeptAnswer {
  at: number;
}

const longest = 30 * 24 * 60 * 60_000;

const store = openStore('tatami.answers', 'answers');

/**
 * Keeps in this browser what the server does not have yet, or nothing any more. As marks do, it lies there in clear by the
 * account: it outlives the session in which it was written, and mostly is there for a second.
 */
export async function keepAnswer(account: string, id: string, kept: KeptAnswer | null): Promise<void> {
  const key = `${account}/${id}`;
  try {
    if (kept) await set(key, { ...kept, at: Date.now() } satisfies Entry, store);
    else await del(key, store);
  } catch {
    // Where the browser keeps nothing the tab does, and the server has it in a second.
  }
}

/** What was written here and did not reach the server; what nobody has come back to for long is dropped. */
export async function readAnswer(account: string, id: string): Promise<KeptAnswer | null> {
  try {
    for (const [key, { at }] of await entries<string, Entry>(store))
      if (at < Date.now() - longest) await del(key, store);
    return (await get<Entry>(`${account}/${id}`, store)) ?? null;
  } catch {
    return null;
  }
}
