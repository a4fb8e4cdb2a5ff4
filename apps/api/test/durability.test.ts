import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData } from '@tatami/tooling/copy-data';
import { expect, inject, it, onTestFinished } from 'vitest';
import { runMailTrial } from '../bench/durability/mail-trial.ts';
import { ServerUnderFire } from '../bench/durability/server-under-fire.ts';
import { runTrial } from '../bench/durability/trial.ts';
import { runWebhookTrial } from '../bench/durability/webhook-trial.ts';
import { until } from './support/processes.ts';

// What is killed starts again, which takes its time; `pnpm bench:durability` kills 200 times.
const CYCLES = process.env.EVERY_TURN ? 10 : 4;
const MAIL_CYCLES = process.env.EVERY_TURN ? 12 : 4;
const WEBHOOK_CYCLES = process.env.EVERY_TURN ? 9 : 3;

// The first that stops in order, and so leaves to the others what it has compiled.
it('nobody who listens is thrown out when PostgreSQL is killed and comes back', {
  timeout: 120_000,
  retry: 0,
}, async () => {
  const server = new ServerUnderFire(unusedFolder());
  onTestFinished(() => server.stop());
  await server.start();
  const socket = server.openSocket();
  const frames: string[] = [];
  socket.on('message', (data: Buffer) => frames.push(data.toString()));
  await once(socket, 'open');
  socket.send('CONNECT\naccept-version:1.2\nhost:club\n\n\0');
  socket.send('SUBSCRIBE\nid:0\ndestination:/topic/task\nreceipt:r\n\n\0');
  await until(() => frames.some((frame) => frame.startsWith('RECEIPT')));

  server.killPostgres();
  await until(async () => !(await server.isReady()));
  await server.untilReady();
  const { id } = await server.write<{ id: string }>('POST', '/task', { title: 'Po powrocie' });
  await until(() => frames.some((frame) => frame.startsWith('MESSAGE') && frame.includes(id)));
  expect(socket.readyState).toBe(socket.OPEN);
  socket.terminate();
});

// A write that was lost once is lost: there is no second try.
it('no acknowledged write is lost when PostgreSQL and the server are killed in turn', {
  timeout: 600_000,
  retry: 0,
}, async () => {
  const figures = await runTrial(unusedFolder(), CYCLES);
  expect(figures.faults).toEqual([]);
  expect(figures.kills).toEqual({ postgres: CYCLES, server: CYCLES / 2, both: CYCLES / 2 });
  // There was something to lose at each kill.
  expect(figures.acknowledged).toBeGreaterThanOrEqual(2 * CYCLES);
});

it('no promised mail is lost when they are killed at each of its steps, and none comes under two ids', {
  timeout: 600_000,
  retry: 0,
}, async () => {
  const figures = await runMailTrial(unusedFolder(), MAIL_CYCLES);
  expect(figures.faults).toEqual([]);
  expect(Object.values(figures.kills)).toEqual(Array(4).fill(MAIL_CYCLES / 4));
  // One kill in four waits for a promise; the others may come before the first.
  expect(figures.promised).toBeGreaterThanOrEqual(MAIL_CYCLES / 4);
  // Whoever was killed with a mail in hand: it is found out, and the mail is tried again, later after each time.
  expect(figures.recovery).toBeLessThan(100);
});

it('no change is stored that a webhook is never told of when they are killed, and none is told of under two ids', {
  timeout: 600_000,
  retry: 0,
}, async () => {
  const figures = await runWebhookTrial(unusedFolder(), WEBHOOK_CYCLES);
  expect(figures.faults).toEqual([]);
  expect(Object.values(figures.kills)).toEqual(Array(3).fill(WEBHOOK_CYCLES / 3));
  // One kill in three waits for a promise; the others may come before the first.
  expect(figures.promised).toBeGreaterThanOrEqual(WEBHOOK_CYCLES / 3);
  expect(figures.recovery).toBeLessThan(100);
});

function unusedFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'tatami-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  copyData(inject('postgresFolder'), dataDir);
  return dataDir;
}
