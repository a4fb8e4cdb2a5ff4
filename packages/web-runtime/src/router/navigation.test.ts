import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Place, type Redirect, startNavigation } from './navigation.ts';

/** Opens as much of a browser as moving between pages needs: a history with entries, and the events it tells of. */
function openBrowser(address: string) {
  const origin = 'https://club.test';
  const entries: { url: string; state: unknown }[] = [{ url: origin + address, state: null }];
  let at = 0;
  const listeners = new Map<string, Set<(event: Event) => void>>();
  const url = () => new URL(entries[at]?.url ?? origin);

  vi.stubGlobal('location', {
    get href() {
      return url().href;
    },
    get pathname() {
      return url().pathname;
    },
    get search() {
      return url().search;
    },
    get hash() {
      return url().hash;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state ?? null;
    },
    pushState: (state: unknown, _: string, to: string) => {
      entries.splice(++at, Number.POSITIVE_INFINITY, { url: new URL(to, url()).href, state });
    },
    replaceState: (state: unknown, _: string, to = url().href) => {
      entries[at] = { url: new URL(to, url()).href, state };
    },
    go: (delta: number) => {
      at += delta;
      for (const listener of listeners.get('popstate') ?? []) listener(new Event('popstate'));
    },
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: Event) => void) => {
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('window', { scrollY: 0, scrollTo: () => {} });
  return {
    path: () => url().pathname + url().search,
    back: () => history.go(-1),
    /** Follows a link to a place on the page, as the browser does by itself. */
    follow: (hash: string) => {
      history.pushState(null, '', new URL(hash, url()).href);
      history.go(0);
    },
  };
}

/** Pages whose data comes when the test says so. */
function setUp(address: string, pages: (place: Place) => string | Redirect = ({ path }) => `page ${path}`) {
  const browser = openBrowser(address);
  const waiting: (() => void)[] = [];
  let isInstant = true;
  const reload = vi.fn();
  const start = () =>
    startNavigation<string | { page: string }>({
      resolve: async (place) => {
        if (!isInstant) await new Promise<void>((resolve) => waiting.push(resolve));
        return pages(place);
      },
      reload,
    });
  return {
    browser,
    start,
    reload,
    holdPages: () => {
      isInstant = false;
    },
    async bring(which: number) {
      waiting[which]?.();
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

test('the address changes at once, the page when it is there', async () => {
  const { browser, start, holdPages, bring } = setUp('/dashboard');
  const navigation = await start();
  holdPages();
  navigation.navigate('/dojo/training');
  expect(browser.path()).toBe('/dojo/training');
  expect(navigation.getVisit().page).toBe('page /dashboard');
  expect(navigation.isPending()).toBe(true);
  await bring(0);
  expect(navigation.getVisit().page).toBe('page /dojo/training');
  expect(navigation.isPending()).toBe(false);
});

test('whoever skips to the content while the first page is on its way comes to that page', async () => {
  const { browser, start, holdPages, bring } = setUp('/dashboard');
  holdPages();
  const starting = start().then((navigation) => navigation.getVisit());
  browser.follow('#main');
  await bring(0);
  await bring(1);
  expect(await starting).toMatchObject({ page: 'page /dashboard', place: { hash: '#main' } });
});

test('a page that was overtaken is never shown', async () => {
  const { start, holdPages, bring } = setUp('/dashboard');
  const navigation = await start();
  holdPages();
  navigation.navigate('/dojo/training');
  navigation.navigate('/dojo/student');
  await bring(1);
  expect(navigation.getVisit().page).toBe('page /dojo/student');
  await bring(0);
  expect(navigation.getVisit().page).toBe('page /dojo/student');
});

test('a redirect takes the place of the address that led to it', async () => {
  const { browser, start } = setUp('/secret', ({ path }) =>
    path === '/secret' ? { redirect: '/login' } : `page ${path}`,
  );
  const navigation = await start();
  expect(navigation.getVisit().page).toBe('page /login');
  expect(browser.path()).toBe('/login');
});

test('another search keeps the page, and its id', async () => {
  const { browser, start } = setUp('/dojo/student');
  const navigation = await start();
  const { id } = navigation.getVisit();
  navigation.navigate('/dojo/student?section=kids');
  expect(navigation.getVisit()).toMatchObject({ id, place: { search: '?section=kids' }, scrollTo: null });
  expect(browser.path()).toBe('/dojo/student?section=kids');
});

test('the same address again reloads', async () => {
  const { start, reload } = setUp('/dashboard');
  const navigation = await start();
  navigation.navigate('/dashboard');
  expect(reload).toHaveBeenCalledOnce();
});

test('what stands in place of a page that failed is another one, at its address', async () => {
  const { browser, start } = setUp('/dojo/student?edit=new');
  const navigation = await start();
  const { id } = navigation.getVisit();
  await navigation.showInstead(async ({ path }) => `nothing of ${path}`);
  expect(navigation.getVisit()).toMatchObject({ page: 'nothing of /dojo/student', scrollTo: 0 });
  expect(navigation.getVisit().id).not.toBe(id);
  expect(browser.path()).toBe('/dojo/student?edit=new');
});

describe('given an unsaved edit', () => {
  async function edit() {
    const { browser, start } = setUp('/dashboard');
    const navigation = await start();
    navigation.navigate('/dojo/student');
    await settled();
    let isDirty = true;
    navigation.holdWhile(() => isDirty);
    return {
      browser,
      navigation,
      save: () => {
        isDirty = false;
      },
    };
  }

  test('a link asks first, and staying stays', async () => {
    const { browser, navigation } = await edit();
    navigation.navigate('/dojo/training');
    expect(browser.path()).toBe('/dojo/student');
    navigation.getHeldDeparture()?.stay();
    await settled();
    expect(navigation.getHeldDeparture()).toBeNull();
    expect(navigation.getVisit().page).toBe('page /dojo/student');
  });

  test('leaving goes where the link led', async () => {
    const { navigation } = await edit();
    navigation.navigate('/dojo/training');
    navigation.getHeldDeparture()?.leave();
    await settled();
    expect(navigation.getVisit().page).toBe('page /dojo/training');
  });

  test('whoever presses “leave” twice leaves once, and goes on from there', async () => {
    const { navigation } = await edit();
    navigation.navigate('/dojo/training');
    const departure = navigation.getHeldDeparture();
    departure?.leave();
    navigation.navigate('/dashboard');
    departure?.leave();
    await settled();
    expect(navigation.getVisit().page).toBe('page /dashboard');
  });

  test('the way back asks too, with the address put back meanwhile', async () => {
    const { browser, navigation } = await edit();
    browser.back();
    expect(browser.path()).toBe('/dojo/student');
    expect(navigation.getHeldDeparture()).not.toBeNull();
    navigation.getHeldDeparture()?.leave();
    await settled();
    expect(navigation.getVisit().page).toBe('page /dashboard');
  });

  test('once saved, nothing asks', async () => {
    const { navigation, save } = await edit();
    save();
    navigation.navigate('/dojo/training');
    await settled();
    expect(navigation.getHeldDeparture()).toBeNull();
    expect(navigation.getVisit().page).toBe('page /dojo/training');
  });
});
