import { expectAccessible } from '../support/accessible.ts';
import { takeDevice } from '../support/devices.ts';
import { enter, reach } from '../support/keys.ts';
import { signIn, test } from '../support/new-club-test.ts';
import { expect } from '../support/test.ts';

// Nothing is said in it yet.
test.use({ settings: { CLUB_NAME: 'Aikido Rumia' } });

test('an administrator writes the club’s page by the keyboard alone, looks at it as on a phone, and a visitor reads it in both languages', async ({
  page,
  browser,
  club,
}) => {
  const visitor = await takeDevice(browser, club.url, 'phone');
  await visitor.goto('/');
  await expect(visitor.getByRole('region', { name: 'Od białego do czarnego' })).toBeVisible();
  await expect(visitor.getByText('Ile to kosztuje')).toHaveCount(0);

  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Strona klubu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Strona klubu' })).toBeVisible();
  const preview = page.frameLocator('iframe:not([data-waiting])');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('nikt nie przegrywa');
  await expectAccessible(page);

  await test.step('one section is switched off, and another moved, by the keys', async () => {
    await reach(page.getByRole('switch', { name: 'Na stronie: Droga do czarnego pasa' }));
    await page.keyboard.press('Space');
    const grip = page.getByRole('button', { name: 'Przesuń strzałkami: Ceny' });
    await reach(grip);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Ceny: miejsce 2 z 9')).toBeAttached();
    await expect(grip).toBeFocused();
  });

  await test.step('a price and a text are written in both languages', async () => {
    await enter(page.getByRole('button', { name: 'Ceny', exact: true }));
    const write = async (label: string, text: string) => {
      await reach(page.getByLabel(label));
      await page.keyboard.type(text);
    };
    await write('Tekst po polsku', 'Bez wpisowego.');
    await write('Tekst po angielsku', 'No joining fee.');
    await enter(page.getByRole('button', { name: 'Dodaj cenę' }));
    await reach(page.getByLabel('Za co, po polsku'), 'Shift+Tab');
    await page.keyboard.type('Dzieci');
    await write('Za co, po angielsku', 'Children');
    await write('Kwota (zł)', '120');
    await expect(preview.getByRole('row', { name: /Dzieci/ })).toContainText('120');
    await expect(preview.getByText('Od białego do czarnego')).toHaveCount(0);
  });

  await test.step('it is looked at as on a phone, in English, before anybody else sees it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await reach(page.getByRole('radio', { name: 'Treść' }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await reach(page.getByRole('radio', { name: 'Komputer' }));
    await page.keyboard.press('ArrowRight');
    await reach(page.getByRole('radio', { name: 'Polski' }));
    await page.keyboard.press('ArrowRight');
    await expect(preview.getByRole('row', { name: /Children/ })).toContainText('a month');
    expect(await preview.locator('html').evaluate(() => innerWidth)).toBe(390);
    await expectAccessible(page);
    await visitor.reload();
    await expect(visitor.getByText('Ile to kosztuje')).toHaveCount(0);
  });

  await test.step('whoever leaves without saving is asked', async () => {
    await page.goBack();
    await reach(page.getByRole('button', { name: /Zostań/ }));
    await page.keyboard.press('Enter');
  });

  await test.step('saved, a visitor reads it within a second', async () => {
    await enter(page.getByRole('button', { name: 'Zapisz stronę' }));
    await expect(page.getByText('Strona klubu jest zapisana.')).toBeVisible();
    await expect
      .poll(async () => {
        await visitor.goto('/');
        return visitor.getByRole('heading', { name: 'Ile to kosztuje' }).count();
      })
      .toBe(1);
    await expect(
      visitor.getByRole('table', { name: 'Ceny' }).getByRole('row', { name: /Dzieci/ }),
    ).toContainText('miesięcznie');
    await expect(visitor.getByText('Bez wpisowego.')).toBeVisible();
    await expect(visitor.getByText('Od białego do czarnego')).toHaveCount(0);
    const headings = visitor.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText('Ile to kosztuje');
    await expectAccessible(visitor);
    await visitor.goto('/en');
    await expect(visitor.getByText('No joining fee.')).toBeVisible();
    await expect(visitor.getByRole('row', { name: /Children/ })).toContainText('a month');
  });

  await test.step('one press takes it back', async () => {
    await reach(page.getByRole('button', { name: 'Cofnij' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Strona klubu jest znów taka, jak była.')).toBeVisible();
    await expect
      .poll(async () => {
        await visitor.goto('/');
        return visitor.getByText('Ile to kosztuje').count();
      })
      .toBe(0);
  });
});
