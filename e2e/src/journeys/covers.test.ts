import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const drawer = (page: Page) => page.getByRole('dialog');
const cover = (page: Page) => drawer(page).getByLabel('Okładka', { exact: true });
const shown = (page: Page) => drawer(page).getByRole('img', { name: 'Wybrane zdjęcie' });
const alt = (page: Page) => drawer(page).getByRole('textbox', { name: /^Co widać na okładce(?!,)/ });
const save = (page: Page) => drawer(page).getByRole('button', { name: 'Zapisz' }).click();
const thumbnails = (page: Page) => page.getByRole('main').locator('img[src^="blob:"]');

/** The browser shows it, the server refuses it: of one colour, and of more than 50 million pixels. */
function hugePicture(): { name: string; mimeType: string; buffer: Buffer } {
  const [width, height] = [8_000, 6_400];
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + width / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return { name: 'baner.png', mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) };
}

const photo = async (page: Page) => ({
  name: 'mata.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});

for (const width of [390, 1440])
  test(`an article gets a cover as it is written, at ${width} px`, async ({ page, office }) => {
    await page.setViewportSize({ width, height: 844 });
    const title = newName('Staż');
    const list = `/adm/article?q=${encodeURIComponent(title.slice(-6))}`;
    await openAs(page, 'admin', `${list}&edit=new`);
    await drawer(page)
      .getByRole('textbox', { name: /^Tytuł(?! po)/ })
      .fill(title);
    await drawer(page)
      .getByRole('textbox', { name: /^Treść(?! po)/ })
      .fill('Zapraszamy.');
    await expect(alt(page)).toHaveCount(0);

    await test.step('what can’t be shown is refused before it is sent', async () => {
      await cover(page).setInputFiles({
        name: 'plan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF'),
      });
      await expect(cover(page)).toHaveAccessibleDescription(
        /plan.pdf: to nie jest zdjęcie JPEG, PNG ani WebP/,
      );
      await cover(page).setInputFiles({
        name: 'zle.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      });
      await expect(cover(page)).toHaveAccessibleDescription(/Tego zdjęcia nie da się otworzyć/);
    });

    await test.step('what it shows has to be told', async () => {
      await cover(page).setInputFiles(await photo(page));
      await expect(shown(page)).toBeVisible();
      await expectAccessible(page);
      await save(page);
      await expect(alt(page)).toHaveAccessibleDescription(/To pole jest wymagane|Uzupełnij/);
      await alt(page).fill('Sala z matą w słońcu');
      await save(page);
      // It goes on in the editor.
      await expect(page).toHaveURL(/\/adm\/article\/write\//);
    });

    await page.goto(list);
    await expect(thumbnails(page)).toHaveCount(1);
    const articles = office.club.table('article');
    const [written] = (await articles.list({ q: title })).results;
    expect(written).toMatchObject({ coverAltPl: 'Sala z matą w słońcu', cover: expect.any(String) });
    await expectAccessible(page);
    if (written) await articles.remove(written.id);
  });

test('a cover that is refused is told of in its form, and the next one goes on from what is stored', async ({
  page,
  office,
}) => {
  const articles = office.club.table('article');
  const title = newName('Pokaz');
  const titleField = drawer(page).getByRole('textbox', { name: /^Tytuł(?! po)/ });
  const refusal = drawer(page).getByText(/To zdjęcie jest za duże/);
  const found = async () => (await articles.list({ q: title })).results;
  const list = `/adm/article?q=${encodeURIComponent(title.slice(-6))}`;
  await openAs(page, 'admin', `${list}&edit=new`);

  await test.step('of a new article', async () => {
    await titleField.fill(title);
    await drawer(page)
      .getByRole('textbox', { name: /^Treść(?! po)/ })
      .fill('Zapraszamy.');
    await cover(page).setInputFiles(hugePicture());
    await alt(page).fill('Baner');
    await save(page);
    await expect(refusal).toBeVisible();
    await expect(titleField).toHaveValue(title);
    await cover(page).setInputFiles(await photo(page));
    await save(page);
    await expect(drawer(page)).toHaveCount(0);
    expect(await found()).toMatchObject([{ coverAltPl: 'Baner', cover: expect.any(String) }]);
  });

  await test.step('of one that is there', async () => {
    const [before] = await found();
    await page.goto(`${list}&edit=${before?.id}`);
    await titleField.fill(`${title} w parku`);
    await cover(page).setInputFiles(hugePicture());
    await save(page);
    await expect(refusal).toBeVisible();
    await expect(shown(page)).toBeVisible();
    await cover(page).setInputFiles(await photo(page));
    await save(page);
    await expect.poll(async () => (await found())[0]?.cover).not.toBe(before?.cover);
    await expect(drawer(page)).toHaveCount(0);
    const after = await found();
    expect(after).toMatchObject([{ titlePl: `${title} w parku` }]);
    await articles.remove(after[0]?.id ?? '');
  });
});

test('a cover is replaced, taken away, and back', async ({ page, office }) => {
  const articles = office.club.table('article');
  const title = newName('Obóz');
  const draft = { slug: `oboz-${Date.now()}`, titlePl: title, bodyPl: 'Nad jeziorem.' };
  const { id } = await articles.save({ ...draft, coverAltPl: 'Jezioro o świcie' });
  await openAs(page, 'admin', `/adm/article?q=${encodeURIComponent(title.slice(-6))}`);
  await articles.setPicture(id, new Blob([new Uint8Array(await page.screenshot())], { type: 'image/png' }));
  await page.reload();
  await expect(thumbnails(page)).toHaveCount(1);
  const first = (await articles.get(id)).cover;
  const open = () => page.goto(`/adm/article?q=${encodeURIComponent(title.slice(-6))}&edit=${id}`);

  await test.step('another one is pasted', async () => {
    await open();
    await expect(shown(page)).toBeVisible();
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(320, 180);
      canvas.getContext('2d')?.fillRect(0, 0, 160, 180);
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await save(page);
    await expect(page.getByText('Zapisano.')).toBeVisible();
    const { cover, coverAltPl } = await articles.get(id);
    expect(cover).not.toBe(first);
    expect(coverAltPl).toBe('Jezioro o świcie');
  });

  await test.step('it is taken away with what was told of it, and both come back', async () => {
    await page.reload();
    await open();
    await drawer(page).getByRole('button', { name: 'Usuń zdjęcie' }).click();
    await expect(alt(page)).toHaveCount(0);
    await save(page);
    await expect(page.getByText('Zapisano.')).toBeVisible();
    await expect(thumbnails(page)).toHaveCount(0);
    expect(await articles.get(id)).toMatchObject({ cover: null, coverAltPl: null });
    await page.getByRole('button', { name: 'Cofnij' }).click();
    await expect(thumbnails(page)).toHaveCount(1);
    expect(await articles.get(id)).toMatchObject({
      cover: expect.any(String),
      coverAltPl: 'Jezioro o świcie',
    });
  });

  await test.step('the history says so', async () => {
    await page.reload();
    await open();
    await drawer(page).getByRole('tab', { name: 'Historia zmian' }).click();
    const history = drawer(page).getByRole('tabpanel', { name: 'Historia zmian' });
    await expect(history.getByText('poprzednie zdjęcie').first()).toBeVisible();
    await expect(history.getByText('nowe zdjęcie').first()).toBeVisible();
    await expect(history).not.toContainText(/[0-9a-f]{64}/);
    await page.keyboard.press('Escape');
  });

  await test.step('a file has what it shows', async () => {
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz CSV' }).click();
    const text = await readFile(await (await arrives).path(), 'utf8');
    expect(text.split('\r\n')[0]).toContain(';Co widać na okładce;"Co widać na okładce, po angielsku";');
    expect(text).toContain(';Jezioro o świcie;');
  });
  await articles.remove(id);
});
