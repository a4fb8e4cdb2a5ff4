import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from './server.ts';

/** A server whose words are kept back until it listens: somebody at work on it wants to hear of what is wrong alone. */
export interface QuietServer {
  process: ChildProcess;
  /** Whether it answers; false when it has ended before it did. */
  ready: Promise<boolean>;
  /** All that it has said. */
  said: () => string;
}

/**
 * Starts the server, and shows of its output the log from when it answers on.
 *
 * @param url where it will listen
 */
export function startQuietly(entry: string, env: NodeJS.ProcessEnv, url: string): QuietServer {
  const child = startServer(entry, env, 'pipe');
  const lines: string[] = [];
  let isReady = false;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      // What is no line of the log on standard output is the banner.
      if (isReady && (stream === child.stderr || line.startsWith('{'))) console.log(line);
    });
  }
  async function listen(): Promise<boolean> {
    while (isRunning(child)) {
      if (await answers(`${url}/api/ready`)) {
        isReady = true;
        return true;
      }
      await wait(50);
    }
    return false;
  }
  return { process: child, ready: listen(), said: () => lines.join('\n') };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until its last words are here, too. */
export async function ended({ process: child }: QuietServer): Promise<void> {
  if (child.stdout && !child.stdout.closed) await once(child, 'close');
}
