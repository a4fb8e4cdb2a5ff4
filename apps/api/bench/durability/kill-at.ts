import { setTimeout as wait } from 'node:timers/promises';
import type { ServerUnderFire } from './server-under-fire.ts';

const targets = ['server', 'postgres', 'both'] as const;

const WRITERS = 3;
const MOST_REFUSALS = 100;

/** What is promised, and by which steps it goes where it is promised to. */
export interface Promised<Step extends string> {
  server: ServerUnderFire;
  /** Asks for one more. @param onAnswer hears when the server has promised it */
  ask(onAnswer?: () => void): Promise<void>;
  /** Tells of each step outside of the server; null: nobody listens any more. */
  follow(onStep: ((step: Step) => void) | null): void;
}

/**
 * Kills the server, PostgreSQL or both while things are asked for, at one of the steps of one: `asking`, `answered`, or one that
 * `follow` tells of. All is up again when it ends.
 *
 * @param cycle the number of the time: by turns another target
 */
export async function killAt<Step extends string>(
  { server, ask, follow }: Promised<Step>,
  steps: readonly Step[],
  cycle: number,
): Promise<Step> {
  const step = steps[cycle % steps.length] as Step;
  const target = targets[Math.floor(cycle / steps.length) % targets.length];
  const kill = async () => {
    follow(null);
    if (target !== 'server') killAgain(() => server.killPostgres());
    if (target !== 'postgres') await server.killServer();
  };
  await new Promise<void>((resolve, reject) => {
    let isOver = false;
    const now = () => {
      if (isOver) return;
      isOver = true;
      void kill().then(resolve);
    };
    if (step === 'asking') void wait(50 + Math.random() * 200).then(now);
    else if (step !== 'answered')
      follow((at) => {
        if (at === step) now();
      });
    const askOn = async (onAnswer?: () => void) => {
      for (let refusals = 0; !isOver; )
        await ask(onAnswer).catch(async (error) => {
          // A connection that the kill before has broken is found out by who uses it first.
          refusals += 1;
          if (refusals > MOST_REFUSALS) {
            isOver = true;
            reject(error);
          }
          await wait(20);
        });
    };
    for (let writer = 0; writer < WRITERS; writer += 1)
      void askOn(step === 'answered' && writer === 0 ? now : undefined);
  });
  if (target !== 'postgres') await server.start();
  await server.untilReady();
  return step;
}

/** What was killed may not be back from the kill before. */
function killAgain(kill: () => void): void {
  try {
    kill();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
