import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { exampleClub } from '../support/example-club.ts';
import { inMinutes, newName } from '../support/office.ts';
import { nothingWaits, others, waits } from '../support/offline.ts';
import { rollCallOn } from '../support/roll-call.ts';
import { openAs, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** What a browser may deny a page: in a private window, by a policy, on a full disk, or because it is at odds with itself. */
const databases: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the disk is full': async (page) => {
    const browser = await page.context().newCDPSession(page);
    const { origin } = new URL(exampleClub().url);
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  },
  'a database is forbidden': (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
  'a database fails to open': (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        const error = new DOMException('A mutation operation was attempted.', 'InvalidStateError');
        const request = Object.assign(new EventTarget(), { error, onerror: () => {} });
        setTimeout(() => request.onerror());
        return request as unknown as IDBOpenDBRequest;
      };
    }),
  'there are no databases': (page) =>
    page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'indexedDB')),
  'a database never opens': (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    }),
  'a database never tells that something is written': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set: () => {} });
    }),
};

const turns: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'turns are refused': (page) =>
    page.addInitScript(() => {
      LockManager.prototype.request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
    }),
  'there are no turns': (page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined })),
  'another tab never ends its turn': async (page) => {
    const other = await page.context().newPage();
    await other.goto('/favicon.svg');
    await other.evaluate(() => void navigator.locks.request('tatami.marks', () => new Promise(() => {})));
  },
};

for (const [what, deny] of Object.entries(databases))
  test(`where ${what}, marks are sent all the same, and the tab is said to be needed`, async ({
    page,
    context,
    office,
    faults,
  }) => {
    const { id } = await office.startTraining(newName('Trening bez sieci'));
    const [first, second] = (await office.namesOnRollCall(id)) as [string, string];
    const rollCall = rollCallOn(page);
    await deny(page);
    await signIn(page, 'instruktor');
    await page.goto(`/dojo/training/${id}`);

    await rollCall.name(first).click();
    await rollCall.expectCount('Obecność', 1);
    await rollCall.expectSaved();
    expect(await office.countMarks(id)).toBe(1);
    await context.setOffline(true);
    await rollCall.name(second).click();
    await expect(page.getByText(/na wysłanie · nie zamykaj tej karty$/)).toBeVisible();
    await rollCall.expectMark(second, 'Obecność');
    await expectAccessible(page);
    const asked = page.waitForEvent('dialog');
    void page.close({ runBeforeUnload: true });
    await (await asked).dismiss();

    await context.setOffline(false);
    await rollCall.expectCount('Obecność', 2);
    await nothingWaits(page);
    expect(await office.countMarks(id)).toBe(2);
    await page.getByRole('link', { name: 'Wyloguj się' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wylogowano');
    expect(others(faults)).toEqual([]);
  });

for (const [what, deny] of Object.entries(turns))
  test(`where ${what}, what a member says is sent, and kept while there is no network`, async ({
    page,
    context,
    office,
    faults,
  }) => {
    await office.clearMarks('Katarzyna Lis');
    const title = newName('Trening wspólny');
    const { id } = await office.planTraining({ title, startsAt: inMinutes(60), section: 'adult' });
    const own = page.getByRole('region', { name: 'Twoja obecność' });
    await deny(page);
    await openAs(page, 'czlonek', `/dojo/training/${id}`);

    await own.getByRole('button', { name: 'Będę', exact: true }).click();
    await expect(own.getByRole('status')).toHaveText(/^Będziesz$/);
    await expect.poll(() => office.countMarks(id), { timeout: 20_000 }).toBe(1);
    await context.setOffline(true);
    await own.getByRole('button', { name: 'Cofnij' }).click();
    await expect(waits(page, '1 wpis czeka')).toBeVisible({ timeout: 20_000 });
    await context.setOffline(false);
    await nothingWaits(page);
    await expect(own.getByRole('status')).toHaveText(/Bez odpowiedzi$/);
    expect(others(faults)).toEqual([]);
  });

test('where a site may keep nothing at all, a member signs in, answers, changes the language and leaves', async ({
  page,
  office,
  faults,
}) => {
  await office.clearMarks('Katarzyna Lis');
  const { id } = await office.planTraining({
    title: newName('Trening bez śladu'),
    startsAt: inMinutes(60),
    section: 'adult',
  });
  await forbidAllSiteData(page);
  await signIn(page, 'czlonek');
  await page.getByRole('link', { name: 'Trening bez śladu' }).first().click();
  await expect(page).toHaveURL(`/dojo/training/${id}`);

  const own = page.getByRole('region', { name: 'Twoja obecność' });
  await own.getByRole('button', { name: 'Będę', exact: true }).click();
  await expect(own.getByRole('status')).toHaveText(/^Będziesz$/);
  await expect.poll(() => office.countMarks(id)).toBe(1);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed out');
  expect(others(faults)).toEqual([]);
});

/** Forbids what a browser does in which somebody has blocked all data of all sites. */
function forbidAllSiteData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    function deny(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { configurable: true, get: deny });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(window, 'BroadcastChannel', { configurable: true, writable: true, value: deny });
    IDBFactory.prototype.open = deny;
    LockManager.prototype.request = async () => deny();
    ServiceWorkerContainer.prototype.register = async () => deny();
  });
}
