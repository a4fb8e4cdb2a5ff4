import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createClub } from '@tatami/sdk';
import { startClub } from '@tatami/tooling/club';
import { startMailServer } from '@tatami/tooling/mail-server';
import { startPushService } from '@tatami/tooling/push-service';
import { type Around, type Errand, errands } from './engines/errands.ts';
import { firefox } from './engines/firefox.ts';
import { personAt } from './engines/person.ts';
import type { Engine, Programs } from './engines/tab.ts';
import { webkit } from './engines/webkit.ts';
import { tellClubs } from './support/example-club.ts';
import { type FrontDoor, openFrontDoor } from './support/front-door.ts';
import { openOffice } from './support/office.ts';
import type { DemoUser } from './support/sign-in.ts';

// `pnpm engines`: the errands of six people in the browsers that the journeys don't run in, where they are installed.
const widths = [390, 1024, 1440];
const pictures = join(import.meta.dirname, '../.reports/engines');
const chosen = process.argv.slice(2).map((each) => each.toLowerCase());
const isChosen = (name: string) =>
  !chosen.some((each) => isName(each)) || chosen.includes(name.toLowerCase());
const isErrandChosen = (who: string) => chosen.every(isName) || chosen.includes(who);

const isFor = ({ manners }: Engine, { manner }: Errand) => !manner || manners.includes(manner);

function isName(word: string): boolean {
  return [firefox, webkit].some(({ name }) => name.toLowerCase() === word);
}

await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
const mail = await startMailServer();
const pushes = await startPushService();
// Opened once the club has its number, and before it is there: it mails its visitors the door's address.
let door = {} as FrontDoor;
const club = await startClub(async (url) => {
  door = await openFrontDoor(url);
  return {
    DEMO: '1',
    LOG_LEVEL: 'WARN',
    PUBLIC_URL: door.url,
    SMTP_URL: mail.url,
    PUSH_NETWORKS: 'loopback',
    PRIVACY_URL: 'https://klub.example/prywatnosc',
    PRIVACY_VERSION: '3',
  };
});
tellClubs([club]);
let failed = 0;
try {
  await acceptNotice('admin', 'instruktor', 'czlonek', 'rodzic', 'dev');
  const around: Around = {
    office: await openOffice(new Set()),
    door,
    pushes,
    mailedCode: async (address) => /\b\d{6}\b/.exec((await mail.mailTo(address)).text ?? '')?.[0] ?? '',
  };
  for (const engine of [firefox, webkit].filter(({ name }) => isChosen(name))) {
    const programs = engine.find();
    if (programs === null) process.stdout.write(`${engine.name} is not installed: ${engine.install}\n`);
    else
      for (const errand of errands.filter((each) => isErrandChosen(each.who) && isFor(engine, each)))
        failed += await walk(engine, programs, errand, around);
  }
} finally {
  await door.close();
  await club.stop();
  await mail.close();
  await pushes.close();
}
process.stdout.write(`Pictures: ${relative(process.cwd(), pictures)}\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** Whoever has not is asked about it at the door. */
async function acceptNotice(...usernames: DemoUser[]): Promise<void> {
  for (const username of usernames) {
    const own = createClub({ baseUrl: `${club.url}/api` });
    await own.signIn({ username, password: 'tatami-demo' });
    await own.api.POST('/authinfo/acceptance', { body: { privacy: '3' } });
  }
}

/** @returns how many things went wrong */
async function walk(engine: Engine, programs: Programs, errand: Errand, around: Around): Promise<number> {
  const begunAt = Date.now();
  const { manner } = errand;
  const downloads = await mkdtemp(join(tmpdir(), 'tatami-downloads-'));
  const tab = await engine.start(programs, { manner, downloads, pushLine: pushes.lineUrl });
  const name = [errand.who, manner].filter(Boolean).join(' ');
  const faults: string[] = [];
  try {
    await tab.resize(errand.width);
    await errand
      .run(personAt(tab, door.url), around)
      .catch((error: unknown) => faults.push(error instanceof Error ? error.message : String(error)));
    faults.push(...(await tab.faults()));
    for (const width of widths) {
      await tab.resize(width);
      const file = `${engine.name} ${name} ${width}.png`.toLowerCase().replaceAll(' ', '-');
      await writeFile(join(pictures, file), await tab.picture());
    }
  } finally {
    await tab.close();
    await rm(downloads, { recursive: true, force: true, maxRetries: 5 });
  }
  const seconds = ((Date.now() - begunAt) / 1000).toFixed(0);
  process.stdout.write(`${faults.length === 0 ? '✓' : '✗'} ${engine.name}, ${name}, ${seconds} s\n`);
  for (const fault of faults) process.stdout.write(`    ${fault}\n`);
  return faults.length;
}
