import type { Browser, Page } from '@playwright/test';
import { createClub } from '@tatami/sdk';
import type { Club } from '@tatami/tooling/club';
import { everything, expectAccessible } from '../support/accessible.ts';
import { password, signInLive, test } from '../support/new-club-test.ts';
import { addInstructor, addMember } from '../support/new-people.ts';
import { expect } from '../support/test.ts';

async function elsewhere(browser: Browser, { url }: Club): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'pl-PL', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'tatami.cookies', value: 'accepted', url }]);
  return context.newPage();
}

/** A picture as a phone takes one, and a document of several hundred kilobytes. */
const picture = (page: Page): Promise<Buffer> =>
  page
    .evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 400 });
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = '#b9d7c3';
      pen?.fillRect(0, 0, 640, 400);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
      return btoa(String.fromCharCode(...new Uint8Array((await blob?.arrayBuffer()) ?? [])));
    })
    .then((base64) => Buffer.from(base64, 'base64'));
const plan = Buffer.from('%PDF-1.7\n%%EOF\n'.padEnd(900_000, ' '));

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Załączniki (jeśli chcesz)').setInputFiles({ name, mimeType, buffer });

test('an administrator writes with a picture and a PDF; a member reads on a phone and opens both', async ({
  page,
  browser,
  club,
  admin,
}) => {
  test.slow();
  const ola = await addMember(admin, 'Ola');
  const jan = await addMember(admin, 'Jan');
  await signInLive(page, 'admin');
  await page.goto('/adm/announcement?edit=new');
  const drawer = page.getByRole('dialog');

  await test.step('a file before there is a word is not lost without a reason', async () => {
    await choose(page, 'Plan obozu.pdf', 'application/pdf', plan);
    await expect(drawer.getByText('Najpierw wpisz tytuł i treść').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('with the first file it is a draft, and what was written stands', async () => {
    await drawer.getByRole('textbox', { name: 'Tytuł', exact: true }).fill('Obóz letni');
    await drawer.getByRole('textbox', { name: 'Treść', exact: true }).fill('Plan jest w załączniku.');
    await drawer.getByRole('combobox', { name: 'Do kogo' }).selectOption({ label: 'Do jednej osoby' });
    const person = drawer.getByRole('combobox', { name: 'Osoba' });
    await person.fill('Ola');
    await page
      .getByRole('option', { name: /Ola Żuk/ })
      .first()
      .click();
    await expect(drawer.getByText('Dotrze do 1 osoby')).toBeVisible();
    // The line is cut after the first piece.
    let pieces = 0;
    await page.route('**/api/announcement-upload/*', async (route) => {
      if (route.request().method() === 'PATCH') pieces += 1;
      if (pieces > 1) await route.abort('internetdisconnected');
      else await route.continue();
    });
    await choose(page, 'Plan obozu.pdf', 'application/pdf', plan);
    await expect(drawer.getByText('Brak połączenia. Reszta wyśle się sama.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(drawer.getByRole('progressbar')).toBeInViewport();
    await expect(drawer.getByRole('textbox', { name: 'Tytuł', exact: true })).toHaveValue('Obóz letni');
    await expectAccessible(page);
  });

  await test.step('it does not go out while a file waits, and the file goes on where it was', async () => {
    await drawer.getByRole('button', { name: 'Wyślij', exact: true }).click();
    await expect(drawer.getByText('Poczekaj, aż pliki się wyślą').first()).toBeVisible();
    const offsets: string[] = [];
    await page.unroute('**/api/announcement-upload/*');
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '');
    });
    await drawer.getByRole('button', { name: 'Wznów: Plan obozu.pdf' }).click();
    await expect(drawer.getByRole('button', { name: 'Usuń: Plan obozu.pdf' })).toBeVisible();
    expect(offsets[0]).toBe('262144');
  });

  await test.step('a picture is asked what it shows; what is taken away comes back', async () => {
    await choose(page, 'Sala.jpg', 'image/jpeg', await picture(page));
    const shows = drawer.getByLabel('Co jest na zdjęciu Sala.jpg');
    await expect(shows).toBeVisible();
    await drawer.getByRole('button', { name: 'Wyślij', exact: true }).click();
    await expect(
      drawer.getByText('Napisz, co jest na zdjęciu. Bez tego ogłoszenie nie wyjdzie.'),
    ).toBeVisible();
    await expect(shows).toBeFocused();
    await expectAccessible(page);
    expect((await admin.table('announcement').list({})).results).toMatchObject([{ state: 'draft' }]);
    await shows.fill('Mata w nowej sali');
    await drawer.getByRole('button', { name: 'Usuń: Plan obozu.pdf' }).click();
    await expect(drawer.getByRole('button', { name: 'Usuń: Plan obozu.pdf' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cofnij', exact: true }).click();
    await expect(drawer.getByRole('button', { name: 'Usuń: Plan obozu.pdf' })).toBeVisible();
    await expectAccessible(page);
  });

  const phone = await elsewhere(browser, club);
  await phone.setViewportSize({ width: 390, height: 844 });
  await signInLive(phone, ola.username);
  await test.step('it goes out with what was written last', async () => {
    await drawer.getByRole('textbox', { name: 'Tytuł', exact: true }).fill('Obóz letni w Ustce');
    await drawer.getByRole('button', { name: 'Wyślij', exact: true }).click();
    await expect(page.getByRole('row', { name: /Obóz letni w Ustce/ })).toContainText('Wysłane');
  });

  await test.step('its reader sees the picture in its place, and opens the PDF by its name', async () => {
    await phone
      .getByRole('link', { name: /Obóz letni w Ustce/ })
      .first()
      .click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Obóz letni w Ustce' })).toBeVisible();
    const shown = phone.getByRole('img', { name: 'Mata w nowej sali' });
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(640);
    await expectAccessible(phone, everything, 'main');
    const opened = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Plan obozu.pdf' }).click();
    expect((await opened).suggestedFilename()).toBe('Plan obozu.pdf');
    const saved = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Pobierz: Sala.jpg' }).click();
    expect((await saved).suggestedFilename()).toBe('Sala.webp');
  });

  await test.step('a mail leads to one of them; whom it is not for gets nothing', async () => {
    const [sent] = (await admin.table('announcement').list({})).results;
    const files = (await admin.table('announcement-file').list({ announcement: sent?.id ?? '' })).results;
    const pdf = files.find(({ mediaType }) => mediaType === 'application/pdf');
    await phone.goto(`/announcement/${sent?.id}?file=${pdf?.id}`);
    await expect(phone.getByRole('button', { name: 'Plan obozu.pdf' })).toBeInViewport();
    const other = createClub({ baseUrl: `${club.url}/api` });
    await other.signIn({ username: jan.username, password });
    expect((await other.table('announcement-file').list({})).results).toEqual([]);
    await expect(other.download(`/announcement-file/${pdf?.id}/content`)).rejects.toMatchObject({
      status: 404,
    });
  });
  await phone.context().close();
});

test('an instructor writes to the people of their training from its page, and sees there who has read it', async ({
  page,
  browser,
  club,
  admin,
}) => {
  test.slow();
  const ola = await addMember(admin, 'Olga');
  const sensei = await addInstructor(admin, 'Ewelina');
  const other = await addInstructor(admin, 'Borys');
  const { id: workplace } = await admin.table('workplace').save({ name: 'Dojo Oliwa' });
  const startsAt = new Date(Date.now() + 3 * 24 * 3_600_000);
  const training = await admin.table('training').save({
    ...{ title: 'Miecz dla dorosłych', workplace, instructor: sensei.id, kind: 'weapons', section: 'adult' },
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 5_400_000).toISOString(),
  });
  const at = `/dojo/training/${training.id}`;
  await signInLive(page, sensei.username);
  await page.goto(at);
  const card = page.getByRole('region', { name: 'Wiadomości do osób z treningu' });

  await test.step('whom it is for is known; only the words are missing', async () => {
    await card.getByRole('button', { name: 'Napisz' }).click();
    const drawer = page.getByRole('dialog', { name: 'Napisz do osób z treningu' });
    await expect(drawer.getByRole('combobox', { name: 'Do kogo' })).toHaveCount(0);
    await expect(drawer.getByText(/^Dotrze do \d+ os/)).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Tytuł', exact: true }).fill('Weźcie bokeny');
    await drawer.getByRole('textbox', { name: 'Treść', exact: true }).fill('Ćwiczymy **w parach**.');
    await choose(page, 'Formy.pdf', 'application/pdf', plan);
    await expect(drawer.getByRole('button', { name: 'Usuń: Formy.pdf' })).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Wyślij', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${at}$`));
    await expect(card.getByRole('link', { name: /Weźcie bokeny/ })).toBeVisible();
    await expect(card).toContainText(/Przeczytało 0 z \d/);
    await expectAccessible(page);
  });

  await test.step('it is read on a phone, which the page of the training shows', async () => {
    const phone = await elsewhere(browser, club);
    await phone.setViewportSize({ width: 390, height: 844 });
    await signInLive(phone, ola.username);
    await phone
      .getByRole('link', { name: /Weźcie bokeny/ })
      .first()
      .click();
    await expect(phone.getByRole('button', { name: 'Formy.pdf' })).toBeVisible();
    await expect(card).toContainText(/Przeczytało 1 z \d/);
    await phone.context().close();
  });

  await test.step('where it is moved, and where it is called off, the way to write is at hand', async () => {
    const later = new Date(startsAt.getTime() + 3_600_000);
    const moved = await admin.table('training').save({
      ...training,
      startsAt: later.toISOString(),
      endsAt: new Date(later.getTime() + 5_400_000).toISOString(),
    });
    await expect(page.getByText('Trening ma inny termin lub miejsce.')).toBeVisible();
    await expectAccessible(page);
    await admin.table('training').act(moved.id, 'cancel', { reason: 'Awaria ogrzewania' });
    await expect(page.getByText('Zapisani wiedzą już, że trening jest odwołany.')).toBeVisible();
    await page.getByRole('button', { name: 'Napisz do zapisanych' }).click();
    await expect(page.getByRole('dialog', { name: 'Napisz do osób z treningu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`${at}$`));
  });

  await test.step('somebody else who teaches finds no way to write to them', async () => {
    const desk = await elsewhere(browser, club);
    await signInLive(desk, other.username);
    await desk.goto(at);
    await expect(desk.getByRole('heading', { level: 1, name: 'Miecz dla dorosłych' })).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Szczegóły' })).toBeVisible();
    await desk.goto(`${at}?write=new`);
    await expect(desk.getByRole('region', { name: 'Szczegóły' })).toBeVisible();
    await expect(desk.getByRole('button', { name: /^Napisz/ })).toHaveCount(0);
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await desk.context().close();
  });
});
