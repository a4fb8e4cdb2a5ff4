import type { Browser, Page } from '@playwright/test';
import { type Club as Client, createClub } from '@tatami/sdk';
import type { Club } from '@tatami/tooling/club';
import { expectAccessible } from '../support/accessible.ts';
import { watchLayout } from '../support/layout.ts';
import { password, signInLive, test } from '../support/new-club-test.ts';
import { addInstructor, addMember } from '../support/new-people.ts';
import { expect } from '../support/test.ts';

const MEGABYTE = 1_048_576;
/** Gives a homework that asks for a file. @returns the id of the student's answer */
async function give(admin: Client, student: string): Promise<string> {
  const { id } = await admin.table('homework').save({
    title: 'Przewrót na filmie',
    description: 'Nagraj z boku **trzy** przewroty w przód.',
    assignees: 'students',
    students: [student],
    submission: 'file',
  });
  await admin.table('homework').act(id, 'publish');
  const { results } = await admin.table('homework-submission').list({ homework: id });
  return results[0]?.id ?? '';
}

async function elsewhere(browser: Browser, { url }: Club): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'pl-PL', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'tatami.cookies', value: 'accepted', url }]);
  return context.newPage();
}

/** A second of film as the browser records it, and room after it, so that it takes as long to send as a real one. */
async function film(page: Page, bytes: number): Promise<Buffer> {
  const recorded = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 20; frame += 1) {
      if (pen) pen.fillStyle = frame % 2 ? '#c8452f' : '#f3ead9';
      pen?.fillRect(frame * 10, 0, 120, 240);
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  const start = Buffer.from(recorded);
  // An element that holds nothing (RFC 8794 §11.3.2), of the length that is missing.
  const head = Buffer.alloc(9);
  head[0] = 0xec;
  head.writeBigUInt64BE(0x0100_0000_0000_0000n + BigInt(bytes - start.length - 9), 1);
  return Buffer.concat([start, head], bytes);
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Film, zdjęcie albo dokument').setInputFiles({ name, mimeType, buffer });
const handIn = (page: Page) => page.getByRole('button', { name: 'Oddaj', exact: true });
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('a video goes on after a cut line and a reload; it is played, given back and handed in again @phone', {
  tag: '@phone',
}, async ({ page, browser, club, admin }) => {
  test.slow();
  const ola = await addMember(admin, 'Ola');
  const sensei = await addInstructor(admin, 'Ewelina');
  const id = await give(admin, ola.student);
  await signInLive(page, ola.username);
  await page.goto(`/dojo/user-homework/${id}`);

  await test.step('nothing is handed in without a file', async () => {
    await handIn(page).tap();
    await expect(page.getByText('Dodaj film, zdjęcie albo dokument.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what is too large is said before a byte is sent, and so is what is no video', async () => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/upload')) asked += 1;
    });
    await choose(page, 'Cały trening.mp4', 'video/mp4', Buffer.alloc(10 * MEGABYTE + 1));
    await expect(
      page.getByText('Cały trening.mp4 ma więcej niż 10 MB. Skróć film albo wybierz mniejszy plik.').first(),
    ).toBeVisible();
    await choose(page, 'Plan.docx', 'application/msword', Buffer.from('x'));
    await expect(page.getByText('Plan.docx: tego rodzaju plików nie przyjmujemy.').first()).toBeVisible();
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    await choose(page, 'IMG_0042.HEIC', 'image/heic', heic);
    await expect(
      page
        .getByText(
          'IMG_0042.HEIC: to zdjęcie HEIC, a ta przeglądarka go nie otworzy. Dodaj je prosto z iPhone’a',
        )
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    expect(asked).toBe(0);
  });

  const bytes = await film(page, 6 * MEGABYTE);
  const progress = page.getByRole('progressbar', { name: /^przewrot.webm/ });
  await test.step('the line is cut in the middle: it says so, and keeps what has come', async () => {
    let parts = 0;
    await page.route('**/api/upload/*', async (route) => {
      if (route.request().method() === 'PATCH') parts += 1;
      if (parts > 8) await route.abort('internetdisconnected');
      else await route.continue();
    });
    await choose(page, 'przewrot.webm', 'video/webm', bytes);
    await expect(page.getByText('Brak połączenia. Reszta wyśle się sama.')).toBeVisible();
    await expectAccessible(page);
    await handIn(page).tap();
    await expect(
      page.getByText('Poczekaj, aż pliki się wyślą, albo zrezygnuj z tych, które czekają.'),
    ).toBeVisible();
    expect(await admin.table('homework-file').list({ submission: id })).toMatchObject({ results: [] });
  });

  await test.step('after a reload it goes on by itself from where it was', async () => {
    const offsets: number[] = [];
    await page.unroute('**/api/upload/*');
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Usuń: przewrot.webm' })).toBeVisible({ timeout: 30_000 });
    await expect(progress).toHaveCount(0);
    expect(Math.min(...offsets)).toBe(8 * 262_144);
    const { results } = await admin.table('homework-file').list({ submission: id });
    expect(results).toMatchObject([{ name: 'przewrot.webm', mediaType: 'video/webm', bytes: 6 * MEGABYTE }]);
  });

  await test.step('taken away by mistake, it comes back', async () => {
    await page.getByRole('button', { name: 'Usuń: przewrot.webm' }).tap();
    await expect(page.getByRole('button', { name: 'Usuń: przewrot.webm' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cofnij', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Usuń: przewrot.webm' })).toBeVisible();
    await page.getByLabel('Kilka słów do pliku').fill('Trzy razy, z lewej strony.');
    await handIn(page).tap();
    await expect(page.getByRole('button', { name: 'Wycofaj i popraw' })).toBeVisible();
    await expectAccessible(page);
  });

  const desk = await elsewhere(browser, club);
  await signInLive(desk, sensei.username);
  await desk.goto('/dojo/user-homework/review');
  const player = desk.locator('video[controls]');
  await test.step('the instructor plays it in place, by a key, and gives it back', async () => {
    await expect(desk.getByRole('button', { name: 'Odtwórz: przewrot.webm' })).toBeVisible();
    await desk.getByLabel('Ola Żuk, Przewrót na filmie').focus();
    await desk.keyboard.press('o');
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4);
    expect(await player.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(320);
    await expectAccessible(desk);
    await desk.getByLabel('Uwagi instruktora').fill('Pokaż też z prawej.');
    await desk.getByRole('button', { name: 'Do poprawy' }).click();
    await expect(desk.getByRole('heading', { name: 'Wszystko sprawdzone' })).toBeVisible();
  });

  await test.step('what is to be mended appears by itself, and the thread has both', async () => {
    await expect(card(page, 'Co poprawić')).toContainText('Pokaż też z prawej.');
    const thread = page.getByRole('list', { name: 'Przebieg' }).getByRole('listitem');
    await expect(thread.first()).toContainText('Oddane');
    await expect(thread.first()).toContainText('przewrot.webm');
    await expect(thread.nth(1)).toContainText('Zwrócone do poprawy');
    await expect(thread.nth(1)).toContainText('Pokaż też z prawej.');
    await expectAccessible(page);
    // Handed in while it is still on its way: it goes when all of it is there.
    await choose(page, 'z prawej.webm', 'video/webm', bytes.subarray(0, MEGABYTE));
    await handIn(page).tap();
    await expect(thread).toHaveCount(3);
    await expect(thread.nth(2)).toContainText('Oddane ponownie');
  });

  await test.step('the instructor sees what is new, and reviews it', async () => {
    await expect(desk.getByText('nowy plik: z prawej.webm')).toBeVisible();
    await expect(desk.getByText('Nowy po zwrocie')).toHaveCount(1);
    await desk.getByRole('button', { name: 'Sprawdzone' }).click();
    const thread = page.getByRole('list', { name: 'Przebieg' }).getByRole('listitem');
    await expect(thread.nth(3)).toContainText('Sprawdzone');
    await expectAccessible(page);
  });

  await test.step('a stranger gets nothing of it', async () => {
    const obcy = await addMember(admin, 'Jan');
    const stranger = createClub({ baseUrl: `${club.url}/api` });
    await stranger.signIn({ username: obcy.username, password });
    const [file] = (await admin.table('homework-file').list({ submission: id })).results;
    expect((await stranger.table('homework-file').list({ submission: id })).results).toEqual([]);
    await expect(stranger.download(`/homework-file/${file?.id}/content`)).rejects.toMatchObject({
      status: 404,
    });
  });
  await desk.context().close();
});

/** A photo of a phone that was held upright. */
const uprightPhoto = (page: Page): Promise<Buffer> =>
  page
    .evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1_600 });
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = '#b9d7c3';
      pen?.fillRect(0, 0, 900, 1_600);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
    })
    .then((bytes) => Buffer.from(bytes));

