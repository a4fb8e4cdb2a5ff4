import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Agent, request } from 'node:http';
import type { Known, Memory, Started } from './server-process.ts';

/** A server in a process of its own, whose CPU time can be told apart. */
export interface BenchServer extends Started {
  /** CPU time of the process so far, in microseconds. */
  cpu(): Promise<number>;
  /** What it has once all garbage is collected; to collect it takes CPU time that no request needs. */
  memory(): Promise<Memory>;
  /** The floor answers this path by running these statements. */
  know(known: Known): void;
  stop(): Promise<void>;
}

export async function startBenchServer(
  kind: Started['kind'],
  databaseUrl: string,
  password = '',
  settings: Record<string, string> = {},
): Promise<BenchServer> {
  const args = [kind, databaseUrl, password, JSON.stringify(settings)];
  const child = fork(new URL('./server-process.ts', import.meta.url), args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--expose-gc'],
  });
  const [started] = (await once(child, 'message')) as [Started];
  return {
    ...started,
    cpu: () => ask(child, 'cpu'),
    memory: () => ask(child, 'memory'),
    know: (known) => child.send(known),
    async stop() {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

async function ask<Answer>(child: ChildProcess, question: 'cpu' | 'memory'): Promise<Answer> {
  child.send(question);
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

export interface Call {
  method?: string;
  path: string;
  token: string;
  body?: unknown;
}

/** @returns the status, once the whole answer has come. */
export function send(agent: Agent, { port }: Started, call: Call): Promise<number> {
  const { method = 'GET', path, token, body } = call;
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      // As the client package: each under a key of its own.
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    const sent = request({ port, host: '127.0.0.1', method, path, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}
