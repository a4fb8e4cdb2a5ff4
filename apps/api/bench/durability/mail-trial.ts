import { setTimeout as wait } from 'node:timers/promises';
import { startMailServer } from '@tatami/tooling/mail-server';
import { ServerUnderFire } from './server-under-fire.ts';

/** Where a mail is when something is killed: being stored, stored, given to the mail server, taken by it. */
const steps = ['asking', 'answered', 'announced', 'here'] as const;
export type Step = (typeof steps)[number];

const targets = ['server', 'postgres', 'both'] as const;

const CLUB = 'http://localhost:8080';
const WRITERS = 3;
const MOST_REFUSALS = 100;

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

  async function killAt(step: Step, target: (typeof targets)[number]): Promise<void> {
    const kill = async () => {
      mail.onStep = null;
      if (target !== 'server') killAgain(() => server.killPostgres());
      if (target !== 'postgres') await server.killServer();
    };
    const killed = new Promise<void>((resolve, reject) => {
      let isOver = false;
      const now = () => {
        if (isOver) return;
        isOver = true;
        void kill().then(resolve);
      };
      if (step === 'asking') void wait(50 + Math.random() * 200).then(now);
      if (step === 'announced' || step === 'here')
        mail.onStep = (at) => {
          if (at === step) now();
        };
      const askOn = async (onAnswer?: () => void) => {
        for (let refusals = 0; !isOver; )
          await ask(onAnswer).catch(async (error) => {
            // A connection that the kill before has broken is found out by who uses it first.
            refusals += 1;
            if (refusals > MOST_REFUSALS) {
              isOver = true;
              reject(error);
            }
            await wait(20);
          });
      };
      for (let writer = 0; writer < WRITERS; writer += 1)
        void askOn(step === 'answered' && writer === 0 ? now : undefined);
    });
    await killed;
    if (target !== 'postgres') await server.start();
    await server.untilReady();
    kills[step] += 1;
  }

  try {
    await server.start();
    for (let cycle = 0; cycle < cycles; cycle += 1)
      await killAt(
        steps[cycle % steps.length] ?? 'asking',
        targets[Math.floor(cycle / steps.length) % targets.length] ?? 'both',
      );
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

/** A mail may be at its step while what is to be killed has not come back from the kill before. */
function killAgain(kill: () => void): void {
  try {
    kill();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
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
