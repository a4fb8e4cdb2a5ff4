import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant to wake, or none to learn what the tests reach; and when a run must have ended. */
    trial: { mutant: string | null; longestMs: number };
  }
  interface TaskMeta {
    /** The mutants that this file's tests have come by, and those met as it was loaded, with what no file before it had loaded. */
    reached?: string[];
    loaded?: string[];
  }
}

type Hits = Record<string, number>;

/** What the planted code looks at; the names are Stryker's. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
  watched?: boolean;
}

const everywhere = globalThis as { __stryker__?: Switchboard };
const switchboard: Switchboard = everywhere.__stryker__ ?? {};
everywhere.__stryker__ = switchboard;
const { mutant, longestMs } = inject('trial');
switchboard.activeMutant = mutant ?? undefined;

if (mutant !== null && !switchboard.watched) {
  // A mutant may have made a loop endless: nothing in this thread could end it.
  switchboard.watched = true;
  new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${longestMs})`, { eval: true }).unref();
}

beforeAll(() => {
  switchboard.currentTestId = 'these';
});

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are wanted; none are
afterAll(({}, suite) => {
  switchboard.currentTestId = undefined;
  if (mutant !== null) return;
  suite.file.meta.loaded = Object.keys(switchboard.mutantCoverage?.static ?? {});
  suite.file.meta.reached = Object.keys(switchboard.mutantCoverage?.perTest.these ?? {});
  delete switchboard.mutantCoverage?.perTest.these;
});
