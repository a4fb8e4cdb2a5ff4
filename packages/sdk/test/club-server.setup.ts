import type { TestProject } from 'vitest/node';
import { type ServedClub, serveClub } from './club-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    club: ServedClub;
  }
}

/** One club for all the tests of a run. */
export default async function startClub({ provide }: TestProject): Promise<() => Promise<void>> {
  const { club, stop } = await serveClub();
  provide('club', club);
  return stop;
}
