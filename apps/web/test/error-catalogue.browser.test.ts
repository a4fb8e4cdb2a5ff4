import type { TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { tableTexts } from '@tatami/tables/table-texts';
import type { I18n } from '@tatami/web-runtime/i18n-context';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { entryRoutes } from '../src/app/entry-routes.ts';
import { routes } from '../src/app/routes.ts';
import { queryClient } from '../src/lib/api/query-client.ts';
import { listedPlaces } from '../src/tables/index.ts';
import { exampleAnswer, exampleBody, writes } from './example-server.ts';
import {
  alertSays,
  all,
  allIsWell,
  asInExample,
  becomeReady,
  button,
  type Call,
  expectFormSays,
  expectSaid,
  expectStale,
  fill,
  follow,
  id,
  isWrite,
  open,
  openAnew,
  press,
  pressNamed,
  rows,
  saidOf,
  server,
  startApp,
  submit,
  texts,
  until,
  untilAllIsRead,
  viewerId,
} from './failing-club.ts';
import { besideLists, choose, type Play, pagePlays } from './page-plays.ts';

/**
 * What becomes of a failure is decided once for all places of a kind, as for all lists, so failures take turns: a place
 * meets every fourth of them, and the next place of its kind begins with the next one. A place always meets those that it
 * makes something of its own of. With `EVERY_TURN=1` each place meets all.
 */
function failuresOf(kind: string, own: readonly string[] = []): typeof rows {
  const before = places.get(kind) ?? [];
  const met = rows.filter(
    ({ failure }, row) =>
      import.meta.env.EVERY_TURN || row % 4 === before.length % 4 || own.includes(failure),
  );
  places.set(kind, [...before, met]);
  return met;
}

/** The failures that each place meets, by the kind of place. */
const places = new Map<string, (typeof rows)[]>();

/** What depends on a form: which of its fields is wrong, and how two versions of its row are put beside each other. */
const ofFields = ['400'];
const ofVersions = ['409', '412'];

beforeAll(startApp);

afterEach(() => {
  server.failing = null;
  server.storedVersion = undefined;
});

const tables = await Promise.all(listedPlaces.map(({ load }) => load()));
/** What a new row needs that no example says: who is grown up comes without a guardian. */
const own: Readonly<Record<string, Record<string, unknown>>> = {
  student: { birthDate: '1990-05-01', section: 'adult' },
};
/** Where people look at the rows in another way first. */
const secondViews = ['/dojo/training', '/dojo/technik', '/adm/rightto'];
const viewer = { whoami: { id: viewerId }, has: () => true };

const named = tables.map((table) => [table.place.table as string, table] as const);

describe.each(named)('%s', (name, table) => {
  const path = table.place.list?.path ?? '';
  const address = (search: Record<string, string>) => {
    const params = new URLSearchParams({ ...(secondViews.includes(path) && { view: 'list' }), ...search });
    return params.size === 0 ? path : `${path}?${params}`;
  };
  const { access } = table.contract;
  const isList = ({ method, path: asks }: Call) => method === 'GET' && asks === `/${name}`;
  const fields = (table.fields ?? {}) as Readonly<Record<string, { Input?: unknown }>>;
  /** One that the form draws by its rules. */
  const plainField = () =>
    all('dialog [name]')
      .map((control) => control.getAttribute('name') ?? '')
      .find((field) => field in table.rules && !fields[field]?.Input) ?? '';
  const isWrite = ({ method }: Call) => method !== 'GET';

  describe('its list, asked anew', () => {
    beforeAll(() => open(address({})));

    // What nobody has asked for yet: other words, or another page where the server looks for none.
    const unread = (failure: string) =>
      table.list.isSearched === false
        ? { page: String(2 + rows.findIndex((row) => row.failure === failure)) }
        : { q: failure };

    test.each(failuresOf('list'))('$failure is $list', async ({ failure, list }) => {
      server.failing = { failure, fails: isList };
      server.asked.length = 0;
      await open(address(unread(failure)));
      await expectSaid(list, {
        'said in its place': async () => {
          await until(() => alertSays(saidOf(failure), 'main'));
          expect(location.pathname).toBe(path);
        },
        'the menu and the buttons follow': () =>
          until(() => server.asked.some((call) => call.path.startsWith('/users/hasrightto'))),
        'with “try again”': () => until(() => button('Spróbuj ponownie', 'main')),
        'asked for again once the server is ready': async () => {
          await becomeReady();
          await until(() => !alertSays('', 'main') && all('main tbody tr')[0]);
        },
      });
    });

    test.each(failuresOf('list that is there').filter(({ failure }) => failure !== '401'))(
      'at $failure the rows that are there stay, and it is said since when they are as they are',
      async ({ failure }) => {
        await open(address({}));
        // A row that is not there yet says nothing.
        await until(() => all('main tbody tr')[0]?.textContent);
        const { length: count } = all('main tbody tr');
        await expectStale(address({}), failure, isList);
        expect(all('main tbody tr')).toHaveLength(count);
      },
    );
  });

  if (table.Drawer && access.update) {
    describe('a row that is not listed', () => {
      beforeAll(() => openAnew(address({})));

      test.each(failuresOf('row'))('$failure is $list', async ({ failure, list }) => {
        const other = `0193a1c5-8f00-7000-8000-000000000${failure === 'no answer' ? '999' : failure}`;
        server.failing = { failure, fails: ({ path: asked }) => asked === `/${name}/${other}` };
        server.asked.length = 0;
        follow(address({ edit: other }), true);
        await expectInPlace(failure, list, 'main');
      });
    });

    describe('the form of a row', () => {
      beforeAll(() => openForm(address({ edit: id })));

      test('a conflict whose other version can’t be read is said above the fields', async () => {
        server.failing = { failure: '412', fails: (call) => isWrite(call) || call.path === `/${name}/${id}` };
        submit();
        await until(() => alertSays(saidOf('412'), 'dialog'));
      });

      test.each(failuresOf('form of a row', [...ofFields, ...ofVersions]))(
        '$failure is $form',
        async ({ failure, form }) => {
          const wrongField = plainField();
          server.failing = { failure, fails: isWrite, wrongField };
          server.storedVersion = failure === '412' ? 98 : undefined;
          server.asked.length = 0;
          submit();
          await expectFormSays(failure, form, { changesRow: true });
        },
      );
    });
  }

  // A right is chosen from a list that the page itself makes; the journey of rights fills that in.
  if (table.Drawer && access.create && name !== 'rightto') {
    describe('the form of a new row', () => {
      beforeAll(async () => {
        const body = { ...exampleBody('POST', `/${name}`), ...own[name] };
        const references = Object.keys(body).filter((field) => table.rules[field]?.reference);
        await openForm(
          address({ edit: 'new', ...Object.fromEntries(references.map((field) => [field, id])) }),
        );
        fill(body, table.rules);
        // What is chosen of several no address says, and nobody types.
        if (name === 'webhook') await choose('dialog');
      });

      test.each(failuresOf('form of a new row', ofFields))('$failure is $form', async ({ failure, form }) => {
        const wrongField = plainField();
        server.failing = { failure, fails: isWrite, wrongField };
        submit();
        await expectFormSays(failure, form);
      });
    });
  }

  const t = (key: string) => texts[key] ?? key;
  const ofSeveral =
    table.bulk?.({ t } as unknown as I18n, tableTexts(t as never, name as TableName), viewer as never) ?? [];
  describe.each(ofSeveral)('$label, of several rows', (deed) => {
    playAction('action on several rows', {
      name: deed.label,
      begin: async () => {
        const patch = patchFor(name, table.rules, (row) =>
          'change' in deed
            ? typeof deed.change(row as never, 'left') === 'object'
            : deed.refuse?.(row as never) === undefined,
        );
        server.rowOf = (of, row) => (of === name ? { ...row, ...patch } : row);
        await openAnew(address({}));
        (await until(() => all('main tbody input[type=checkbox]')[0])).click();
      },
      send: async () => {
        await pressNamed(deed.label, 'main');
        if (deed.options) {
          (await until(() => all('dialog input[type=radio]').at(-1))).click();
          await press('bulk.change', 'dialog');
        }
        if (deed.question) await pressNamed(deed.label, '[role=alertdialog]');
      },
    });
    afterAll(allIsWell);
  });

  const offers = Object.entries(table.actions ?? {}) as [string, Offer][];
  const deeds = table.Drawer
    ? [
        ...offers.map(([deed, offer]) => ({
          deed,
          patch: patchFor(name, table.rules, (row) => offer.when(row as never, viewer as never)),
        })),
        // What nobody changes has no form, and is removed with others.
        ...(access.remove && access.update
          ? [
              {
                deed: 'remove',
                patch: patchFor(
                  name,
                  table.rules,
                  (row) => !table.keeps?.(row as never) && !table.isLocked?.(row as never),
                ),
              },
            ]
          : []),
      ]
    : [];
  describe.each(deeds)('$deed', ({ deed, patch }) => {
    const [label = '', confirm = label] =
      deed === 'remove' ? [texts[`${name}.remove`] ?? 'Usuń', 'Usuń'] : [texts[`${name}.action.${deed}`]];

    beforeAll(async () => {
      server.rowOf = (of, row) => (of === name ? { ...row, ...patch } : row);
      // What was read before has another row.
      await open('/pages/notfound');
      queryClient.removeQueries({ queryKey: [name] });
      await openForm(address({ edit: id }));
      (await until(() => button(label, 'dialog'))).click();
      await until(() => all('[role=alertdialog] button')[0]);
      fill(exampleBody('POST', `/${name}/${id}/${deed}`), {});
    });

    afterAll(() => {
      server.rowOf = asInExample;
    });

    test.each(failuresOf('action on a row'))('$failure is $action', async ({ failure, action }) => {
      server.failing = { failure, fails: isWrite };
      button(confirm, '[role=alertdialog]')?.click();
      await expectSaid(action, {
        'said in a message': async () => {
          await until(() => alertSays(saidOf(failure), '[role=alertdialog]'));
          // What is in use can be put out of use instead, which fails as well.
          const retire = button('Wyłącz z użycia', '[role=alertdialog]');
          retire?.click();
          if (retire) await until(() => alertSays(saidOf(failure), 'section[popover]'));
        },
      });
    });
  });
});

/** What a page has beside a list of its rows and the forms of those; some have nothing that could fail. */
const played = Object.entries({ ...pagePlays, ...besideLists }).filter(
  ([, plays]) => Object.keys(plays).length > 0,
);

test('every page is played, or said to have nothing that could fail', () => {
  const lists = listedPlaces.map(({ place }) => place.list.path as string);
  const paths = [...entryRoutes, ...routes].map((route) => route.path as string);
  expect(Object.keys(pagePlays).sort()).toEqual(paths.filter((path) => !lists.includes(path)).sort());
  expect(lists).toEqual(expect.arrayContaining(Object.keys(besideLists)));
});

describe.each(played)('%s', (path, { answers, shows, parts = [], forms = [], actions = [] }) => {
  const address = path.replace(/:\w+/, id);

  if (shows) {
    describe('read anew', () => {
      beforeAll(async () => {
        allIsWell();
        server.answers = answers?.() ?? {};
        await openAnew(address);
        await untilAllIsRead();
      });

      test.each(failuresOf('page that is there').filter(({ failure }) => failure !== '401'))(
        'at $failure what is there stays, and it is said since when it is as it is',
        async ({ failure }) => {
          server.answers = answers?.() ?? {};
          await open(address);
          await until(() => document.querySelector('main')?.textContent?.includes(shows));
          await expectStale(address, failure, isOfPage);
          expect(document.querySelector('main')?.textContent).toContain(shows);
        },
      );

      test('401 is `/login`, then back', async () => {
        await open(address);
        server.failing = { failure: '401', fails: isOfPage };
        await open(address);
        await expectSaid('`/login`, then back', {});
      });
    });
  }

  describe.each(parts)('$name', ({ begin, fails, within = 'main', own = {} }) => {
    test.each(failuresOf('part of a page', Object.keys(own)))(
      '$failure is $list',
      async ({ failure, list }) => {
        await begin({ failure, fails });
        const alone = own[failure];
        if (alone) return void (await alone());
        await expectInPlace(failure, list, within);
      },
    );
  });

  describe.each(forms)('the form of $name', (play) => playForm(play));
  describe.each(actions)('$name', (play) => playAction('action of a page', play));
});

/** Holds that what was asked for stands where it would have been. */
const expectInPlace = (failure: string, cell: string, within: string) =>
  expectSaid(cell, {
    'said in its place': () => until(() => alertSays(saidOf(failure), within)),
    'the menu and the buttons follow': () =>
      until(() => server.asked.some((call) => call.path.startsWith('/users/hasrightto'))),
    'with “try again”': () => until(() => button('Spróbuj ponownie', within)),
    'asked for again once the server is ready': async () => {
      await becomeReady();
      await until(() => !alertSays('', within));
    },
  });

function playForm({ begin, send, fails = isWrite, wrongField = '', own = {}, ...said }: Play): void {
  let stands = false;
  const ofForm = [...ofFields, ...(said.changesRow ? ofVersions : []), ...Object.keys(own)];
  test.each(failuresOf('form of a page', ofForm))('$failure is $form', async ({ failure, form }) => {
    // One that is closed for a while, or has led away, is opened again.
    if (!stands || failure === '401') await begin();
    // What failed before is settled.
    await until(() => !all('button[aria-busy=true]')[0]);
    const alone = own[failure];
    stands = !alone;
    server.failing = { failure, fails, wrongField };
    server.storedVersion = said.changesRow && failure === '412' ? 98 : undefined;
    server.asked.length = 0;
    await send();
    if (alone) await alone();
    else await expectFormSays(failure, form, said);
  });
}

function playAction(kind: string, play: Play): void {
  const { begin, send, fails = isWrite, within = 'body', path, isAnew, own = {} } = play;
  let stands = false;
  test.each(failuresOf(kind, Object.keys(own)))('$failure is $action', async ({ failure, action }) => {
    if (!stands) await begin();
    const alone = own[failure];
    stands = !alone && !isAnew;
    server.failing = { failure, fails };
    const words = saidOf(failure, path);
    expect(alertSays(words, within)).toBe(false);
    await send();
    if (alone) await alone();
    else
      await expectSaid(action, {
        'said in a message': () =>
          until(() => (path ? document.body.textContent?.includes(words) : alertSays(words, within))),
      });
  });
}

const isOfPage = ({ method, path }: Call) =>
  method === 'GET' && !['/authinfo/whoami', '/about'].includes(path) && !path.endsWith('/picture');

test('each failure is met in every kind of place', () => {
  for (const [kind, met] of places) expect(new Set(met.flat()), kind).toEqual(new Set(rows));
});

/** What no page asks for, or what is only said to help: how a form would turn out, and that somebody has read something. */
const notOfPages = [
  // How an article is written: e2e/src/journeys/article-editor.test.ts.
  'DELETE /article/{id}/writing/draft',
  'DELETE /article/{id}/writing/preview-link/{link}',
  // A section's picture goes along with the club's page: e2e/src/journeys/landing-words.test.ts.
  'DELETE /landing-section/{id}/picture',
  'DELETE /training-series/{id}',
  // A file has to have come first: e2e/src/journeys/announcement-files.test.ts and homework-files.test.ts.
  'POST /announcement-file/{id}/discard',
  'POST /announcement-file/{id}/restore',
  'POST /announcement-reader/{id}/see',
  'POST /article/{id}/writing/picture',
  'POST /article/{id}/writing/preview-link',
  'POST /article/{id}/writing/version',
  'POST /homework-file/{id}/discard',
  'POST /homework-file/{id}/restore',
  'POST /landing',
  'POST /landing/preview',
  // The form that whoever is new fills in stands on no page of the app: apps/api/test/lead.test.ts.
  'POST /lead/request',
  'POST /oauth/revoke',
  'POST /training-series/preview',
  'POST /training/{id}/hold',
  // The same: what a picture shows.
  'PUT /announcement-file/{id}',
  'PUT /article/{id}/writing/draft',
  'PUT /article/{id}/writing/picture/{picture}',
  // The club's page is saved whole.
  'PUT /club-contact/{id}',
  'PUT /landing-section/{id}',
  'PUT /landing-section/{id}/picture',
  'PUT /price/{id}',
];

test('every write of the contract has failed that a page makes', () => {
  // Files and changes of several rows are of one make for all tables.
  // A ticket is asked for when a page has come to rest, which not each does that is played.
  const single = writes.filter((write) => !write.endsWith('/batch') && write !== 'POST /tickets');
  expect(single.filter((write) => !server.failed.has(write)).sort()).toEqual(notOfPages);
});

interface Offer {
  when: (row: never, viewer: never) => boolean;
}

async function openForm(address: string): Promise<void> {
  await open(address);
  await until(() => all('dialog[open] form')[0] && all('dialog [name]')[0]);
  await until(() => queryClient.isFetching() === 0);
}

/** What has to be so of a row for an action to be offered with it. */
function patchFor(
  name: string,
  rules: Readonly<Record<string, FieldRules>>,
  isOne: (row: object) => boolean,
): Record<string, unknown> {
  const row = exampleAnswer('GET', `/${name}/${id}`) as object;
  const patches = [
    {},
    ...Object.entries(row).flatMap(([field, value]) =>
      typeof value === 'boolean' ? [{ [field]: !value }] : [],
    ),
    ...Object.entries(rules).flatMap(([field, { enum: choices = [], nullable }]) =>
      [...choices, ...(nullable ? [null] : [])].map((value) => ({ [field]: value })),
    ),
  ];
  const found = patches.find((patch) => isOne({ ...row, ...patch }));
  if (!found) throw new Error(`No row of ${name} offers it.`);
  return found;
}
