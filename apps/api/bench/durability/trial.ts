import { setTimeout as wait } from 'node:timers/promises';
import { Ledger } from './ledger.ts';
import { ServerUnderFire } from './server-under-fire.ts';

const WRITERS = 4;

/** What is killed with SIGKILL; "both" leaves PostgreSQL no moment to stop in order after its server. */
const targets = ['postgres', 'server', 'both'] as const;
type Target = (typeof targets)[number];

export interface Figures {
  kills: Record<Target, number>;
  acknowledged: number;
  unanswered: number;
  faults: string[];
  /** Milliseconds from each kill until the server answered again. */
  pauses: Record<Target, number[]>;
}

/**
 * Kills PostgreSQL and then the server, `cycles` times, in the middle of writes that come in over HTTP, and
 * compares what was acknowledged with what is stored after each kill.
 */
export async function runTrial(
  dataDir: string,
  cycles: number,
  onCycle: (figures: Figures) => void = () => {},
): Promise<Figures> {
  const server = new ServerUnderFire(dataDir);
  const ledger = new Ledger();
  const figures: Figures = {
    kills: { postgres: 0, server: 0, both: 0 },
    acknowledged: 0,
    unanswered: 0,
    faults: [],
    pauses: { postgres: [], server: [], both: [] },
  };
  let round = 0;

  async function killDuringWrites(target: Target): Promise<void> {
    round += 1;
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      ledger.writeUntilFailure(server, `${round}/${index}`),
    );
    await Promise.race([ledger.nextWrite(), Promise.all(writers)]);
    await wait(Math.random() * 250);
    const killed = performance.now();
    if (target !== 'server') server.killPostgres();
    if (target !== 'postgres') await server.killServer();
    await Promise.all(writers);
    if (target !== 'postgres') await server.start();
    await server.untilReady();
    figures.pauses[target].push(performance.now() - killed);
    figures.kills[target] += 1;
    figures.faults.push(...(await ledger.faults(server)));
  }

  try {
    await server.start();
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await killDuringWrites('postgres');
      await killDuringWrites(cycle % 2 === 0 ? 'server' : 'both');
      figures.acknowledged = ledger.writes;
      figures.unanswered = ledger.unanswered;
      onCycle(figures);
    }
  } finally {
    await server.stop();
  }
  return figures;
}