/** Opens a page on which a photo comes last. @returns how much moved until it was there (web.dev/cls) */
async function shiftOf(page: Page, path: string, name: string): Promise<number> {
  const moves = await watchLayout(page);
  const { promise: isSeen, resolve: bring } = Promise.withResolvers<void>();
  await page.route('**/content', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Wczytuję…' })).toBeVisible();
  bring();
  const photo = page.getByRole('img', { name });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  // All that is drawn with it.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const values = new Set((await moves()).map((move) => move.split(':')[0]));
  return [...values].reduce((sum, value) => sum + Number(value), 0);
}

test('what is read beside a photo stays where it is as the photo comes, for its student and its instructor', async ({
  page,
  browser,
  club,
  admin,
}) => {
  test.slow();
  const ola = await addMember(admin, 'Olga');
  const sensei = await addInstructor(admin, 'Ewelina');
  const id = await give(admin, ola.student);
  await signInLive(page, ola.username);
  await page.goto(`/dojo/user-homework/${id}`);
  await choose(page, 'w lesie.jpg', 'image/jpeg', await uprightPhoto(page));
  await expect(page.getByRole('button', { name: 'Usuń: w lesie.jpg' })).toBeVisible();
  await page.getByLabel('Kilka słów do pliku').fill('Trzy razy, z lewej strony.');
  await handIn(page).click();
  await expect(page.getByRole('button', { name: 'Wycofaj i popraw' })).toBeVisible();
  for (const { username, path } of [
    { username: ola.username, path: `/dojo/user-homework/${id}` },
    { username: sensei.username, path: '/dojo/user-homework/review' },
  ])
    for (const width of [390, 1440])
      await test.step(`${path} at ${width} px`, async () => {
        const tab = await elsewhere(browser, club);
        await tab.setViewportSize({ width, height: 844 });
        await signInLive(tab, username);
        expect(await shiftOf(tab, path, 'w lesie.jpg')).toBeLessThan(0.02);
        await tab.context().close();
      });
});

test('a file that an earlier version of the app began to send goes on from where it was', async ({
  page,
  admin,
}) => {
  const ola = await addMember(admin, 'Oliwia');
  const id = await give(admin, ola.student);
  await signInLive(page, ola.username);
  await page.goto(`/dojo/user-homework/${id}`);
  let pieces = 0;
  await page.route('**/api/upload/*', async (route) => {
    if (route.request().method() === 'PATCH') pieces += 1;
    if (pieces > 2) await route.abort('internetdisconnected');
    else await route.continue();
  });
  const paper = Buffer.from('%PDF-1.7\n%%EOF\n'.padEnd(900_000, ' '));
  await choose(page, 'dziennik.pdf', 'application/pdf', paper);
  await expect(page.getByText('Brak połączenia. Reszta wyśle się sama.')).toBeVisible({ timeout: 20_000 });

  await test.step('as it was kept before files came with anything but homework', async () => {
    const kept = await page.evaluate(async (submission) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await done(indexedDB.open('tatami.uploads'));
      const files = () => database.transaction('files', 'readwrite').objectStore('files');
      const [key] = await done(files().getAllKeys());
      const { to, ...before } = await done(files().get(key as IDBValidKey));
      await done(files().put({ ...before, submission }, key));
      database.close();
      return to;
    }, id);
    expect(kept).toBe(`/homework-submission/${id}`);
  });

  const offsets: string[] = [];
  await page.unroute('**/api/upload/*');
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '');
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Usuń: dziennik.pdf' })).toBeVisible({ timeout: 30_000 });
  expect(offsets[0]).toBe('524288');
  const { results } = await admin.table('homework-file').list({ submission: id });
  expect(results).toMatchObject([{ name: 'dziennik.pdf', bytes: 900_000 }]);
});
