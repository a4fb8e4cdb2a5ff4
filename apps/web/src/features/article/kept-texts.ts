import type { Texts } from './article-queries.ts';

/** What is written and not on the server yet, and what it was made of there. */
export interface KeptTexts {
  texts: Texts;
  base: Texts;
  seen: number;
}

const keyOf = (account: string, id: string) => `tatami.article/${account}/${id}`;

/** Keeps in this browser what the server does not have yet, or nothing any more: a tab may be gone with the next letter. */
export function keepTexts(account: string, id: string, kept: KeptTexts | null): void {
  try {
    if (kept) localStorage.setItem(keyOf(account, id), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(account, id));
  } catch {
    // Where the browser keeps nothing the tab does, and the server has it in a second.
  }
}

/** What was written here and did not reach the server. */
export function readTexts(account: string, id: string): KeptTexts | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(account, id)) ?? 'null');
  } catch {
    return null;
  }
}
