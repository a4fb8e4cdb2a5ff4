import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { test } from '../support/kept-browser-test.ts';
import { newName } from '../support/office.ts';
import { openAs } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

const demo = '/adm/message-demo';

const expectState = (page: Page, name: string) =>
  expect(page.getByRole('list', { name: 'Stan połączenia' }).locator('[aria-current]')).toHaveText(name);
const frames = (page: Page) => page.getByRole('log', { name: 'Ramki' });
const echoes = (page: Page, message: string) =>
  page.getByRole('log', { name: 'Co wróciło' }).getByRole('listitem').filter({ hasText: message });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function send(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Treść' }).fill(message);
  await page.keyboard.press('Enter');
}

test('a developer sends a message and sees it come back twice, frame by frame, and no other page shows it', async ({
  page,
  context,
}) => {
  const tickets: string[] = [];
  page.on('websocket', (socket) =>
    tickets.push(new URL(socket.url()).searchParams.get('access_token') ?? ''),
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, 'dev', '/dashboard');
  await page
    .getByRole('navigation', { name: 'Menu główne' })
    .getByRole('link', { name: 'Próba wiadomości' })
    .click();
  await expectState(page, 'Otwarte');
  await expect(page.getByText('Nic jeszcze nie wróciło')).toBeVisible();
  await expectAccessible(page);

  const message = newName('Czy mnie słychać?');
  await send(page, message);
  await expect(echoes(page, message)).toHaveCount(2);
  await expect(echoes(page, message).filter({ hasText: 'Do wszystkich' })).toContainText('/topic/message');
  await expect(echoes(page, message).filter({ hasText: 'Do mnie' })).toContainText('/user/topic/message');
  await expectAccessible(page);

  const sent = frames(page).getByRole('listitem').filter({ hasText: 'SEND /app/message' });
  await test.step('the frames tell all of it, and no secret', async () => {
    await sent.locator('summary').click();
    await expect(sent.locator('pre')).toContainText(JSON.stringify({ message }));
    await expect(
      frames(page).getByRole('listitem').filter({ hasText: 'MESSAGE /topic/message' }),
    ).toHaveCount(1);
    const token = await page.evaluate(() => sessionStorage.getItem('tatami.token') ?? '');
    expect(tickets).not.toEqual([]);
    const shown = await frames(page).textContent();
    for (const secret of [token, ...tickets]) {
      expect(secret).not.toBe('');
      expect(shown).not.toContain(secret);
    }
  });

  await test.step('they can be held, taken along and cleared', async () => {
    await press(page, 'Wstrzymaj');
    await send(page, newName('Jeszcze raz'));
    await expect(page.getByText('Wstrzymano. Doszły 3 wpisy.')).toBeVisible();
    await expect(sent).toHaveCount(1);
    await press(page, 'Wznów');
    await expect(sent).toHaveCount(2);
    await press(page, 'Kopiuj');
    await expect(page.getByText('Skopiowano ramki do schowka.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\d\d:\d\d:\d\d Wysłano SEND\n(.+\n)*\n\{"message"/,
    );
    await press(page, 'Wyczyść');
    await expect(frames(page)).toContainText('Nic jeszcze nie przeszło');
  });

  await test.step('nothing is sent that says nothing', async () => {
    await send(page, '  ');
    await expect(page.getByText('To pole jest wymagane.')).toBeVisible();
  });
});

test('a socket that is killed comes back by itself, and what is sent meanwhile is refused @phone', async ({
  page,
  faults,
}) => {
  await openAs(page, 'dev', demo);
  await expectState(page, 'Otwarte');
  const light = page.getByRole('contentinfo').getByRole('button');
  await expect(light).toHaveText('Na żywo');
  await press(page, 'Zerwij gniazdo');
  await expectState(page, 'Zamknięte');
  await expect(page.getByText(/Następna próba za [45] s\./)).toBeVisible();
  // The connection of all pages is another.
  await expect(light).toHaveText('Na żywo');

  const message = newName('Jest tam kto?');
  await send(page, message);
  await expect(page.getByRole('alert')).toContainText('Nie wysłano wiadomości');
  await expect(frames(page)).toContainText("Broker disconnected, can't send message.");
  expect(faults.splice(0)).toEqual(["Broker disconnected, can't send message."]);
  await expect(page.getByRole('textbox', { name: 'Treść' })).toHaveValue(message);
  await expectAccessible(page);
  // What is told meanwhile covers nothing of it.
  await light.click();
  await expect(page.getByRole('dialog', { name: 'Na żywo' })).toContainText('Zmiany innych widać tu od razu');
  await page.keyboard.press('Escape');

  await expectState(page, 'Otwarte');
  await send(page, message);
  await expect(echoes(page, message)).toHaveCount(2);
});

test('a line that is cut stays off until it is connected, and then tells what was missed @phone', async ({
  page,
  browser,
}) => {
  await openAs(page, 'dev', demo);
  await expectState(page, 'Otwarte');
  await press(page, 'Rozłącz');
  await expectState(page, 'Zamknięte');
  await expect(page.getByText('Rozłączone, dopóki nie połączysz.')).toBeVisible();
  await expect(page.getByText('Następna próba')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zerwij gniazdo' })).toHaveAttribute('aria-disabled', 'true');

  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, 'admin', demo);
  await expectState(theirs, 'Otwarte');
  const message = newName('Konstantynopolitańczykowianeczka');
  await send(theirs, message);
  await expect(echoes(theirs, message)).toHaveCount(2);
  await theirs.context().close();

  await press(page, 'Połącz');
  await expectState(page, 'Otwarte');
  await expect(echoes(page, message)).toHaveCount(1);
  await expect(echoes(page, message)).toContainText('od kogoś innego');
  // As wide as the phone, whatever the words are.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('whoever is no developer has neither the page nor its entry', async ({ page }) => {
  await openAs(page, 'instruktor', demo);
  await expect(page).toHaveURL(/\/accessdenied/);
});
