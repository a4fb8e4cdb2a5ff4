import { setTimeout as wait } from 'node:timers/promises';
import axe from 'axe-core';
import type { HeldKey, Key, Pointer, Tab } from './tab.ts';

const patienceMs = 30_000;

/** Somebody at a browser: finds things by what a screen reader calls them, presses where they are seen, and types. */
export interface Person {
  open(path: string): Promise<void>;
  press(role: string, name: string | RegExp, pointer?: Pointer): Promise<void>;
  /** Gives somebody on a roll call a mark. */
  mark(whose: string, mark: string, pointer: Pointer): Promise<void>;
  /** Waits until the browser can open pages without a network. */
  canDoWithoutNetwork(): Promise<void>;
  /** Turns the screen, or draws the window to another width. */
  turnsTo(width: number): Promise<void>;
  /** Waits until something of that name is seen. */
  sees(role: string, name: string | RegExp): Promise<void>;
  seesNo(role: string, name: string | RegExp): Promise<void>;
  reads(text: string | RegExp): Promise<void>;
  fill(name: string | RegExp, text: string): Promise<void>;
  key(key: Key, held?: HeldKey): Promise<void>;
  type(text: string): Promise<void>;
  hasFocusOn(role: string, name: string | RegExp): Promise<void>;
  hasValue(name: string | RegExp, value: string): Promise<void>;
  /** Hears of something by a screen reader. */
  hears(role: string, name: string): Promise<void>;
  /** What was downloaded. */
  downloaded(name: RegExp): Promise<string>;
  /** The browser has put colours of its own in place of the page's. */
  seesForcedColours(): Promise<void>;
  /** Nothing that axe knows of is in the way of anybody, and what is round has stayed so. */
  finds(): Promise<void>;
  signIn(username: string, how?: { remember: boolean }): Promise<void>;
  /** Waits until a notification of that title is shown by the browser. */
  isShown(title: RegExp): Promise<void>;
  /** Opens a page in another tab, which listens by the line of this one. */
  sharesTheLine(path: string): Promise<void>;
  readsInTheOther(text: string): Promise<void>;
  closesTheOther(): Promise<void>;
}

