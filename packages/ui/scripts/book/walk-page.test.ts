import { fileURLToPath } from 'node:url';
import { findChromium } from '@tatami/tooling';
import { type Browser, chromium, type Page as Frame } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstPages, groups, ownPages, wholePages } from '../../.storybook/groups.ts';
import { lacksOf, pagesOf } from './expected.ts';
import { readAlone, turnToAlone } from './walk-alone.ts';
import { readFrame } from './walk-frame.ts';
import { addJudge, readPage, readTurned, turned, upright } from './walk-page.ts';

let browser: Browser;
let frame: Frame;
beforeAll(async () => {
  browser = await chromium.launch(await findChromium());
  frame = await browser.newPage();
  await addJudge(frame);
  await frame.goto('about:blank');
});
afterAll(() => browser.close());

const built = {
  index: {
    entries: {
      'doing-press--docs': entry('docs', 'press--docs'),
      'doing-press--default': entry('story', 'press--default'),
      'doing-press--phone': entry('story', 'press--phone'),
    },
  },
  facts: [
    {
      docsId: 'doing-press--docs',
      name: 'Press',
      unit: 'Press',
      isNew: false,
      purpose: { pl: 'Nacisnąć', en: 'Press' },
      alias: [],
    },
  ],
  props: { Press: { Press: 2 } },
};

function entry(type: string, id: string) {
  return { id: `doing-${id}`, title: 'Doing/Press', type, tags: ['autodocs'] };
}

test('the sources say what stands on a page', () => {
  expect(pagesOf(built)).toEqual([
    {
      id: 'doing-press--docs',
      title: 'Doing/Press',
      tabs: 5,
      stories: ['doing-press--default', 'doing-press--phone'],
      props: { Press: 2 },
    },
  ]);
  expect(lacksOf(built)).toEqual([]);
});

test('a component without a page, a guide or props is seen', () => {
  const [facts] = built.facts;
  const bare = facts ? [{ ...facts, purpose: null }] : [];
  expect(lacksOf({ index: { entries: {} }, facts: bare, props: {} })).toEqual([
    'Press has no page',
    'Press has no guide',
    'Press has no props',
  ]);
});

const page = {
  id: 'doing-press--docs',
  title: 'Press',
  tabs: 1,
  stories: ['doing-press--default', 'doing-press--phone'],
  props: { Press: 1 },
};

const sound = `<!doctype html>
<html lang="en" class="lara-dark-indigo" dir="rtl"><title>Press</title>
<main><h1>Press</h1><div>
  <div role="tablist"><button role="tab">Examples</button></div>
  <section data-story="doing-press--default">
    <div data-live=""><div data-drawn="whole"><b>Zapisz się</b></div></div>
    <figure><code>const saved = true;</code></figure>
  </section>
  <section data-story="doing-press--phone">
    <iframe title="Phone" src="about:blank?alone=doing-press--phone"></iframe>
    <figure><code>const saved = true;</code></figure>
  </section>
  <section data-props="Press"><table><tr data-prop="label">
    <th scope="row">label</th><td>string</td><td>What it says.</td>
  </tr></table></section>
</div></main></html>`;

const fromTheFront = async () => (await readPage(frame, page)).faults;
const fromTheOtherSide = () => readTurned(frame, page);

async function faultsOf(read: () => Promise<string[]>, html: string): Promise<string[]> {
  await frame.setContent(html);
  return read();
}

test('a page of no words at all is seen', async () => {
  expect((await faultsOf(fromTheFront, '<main></main>')).join()).toContain('axe has seen nothing');
});

test('a sound page has no fault, from either side', async () => {
  expect(await faultsOf(fromTheFront, sound)).toEqual([]);
  expect(await faultsOf(fromTheOtherSide, sound)).toEqual([]);
});

