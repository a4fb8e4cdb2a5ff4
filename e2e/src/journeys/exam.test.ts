import type { Club as Client } from '@tatami/sdk';
import { expectAccessible } from '../support/accessible.ts';
import { addDays, clubToday } from '../support/days.ts';
import { takeDevice } from '../support/devices.ts';
import { card, cell, confirm, mark, pdfOf, person, settle } from '../support/exam.ts';
import { signInLive, test } from '../support/new-club-test.ts';
import { addInstructor, addUser } from '../support/new-people.ts';
import { expectAppKept } from '../support/offline.ts';
import { expect } from '../support/test.ts';

/** Somebody was at a training yesterday. */
async function trainYesterday(admin: Client, workplace: string, student: string) {
  const startsAt = new Date(`${addDays(clubToday(), -1)}T10:00:00Z`);
  const training = await admin.table('training').save({
    ...{ title: 'Aikido', workplace, instructor: (await admin.whoami()).id },
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 90 * 60_000).toISOString(),
  });
  await admin.table('presence').save({ student, training: training.id, status: 'present' });
}

test('an exam from who is ready to its protocol: two examiners mark at once, one of them without a network', async ({
  page,
  browser,
  club,
  admin,
}) => {
  test.slow();
  const today = clubToday();
  const workplace = (await admin.table('workplace').save({ name: 'Dojo Wrzeszcz', city: 'Gdańsk' })).id;
  const examiners = [
    await addInstructor(admin, 'Krzysztof', 'Osiński'),
    await addInstructor(admin, 'Ewelina', 'Piechota'),
  ] as const;
  const parent = await addUser(admin, 'Anna');
  const fromPaper = { joinedOn: addDays(today, -400), carryOverAsOf: addDays(today, -30) };
  const student = async (firstName: string, lastName: string, more: object) =>
    (await admin.table('student').save({ firstName, lastName, ...fromPaper, ...more })).id;
  // 6 kyu asks for 25 training days.
  const kasia = await student('Katarzyna', 'Lis', {
    carryOverDays: 24,
  });
  await student('Staś', 'Żuk', {
    carryOverDays: 25,
    section: 'kids',
    birthDate: '2015-05-06',
    guardians: [{ name: 'Anna Żuk', user: parent.id }],
  });
  await student('Wiktor', 'Sowa', { carryOverDays: 3 });

  const exam = await admin.table('exam').save({
    ...{ name: 'Egzamin zimowy', date: today, workplace, profile: 'PFA', feePln: 60 },
    examiners: ['Krzysztof Osiński', 'Ewelina Piechota'],
    applicationDeadline: today,
  });
  await signInLive(page, 'admin');

  await test.step('it is opened from its own page, to which the list of exams leads', async () => {
    await page.goto('/dojo/exam');
    await page
      .getByRole('link', { name: /^Egzamin zimowy/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/dojo/exam/${exam.id}$`));
    await confirm(page, 'Otwórz zapisy');
    await expect(page.getByText('Zapisy', { exact: true })).toBeVisible();
  });

  await test.step('who is ready and why not; the last training makes her ready, without a reload', async () => {
    const ready = 'Kto jest gotowy';
    await expect(person(page, ready, 'Staś Żuk')).toContainText('Warunki spełnione');
    await expect(person(page, ready, 'Katarzyna Lis')).toContainText('dni: 24 z 25');
    await expect(person(page, ready, 'Wiktor Sowa')).toContainText('dni: 3 z 25');
    await expectAccessible(page);
    await trainYesterday(admin, workplace, kasia);
    await expect(person(page, ready, 'Katarzyna Lis')).toContainText('dni: 25 z 25');
    await expect(person(page, ready, 'Katarzyna Lis')).toContainText('Warunki spełnione');
  });

  await test.step('all who are ready are invited with one press', async () => {
    await page.getByRole('button', { name: 'Zaznacz 2 gotowe osoby' }).click();
    await page.getByRole('button', { name: 'Zaproś (2)' }).click();
    await expect(card(page, '2 kandydatów').getByText('Bez odpowiedzi')).toHaveCount(2);
    for (const name of ['Staś Żuk', 'Katarzyna Lis'])
      await expect(person(page, 'Kto jest gotowy', name)).toHaveCount(0);
    await expect(person(page, 'Kto jest gotowy', 'Wiktor Sowa')).toBeVisible();
  });

  const atHome = await takeDevice(browser, club.url, 'tablet');
  await test.step('a parent answers for the child, and the office sees it at once', async () => {
    await signInLive(atHome, parent.username);
    const invitation = card(atHome, 'Staś: zaproszenie na egzamin');
    await expect(invitation).toContainText('60 zł');
    await expectAccessible(atHome);
    await invitation.getByRole('button', { name: 'Staś przyjdzie' }).click();
    await expect(invitation).toHaveCount(0);
    await expect(person(page, /kandydatów/, 'Staś Żuk')).toContainText('Przyjdzie');
  });

  await test.step('the fee is noted with a press, with who and when', async () => {
    await page.getByRole('button', { name: 'Opłata przyjęta: Staś Żuk' }).click();
    await expect(person(page, /kandydatów/, 'Staś Żuk')).toContainText('opłata przyjęta');
  });

  const [krzysztof, ewelina] = [
    await takeDevice(browser, club.url, 'tablet'),
    await takeDevice(browser, club.url, 'tablet'),
  ];
  await test.step('two examiners mark at once, and see each other’s marks', async () => {
    await confirm(page, 'Rozpocznij egzamin');
    for (const [tablet, username] of [
      [krzysztof, examiners[0].username],
      [ewelina, examiners[1].username],
    ] as const) {
      await signInLive(tablet, username);
      await tablet.goto(`/dojo/exam/${exam.id}/sheet`);
      await expect(cell(tablet, /Ikkyo/, 'Katarzyna Lis')).toBeVisible();
      await expect(tablet.getByRole('contentinfo').getByRole('button')).toHaveText('Na żywo');
    }
    await mark(krzysztof, /Ikkyo/, 'Katarzyna Lis', 'zaliczona');
    await expect(cell(ewelina, /Ikkyo/, 'Katarzyna Lis')).toHaveAccessibleName(
      /Krzysztof Osiński – zaliczona$/,
    );
    await mark(ewelina, /Ikkyo/, 'Katarzyna Lis', 'do poprawy');
    await expect(cell(krzysztof, /Ikkyo/, 'Katarzyna Lis')).toHaveAccessibleName(
      /: zaliczona, Ewelina Piechota – do poprawy$/,
    );
    await expectAccessible(krzysztof);
  });

  await test.step('one of them loses the network, goes on, and even reloads; it is sent when it is back', async () => {
    await expectAppKept(ewelina);
    await ewelina.context().setOffline(true);
    await mark(ewelina, /Irimi/, 'Staś Żuk', 'zaliczona');
    await mark(ewelina, /Shiho/, 'Staś Żuk', 'niezaliczona');
    await expect(ewelina.getByText('2 oceny czekają na sieć')).toBeVisible();
    await mark(krzysztof, /Irimi/, 'Staś Żuk', 'do poprawy');
    await ewelina.reload();
    await expect(cell(ewelina, /Shiho/, 'Staś Żuk')).toHaveAccessibleName(/: niezaliczona$/);
    await ewelina.context().setOffline(false);
    await expect(ewelina.getByText('Zapisane', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(cell(krzysztof, /Shiho/, 'Staś Żuk')).toHaveAccessibleName(
      /Ewelina Piechota – niezaliczona$/,
    );
    await expect(cell(krzysztof, /Irimi/, 'Staś Żuk')).toHaveAccessibleName(
      /: do poprawy, Ewelina Piechota – zaliczona$/,
    );
  });

  await test.step('they settle the results, and the exam is completed', async () => {
    await settle(krzysztof, 'Katarzyna Lis', 'Zdany');
    await settle(krzysztof, 'Staś Żuk', 'Niezdany');
    await page.reload();
    await confirm(page, 'Zakończ egzamin');
    await expect(card(page, 'Wyniki')).toContainText(/zdało\s*1\s*nie zdało\s*1/);
    await expect(krzysztof.getByText('Egzamin się zakończył')).toBeVisible();
  });

  await test.step('its protocol is one page, and says what was counted', async () => {
    const { totalPages, text } = await pdfOf(page, () =>
      page.getByRole('button', { name: 'Protokół PDF' }).click(),
    );
    expect(totalPages).toBe(1);
    for (const part of ['Katarzyna Lis', 'Staś Żuk', 'Zdało 1 z 2', 'Ewelina Piechota'])
      expect(text).toContain(part);
    await page.getByRole('button', { name: 'Działania' }).first().click();
    await page.getByRole('menuitem', { name: 'Sprawdź zgodność' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zgodność egzaminu' });
    await expect(dialog.getByText('Zgodne', { exact: true })).toBeVisible();
    const hash = (await dialog.getByText(/^Skrót SHA-256:/).textContent())?.replace(/.*: /, '') ?? '';
    expect(text).toContain(hash.slice(0, 39));
  });

  await test.step('the statistics count it', async () => {
    await page.goto('/dojo/exam/statistics');
    await expect(page.getByRole('row', { name: /^6 kyu/ })).toContainText(/6 kyu110/);
    await expectAccessible(page);
  });
  for (const tab of [atHome, krzysztof, ewelina]) await tab.context().close();
});

for (const tag of ['@desktop', '@phone']) {
  test(`who is ready is found before there is an exam, and invited to one ${tag}`, { tag }, async ({
    page,
    admin,
  }) => {
    const today = clubToday();
    const named = (name: string) => `${name} ${tag.slice(1)}`;
    const workplace = (
      await admin.table('workplace').save({ name: named('Szkoła w Oliwie'), city: 'Gdańsk' })
    ).id;
    const fromPaper = { joinedOn: addDays(today, -400), carryOverAsOf: addDays(today, -30), workplace };
    const student = (firstName: string, more: object) =>
      admin.table('student').save({ firstName, lastName: named('Gotowa'), ...fromPaper, ...more });
    // 6 kyu asks for 25 training days.
    await student('Iga', { carryOverDays: 25 });
    const { id: nina } = await student('Nina', { carryOverDays: 24 });
    await student('Ola', { carryOverDays: 25, workplace: null });
    await signInLive(page, 'admin');
    await page.goto('/dojo/exam/ready');
    const row = (name: string) =>
      page
        .getByRole('list', { name: 'Kto jest gotowy' })
        .getByRole('listitem')
        .filter({ hasText: named(name) });

    await test.step('the list is narrowed, and the address keeps it', async () => {
      await page.getByRole('combobox', { name: 'Miejsce' }).selectOption(named('Szkoła w Oliwie'));
      await expect(row('Ola Gotowa')).toHaveCount(0);
      await expect(row('Iga Gotowa')).toContainText('Warunki spełnione');
      await expect(row('Nina Gotowa')).toContainText('dni: 24 z 25');
      await page.getByRole('combobox', { name: 'Następny stopień' }).selectOption('6 kyu');
      await page.getByText('Gotowi', { exact: true }).click();
      await expect(row('Nina Gotowa')).toHaveCount(0);
      await page.reload();
      await expect(row('Iga Gotowa')).toBeVisible();
      await expect(row('Nina Gotowa')).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('whom a training makes ready stands there without a reload', async () => {
      await trainYesterday(admin, workplace, nina);
      await expect(row('Nina Gotowa')).toContainText('dni: 25 z 25');
    });

    const exam = await admin.table('exam').save({
      ...{ name: named('Egzamin letni'), date: addDays(today, 20), workplace, profile: 'PFA' },
      examiners: ['Krzysztof Osiński'],
    });
    await test.step('both are invited to an exam that is chosen', async () => {
      await page.getByRole('button', { name: 'Zaznacz 2 gotowe osoby' }).click();
      await page.getByRole('button', { name: 'Zaproś na egzamin (2)' }).click();
      const dialog = page.getByRole('dialog', { name: 'Zaproś na egzamin (2)' });
      await dialog.getByText(exam.name).click();
      await expect(dialog.getByRole('button', { name: 'Nowy egzamin' })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Zaproś (2)' }).click();
      await expect(row('Iga Gotowa')).toContainText('Ma zaproszenie');
      await expect(row('Nina Gotowa')).toContainText('Ma zaproszenie');
      await page.getByRole('button', { name: 'Otwórz egzamin' }).click();
      await expect(page).toHaveURL(new RegExp(`/dojo/exam/${exam.id}$`));
      await expect(card(page, '2 kandydatów')).toBeVisible();
    });

    await test.step('who is chosen is invited to an exam that is begun on the way, back and forth', async () => {
      await student('Lena', { carryOverDays: 5 });
      await page.goto('/dojo/exam/ready');
      await page.getByRole('combobox', { name: 'Miejsce' }).selectOption(named('Szkoła w Oliwie'));
      await row('Lena Gotowa')
        .getByRole('checkbox', { name: named('Lena Gotowa') })
        .check();
      await page.getByRole('button', { name: 'Zaproś na egzamin (1)' }).click();
      const dialog = page.getByRole('dialog', { name: 'Zaproś na egzamin (1)' });
      const reason = dialog.getByRole('textbox', { name: 'Powód dopuszczenia' });
      await reason.fill('Ćwiczyła w Gdyni');
      const begin = () => dialog.getByRole('button', { name: 'Nowy egzamin' }).click();
      await begin();
      const form = page.getByRole('dialog', { name: 'Dodaj egzamin' });
      await expect(form).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await page.goBack();
      await expect(reason).toHaveValue('Ćwiczyła w Gdyni');
      await begin();
      const name = named('Egzamin jesienny');
      await form.getByLabel('Nazwa').fill(name);
      await form.getByLabel('Dzień').fill(addDays(today, 60));
      await form.getByLabel('Gdzie').selectOption(named('Szkoła w Oliwie'));
      await form.getByLabel('Egzaminatorzy').fill('Krzysztof Osiński');
      await form.getByRole('button', { name: 'Zapisz' }).click();
      await expect(dialog.getByRole('radio', { name })).toBeChecked();
      await expect(reason).toHaveValue('Ćwiczyła w Gdyni');
      await dialog.getByRole('button', { name: 'Zaproś (1)' }).click();
      await expect(row('Lena Gotowa')).toContainText('Ma zaproszenie');
      const [begun] = (await admin.table('exam').list({ q: name })).results;
      expect(begun?.candidateCount).toBe(1);
    });

    await test.step('a name leads to whose it is', async () => {
      await row('Lena Gotowa')
        .getByRole('link', { name: named('Lena Gotowa') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: named('Lena Gotowa') })).toBeVisible();
    });
  });
}