export function personAt(tab: Tab, baseUrl: string): Person {
  async function ask<T>(expression: string): Promise<T> {
    const source = `(() => {
      if (!globalThis.axe?.run) { ${axe.source} }
      axe.setup(document.documentElement);
      try { ${inPage} return JSON.stringify(${expression}) } finally { axe.teardown() }
    })()`;
    return JSON.parse(String(await tab.run(source))) as T;
  }

  /** Asks until the answer is a yes. */
  async function until<T>(expression: string, expected: string): Promise<T> {
    const giveUpAt = Date.now() + patienceMs;
    let last: unknown;
    while (Date.now() < giveUpAt) {
      try {
        last = await ask<T | null>(expression);
        if (last) return last as T;
      } catch (error) {
        // A page that goes takes its scripts with it.
        last = error;
      }
      await wait(100);
    }
    const focus = await ask('told(document.activeElement)').catch(String);
    throw new Error(
      `${expected}; the focus is on ${focus}${last instanceof Error ? `; ${last.message}` : ''}`,
    );
  }

  async function pressAt(place: string, told: string, pointer: Pointer): Promise<void> {
    const placed = () => until<[number, number]>(place, `no ${told} to press`);
    // Not while it is on its way.
    let [before, at] = [await placed(), await placed()];
    while (String(before) !== String(at)) [before, at] = [at, await placed()];
    await tab.press(...at, pointer);
  }

  const thing = (role: string, name: string | RegExp) => `${JSON.stringify(role)}, ${pattern(name)}`;
  const person: Person = {
    open: (path) => tab.open(new URL(path, baseUrl).href),
    press: (role, name, pointer = 'mouse') =>
      pressAt(`place(find(${thing(role, name)}))`, `${role} ${name}`, pointer),
    async mark(whose, mark, pointer) {
      await person.press('button', `Inny wpis: ${whose}`, pointer);
      await pressAt(
        `place(find(${thing('radio', mark)}, ${pattern(whose)}))`,
        `${mark} of ${whose}`,
        pointer,
      );
    },
    sees: (role, name) => until(`find(${thing(role, name)}) !== null`, `no ${role} ${name}`),
    seesNo: (role, name) => until(`find(${thing(role, name)}) === null`, `still a ${role} ${name}`),
    reads: (text) => until(`${pattern(text, false)}.test(document.body.innerText)`, `nowhere ${text}`),
    async fill(name, text) {
      await person.press('textbox', name);
      await person.hasFocusOn('textbox', name);
      await tab.key('a', 'Control');
      await tab.type(text);
    },
    canDoWithoutNetwork: () =>
      until(`navigator.serviceWorker.controller?.state === 'activated'`, 'no service worker'),
    turnsTo: (width) => tab.resize(width),
    key: (key, held) => tab.key(key, held),
    type: (text) => tab.type(text),
    async isShown(title) {
      const giveUpAt = Date.now() + patienceMs;
      let titles = '';
      while (!title.test(titles)) {
        if (Date.now() > giveUpAt) throw new Error(`${title} is not shown, but “${titles}”`);
        await wait(200);
        titles = String(
          await tab.run(
            `navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map(({ title }) => title).join('\\n'))`,
          ),
        );
      }
    },
    hasFocusOn: (role, name) =>
      until(`is(document.activeElement, ${thing(role, name)})`, `the focus is not on ${role} ${name}`),
    hasValue: (name, value) =>
      until(
        `find(${thing('textbox', name)})?.value === ${JSON.stringify(value)}`,
        `${name} is not “${value}”`,
      ),
    async hears(role, name) {
      await person.sees(role, name);
      await ask(`void (globalThis.tatamiFound = find(${thing(role, name)})) ?? null`);
      if (!(await tab.tells('globalThis.tatamiFound', role, name)))
        throw new Error(`no screen reader is told of ${role} ${name}`);
    },
    downloaded: (name) => tab.downloaded(name),
    seesForcedColours: () => until(`matchMedia('(forced-colors: active)').matches`, 'no forced colours'),
    async finds() {
      const ovals = await ask<string[]>('ovals()');
      if (ovals.length > 0) throw new Error(`no longer round: ${ovals.slice(0, 3).join(', ')}`);
      const found =
        await tab.run(`axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
        .then(({ violations }) => JSON.stringify(violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => id + ' ' + target))))`);
      const faults = JSON.parse(String(found)) as string[];
      if (faults.length > 0) throw new Error(`axe: ${faults.slice(0, 3).join('; ')}`);
    },
    async signIn(username, { remember } = { remember: false }) {
      await person.open('/favicon.svg');
      await tab.run(`void (document.cookie = 'tatami.cookies=accepted;path=/')`);
      await person.open('/login');
      if (remember) await person.press('checkbox', 'Zapamiętaj mnie na tym urządzeniu');
      await person.fill(/^Nazwa użytkownika/, username);
      await person.key('Tab');
      await person.hasFocusOn('textbox', 'Hasło');
      await tab.type('tatami-demo');
      await person.key('Enter');
      await person.sees('heading', /^Cześć/);
    },
    async sharesTheLine(path) {
      // A browser opens what a press asks for, and nothing else.
      await ask(`void addEventListener('click', () => {
        globalThis.tatamiOther = open(${JSON.stringify(path)});
      }, { once: true }) ?? null`);
      await pressAt(`place(document.querySelector('h1'))`, 'heading', 'mouse');
      await person.readsInTheOther('Na żywo');
      const told = await tab.run(`navigator.locks.query().then(({ held, pending }) =>
        [held, pending].map((locks) => locks.filter(({ name }) => name.endsWith('/hub')).length).join())`);
      if (told !== '1,1') throw new Error(`${told} tabs have a line, and wait for it`);
    },
    readsInTheOther: (text) =>
      until(
        `${pattern(text, false)}.test(globalThis.tatamiOther?.document.body?.innerText)`,
        `nowhere in the other tab ${text}`,
      ),
    async closesTheOther() {
      await ask('void tatamiOther.close() ?? null');
    },
  };
  return person;
}

const pattern = (name: string | RegExp, whole = true) => {
  if (name instanceof RegExp) return String(name);
  const escaped = name.replaceAll(/[.*+?^$()[\]{}|\\/]/g, '\\$&');
  return whole ? `/^${escaped}$/` : `/${escaped}/`;
};

/** What the page is asked with: names as axe works them out, the same in each engine. */
const inPage = `
  const roleOf = (element) => {
    if (element.matches('input[type=password], input[type=search]')) return 'textbox';
    return axe.commons.aria.getRole(element);
  };
  const nameOf = (element) => element.role === 'status' ? element.innerText.trim() : axe.commons.text.accessibleText(element).trim();
  const is = (element, role, name) => !!element && roleOf(element) === role && name.test(nameOf(element));
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  const tags = { button: 'button', link: 'a', textbox: 'input, textarea', heading: 'h1, h2, h3', combobox: 'input, select', radio: 'input', checkbox: 'input', switch: 'input', navigation: 'nav' };
  const isOf = (element, group) => !group || is(element.closest('[role=radiogroup]'), 'radiogroup', group);
  const find = (role, name, group) => [...document.querySelectorAll((tags[role] ?? 'dialog') + ', [role=' + role + ']')]
    .find((element) => isSeen(element) && is(element, role, name) && isOf(element, group)) ?? null;
  const ovals = () => [...document.body.querySelectorAll('*')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return isSeen(element) && getComputedStyle(element).borderRadius === '50%' && Math.abs(width - height) > 1;
  }).map(({ className, textContent }) => className + ' ' + textContent);
  const told = (element) => element ? roleOf(element) + ' ' + nameOf(element).slice(0, 60) + ' <' + element.localName + '>' : 'nothing';
  const place = (element) => {
    if (!element || element.matches(':disabled')) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (element.contains(hit) || hit.contains(element)) ? [x, y] : null;
  };
`;