test.each([
  ['a part', '<button role="tab">Examples</button>', '', 'it has 0 parts, not 1'],
  ['a story', 'data-story="doing-press--phone"', '', 'doing-press--phone: it is not there'],
  [
    'a frame',
    '<iframe title="Phone" src="about:blank?alone=doing-press--phone"></iframe>',
    '',
    'doing-press--phone: it is missing',
  ],
  ['the drawing', '"whole"', '"awaited"', 'doing-press--default: it is awaited'],
  [
    'a story that draws',
    '<div data-drawn="whole"><b>Zapisz się</b></div>',
    '<div data-drawn="failed"></div><p role="alert">No club</p>',
    'doing-press--default: it is failed, No club',
  ],
])('what lacks %s is seen from either side', async (_, there, instead, fault) => {
  for (const read of [fromTheFront, fromTheOtherSide]) {
    const faults = await faultsOf(read, sound.replace(there, instead));
    expect(faults.join('\n')).toContain(`: ${fault}`);
  }
});

test.each([
  ['an error', '<h1>', '<p role="alert">Error: no facts</p><h1>', 'Error: no facts'],
  ['code', '<code>const saved = true;</code>', '<code></code>', 'it has no code'],
  ['a minified name', 'const saved = true;', '&lt;xe /&gt;', 'its code draws xe'],
  ['a row of props', 'data-prop="label"', '', '0 props of Press are told, not 1'],
  ['a type', '<td>string</td>', '<td></td>', 'Press.label has no type'],
  ['what a prop is', 'What it says.', '', 'nothing is said of Press.label'],
  ['a finding of axe', '<h1>', '<img src="data:,"><h1>', 'axe finds image-alt at img'],
])('%s is seen', async (_, there, instead, fault) => {
  expect((await faultsOf(fromTheFront, sound.replace(there, instead))).join('\n')).toContain(fault);
});

test.each([
  ['another look', 'lara-dark-indigo', 'lara-light-indigo', 'the page wears'],
  ['Polish', '<h1>Press', '<h1>Naciśnij', 'it says Naciśnij'],
  ['no text', '<h1>', '<p></p><h1>', 'a p says nothing'],
  ['what nobody has written', '<h1>Press', '<h1>undefined', 'it says undefined'],
  ['a colour too faint', '<b>', '<b style="color: #eee; background: #fff">', 'axe finds color-contrast at b'],
])('%s is seen from the other side', async (_, there, instead, fault) => {
  expect((await faultsOf(fromTheOtherSide, sound.replace(there, instead))).join('\n')).toContain(fault);
});

const phone = {
  story: 'doing-press--phone',
  address: 'http://book/iframe.html?id=doing-press--docs&alone=doing-press--phone',
  width: 390,
  height: 640,
};
const alone = `<!doctype html>
<html lang="en" class="lara-dark-indigo" dir="rtl"><title>Press</title><div>
  <div data-of="doing-press--phone" data-drawn="whole" data-own="{}"><b>Zapisz się</b></div>
</div></html>`;
const aloneUpright = alone.replace(
  'lang="en" class="lara-dark-indigo" dir="rtl"',
  'lang="pl" class="lara-light-indigo" dir="ltr"',
);

test('a story in a frame of its own has no fault where it is drawn whole, in what was asked for', async () => {
  expect(await faultsOf(() => readAlone(frame, phone, turned), alone)).toEqual([]);
  expect(await faultsOf(() => readAlone(frame, phone, upright), aloneUpright)).toEqual([]);
  const itsOwn = alone.replace('"{}"', `'{"dir":"ltr"}'`).replace('"rtl"', '"ltr"');
  expect(await faultsOf(() => readAlone(frame, phone, turned), itsOwn)).toEqual([]);
});

test.each([
  [
    'that does not draw',
    '"whole" data-own="{}"><b>Zapisz się</b></div>',
    '"failed"></div><p role="alert">No club</p>',
    'it is failed, No club',
  ],
  ['in another theme', 'lara-dark-indigo', 'lara-light-indigo', 'the page wears lara-light-indigo, rtl, en'],
  ['in another direction', 'dir="rtl"', 'dir="ltr"', 'the page wears lara-dark-indigo, ltr, en'],
  ['in another language', 'lang="en"', 'lang="pl"', 'the page wears lara-dark-indigo, rtl, pl'],
  [
    'in a colour too faint',
    '<b>',
    '<b style="color: #eee; background: #fff">',
    'axe finds color-contrast at b',
  ],
])('a story in a frame of its own %s is seen', async (_, there, instead, fault) => {
  expect(await faultsOf(() => readAlone(frame, phone, turned), alone.replace(there, instead))).toEqual([
    `doing-press--phone, alone: ${fault} (in English, dark)`,
  ]);
});

