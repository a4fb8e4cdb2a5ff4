import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import type { Club as Client } from '@tatami/sdk';
import { expectAccessible } from '../support/accessible.ts';
import { takeDevice } from '../support/devices.ts';
import { plan, signInLive, test } from '../support/new-club-test.ts';
import { addChild, addInstructor, addMember, addUser } from '../support/new-people.ts';
import { inMinutes, newName } from '../support/office.ts';
import { expectAppKept, nothingWaits, others, waits } from '../support/offline.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { scan } from '../support/scan.ts';
import { countTaps } from '../support/taps.ts';
import { expect } from '../support/test.ts';

// What is done on every evening of a club, and how many taps each of it costs; in one that has just begun.
test.use({ settings: { CLUB_NAME: 'Aikido Sopot' } });

for (const tag of ['@desktop', '@phone']) {
  test(`a member says in one tap that they will come, or are there, and takes it back in the same place ${tag}`, {
    tag,
  }, async ({ page, admin }) => {
    const ola = await addMember(admin, 'Ola', { section: 'adult' });
    await signInLive(page, ola.username);
    for (const [word, becomes, minutes] of [
      ['Będę', 'Do zobaczenia!', 90],
      ['Jestem', 'Jesteś na macie', 20],
    ] as const) {
      const title = newName('Trening dorosłych');
      const { id } = await plan(admin, title, { startsAt: inMinutes(minutes), section: 'adult' });
      const countMarks = async () =>
        (await admin.table('presence').list({ training: id })).page.totalElements;
      const next = page.getByRole('region', { name: title });
      const said = next.getByRole('status');
      const answer = next.getByRole('button', { name: word, exact: true });
      await expect(answer).toBeInViewport({ ratio: 1 });
      const taps = await countTaps(page);
      await answer.click();
      await expect(said).toHaveText(becomes);
      expect(await taps()).toBe(1);
      await expect.poll(countMarks).toBe(1);
      const back = next.getByRole('button', { name: 'Cofnij' });
      await expect(back).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said).toBeEmpty();
      await expect(answer).toBeFocused();
      await expect.poll(countMarks).toBe(0);
      await expectAccessible(page);
      await clear(admin, id);
    }
  });

  test(`a member sees how far the next grade is without a tap ${tag}`, { tag }, async ({ page, admin }) => {
    const ola = await addMember(admin, 'Ola', { carryOverDays: 10, carryOverAsOf: '2026-09-01' });
    await signInLive(page, ola.username);
    const way = page.getByRole('region', { name: 'Droga do 6 kyu' });
    await expect(way).toContainText(/na macie\s*10 z 25/);
    await expect(way).toContainText(/opanowan\S+ techni\S+\s*0 z \d+/);
    await expect(way).toContainText('Po kilku treningach powiemy, kiedy wystarczy');
  });
}

