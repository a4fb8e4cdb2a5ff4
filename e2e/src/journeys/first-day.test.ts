import { expectAccessible } from '../support/accessible.ts';
import { clubToday, written } from '../support/days.ts';
import { takeDevice } from '../support/devices.ts';
import { card } from '../support/exam.ts';
import { plan, signIn, signInLive, test } from '../support/new-club-test.ts';
import { addInstructor, addMember, addUser } from '../support/new-people.ts';
import { inMinutes, newName } from '../support/office.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { scan } from '../support/scan.ts';
import { expect } from '../support/test.ts';

// Nothing is planned in it yet.
test.use({ settings: { CLUB_NAME: 'Aikido Rumia' } });

test('a new member’s first day: from an account that nobody knows to the first square of the year @phone', {
  tag: '@phone',
}, async ({ page, browser, club, admin }) => {
  const sensei = await addInstructor(admin, 'Ewelina');
  const ola = await addUser(admin, 'Ola');
  const lastName = newName('Nowak');
  const { id: student } = await admin
    .table('student')
    .save({ firstName: 'Ola', lastName, joinedOn: clubToday(), section: 'adult' });

  await test.step('who is connected with nobody yet is told what comes next', async () => {
    await signIn(page, ola.username);
    await expect(page.getByText('Klub widzi już Twoje konto.')).toBeVisible();
    await expect(page.getByText(`Na tym urządzeniu zalogowano: ${ola.username}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the office connects them in the app, and the open page leads on', async () => {
    const desk = await takeDevice(browser, club.url, 'desk');
    await signInLive(desk, 'admin');
    await desk.goto(`/dojo/student/${student}`);
    await desk.getByRole('link', { name: 'Połącz lub zaproś', exact: true }).click();
    const form = desk.getByRole('dialog', { name: 'Edytuj dane ucznia' });
    await form.getByRole('combobox', { name: 'Konto' }).fill(ola.username);
    await desk.getByRole('option', { name: /Ola Żuk/ }).click();
    await form.getByRole('button', { name: 'Zapisz' }).click();
    await expect(form).toHaveCount(0);
    await desk.context().close();
    await page.getByRole('link', { name: 'Przejdź dalej' }).tap();
    await expect(page.getByRole('heading', { name: 'Najbliższe dwa tygodnie bez treningów' })).toBeVisible();
  });

  await test.step('before any training the page says what will be there', async () => {
    await expect(card(page, 'Pierwszy trening przed Tobą')).toContainText(/^0\s*z 1/);
    await expect(card(page, 'Droga do 6 kyu')).toContainText(/na macie\s*0 z 25/);
    await expect(card(page, 'Rok na macie')).toContainText('Każdy Twój trening zapali tu jeden kwadrat.');
    await expectAccessible(page);
  });

  const training = await plan(admin, newName('Pierwszy trening'), {
    ...{ startsAt: inMinutes(0), section: 'adult', instructor: sensei.id },
  });
  await test.step('what the club plans is there at once', async () => {
    await expect(card(page, training.title)).toBeVisible();
  });

  await test.step('after the first training all of it has begun', async () => {
    const phone = await takeDevice(browser, club.url, 'phone');
    await signInLive(phone, sensei.username);
    await phone.getByRole('link', { name: new RegExp(`^Lista obecności: .*${training.title}`) }).tap();
    await rollCallOn(phone).name(`${lastName} Ola`).tap();
    await rollCallOn(phone).expectSaved();
    await phone.context().close();
    await expect(card(page, training.title).getByRole('status')).toHaveText('Jesteś na macie');
    await expect(card(page, 'Droga do 6 kyu')).toContainText(/na macie\s*1 z 25/);
    await expect(card(page, 'Droga do 6 kyu')).toContainText('Po kilku treningach powiemy, kiedy wystarczy');
    await expect(card(page, 'Rok na macie')).toContainText(/dzień treningu\s*1/);
    await expect(card(page, 'Cel tygodnia osiągnięty')).toContainText(/^1\s*z 1/);
    await expectAccessible(page);
  });
});

test('a parent is connected with a child by the office, and answers for it on the same evening @phone', {
  tag: '@phone',
}, async ({ page, browser, club, admin }) => {
  const anna = await addUser(admin, 'Anna');
  const { title, id } = await plan(admin, newName('Trening dzieci'), {
    ...{ startsAt: inMinutes(90), section: 'kids' },
  });
  await signIn(page, anna.username);
  const desk = await takeDevice(browser, club.url, 'desk');
  await test.step('the child is entered with its guardian and her account in one form', async () => {
    await signInLive(desk, 'admin');
    await desk.goto('/dojo/student');
    await desk
      .getByRole('button', { name: 'Dodaj ucznia' })
      .or(desk.getByRole('link', { name: 'Dodaj ucznia' }))
      .first()
      .click();
    const form = desk.getByRole('dialog', { name: 'Dodaj ucznia' });
    await expect(form).toBeVisible();
    await form.getByRole('textbox', { name: 'Imię', exact: true }).fill('Zosia');
    await form.getByRole('textbox', { name: 'Nazwisko', exact: true }).fill('Żuk');
    await form
      .getByRole('textbox', { name: 'Data urodzenia' })
      .fill(written(`${Number(clubToday().slice(0, 4)) - 10}-05-06`));
    await form.getByRole('combobox', { name: 'Grupa' }).selectOption('Dzieci');
    const guardian = form.getByRole('group', { name: 'Opiekunowie' });
    await guardian.getByRole('textbox', { name: 'Imię i nazwisko opiekuna' }).fill('Anna Żuk');
    await guardian.getByRole('combobox', { name: 'Konto opiekuna' }).click();
    await desk.keyboard.type('anna żuk');
    await desk
      .getByRole('option', { name: /Anna Żuk/ })
      .first()
      .click();
    await expectAccessible(desk);
    await form.getByRole('button', { name: 'Zapisz' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Zosia Żuk');
    await expect(desk.getByRole('link', { name: 'ma konto: Anna Żuk' })).toBeVisible();
    await desk.context().close();
  });

  await test.step('her page leads on by itself, to the child and its class', async () => {
    await page.getByRole('link', { name: 'Przejdź dalej' }).tap();
    await expect(card(page, 'Zosia: droga do 6 kyu')).toContainText(/na macie\s*0 z 25/);
    const next = card(page, title);
    await next.getByRole('button', { name: 'Zosia będzie' }).tap();
    await expect(next.getByRole('status')).toHaveText('Zosia będzie');
    const marks = async () => (await admin.table('presence').list({ training: id })).results;
    await expect
      .poll(marks)
      .toMatchObject([{ studentFirstName: 'Zosia', status: 'declared', source: 'self' }]);
    await expectAccessible(page);
  });
});

test('in a new club an instructor opens a kiosk, people find their names, and a PIN ends it', async ({
  page,
  admin,
}) => {
  const sensei = await addInstructor(admin, 'Ewelina');
  const ola = await addMember(admin, 'Ola', {
    ...{ lastName: newName('Sowa'), section: 'adult' },
  });
  const { id, title } = await plan(admin, newName('Trening przy kiosku'), {
    ...{ startsAt: inMinutes(0), section: 'adult', instructor: sensei.id },
  });
  const marks = async () =>
    (await admin.table('presence').list({ training: id })).results.map(({ student, status, source }) => ({
      ...{ student, status, source },
    }));
  await page.setViewportSize({ width: 1024, height: 768 });
  await signInLive(page, sensei.username);
  await test.step('the way there is from the home, over the class and its code', async () => {
    await page.getByRole('link', { name: new RegExp(`^Lista obecności: .*${title}`) }).click();
    await page.getByRole('link', { name: 'Kod QR przy drzwiach' }).click();
    expect(await scan(page)).toContain(`/dojo/check-in/${id}?code=`);
    await page.getByRole('link', { name: 'Kiosk', exact: true }).click();
  });
  await page.getByLabel('PIN').fill('4711');
  await page.getByRole('button', { name: 'Uruchom kiosk' }).click();
  await page.getByRole('searchbox').fill('sow');
  await page.getByRole('button', { name: /^Ola Sowa/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Ola, jesteś na liście.' })).toBeVisible();
  await expect.poll(marks).toEqual([{ student: ola.student, status: 'present', source: 'kiosk' }]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zakończ' }).click();
  const leaving = page.getByRole('dialog', { name: 'Zakończyć kiosk?' });
  await leaving.getByLabel('PIN', { exact: true }).fill('4711');
  await leaving.getByRole('button', { name: 'Zakończ' }).click();
  await expect(page.getByRole('heading', { name: 'Kiosk zakończony' })).toBeVisible();
});
