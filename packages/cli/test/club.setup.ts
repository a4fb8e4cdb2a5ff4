import { startClub } from '@tatami/tooling/club';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    club: { url: string; password: string };
  }
}

/** The server as it was built, with an empty club, for all the tests of a run. */
export default async function openClub({ provide }: TestProject): Promise<() => Promise<void>> {
  const password = 'a-password-for-tests';
  const { url, stop } = await startClub(() => ({ ADMIN_PASSWORD: password, LOG_LEVEL: 'ERROR' }));
  provide('club', { url, password });
  return stop;
}
