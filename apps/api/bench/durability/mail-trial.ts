import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer } from '@tatami/tooling/mail-server';
import { killAt } from './kill-at.ts';
import { ServerUnderFire } from './server-under-fire.ts';

/** Where a mail is when something is killed: being stored, stored, given to the mail server, taken by it. */
const steps = ['asking', 'answered', 'announced', 'here'] as const;
export type Step = (typeof steps)[number];

const CLUB = 'http://localhost:8080';

export interface MailFigures {
  kills: Record<Step, number>;
  /** Mails of which the server said that they are on their way. */
  promised: number;
  arrived: number;
  /** Mails that came twice, under the same id. */
  doubled: number;
  faults: string[];
  /** Seconds from the last kill until each of the mails that were under way then had come. */
  recovery: number;
}

/**
 * Kills the server, PostgreSQL or both at every step of a mail, `cycles` times, and compares what was promised with what
 * has come.
 */
export async function runMailTrial(dataDir: string, cycles: number): Promise<MailFigures> {
  const mail = await startMailServer();
  const server = new ServerUnderFire(dataDir, { SMTP_URL: mail.url, PUBLIC_URL: CLUB });
  const promised = new Set<string>();
  const kills: Record<Step, number> = { asking: 0, answered: 0, announced: 0, here: 0 };
  let asked = 0;

  async function ask(onAnswer = () => {}): Promise<void> {
    asked += 1;
    const email = `adres${asked}@example.org`;
    const from = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
    await server.write('POST', '/register/lightning', lightning(email), { 'x-forwarded-for': from });
    promised.add(email);
    onAnswer();
  }

  try {
    await server.start();
    const follow = (onStep: typeof mail.onStep) => {
      mail.onStep = onStep;
    };
    for (let cycle = 0; cycle < cycles; cycle += 1)
      kills[await killAt<Step>({ server, ask, follow }, steps, cycle)] += 1;
    const last = performance.now();
    const missing = () => {
      const come = new Set(mail.mails.map(({ to }) => to?.[0]?.address));
      return [...promised].filter((address) => !come.has(address));
    };
    while (missing().length > 0 && performance.now() - last < 120_000) await wait(50);
    const recovery = (performance.now() - last) / 1_000;
    const byAddress = Map.groupBy(mail.mails, ({ to }) => to?.[0]?.address ?? '');
    const faults = missing().map((address) => `the mail to ${address} was promised and never came`);
    for (const [address, mails] of byAddress)
      if (new Set(mails.map(({ messageId }) => messageId)).size > 1)
        faults.push(`the mail to ${address} came under two ids`);
    const doubled = [...byAddress.values()].filter((mails) => mails.length > 1).length;
    return { kills, promised: promised.size, arrived: byAddress.size, doubled, faults, recovery };
  } finally {
    mail.onStep = null;
    await server.stop();
    await mail.close();
  }
}

const lightning = (email: string) => ({
  email,
  appName: 'ITFS',
  clientId: 'photoclient',
  requestType: 'LIGHTNING',
  successUrl: `${CLUB}/success`,
  errorUrl: `${CLUB}/error`,
  resetUrl: `${CLUB}/reset`,
});
