import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { giveWay } from './give-way.ts';

const stepsBack = (pid: number) =>
  Number(/nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'utf8'))?.[1]);

/**
 * A program that stays, and starts another that stays, in a session of its own, whose number it says, when it is told
 * to.
 */
const program = `
  process.stdin.once('data', () => {
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    console.log(child.pid);
  });`;

// Only Linux shares the processor between sessions.
test.runIf(existsSync('/proc/self/autogroup'))(
  'what gives way stands behind the others, and so does what it starts later in a session of its own',
  async () => {
    const before = stepsBack(process.pid);
    const child = spawn(process.execPath, ['-e', program], {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill());
    const { pid = 0 } = child;
    const undo = giveWay(pid);
    onTestFinished(undo);
    expect(stepsBack(pid)).toBe(5);

    child.stdin.write('go on\n');
    const [later] = await once(createInterface({ input: child.stdout }), 'line');
    await expect.poll(() => stepsBack(Number(later)), { timeout: 10_000 }).toBe(5);
    expect(stepsBack(process.pid)).toBe(before);
  },
);
