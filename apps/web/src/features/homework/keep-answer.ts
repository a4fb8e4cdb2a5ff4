import type { KeptAnswer } from './kept-answers.ts';

/** What keeps answers comes by itself: the build reads the pages where there is no browser. */
const load = () => import('./kept-answers.ts').catch(() => null);

/** Keeps in this browser what the server does not have yet; null where it has all of it. */
export async function keepAnswer(account: string, id: string, kept: KeptAnswer | null): Promise<void> {
  await (await load())?.keepAnswer(account, id, kept);
}

/** What was written here and did not reach the server. */
export async function readAnswer(account: string, id: string): Promise<KeptAnswer | null> {
  return (await (await load())?.readAnswer(account, id)) ?? null;
}
