import type { Page } from '@playwright/test';
import { everything, expectAccessible } from '../support/accessible.ts';
import { enter, reach, skipToContent } from '../support/keys.ts';
import { newName } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('textbox', { name: /^Tytuł(?! po)/ });
const source = (page: Page) => page.getByRole('textbox', { name: 'Treść', exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'Podgląd' });
const side = (page: Page) => page.getByRole('region', { name: 'Ustawienia i wersje' });
const saved = (page: Page) => page.getByText(/^Zapisano o \d\d:\d\d:\d\d$/);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Pastes a picture where the focus is, as somebody does who has copied one. */
const pastePicture = (page: Page) =>
  source(page).evaluate(async (field) => {
    const canvas = new OffscreenCanvas(1_600, 900);
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('There is nothing to draw on.');
    drawing.fillStyle = '#303868';
    drawing.fillRect(0, 0, 1_600, 900);
    drawing.fillStyle = '#f06a3c';
    drawing.fillRect(900, 100, 500, 500);
    const clipboardData = new DataTransfer();
    const picture = await canvas.convertToBlob({ type: 'image/jpeg' });
    clipboardData.items.add(new File([picture], 'jo-i-bokken.jpg', { type: 'image/jpeg' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });

test('an article is written, scheduled, published, compared and restored by keys alone', async ({
  page,
  office,
}) => {
  test.setTimeout(120_000);
  const articles = office.club.table('article');
  const name = newName('Staż zimowy');
  const written = async () => {
    const [found] = (await articles.list({ q: name })).results;
    if (!found) throw new Error('There is no such article.');
    return found;
  };
  await openAs(page, 'admin', '/adm/article');
  await skipToContent(page);
  await enter(page.getByRole('link', { name: 'Napisz artykuł' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nowy artykuł');

  await test.step('what is written is seen beside, and saved by itself', async () => {
    await reach(title(page));
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Dwa dni z drewnem w ręku.');
    await page.keyboard.press('Tab');
    await expect(source(page)).toBeFocused();
    await page.keyboard.type('Jeden dzień 80 zł, ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('zażółć');
    await expect(preview(page).locator('strong')).toHaveText('zażółć');
    await expect(saved(page)).toBeVisible();
    expect(await written()).toMatchObject({ state: 'draft', titlePl: name });
    await expectAccessible(page);
  });

  await test.step('a picture is pasted, and says what it shows', async () => {
    await pastePicture(page);
    const alt = page.getByRole('textbox', { name: 'Opis obrazu' });
    await expect(alt).toBeFocused();
    await expect(page.getByText(/^[\d,]+ kB → \d+ kB$/)).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('Enter');
    await expect(alt).toHaveAccessibleDescription(/Napisz, co widać/);
    await page.keyboard.type('Jo i bokken obok siebie na macie');
    await page.keyboard.press('Enter');
    await expect(source(page)).toBeFocused();
    const shown = preview(page).getByRole('img', { name: 'Jo i bokken obok siebie na macie' });
    await expect(shown).toHaveAttribute('width', '1440');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400);
    await expect(source(page)).toContainText('![Jo i bokken obok siebie na macie](/cms/picture/');
  });

  await test.step('a coming training is put in, and says when and where it is', async () => {
    await reach(button(page, 'Wstaw trening'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await reach(page.getByRole('combobox', { name: 'Trening' }));
    await page.keyboard.type('Dzieci');
    await expect(page.getByRole('option', { name: /^Dzieci/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(source(page)).toBeFocused();
    await expect(preview(page).getByRole('listitem')).toHaveText(
      /^Dzieci.*: [a-ząćęłńóśźż]+, \d+ [a-ząćęłńóśźż]+, \d\d:\d\d–\d\d:\d\d, .+ \(.+\)$/,
    );
    await expect(saved(page)).toBeVisible();
  });

  await test.step('it is scheduled, and the button says so', async () => {
    await expect(button(page, 'Opublikuj teraz')).toBeVisible();
    await reach(button(page, 'Zmień ustawienia'));
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Ustawienia artykułu' });
    await expect(drawer.getByRole('textbox', { name: /^Adres/ })).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: /^Tytuł/ })).toHaveCount(0);
    const { id, version, slug, titlePl, bodyPl } = await written();
    expect(slug, 'its address went along with its title').toMatch(/^staz-zimowy/);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    // The picker of days has journeys of its own.
    await articles.save({ id, version, slug, titlePl, bodyPl, publishAt: '2040-11-23T07:00:00.000Z' });
    await reach(button(page, 'Zaplanuj na 23 lis, 08:00'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Szkic, ukaże się 23 lis, 08:00')).toBeVisible();
    expect(await written()).toMatchObject({ state: 'scheduled' });
    await expectAccessible(page);
  });

  await test.step('its time comes, and visitors have it', async () => {
    const { id, version, slug, titlePl, bodyPl } = await written();
    await articles.save({ id, version, slug, titlePl, bodyPl, publishAt: new Date().toISOString() });
    const visitor = await page.request.get(`/cms/${slug}`);
    expect(await visitor.text()).toContain('Jeden dzień 80 zł, <strong>zażółć</strong>');
    await expect(page.getByText('Opublikowany', { exact: true })).toBeVisible();
  });

  await test.step('what is written then waits until it is published', async () => {
    await reach(title(page));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(source(page)).toBeFocused();
    await page.keyboard.press('Control+Home');
    for (let letter = 0; letter < 'Jeden dzień '.length; letter += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await page.keyboard.type('9');
    await expect(page.getByText('Opublikowany, są nowe zmiany')).toBeVisible();
    const { slug } = await written();
    expect(await (await page.request.get(`/cms/${slug}`)).text()).toContain('80 zł');
    await page.reload();
    await expect(preview(page)).toContainText('90 zł');
    await skipToContent(page);
    await enter(button(page, 'Opublikuj zmiany'));
    await expect(page.getByText('Opublikowany', { exact: true })).toBeVisible();
    await expect.poll(async () => (await page.request.get(`/cms/${slug}`)).text()).toContain('90 zł');
  });

  await test.step('versions say what changed, and one is restored', async () => {
    await reach(side(page).getByRole('tab', { name: 'Ustawienia' }));
    await page.keyboard.press('ArrowRight');
    const lines = side(page).getByRole('button', { expanded: false });
    await expect(lines).toHaveCount(2);
    await enter(lines.first());
    await expect(side(page).locator('del')).toHaveText(/80/);
    await expect(side(page).locator('ins')).toHaveText(/90/);
    await expectAccessible(page);
    await enter(side(page).getByRole('button', { expanded: false }).last());
    await enter(button(page, 'Przywróć tę wersję'));
    await expect(preview(page)).toContainText('80 zł');
    await expect(page.getByText('Opublikowany, są nowe zmiany')).toBeVisible();
  });
  await articles.remove((await written()).id);
});

test('two who write at once see each other, and nobody is written over', async ({
  page,
  browser,
  office,
}) => {
  const articles = office.club.table('article');
  const { id } = await articles.save({
    ...{ slug: `we-dwoje-${Date.now()}`, titlePl: newName('We dwoje'), bodyPl: 'Początek.' },
  });
  const context = await browser.newContext();
  const other = await context.newPage();
  await openAs(page, 'admin', `/adm/article/write/${id}`);
  await openAs(other, 'instruktor', `/adm/article/write/${id}`);
  await expect(page.getByText(/^Też piszą: /)).toBeVisible();

  await test.step('what one saves the other has, who has written nothing', async () => {
    await source(other).click();
    await other.keyboard.press('Control+End');
    await other.keyboard.type(' Dopisane przez instruktora.');
    await expect(source(page)).toContainText('Dopisane przez instruktora.');
  });

  await test.step('where both have written, one is asked', async () => {
    await page.context().setOffline(true);
    await source(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Moje zdanie.');
    await expect(page.getByText('Zapisane w tej przeglądarce. Wyślemy, gdy wróci sieć.')).toBeVisible();
    await source(other).click();
    await other.keyboard.press('Control+End');
    await other.keyboard.type(' Cudze zdanie.');
    await expect(saved(other)).toBeVisible();
    await expect
      .poll(async () => {
        const { data } = await office.club.api.GET('/article/{id}/writing', { params: { path: { id } } });
        return data?.draft?.bodyPl;
      })
      .toContain('Cudze zdanie.');
    await page.context().setOffline(false);
    await expect(page.getByText(/w tym samym czasie zapisano inną wersję/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zostaw moje' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(source(other)).toContainText('Moje zdanie.');
    await expect(source(other)).not.toContainText('Cudze zdanie.');
    // Theirs is a version.
    const { data } = await office.club.api.GET('/article/{id}/writing', { params: { path: { id } } });
    expect(data?.versions).toMatchObject([{ kind: 'saved' }]);
  });
  await context.close();
  await articles.remove(id);
});

test('on a phone one writes, looks, and gives a guest a link @phone', async ({ page, browser, office }) => {
  const articles = office.club.table('article');
  const name = newName('Z telefonu');
  await openAs(page, 'admin', '/adm/article/write/new');
  await title(page).fill(name);
  await source(page).click();
  await page.keyboard.type('Zapraszamy na matę.');
  await expect(saved(page)).toBeVisible();
  await expect(preview(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Podgląd' }).check({ force: true });
  await expect(preview(page)).toContainText('Zapraszamy na matę.');
  await expect(source(page)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Podgląd dla gościa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Podgląd dla gościa' });
  await dialog.getByRole('button', { name: 'Utwórz link' }).click();
  const link = dialog.getByRole('textbox', { name: /^Działa do/ });
  await expect(link).toHaveValue(/\/cms\/preview\//);
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(await link.inputValue());
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(guest.getByText(/^To szkic/)).toBeVisible();
  await guest
    .getByRole('contentinfo')
    .getByRole('link', { name: /English/ })
    .click();
  await expect(guest.getByText(/^This is a draft/)).toBeVisible();
  await guest.goBack();
  // What lies under a dialog takes no room from it, which axe does not know.
  await expectAccessible(page, everything, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Wycofaj' }).click();
  await expect(link).toHaveCount(0);
  expect((await guest.reload())?.status()).toBe(404);
  await context.close();
  const [made] = (await articles.list({ q: name })).results;
  if (made) await articles.remove(made.id);
});
