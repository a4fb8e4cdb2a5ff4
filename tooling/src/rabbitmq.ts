import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from './free-port.ts';

/** The program itself, past the script around it, which wants a certain user and folder. */
const PROGRAM = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const START_MS = 60_000;

/** Whether Debian's package `rabbitmq-server` is installed here. */
export const hasRabbitMq = (): boolean => existsSync(PROGRAM);

/** A RabbitMQ of the test's own, with STOMP over TCP and over WebSocket. */
export interface RabbitMq {
  /** `stomp://…`, as `BROKER_URL` takes it. */
  url: string;
  /** Where it speaks STOMP in a WebSocket. */
  webStompUrl: string;
  /** Begins to run, with the same ports and data as before. */
  start(): Promise<void>;
  /** Kills it with signal 9: it has no moment to say goodbye. */
  kill(): Promise<void>;
  /** The processor time that it took since it began, in microseconds. */
  cpu(): number;
  /** Kills it, and clears away what it has written. */
  close(): Promise<void>;
}

/** @param tries how often it is begun anew with other ports: one that was free may be taken by somebody else meanwhile */
export async function startRabbitMq(tries = 3): Promise<RabbitMq> {
  const rabbit = await prepareRabbitMq();
  try {
    await rabbit.start();
    return rabbit;
  } catch (error) {
    await rabbit.close();
    if (tries <= 1) throw error;
    return startRabbitMq(tries - 1);
  }
}

async function prepareRabbitMq(): Promise<RabbitMq> {
  const folder = mkdtempSync(join(tmpdir(), 'tatami-rabbitmq-'));
  const [amqp, distribution, names, stomp, webStomp] = (await freePorts(5)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const environment = {
    ...process.env,
    HOME: folder,
    ERL_EPMD_PORT: String(names),
    RABBITMQ_NODENAME: `tatami${stomp}@localhost`,
    RABBITMQ_DIST_PORT: String(distribution),
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_FEATURE_FLAGS_FILE: join(folder, 'feature-flags'),
    RABBITMQ_ENABLED_PLUGINS_FILE: file('plugins', '[rabbitmq_stomp, rabbitmq_web_stomp].\n'),
    RABBITMQ_CONFIG_FILE: file(
      'rabbitmq.conf',
      `listeners.tcp.local = 127.0.0.1:${amqp}
stomp.listeners.tcp.local = 127.0.0.1:${stomp}
web_stomp.tcp.ip = 127.0.0.1
web_stomp.tcp.port = ${webStomp}
web_stomp.ws_opts.idle_timeout = 3600000
`,
    ),
  };
  // Otherwise it starts this as a daemon, and leaves it behind.
  const portMapper = spawn('epmd', ['-port', String(names)], { stdio: 'ignore' });
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = spawn(PROGRAM, { env: environment, stdio: 'ignore', detached: true });
    const deadline = Date.now() + START_MS;
    while (!((await answers(stomp)) && (await answers(webStomp)))) {
      if (Date.now() > deadline || server.exitCode !== null)
        throw new Error(`RabbitMQ did not start: see ${folder}/log`);
      await wait(50);
    }
  }

  async function kill(): Promise<void> {
    if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return;
    // The script that starts it goes with it: both are of one process group.
    process.kill(-server.pid, 'SIGKILL');
    await once(server, 'exit');
    while (await answers(stomp)) await wait(10);
  }

  return {
    url: `stomp://127.0.0.1:${stomp}`,
    webStompUrl: `ws://127.0.0.1:${webStomp}/ws`,
    start,
    kill,
    cpu: () => cpuOfGroup(server?.pid ?? 0),
    async close() {
      await kill();
      portMapper.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Adds up what the kernel says of each process, in hundredths of a second (proc(5), /proc/pid/stat). */
function cpuOfGroup(group: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) =>
      statOf(pid)
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number),
    )
    .filter(([, , ofGroup]) => ofGroup === group)
    .reduce((sum, fields) => sum + ((fields[11] ?? 0) + (fields[12] ?? 0)) * 10_000, 0);
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