/** A book whose stories draw nothing that is of any height; one of them never comes to an end. */
const drawing = `<!doctype html><body><script>
  const draw = () => {
    const alone = new URLSearchParams(location.search).get('alone');
    const state = alone.endsWith('endless') ? 'awaited' : 'whole';
    document.body.innerHTML = '<div data-of="' + alone + '" data-drawn="' + state + '"></div>';
  };
  addEventListener('popstate', draw);
  window.__STORYBOOK_ADDONS_CHANNEL__ = { emit: (event, { storyId }) => {
    history.replaceState({}, '', location.search.replace(/id=[^&]*/, 'id=' + storyId));
    setTimeout(draw);
  } };
</script>`;

test('a frame goes from story to story, of its page and of others, as large as each is there', async () => {
  const own = await browser.newPage();
  own.setDefaultTimeout(1000);
  await own.route('http://book/**', (route) => route.fulfill({ body: drawing, contentType: 'text/html' }));
  await own.goto('http://book/iframe.html?id=doing-press--docs&alone=doing-press--default');
  await turnToAlone(own, phone);
  expect(await own.evaluate(() => [location.search, innerWidth, innerHeight])).toEqual([
    '?id=doing-press--docs&alone=doing-press--phone',
    390,
    640,
  ]);
  const address = phone.address.replaceAll('press', 'pull');
  await turnToAlone(own, { ...phone, story: 'doing-pull--phone', address });
  expect(own.url()).toContain('?id=doing-pull--docs&alone=doing-pull--phone');
  await expect(turnToAlone(own, { ...phone, story: 'doing-press--endless' })).rejects.toThrow('Timeout');
  await own.close();
});

const face = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
);
const written = (family: string) =>
  `<style>@font-face { font-family: '${family}'; src: url('/face.woff2') }</style>
  <p style="font-family: '${family}'">Tatami</p>`;
const item = (name: string) => `<p class="sidebar-item"><a>${name}</a></p>`;
const places = [...firstPages, ...groups.flatMap(({ pages }) => pages)];
const around = `<!doctype html>${written('Figtree Variable')}${written('Brygada 1918')}
<div class="sidebar-header"><a><svg></svg> Tatami</a></div>
${[...groups.map(({ name }) => name.en), wholePages.en].map((name) => `<p class="sidebar-subheading">${name}</p>`).join('')}
${places.map((place) => item(ownPages[place]?.en ?? place.split('/')[0] ?? '')).join('')}
<input id="storybook-explorer-searchfield">
<div id="storybook-explorer-menu"><p role="option">FilterChips</p><p role="option">FilterBar</p></div>`;

async function faultsAround(html: string): Promise<string[]> {
  const own = await browser.newPage();
  own.setDefaultTimeout(1000);
  own.setDefaultNavigationTimeout(30_000);
  await own.route('http://book/**', (route) =>
    route.request().url().endsWith('.woff2')
      ? route.fulfill({ path: face })
      : route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await own.goto('http://book/index.html');
  const faults = await readFrame(own, 'en');
  await own.close();
  return faults;
}

test('what the frame around the pages lacks is seen', async () => {
  expect(await faultsAround(around)).toEqual([]);
  const without = (part: string) => faultsAround(around.replace(part, ''));
  expect(await without('<svg></svg>')).toEqual(['The frame (en): it has no mark']);
  expect(await without(written('Brygada 1918'))).toEqual([
    'The frame (en): it isn’t written in Brygada 1918',
  ]);
  expect(await without(item('Select'))).toEqual(['The frame (en): it doesn’t list Select']);
  expect((await without('<p class="sidebar-subheading">Doing</p>')).join()).toContain('its groups are');
  expect(await without('<p role="option">FilterBar</p>')).toEqual([
    'The frame (en): “zawęzić” leads to no FilterBar',
    'The frame (en): “narrow” leads to no FilterBar',
  ]);
});
