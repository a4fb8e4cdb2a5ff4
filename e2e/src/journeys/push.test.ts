import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { Club as Client } from '@tatami/sdk';
import type { Club } from '@tatami/tooling/club';
import { type PushService, startPushService } from '@tatami/tooling/push-service';
import { expectAccessible } from '../support/accessible.ts';
import { addMember, test as newClubTest, password, plan } from '../support/new-club-test.ts';
import { expect } from '../support/test.ts';

/** The push service of the members’ browsers. */
const test = newClubTest.extend<object, { service: PushService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  settings: [{ PUSH_NETWORKS: 'loopback' }, { scope: 'worker' }],
  serviceWorkers: 'allow',
});

/** A training in some days, which is cancelled. */
async function cancel(office: Client, title: string): Promise<string> {
  const training = await plan(office, title);
  await office.table('training').act(training.id, 'cancel', { reason: 'Awaria ogrzewania' });
  return training.id;
}

async function signIn(page: Page, username: string, { remember = true } = {}): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Nazwa użytkownika lub e-mail').fill(username);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  if (remember) await page.getByLabel('Zapamiętaj mnie na tym urządzeniu').check();
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  // The app is in the browser by then, and with it what shows notifications.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/**
 * Gives a browser what the one of these journeys lacks: whoever is asked allows notifications, and it is subscribed at the push
 * service of the test. `pnpm engines` walks through all of it with a browser’s own.
 */
async function allowPush(context: BrowserContext, service: PushService): Promise<void> {
  await context.exposeFunction('subscribeAtService', (key: string) => service.subscribe(key));
  await context.addInitScript(() => {
    const [permission, kept, asked] = ['test.permission', 'test.subscription', 'test.asked'];
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(permission) ?? 'default',
    });
    Notification.requestPermission = async () => {
      localStorage.setItem(asked, String(Number(localStorage.getItem(asked)) + 1));
      localStorage.setItem(permission, 'granted');
      return 'granted';
    };
    const read = () => {
      const text = localStorage.getItem(kept);
      if (!text) return null;
      const { subscription, key } = JSON.parse(text);
      return {
        toJSON: () => subscription,
        options: { applicationServerKey: Uint8Array.fromBase64(key, { alphabet: 'base64url' }).buffer },
        async unsubscribe() {
          localStorage.removeItem(kept);
          return true;
        },
      } as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => read();
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey);
      localStorage.setItem(kept, JSON.stringify({ subscription: await window.subscribeAtService(key), key }));
      return read() as PushSubscription;
    };
  });
}

/** How often the browser has asked whether it may show notifications. */
const asked = (page: Page) => page.evaluate(() => Number(localStorage.getItem('test.asked')));

interface Shown {
  title: string;
  body: string;
  lang: string;
  tag: string;
  icon: string;
  data: string;
}

/** The worker of a page, which keeps what it shows: this browser shows nothing, and has no icon for a number. */
async function watchWorker(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(() => {
    globalThis.shown = [];
    registration.showNotification = async (title, options) => {
      globalThis.shown.push({ title, ...options } as Shown);
    };
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        globalThis.badge = count;
      },
    });
  });
  return worker;
}

const shownBy = (worker: Worker) => worker.evaluate(() => globalThis.shown);

/** Hands a message to the worker of a page, as the browser does what comes from its push service. */
async function deliver(page: Page, club: Club, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: club.url, registrationId, data });
  await session.detach();
}

/** Presses what the worker has shown last. */
const press = (worker: Worker) =>
  worker.evaluate(() => {
    const notification = { data: globalThis.shown.at(-1)?.data, close() {} };
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  });

/** What a service worker has beside a page, and what is kept in it here. */
declare const registration: ServiceWorkerRegistration;
declare const ExtendableEvent: typeof Event;
declare global {
  var shown: Shown[];
  /** The number on the icon. */
  var badge: number;
  interface Window {
    subscribeAtService: (key: string) => Promise<unknown>;
  }
  interface Uint8ArrayConstructor {
    fromBase64(text: string, options: { alphabet: 'base64url' }): Uint8Array<ArrayBuffer>;
  }
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Powiadomienia/ });
const card = (page: Page) => page.getByRole('region', { name: 'O czym Cię powiadamiać' });
const here = (page: Page) => card(page).getByRole('switch', { name: 'Powiadomienia na tym urządzeniu' });

/** Comes to what one is told of, anew. */
async function openChoice(page: Page): Promise<void> {
  await page.goto('/adm/profile#notices');
  await expect(here(page)).toBeVisible();
}

