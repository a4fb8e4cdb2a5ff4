import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { addDays, clubToday, midnightOf } from '../support/days.ts';
import { takeDevice } from '../support/devices.ts';
import { card, cell, confirm, mark, pdfOf, person, settle } from '../support/exam.ts';
import { test as base, plan, signInLive } from '../support/new-club-test.ts';
import { addChild, addInstructor, addMember, addUser } from '../support/new-people.ts';
import { inMinutes } from '../support/office.ts';
import { expectAppKept, expectKept, nothingIsKept, nothingWaits, waits } from '../support/offline.ts';
import { makeOwnBrowser, type OwnBrowser } from '../support/own-browser.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { expect } from '../support/test.ts';

const test = base.extend<{ senseisPhone: OwnBrowser }>({
  senseisPhone: async ({ baseURL }, use) => {
    const browser = await makeOwnBrowser(baseURL ?? '');
    await use(browser);
    await browser.discard();
  },
});

// A club of its own: nobody else trains in it.
test.use({ settings: { CLUB_NAME: 'Aikido Oliwa' } });

test('a season of one club: from a child that is ill and a phone without a battery to the next grade, and to who leaves', async ({
  browser,
  club,
  admin,
  senseisPhone,
}) => {
  test.setTimeout(150_000);
  const today = clubToday();
  const yesterday = addDays(today, -1);
  const ewelina = await addInstructor(admin, 'Ewelina', 'Piechota');
  const krzysztof = await addInstructor(admin, 'Krzysztof', 'Osiński');
  const anna = await addUser(admin, 'Anna', 'Mazur');
  const stas = await addChild(admin, 'Staś', anna.id, { lastName: 'Mazur' });
  // 6 kyu asks for 25 training days: two are still missing.
  const fromPaper = { joinedOn: addDays(today, -200), carryOverAsOf: addDays(today, -30) };
  const kasia = await addMember(admin, 'Katarzyna', { lastName: 'Lis', carryOverDays: 23, ...fromPaper });
  const piotr = await addMember(admin, 'Piotr', { lastName: 'Nowak', carryOverDays: 5, ...fromPaper });
  const tenth = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-10`;
  await addMember(admin, 'Wiktor', {
    ...{ lastName: 'Sowa', joinedOn: tenth, carryOverDays: 20, carryOverAsOf: tenth },
  });
  const led = { instructor: ewelina.id };
  const evening = new Date(Date.parse(midnightOf(yesterday)) + 18 * 3_600_000).toISOString();
  await plan(admin, 'Trening wczoraj', { ...led, startsAt: evening });
  // It can be marked already, and still be excused from; and it is today also in the last minutes of the day.
  const left = Math.floor((Date.parse(midnightOf(addDays(today, 1))) - Date.now()) / 60_000);
  const now = await plan(admin, 'Trening dziś', { ...led, startsAt: inMinutes(Math.min(20, left - 1)) });
  const inFiveDays = await plan(admin, 'Trening za 5 dni', { ...led, startsAt: inMinutes(5 * 1440) });
  await plan(admin, 'Trening za 9 dni', { ...led, startsAt: inMinutes(9 * 1440) });
  const workplace = now.workplace;
  const exam = await admin.table('exam').save({
    ...{ name: 'Egzamin zimowy', date: today, applicationDeadline: today, workplace, profile: 'PFA' },
    examiners: ['Ewelina Piechota', 'Krzysztof Osiński'],
  });
  const bokken = await admin.table('item').save({ name: 'Bokken dębowy', category: 'weapon' });
  await admin
    .table('item-loan')
    .save({ item: bokken.id, student: piotr.student, from: addDays(today, -60), dueOn: addDays(today, 30) });

  const desk = await takeDevice(browser, club.url, 'desk');
  await signInLive(desk, 'admin');
  const kasiasPhone = await takeDevice(browser, club.url, 'phone');
  await signInLive(kasiasPhone, kasia.username);
  const piotrsPhone = await takeDevice(browser, club.url, 'phone');
  await signInLive(piotrsPhone, piotr.username);

  await test.step('a parent excuses the child for a week', async () => {
    const phone = await takeDevice(browser, club.url, 'phone');
    await signInLive(phone, anna.username);
    const next = card(phone, now.title);
    await next.getByRole('button', { name: 'Choruje do …' }).tap();
    await phone.getByRole('dialog').getByRole('button', { name: 'Choroba' }).tap();
    await expect(next.getByRole('status')).toHaveText('Staś: nie będzie');
    const excused = async () =>
      (await admin.table('presence').list({ student: stas, status: 'excused' })).results
        .map(({ training }) => training)
        .toSorted();
    await expect.poll(excused).toEqual([now.id, inFiveDays.id].toSorted());
    await phone.context().close();
  });

  let context = await senseisPhone.open();
  let sensei = await context.newPage();
  await test.step('the instructor calls yesterday’s roll, which was left: one day is missing to the exam', async () => {
    await signInLive(sensei, ewelina.username, { remember: true });
    await card(sensei, 'Bez listy obecności')
      .getByRole('link', { name: /^Lista obecności: Trening wczoraj/ })
      .click();
    const rollCall = rollCallOn(sensei);
    for (const name of ['Lis Katarzyna', 'Nowak Piotr']) await rollCall.name(name).click();
    await sensei.getByRole('button', { name: 'Pozostali nieobecni' }).click();
    await rollCall.expectSaved();

    await expect(card(kasiasPhone, 'Droga do 6 kyu')).toContainText(/na macie\s*24 z 25/);
    await desk.goto(`/dojo/exam/${exam.id}`);
    await confirm(desk, 'Otwórz zapisy');
    await expect(person(desk, 'Kto jest gotowy', 'Katarzyna Lis')).toContainText('dni: 24 z 25');
    await expect(desk.getByText('Warunki spełnione')).toHaveCount(0);
  });

  await test.step('she calls today’s roll without a network, the battery dies, and nothing is doubled or lost', async () => {
    await sensei.goto('/dashboard');
    await sensei
      .getByRole('link', { name: /Trening dziś/ })
      .first()
      .click();
    let rollCall = rollCallOn(sensei);
    await expect(rollCall.row('Mazur Staś')).toContainText(/Usprawiedliwienie\s*Choroba/);
    await expectAppKept(sensei);
    await expectKept(sensei, 5);
    await senseisPhone.expectRemembered();
    await context.setOffline(true);
    for (const name of ['Lis Katarzyna', 'Nowak Piotr']) await rollCall.name(name).click();
    await rollCall.put('Sowa Wiktor', 'Spóźnienie');
    await expect(waits(sensei, '3 wpisy czekają')).toBeVisible();
    await senseisPhone.kill();

    context = await senseisPhone.open({ offline: true });
    sensei = await context.newPage();
    rollCall = rollCallOn(sensei);
    await sensei.goto(`/dojo/training/${now.id}`);
    await expect(waits(sensei, '3 wpisy czekają')).toBeVisible();
    await rollCall.expectMark('Sowa Wiktor', 'Spóźnienie');
    const stored = async () =>
      (await admin.table('presence').list({ training: now.id })).results
        .map(({ studentFirstName, status, version }) => `${studentFirstName}: ${status} ${version}`)
        .toSorted();
    expect(await stored()).toEqual(['Staś: excused 1']);
    await context.setOffline(false);
    await nothingWaits(sensei);
    await nothingIsKept(sensei);
    expect(await stored()).toEqual([
      'Katarzyna: present 1',
      'Piotr: present 1',
      'Staś: excused 1',
      'Wiktor: late 1',
    ]);
  });

  await test.step('on this very day she has what the exam asks for, on her phone and at the desk', async () => {
    const way = card(kasiasPhone, 'Droga do 6 kyu');
    await expect(way).toContainText(/na macie\s*25 z 25/);
    await expect(way).toContainText('Do egzaminu już wystarczy');
    await expect(person(desk, 'Kto jest gotowy', 'Katarzyna Lis')).toContainText('Warunki spełnione');
    await expect(person(desk, 'Kto jest gotowy', 'Wiktor Sowa')).toContainText('dni: 21 z 25');
    await expect(person(desk, 'Kto jest gotowy', 'Piotr Nowak')).toContainText('dni: 7 z 25');
  });

  await test.step('where months count, an exam of the day before is too early, and one of that very day is not', async () => {
    const exams = admin.table('exam');
    // The other federation asks for 20 days and three months.
    const threeMonthsOn = `${addDays(`${tenth.slice(0, 7)}-01`, 100).slice(0, 7)}-10`;
    const spring = await exams.save({
      ...{ name: 'Egzamin wiosenny', date: addDays(threeMonthsOn, -1), workplace, profile: 'PZA' },
      examiners: ['Krzysztof Osiński'],
    });
    const office = await takeDevice(browser, club.url, 'desk');
    await signInLive(office, 'admin');
    await office.goto(`/dojo/exam/${spring.id}`);
    await expect(person(office, 'Kto jest gotowy', 'Wiktor Sowa')).toContainText('miesiące: 2 z 3');
    await exams.save({ ...spring, date: threeMonthsOn });
    await expect(person(office, 'Kto jest gotowy', 'Wiktor Sowa')).toContainText('Warunki spełnione');
    await office.context().close();
    await exams.remove(spring.id);
  });

  await test.step('she is invited, and says that she will come', async () => {
    await desk.getByRole('button', { name: 'Zaznacz 1 gotową osobę' }).click();
    await desk.getByRole('button', { name: 'Zaproś (1)' }).click();
    await kasiasPhone.getByRole('button', { name: 'Przyjdę', exact: true }).tap();
    await expect(person(desk, /kandydat/, 'Katarzyna Lis')).toContainText('Przyjdzie');
  });

  await test.step('two examiners hold the exam, each on a tablet, and she passes', async () => {
    await confirm(desk, 'Rozpocznij egzamin');
    const [hers, his] = [
      await openSheet(await takeDevice(browser, club.url, 'tablet'), ewelina.username, exam.id),
      await openSheet(await takeDevice(browser, club.url, 'tablet'), krzysztof.username, exam.id),
    ];
    await mark(hers, /Ikkyo/, 'Katarzyna Lis', 'zaliczona');
    await mark(his, /Irimi/, 'Katarzyna Lis', 'zaliczona');
    await expect(cell(hers, /Irimi/, 'Katarzyna Lis')).toHaveAccessibleName(
      /: Krzysztof Osiński – zaliczona$/,
    );
    await settle(hers, 'Katarzyna Lis', 'Zdany');
    await confirm(desk, 'Zakończ egzamin');
    for (const tablet of [hers, his]) {
      await expect(tablet.getByText('Egzamin się zakończył')).toBeVisible();
      await tablet.context().close();
    }
  });

  await test.step('the protocol is printed', async () => {
    const protocol = await pdfOf(desk, () => desk.getByRole('button', { name: 'Protokół PDF' }).click());
    for (const part of ['Katarzyna Lis', 'Zdało 1 z 1', 'Ewelina Piechota', 'Krzysztof Osiński'])
      expect(protocol.text).toContain(part);
  });

  await test.step('her next goal is there on the page that she never left, and her certificate one tap further', async () => {
    const way = card(kasiasPhone, 'Droga do 5 kyu');
    await expect(way).toContainText(/^Droga do 5 kyu.*6 kyu od /);
    await expect(way).toContainText(/na macie\s*0 z 30/);
    await card(kasiasPhone, 'Rok na macie').getByRole('link', { name: 'Stopnie i obecności' }).tap();
    await expect(card(kasiasPhone, 'Egzaminy')).toContainText('Zdany');
    await expectAccessible(kasiasPhone);
    const { text } = await pdfOf(kasiasPhone, () =>
      card(kasiasPhone, 'Egzaminy')
        .getByRole('button', { name: /^Dyplom/ })
        .tap(),
    );
    for (const part of ['Aikido Oliwa', 'Katarzyna Lis', '6 kyu']) expect(text).toContain(part);
  });

  await test.step('who leaves returns the bokken, and is let in no more', async () => {
    await desk.goto(`/dojo/student/${piotr.student}`);
    await desk.getByRole('button', { name: 'Działania' }).click();
    await desk.getByRole('menuitem', { name: 'Odejście z klubu…' }).click();
    const drawer = desk.getByRole('dialog', { name: 'Odejście z klubu' });
    await drawer.getByRole('button', { name: 'Oddane: Bokken dębowy' }).click();
    await expect(drawer.getByText('Nie ma niczego z klubu.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Zapisz odejście' }).click();
    await expect(desk.getByText(/^Poza klubem od /)).toBeVisible();
    expect((await admin.table('item').get(bokken.id)).status).toBe('available');
    await expect(piotrsPhone).toHaveURL(/\/login/);
    // What they have trained stays.
    const counted = { student: piotr.student, status: 'present' } as const;
    expect((await admin.table('presence').list(counted)).page.totalElements).toBe(2);
  });
  for (const device of [desk, kasiasPhone, piotrsPhone]) await device.context().close();
});

/** The sheet of an exam in the hands of an examiner. */
async function openSheet(tablet: Page, username: string, exam: string): Promise<Page> {
  await signInLive(tablet, username);
  await tablet.goto(`/dojo/exam/${exam}/sheet`);
  await expect(cell(tablet, /Ikkyo/, 'Katarzyna Lis')).toBeVisible();
  return tablet;
}
