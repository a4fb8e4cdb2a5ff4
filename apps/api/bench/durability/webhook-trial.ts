import { setTimeout as wait } from 'node:timers/promises';
import { startReceiver } from '@tatami/tooling/webhook-receiver';
import { killAt } from './kill-at.ts';
import { ServerUnderFire } from './server-under-fire.ts';

/** Where a message is when something is killed: its change being stored, stored, and the message with its receiver but not answered. */
const steps = ['asking', 'answered', 'here'] as const;
type Step = (typeof steps)[number];

export interface WebhookFigures {
  kills: Record<Step, number>;
  /** The number of changes of which the server said that they are stored. */
  promised: number;
  arrived: number;
  /** Messages that came twice, under the same id. */
  doubled: number;
  faults: string[];
  /** Seconds from the last kill until each of the messages that were under way then had come. */
  recovery: number;
}

/**
 * Kills the server, PostgreSQL or both at every step of a message to a webhook, `cycles` times, and compares what was stored
 * with what the receiver was told.
 */
export async function runWebhookTrial(dataDir: string, cycles: number): Promise<WebhookFigures> {
  const receiver = await startReceiver();
  const server = new ServerUnderFire(dataDir, { WEBHOOK_NETWORKS: 'loopback' });
  const promised = new Set<string>();
  const kills: Record<Step, number> = { asking: 0, answered: 0, here: 0 };
  let asked = 0;

  async function ask(onAnswer = () => {}): Promise<void> {
    asked += 1;
    const { id } = await server.write<{ id: string }>('POST', '/task', { title: `Zadanie ${asked}` });
    promised.add(id);
    onAnswer();
  }

  try {
    await server.start();
    const webhook = { name: 'Próba', url: receiver.url, tables: ['task'], events: ['create'] };
    const { id } = await server.write<{ id: string }>('POST', '/webhook', webhook);
    await server.write('POST', `/webhook/${id}/secret`, {});
    const follow = (onStep: ((step: Step) => void) | null) => {
      receiver.onMessage = onStep && (() => onStep('here'));
    };
    for (let cycle = 0; cycle < cycles; cycle += 1)
      kills[await killAt<Step>({ server, ask, follow }, steps, cycle)] += 1;
    const last = performance.now();
    const missing = () => [...promised].filter((row) => receiver.about(row).length === 0);
    while (missing().length > 0 && performance.now() - last < 120_000) await wait(50);
    const recovery = (performance.now() - last) / 1_000;
    const faults = missing().map((row) => `task ${row} was stored and never told of`);
    const byRow = Map.groupBy(receiver.received, ({ body }) => body.data?.id ?? '');
    for (const [row, messages] of byRow)
      if (new Set(messages.map((message) => message.id)).size > 1)
        faults.push(`task ${row} was told of under two ids`);
    const doubled = [...byRow.values()].filter((messages) => messages.length > 1).length;
    return { kills, promised: promised.size, arrived: byRow.size, doubled, faults, recovery };
  } finally {
    receiver.onMessage = null;
    await server.stop();
    await receiver.close();
  }
}