test('a member hears on the phone of what is cancelled, also while the app is closed, and a press leads there @phone', async ({
  page,
  context,
  browser,
  club,
  admin,
  service,
}) => {
  await addMember(admin, 'ola.push');
  await allowPush(context, service);
  await signIn(page, 'ola.push');
  await test.step('nobody is asked before they press', async () => {
    await openChoice(page);
    await expect(here(page)).not.toBeChecked();
    await expectAccessible(page);
    expect(await asked(page)).toBe(0);
    await here(page).click();
    await expect(here(page)).toBeChecked();
    expect(await asked(page)).toBe(1);
    await expect(card(page)).toContainText('aż się wylogujesz');
  });
  await test.step('they choose what of', async () => {
    await card(page)
      .getByRole('combobox', { name: 'Trening odwołany', exact: true })
      .selectOption({ label: 'też na urządzeniu' });
    await card(page).getByRole('button', { name: 'Ustaw powiadomienia' }).click();
    await expect(page.getByText('Zapisano').first()).toBeVisible();
    await expectAccessible(page);
  });

  const worker = await watchWorker(context);
  await page.goto('/dojo/training');
  const training = await cancel(admin, 'Aikido');
  await expect.poll(() => service.received.length).toBe(1);
  expect(service.faults).toEqual([]);
  await deliver(page, club, service.received[0]?.text ?? '');
  await expect
    .poll(() => shownBy(worker))
    .toMatchObject([
      {
        title: expect.stringMatching(/^Trening odwołany: Aikido, /),
        body: 'Powód: Awaria ogrzewania',
        lang: 'pl',
        icon: '/icon.png',
      },
    ]);
  expect(await worker.evaluate(() => globalThis.badge)).toBe(1);
  expect((await page.request.get('/icon.png')).headers()['content-type']).toBe('image/png');
  await test.step('pressed, it leads to the training, and is read', async () => {
    await expect(bell(page)).toHaveAccessibleName('Powiadomienia: 1 nieprzeczytane');
    await press(worker);
    await expect(page).toHaveURL(new RegExp(`/dojo/training/${training}$`));
    await expect(page.getByText('Awaria ogrzewania')).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Powiadomienia');
    await page.goBack();
    await expect(page).toHaveURL(/\/dojo\/training$/);
  });

  await test.step('on the desk they see the phone, and turn it off there', async () => {
    const atDesk = await browser.newContext({ baseURL: club.url, serviceWorkers: 'allow' });
    await atDesk.addCookies([{ name: 'tatami.cookies', value: 'accepted', url: club.url }]);
    const desk = await atDesk.newPage();
    await signIn(desk, 'ola.push');
    await openChoice(desk);
    await card(desk)
      .getByRole('button', { name: /^Wyłącz powiadomienia tam: / })
      .click();
    await expect(desk.getByText('To urządzenie nie pokaże już powiadomień.')).toBeVisible();
    await expect(card(desk)).toContainText('zamiast nich wyślemy e-mail');
    await expectAccessible(desk);
    await atDesk.close();
    await openChoice(page);
    await expect(here(page)).not.toBeChecked();
  });
});

test('notifications go on when their user signs in again, and end when somebody else does', async ({
  page,
  context,
  admin,
  service,
}) => {
  await addMember(admin, 'jan.push');
  await addMember(admin, 'ewa.push');
  await allowPush(context, service);
  await signIn(page, 'jan.push');
  await openChoice(page);
  await here(page).click();
  await expect(here(page)).toBeChecked();
  await page.goto('/logout');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tatami.token'))).toBeNull();
  await signIn(page, 'jan.push');
  await openChoice(page);
  await expect(here(page)).toBeChecked();
  // Their session goes on, but it is no longer the one of this browser.
  await page.evaluate(() => {
    localStorage.removeItem('tatami.token');
    sessionStorage.removeItem('tatami.token');
  });
  await signIn(page, 'ewa.push');
  await openChoice(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test.subscription'))).toBeNull();
  await expect(here(page)).not.toBeChecked();
  expect(await asked(page)).toBe(1);
});

test('who can have no notifications is told why, and what to do', async ({
  browser,
  club,
  admin,
  service,
}) => {
  await addMember(admin, 'iga.push');
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const tells = async (words: string, how: { userAgent?: string; remember?: boolean; lacks?: true } = {}) => {
    const { userAgent, remember = true, lacks } = how;
    const context = await browser.newContext({
      ...{ baseURL: club.url, serviceWorkers: 'allow', locale: 'pl-PL' },
      ...(userAgent && { userAgent }),
    });
    if (lacks) await context.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
    else if (!remember) await allowPush(context, service);
    const page = await context.newPage();
    await signIn(page, 'iga.push', { remember });
    await openChoice(page);
    await expect(card(page)).toContainText(words);
    await expect(here(page)).toBeDisabled();
    await context.close();
  };
  await tells('Przeglądarka blokuje powiadomienia z tej strony.');
  await tells('Ta przeglądarka nie pokazuje powiadomień.', { lacks: true });
  await tells('dotknij „Udostępnij”, potem „Do ekranu początkowego”', { lacks: true, userAgent: iphone });
  await tells('zaloguj się ponownie z opcją', { remember: false });
});
