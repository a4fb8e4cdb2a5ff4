import { beforeEach, expect, test, vi } from 'vitest';
import { choices, forgetConsent, giveConsent, readConsent } from './consent.ts';

let written: string[];

/** A storage as browsers have it: its own keys are its entries. */
function storage(entries: Record<string, string> = {}): Storage {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => Reflect.deleteProperty(entries, key),
  };
  return new Proxy(entries, {
    get: (_, name) => Reflect.get(methods, name),
  }) as unknown as Storage;
}

beforeEach(() => {
  written = [];
  vi.stubGlobal(
    'localStorage',
    storage({ 'tatami.token': 't', 'tatami.remember': 'true', 'tatami.language': 'en' }),
  );
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return `other=1; ${written.at(-1)?.split(';')[0] ?? ''}`;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
});

test('a browser that was not asked has not answered', () => {
  expect(readConsent()).toBeNull();
});

test.each(['accepted', 'refused'] as const)('an answer of “%s” is a cookie of this host alone', (answer) => {
  giveConsent(answer);
  expect(readConsent()).toBe(answer);
  expect(written).toEqual([`tatami.cookies=${answer}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`]);
});

test('what is no answer is asked for again', () => {
  expect(readConsent('tatami.cookies=yes')).toBeNull();
  expect(readConsent('not-tatami.cookies=refused')).toBeNull();
});

test('who accepts keeps what they choose in the browser', () => {
  giveConsent('accepted');
  choices().setItem('tatami.menu', 'closed');
  expect(localStorage.getItem('tatami.menu')).toBe('closed');
});

test('who refuses keeps what signing in needs, and everything else with the tab', () => {
  giveConsent('refused');
  choices().setItem('tatami.menu', 'closed');
  expect(Object.keys(localStorage)).toEqual(['tatami.token', 'tatami.remember']);
  expect(sessionStorage.getItem('tatami.language')).toBe('en');
  expect(choices().getItem('tatami.menu')).toBe('closed');
});

test('an answer can be taken back', () => {
  giveConsent('refused');
  forgetConsent();
  expect(readConsent()).toBeNull();
});
