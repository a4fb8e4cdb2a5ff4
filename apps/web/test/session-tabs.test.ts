import { createClub, createTokenStorage } from '@tatami/sdk';
import { joinSessionTabs, type SessionTabs } from '@tatami/web-runtime/session-tabs';
import { afterEach, expect, test, vi } from 'vitest';

const open: SessionTabs[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
});

function store() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

/** A tab with its own session storage, over the local storage and the channel of one browser. */
function openTab(browser = store()) {
  const storage = createTokenStorage(store(), browser);
  const session = createSession(storage);
  const onSignedInElsewhere = vi.fn();
  const tabs = joinSessionTabs({
    session,
    channel: new BroadcastChannel('session-tabs.test'),
    isRemembered: (token) => createTokenStorage(store(), browser).read() === token,
    onSignedInElsewhere,
  });
  open.push(tabs);
  return { session, tabs, onSignedInElsewhere };
}

/** The SDK's own session, as `createClub` makes it. */
function createSession(storage: ReturnType<typeof createTokenStorage>) {
  return createClub({ baseUrl: 'http://club.test/api', storage }).session;
}

const within = { timeout: 1000, interval: 5 };

test('a sign-in in one tab is one in all, within a second', async () => {
  const [one, two] = [openTab(), openTab()];
  one.session.save('mine');
  await vi.waitFor(() => expect(two.session.getToken()).toBe('mine'), within);
  expect(two.onSignedInElsewhere).toHaveBeenCalledOnce();
  expect(one.onSignedInElsewhere).not.toHaveBeenCalled();
});

test('a sign-out too', async () => {
  const [one, two] = [openTab(), openTab()];
  one.session.save('mine');
  await vi.waitFor(() => expect(two.session.getToken()).toBe('mine'), within);
  two.session.clear();
  await vi.waitFor(() => expect(one.session.isSignedIn()).toBe(false), within);
});

test('a session that has begun anew survives the end of the old one', async () => {
  const [one, two] = [openTab(), openTab()];
  one.session.save('old');
  await vi.waitFor(() => expect(two.session.getToken()).toBe('old'), within);
  one.session.clear();
  two.session.save('new');
  await vi.waitFor(() => expect(one.session.getToken()).toBe('new'), within);
  expect(two.session.getToken()).toBe('new');
});

test('a new tab learns who is signed in', async () => {
  const first = openTab();
  first.session.save('mine');
  const second = openTab();
  await second.tabs.ask(1000);
  expect(second.session.getToken()).toBe('mine');
});

test('and waits no longer than told when nobody is', async () => {
  openTab();
  const second = openTab();
  const began = performance.now();
  await second.tabs.ask(50);
  expect(performance.now() - began).toBeLessThan(500);
  expect(second.session.isSignedIn()).toBe(false);
});

test('what one tab remembers for the next visit the others leave remembered', async () => {
  const browser = store();
  const [one, two] = [openTab(browser), openTab(browser)];
  one.session.save('mine', { remember: true });
  await vi.waitFor(() => expect(two.session.getToken()).toBe('mine'), within);
  expect(createTokenStorage(store(), browser).read()).toBe('mine');

  one.session.clear();
  await vi.waitFor(() => expect(two.session.isSignedIn()).toBe(false), within);
  expect(createTokenStorage(store(), browser).read()).toBeNull();
});
