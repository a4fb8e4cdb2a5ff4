import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@tatami/tooling/compile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BrokerServer, startBroker } from './broker-server.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const snippets = [...readme.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** What the snippets take for granted. */
const given = `
declare const userId: string;
declare const readAt: number;
declare function getTicket(): Promise<string>;
declare function navigate(path: string): void;
declare function readAgain(): void;
declare function render(): void;
export {};
`;
const realtime = `
import { createRealtime } from '@tatami/realtime';
declare const realtime: import('@tatami/realtime').Realtime;`;

const whole = (code: string) => {
  const missing = code.includes('import { create') ? '' : realtime;
  // A snippet that makes a connection names it itself.
  return (code.includes('const realtime =') ? missing.replace(/declare.*/, '') : missing) + given + code;
};

test('every snippet of the README compiles', () => {
  expect(snippets.length).toBeGreaterThan(5);
  expect(compile(root, snippets.map(whole)).faults).toEqual([]);
}, 30_000);

test('a snippet that is wrong would be found', () => {
  expect(compile(root, [whole('realtime.watch(7, { onMessage() {} });')]).faults).toEqual([
    expect.stringContaining("not assignable to parameter of type 'string'"),
  ]);
}, 30_000);

let broker: BrokerServer;
beforeEach(async () => {
  broker = await startBroker();
});
afterEach(() => broker.close());

test('the first snippet runs against a broker', async () => {
  const code = (snippets[0] ?? '').replace('ws://localhost:15674/ws', broker.url);
  expect(code).toContain(broker.url);
  const arguments_ = ['--conditions=@tatami/source', '--input-type=module-typescript', '--eval', code];
  const child = spawn(process.execPath, arguments_, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data) => {
    output += String(data);
  });
  await vi.waitFor(() => expect(output).toBe("{ hall: 'on' }\n"), 5_000);
  child.kill();
}, 15_000);