test('a member says in two taps that they can’t come, and why @phone', { tag: '@phone' }, async ({
  page,
  admin,
}) => {
  const title = newName('Trening dorosłych');
  const ola = await addMember(admin, 'Ola', { section: 'adult' });
  const { id } = await plan(admin, title, { startsAt: inMinutes(60), section: 'adult' });
  await signInLive(page, ola.username);
  const next = page.getByRole('region', { name: title });
  const taps = await countTaps(page);
  await next.getByRole('button', { name: /nie dam rady$/i }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Choroba' }).tap();
  await expect(next.getByRole('status')).toHaveText('Tym razem bez Ciebie');
  expect(await taps()).toBe(2);
  const stored = async () => (await admin.table('presence').list({ training: id })).results;
  await expect.poll(stored).toMatchObject([{ status: 'excused', note: 'Choroba' }]);
  await clear(admin, id);
});

test('a parent excuses one of two children for a week in no more than four taps @phone', {
  tag: '@phone',
}, async ({ page, admin }) => {
  const mama = await addUser(admin, 'Anna');
  await addChild(admin, 'Antoni', mama.id);
  const zofia = await addChild(admin, 'Zofia', mama.id);
  const [today, inFiveDays, inNine] = [
    await plan(admin, newName('Dzieci dziś'), { startsAt: inMinutes(45), section: 'kids' }),
    await plan(admin, newName('Dzieci za 5 dni'), { startsAt: inMinutes(5 * 1440), section: 'kids' }),
    await plan(admin, newName('Dzieci za 9 dni'), { startsAt: inMinutes(9 * 1440), section: 'kids' }),
  ];
  await signInLive(page, mama.username);
  const taps = await countTaps(page);
  await page.getByRole('radio', { name: 'Zofia' }).check({ force: true });
  await expect(page.getByRole('region', { name: /^Zofia: droga do / })).toBeVisible();
  const next = page.getByRole('region', { name: today.title });
  await next.getByRole('button', { name: 'Choruje do …' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Zofia: nie będzie na treningu' });
  await expect(sheet.getByRole('radio', { name: 'Tydzień' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Choroba' }).tap();
  await expect(next.getByRole('status')).toHaveText('Zofia: nie będzie');
  expect(await taps()).toBeLessThanOrEqual(4);
  const excused = async () =>
    (await admin.table('presence').list({ student: zofia, status: 'excused' })).results
      .map(({ training }) => training)
      .toSorted();
  await expect.poll(excused).toEqual([today.id, inFiveDays.id].toSorted());
  await clear(admin, today.id, inFiveDays.id, inNine.id);
});

test('a member scans the code of the instructor’s screen and is in with one tap, and the screen says so @phone', {
  tag: '@phone',
}, async ({ page, browser, club, admin }) => {
  const sensei = await addInstructor(admin, 'Ewelina');
  const ola = await addMember(admin, 'Ola', { section: 'adult' });
  const title = newName('Trening z kodem');
  const { id } = await plan(admin, title, {
    ...{ startsAt: inMinutes(0), section: 'adult', instructor: sensei.id },
  });
  const screen = await takeDevice(browser, club.url, 'tablet');
  await signInLive(screen, sensei.username);
  await screen.getByRole('link', { name: new RegExp(`^Lista obecności: .*${title}`) }).click();
  await screen.getByRole('link', { name: 'Kod QR przy drzwiach' }).click();
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(screen.getByText('Jeszcze nikt nie zeskanował kodu.')).toBeVisible();
  await expectAccessible(screen);

  await signInLive(page, ola.username);
  const link = new URL(await scan(screen));
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Jestem', exact: true }).tap();
  await expect(page.getByRole('status').filter({ hasText: 'Jesteś na liście' })).toBeVisible();
  expect(await taps()).toBe(1);
  await expect(screen.getByRole('list', { name: 'Właśnie przyszli' }).getByRole('listitem')).toHaveText([
    /Ola Żuk/,
  ]);
  await expectAccessible(page);
  const stored = async () => (await admin.table('presence').list({ training: id })).results;
  expect(await stored()).toMatchObject([{ status: 'present', source: 'qr', confirmedBy: null }]);

  await test.step('a slip is taken back, and the code lets them in again', async () => {
    await page.getByRole('button', { name: 'Cofnij' }).tap();
    await expect.poll(stored).toEqual([]);
    await page.getByRole('button', { name: 'Jestem', exact: true }).tap();
    await expect.poll(stored).toHaveLength(1);
  });
  await screen.context().close();
  await clear(admin, id);
});

test.describe('twenty people', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the roll call of twenty is taken in half a minute, with and without a network @phone', {
    tag: '@phone',
  }, async ({ page, context, admin, faults }) => {
    const sensei = await addInstructor(admin, 'Ewelina');
    const lastName = newName('Nowak');
    const people = Array.from(
      { length: 20 },
      (_, at) => `${lastName} Uczeń ${String(at + 1).padStart(2, '0')}`,
    );
    for (const name of people)
      await admin.table('student').save({
        ...{
          firstName: name.replace(`${lastName} `, ''),
          lastName,
          joinedOn: '2026-01-10',
          section: 'youth',
        },
        birthDate: '2008-05-06',
      });
    const planned = { section: 'youth', instructor: sensei.id } as const;
    const first = await plan(admin, newName('Młodzież'), { ...planned, startsAt: inMinutes(0) });
    const second = await plan(admin, newName('Młodzież'), { ...planned, startsAt: inMinutes(0) });
    await signInLive(page, sensei.username);
    await expectAppKept(page);
    const rollCall = rollCallOn(page);

    /** Marks all twenty, from the home on: 16 are there, one is late, three are not. @returns how long it took, in ms */
    const takeRollCall = async (title: string, expectKept: () => Promise<void>): Promise<number> => {
      const late = people[16] as string;
      const opens = page.getByRole('link', { name: new RegExp(`^Lista obecności: .*${title}`) });
      await expect(opens).toBeVisible();
      const taps = await countTaps(page);
      const began = Date.now();
      await tapLikePeople(opens);
      for (const name of people.slice(0, 16)) await tapLikePeople(rollCall.name(name));
      await tapLikePeople(page.getByRole('button', { name: `Inny wpis: ${late}`, exact: true }));
      await tapLikePeople(rollCall.sign(late, 'Spóźnienie'));
      await tapLikePeople(page.getByRole('button', { name: 'Pozostali nieobecni' }));
      await expectKept();
      const took = Date.now() - began;
      // To come here, one for each who is there, two for who is late, one for all the others.
      expect(await taps()).toBe(1 + 16 + 2 + 1);
      await rollCall.expectMark(late, 'Spóźnienie');
      await rollCall.expectMark(people[19] as string, 'Nieobecność');
      return took;
    };
    const stored = async ({ id }: { id: string }) => {
      const { results } = await admin.table('presence').list({ training: id, size: 50 });
      return ['present', 'late', 'absent'].map(
        (each) => results.filter(({ status }) => status === each).length,
      );
    };

    expect(await takeRollCall(first.title, () => rollCall.expectSaved())).toBeLessThan(30_000);
    await expect.poll(() => stored(first)).toEqual([16, 1, 3]);

    await page.getByRole('banner').getByRole('link', { name: 'Tatami' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cześć, Ewelina!');
    await context.setOffline(true);
    const kept = () => expect(waits(page, '20 wpisów czeka')).toBeVisible();
    expect(await takeRollCall(second.title, kept)).toBeLessThan(30_000);
    expect(await stored(second)).toEqual([0, 0, 0]);
    await context.setOffline(false);
    await nothingWaits(page);
    expect(await stored(second)).toEqual([16, 1, 3]);
    expect(others(faults)).toEqual([]);
  });
});

/** What one journey has planned stands before no other one. */
async function clear(admin: Client, ...trainings: string[]): Promise<void> {
  for (const training of trainings) {
    for (const { id } of (await admin.table('presence').list({ training })).results)
      await admin.table('presence').remove(id);
    await admin.table('training').remove(training);
  }
}

/** Somebody looks before they tap. */
async function tapLikePeople(what: Locator): Promise<void> {
  await pause(400);
  await what.tap();
}
