import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../workspace.ts';

/**
 * Starts the server. However this process ends, the channel between the two closes, and the server stops.
 *
 * @param output whether what it says goes where this process writes, or is read by it
 */
export function startServer(
  entry: string,
  env: NodeJS.ProcessEnv,
  output: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', entry], {
    cwd: root,
    env,
    stdio: ['ignore', output, output, 'ipc'],
  });
}

/** Lets it finish what it does; Ctrl-C has reached it as well, and asking twice is harmless. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  if (server.connected) server.disconnect();
  await once(server, 'exit');
}
