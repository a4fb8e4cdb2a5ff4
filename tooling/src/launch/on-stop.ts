import { onLauncherDeath } from './launchers.ts';

/** Calls `stop` once, when somebody wants this program to end: Ctrl-C, a signal, or npx or pnpm gone. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    void stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  onLauncherDeath(once);
}
