import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openPort } from '../src/http/open-port.ts';

async function openServer(port = 0) {
  const app = Fastify();
  app.get('/', async () => 'here');
  onTestFinished(() => app.close());
  await openPort(app, { host: '127.0.0.1', port });
  return { app, port: (app.server.address() as AddressInfo).port };
}

test.runIf(process.platform === 'linux')(
  'many who come at once are let in within few turns of the loop',
  async () => {
    const { app, port } = await openServer();
    let turn = 0;
    let isOver = false;
    const count = () => {
      turn += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const turns = new Set<number>();
    let come = 0;
    const all = new Promise<void>((resolve) => {
      app.server.on('connection', () => {
        turns.add(turn);
        come += 1;
        if (come === 160) resolve();
      });
    });
    const sockets = Array.from({ length: 160 }, () => connect(port, '127.0.0.1'));
    await all;
    isOver = true;
    for (const socket of sockets) socket.destroy();
    expect(turns.size).toBeLessThan(80);
  },
);

test('each way in leads to the same server, and all are shut with it', async () => {
  const { app, port } = await openServer();
  const answers = await Promise.all(
    Array.from({ length: 48 }, async () =>
      (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text(),
    ),
  );
  expect(new Set(answers)).toEqual(new Set(['here']));
  await app.close();
  const [error] = await once(connect(port, '127.0.0.1'), 'error');
  expect(error.code).toBe('ECONNREFUSED');
});

test('a port that another server of this program has is taken', async () => {
  const { port } = await openServer();
  await expect(openServer(port)).rejects.toMatchObject({ code: 'EADDRINUSE', port });
});
