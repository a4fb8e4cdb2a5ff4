import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** The inspector of a server that runs with `--inspect`. */
export interface Inspector {
  /** What is kept once the garbage is collected, in bytes. */
  heap(): Promise<number>;
  close(): void;
}

interface Answer {
  id: number;
  result?: { usedSize?: number };
}

/** @param port where the inspector listens, on this machine */
export async function connectInspector(port: number): Promise<Inspector> {
  const socket = new WebSocket(await addressOf(port));
  await once(socket, 'open');
  let count = 0;

  /** Asks by the protocol of the developer tools, one question at a time. */
  async function ask(method: string): Promise<Answer> {
    count += 1;
    socket.send(JSON.stringify({ id: count, method }));
    for (;;) {
      const [data] = (await once(socket, 'message')) as [Buffer];
      const answer = JSON.parse(data.toString()) as Answer;
      if (answer.id === count) return answer;
    }
  }

  await ask('HeapProfiler.enable');
  return {
    async heap() {
      await ask('HeapProfiler.collectGarbage');
      const { result } = await ask('Runtime.getHeapUsage');
      return result?.usedSize ?? Number.NaN;
    },
    close: () => socket.close(),
  };
}

async function addressOf(port: number): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json`).catch(() => null);
    const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
    await wait(100);
  }
}
