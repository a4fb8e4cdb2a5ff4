import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';

const program = `
import { onLauncherDeath } from '${join(import.meta.dirname, 'launchers.ts')}';
onLauncherDeath(() => { console.log('launcher gone'); process.exit(); });
setTimeout(() => process.exit(), 20_000);
console.log(process.pid);
`;

describe('given a program started through npx and pnpm', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('%s to npx alone reaches it', async (signal) => {
    const { top, lines } = await start('npx', 'pnpm');
    top.kill(signal);
    expect((await lines.next()).value).toBe('launcher gone');
  });

  it('it does not mind the end of whoever called npx', async () => {
    const { top, lines } = await start('caller', 'npx');
    top.kill('SIGKILL');
    await once(top, 'exit');
    expect(await Promise.race([lines.next(), wait(1500, 'still running')])).toBe('still running');
  });
});

/** Each program of the chain is a Node script of that name that starts the next one, the last one ours. */
async function start(...names: string[]): Promise<{ top: ChildProcess; lines: AsyncIterator<string> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tatami-launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = [...names.map((name) => join(folder, name)), join(folder, 'program.ts')];
  for (const [index, file] of files.entries())
    writeFileSync(file, files[index + 1] ? starter(files[index + 1]) : program);
  const top = spawn(process.execPath, [files[0] ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: top.stdout })[Symbol.asyncIterator]();
  const pid = Number((await lines.next()).value);
  onTestFinished(() => end(pid));
  return { top, lines };
}

/** Ends it, though it may have ended by itself. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}

function starter(next = ''): string {
  return `require('node:child_process').spawn(process.execPath, ['${next}'], { stdio: 'inherit' });`;
}
