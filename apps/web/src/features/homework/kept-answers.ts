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

const prefix = 'tatami.answer/';
const longest = 30 * 24 * 60 * 60_000;

const keyOf = (account: string, id: string) => `${prefix}${account}/${id}`;

/**
 * Keeps in this browser what the server does not have yet, or nothing any more. It is written before the next letter is: a tab
 * may be gone then. As marks do, it lies there in clear by the account, for it outlives the session; mostly it is there
 * for a second.
 */
export function keepAnswer(account: string, id: string, kept: KeptAnswer | null): void {
  try {
    if (kept)
      localStorage.setItem(keyOf(account, id), JSON.stringify({ ...kept, at: Date.now() } satisfies Entry));
    else localStorage.removeItem(keyOf(account, id));
  } catch {
    // Where the browser keeps nothing the tab does, and the server has it in a second.
  }
}

/** What was written here and did not reach the server; what nobody has come back to for long is dropped. */
export function readAnswer(account: string, id: string): KeptAnswer | null {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && isOld(key)) localStorage.removeItem(key);
    const entry = localStorage.getItem(keyOf(account, id));
    return entry === null ? null : (JSON.parse(entry) as Entry);
  } catch {
    return null;
  }
}

function isOld(key: string): boolean {
  const { at = 0 } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Entry>;
  return at < Date.now() - longest;
}
