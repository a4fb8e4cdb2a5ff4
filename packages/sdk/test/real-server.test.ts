import { beforeAll, describe, expect, inject, test } from 'vitest';
import contract from '../openapi.json' with { type: 'json' };
import { type Club, type ClubApiError, createClub, saveAll } from '../src/index.ts';
import { workplaceRules } from '../src/rules/workplace.ts';
import { faultsOf } from '../src/rules.ts';
import { toTexts } from '../src/texts.ts';

const { baseUrl, ...admin } = inject('club');
const club = createClub({ baseUrl, language: 'en' });

beforeAll(() => club.signIn(admin));

/** Names are unique on the server, which all tests share. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

describe('a session', () => {
  test('knows who is signed in, their groups and rights', async () => {
    expect(await club.whoami()).toMatchObject({ username: 'admin', student: null });
    expect(await club.profile()).toMatchObject({ username: 'admin', status: 'active' });
    expect(await club.owner()).toEqual({ students: [] });
    expect(await club.roles()).toEqual(['Administrators']);
    expect(await club.rights.check(['Menu:Rights', 'Student:Write'])).toEqual({
      'Menu:Rights': true,
      'Student:Write': true,
    });
    expect(await club.rights.has('Menu:Administration')).toBe(true);
  });

  test('is over on the server once signed out', async () => {
    const other = createClub({ baseUrl });
    await other.signIn({ ...admin, remember: true });
    const token = other.session.getToken() ?? '';
    await other.signOut();

    const thief = createClub({ baseUrl });
    thief.session.save(token);
    await expect(thief.whoami()).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
    expect(thief.session.isSignedIn()).toBe(false);
  });

  test('ends with the next sign-in in its place: the old token is dead, the new one another', async () => {
    const other = createClub({ baseUrl });
    await other.signIn(admin);
    const planted = other.session.getToken() ?? '';
    await other.signIn(admin);
    expect(other.session.getToken()).not.toBe(planted);
    expect(await other.roles()).toEqual(['Administrators']);

    const whoPlantedIt = createClub({ baseUrl });
    whoPlantedIt.session.save(planted);
    await expect(whoPlantedIt.whoami()).rejects.toMatchObject({ status: 401 });
  });

  test('is refused with a wrong password', async () => {
    const wrong = createClub({ baseUrl }).signIn({ ...admin, password: 'guessed' });
    await expect(wrong).rejects.toMatchObject({
      code: 'access-denied',
      message: 'Nazwa użytkownika lub hasło są nieprawidłowe.',
    });
  });
});

describe('a table', () => {
  const workplaces = club.table('workplace');

  test('is written, read, changed and cleared', async () => {
    const name = unique('Dojo Wrzeszcz');
    const created = await workplaces.save({ name, city: 'Gdańsk', capacity: 30 });
    expect(created).toMatchObject({ name, version: 1, active: true, address: null });
    expect(await workplaces.get(created.id)).toEqual(created);

    const changed = await workplaces.save({ ...created, city: null });
    expect(changed).toMatchObject({ name, city: null, version: 2 });

    await workplaces.remove(created.id);
    await expect(workplaces.get(created.id)).rejects.toMatchObject({ status: 404 });
  });

  test('gives the fields that are asked for; what they lack keeps its value when they are saved', async () => {
    const mark = unique('Wycinek');
    const whole = await workplaces.save({ name: `${mark} A`, city: 'Gdańsk', capacity: 30 });
    await workplaces.save({ name: `${mark} B`, city: 'Sopot' });
    const { results } = await workplaces.list({ q: mark, sort: 'city', fields: ['name', 'capacity'] });
    expect(results.map(({ name, capacity }) => [name, capacity])).toEqual([
      [`${mark} A`, 30],
      [`${mark} B`, null],
    ]);
    expect(Object.keys(results[0] ?? {}).filter((field) => field !== '_links')).toEqual(['name', 'capacity']);
    const names: string[] = [];
    for await (const { name } of workplaces.all({ q: mark, size: 1, sort: 'city,desc', fields: ['name'] }))
      names.push(name);
    expect(names).toEqual([`${mark} B`, `${mark} A`]);

    const part = await workplaces.get(whole.id, { fields: ['id', 'version', 'name'] });
    const moved = await workplaces.save({ ...part, name: `${mark} C` });
    expect(moved).toMatchObject({ name: `${mark} C`, city: 'Gdańsk', capacity: 30, version: 2 });
    await expect(workplaces.save({ ...part, name: `${mark} D` })).rejects.toMatchObject({
      code: 'stale-version',
    });
    await expect(workplaces.list({ fields: ['nmae' as 'name'] })).rejects.toMatchObject({
      status: 400,
      fields: { 'fields.nmae': 'There is no such field.' },
    });
  });

  test('gives every row once, over many pages', async () => {
    const mark = unique('Stron');
    const saved = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        workplaces.save({ name: `${mark} ${index}`, capacity: index + 1 }),
      ),
    );
    const names: string[] = [];
    for await (const { name } of workplaces.all({ q: mark, size: 3, sort: 'name,desc' })) names.push(name);
    expect(names).toEqual(
      saved
        .map(({ name }) => name)
        .sort()
        .reverse(),
    );

    const page = await workplaces.list({
      q: mark,
      'capacity.gte': 3,
      'capacity.lt': 6,
      sort: ['active', 'capacity,desc'],
    });
    expect(page.results.map(({ capacity }) => capacity)).toEqual([5, 4, 3]);
    expect(page.page.totalElements).toBe(3);

    const small = { q: mark, 'capacity.lt': 2, 'city.null': true } as const;
    expect((await workplaces.list(small)).results.map(({ capacity }) => capacity)).toEqual([1]);
    expect((await workplaces.list({ ...small, 'city.null': false })).results).toEqual([]);
  });

  test('gives every row that keeps its place once, in any order, while others come, go and are edited', async () => {
    const mark = unique('Wędrówka');
    const cities = ['Gdańsk', undefined, 'Łódź', 'Gdańsk', undefined, 'Ćmielów'];
    const staying = await Promise.all(
      cities.map((city, index) => workplaces.save({ name: `${mark} ${index}`, ...(city && { city }) })),
    );
    const ids = staying.map(({ id }) => id).sort();
    for (const sort of ['city,asc', 'city,desc', 'capacity,asc', 'name,desc'] as const) {
      const seen: string[] = [];
      const moved: string[] = [];
      for await (const { id } of workplaces.all({ q: mark, size: 2, sort })) {
        seen.push(id);
        if (seen.length > 8) continue;
        // Before, among and behind the others.
        for (const city of ['Aaa', 'Gdańsk', undefined]) {
          const name = `${mark} ${sort} ${seen.length} ${city}`;
          const passing = await workplaces.save({ name, ...(city && { city }) });
          if (seen.length % 2 === 0) await workplaces.remove(passing.id);
          else moved.push(passing.id);
        }
        const edited = staying.map(({ id: same, name }) => ({ id: same, name, room: `${seen.length}` }));
        const last = moved
          .slice(-1)
          .map((passing) => ({ id: passing, name: `${mark} ${sort} moved ${seen.length}`, city: 'Zzz' }));
        await workplaces.batch({ save: [...edited, ...last] });
      }
      expect(seen.filter((id) => ids.includes(id)).sort()).toEqual(ids);
      const settled = seen.filter((id) => !moved.includes(id));
      expect(new Set(settled).size).toBe(settled.length);
      const passed = await workplaces.list({ q: `${mark} ${sort}`, size: 200 });
      await workplaces.batch({ remove: passed.results.map(({ id }) => id) });
    }
  });

  const ordersOf = (table: 'student' | 'item') => {
    const { parameters } = contract.paths[`/${table}`].get;
    const sort = parameters.find(({ name }) => name === 'sort')?.schema as { items: { enum: string[] } };
    return sort.items.enum.filter((order) => order.includes(','));
  };

  /** Rows with what may be empty filled in here and there, and references to other tables. */
  test.each([
    [
      'student',
      (place: string, mark: string, n: number) => ({
        firstName: 'Jan',
        lastName: `${mark} ${n}`,
        joinedOn: `2020-01-0${1 + (n % 3)}`,
        ...(n % 2 && { workplace: place, phone: `+4860010020${n % 10}`, birthDate: `199${n % 10}-04-12` }),
        ...(n % 3 === 0 && { medicalValidTo: '2031-01-01', licenceNo: `PL-${n % 4}` }),
      }),
    ],
    [
      'item',
      (place: string, mark: string, n: number) => ({
        name: `${mark} ${n}`,
        ...(n % 2 && { workplace: place, sizeLabel: 'Łódź', valuePln: n % 3 }),
        ...(n % 3 === 0 && { purchasedOn: '2020-02-29', condition: 'good' }),
      }),
    ],
  ] as const)('%s: each row that stays is given once, in every order of the table', async (name, rowFor) => {
    const table = club.table(name) as never as {
      save(row: object): Promise<{ id: string }>;
      remove(id: string): Promise<void>;
      all(query: object): AsyncIterable<{ id: string }>;
    };
    const mark = unique('Wszędzie').replace(' ', '');
    const place = (await workplaces.save({ name: unique('Sala') })).id;
    const staying = await Promise.all(
      Array.from({ length: 7 }, (_, n) => table.save(rowFor(place, mark, n))),
    );
    const ids = staying.map(({ id }) => id).sort();
    const orders = ordersOf(name);
    expect(orders.length).toBeGreaterThan(15);
    for (const sort of orders) {
      const seen: string[] = [];
      const passing: string[] = [];
      for await (const { id } of table.all({ q: mark, size: 3, sort })) {
        seen.push(id);
        // Once a page, as long as they are those that were there.
        if (seen.length % 3 !== 1 || seen.length > 7) continue;
        passing.push((await table.save(rowFor(place, mark, passing.length))).id);
        if (passing.length % 2 === 0) await table.remove(passing.shift() ?? '');
      }
      expect(new Set(seen).size, sort).toBe(seen.length);
      expect(seen.filter((id) => ids.includes(id)).sort(), sort).toEqual(ids);
      for (const id of passing) await table.remove(id);
    }
  });

  test('refuses what is wrong, field by field', async () => {
    const error = await workplaces.save({ name: '', capacity: 9_999 }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'validation-failed',
      status: 400,
      fields: { name: 'This field is required.', capacity: 'Must be at most 500.' },
    });
  });

  test('and in the words in which the same is found here', async () => {
    const draft = {
      name: 'a'.repeat(101),
      capacity: 0,
      postalCode: '80180',
      active: 'yes',
      city: 7,
      lat: 'N',
    };
    const here = toTexts(faultsOf(workplaceRules.fields, draft), 'en');
    const error = await workplaces.save(draft as never).catch((thrown: unknown) => thrown);
    expect(Object.keys(here).sort()).toEqual(['active', 'capacity', 'city', 'lat', 'name', 'postalCode']);
    expect((error as ClubApiError).fields).toEqual(here);
  });

  test('refuses a change of what somebody else has changed meanwhile', async () => {
    const first = await workplaces.save({ name: unique('Dojo') });
    await workplaces.save({ ...first, capacity: 20 });
    await expect(workplaces.save({ ...first, capacity: 40 })).rejects.toMatchObject({
      code: 'stale-version',
      message: 'Someone changed this in the meantime. Reload and try again.',
    });
    const { version: _, ...unversioned } = first;
    await expect(workplaces.save(unversioned, { ifMatch: 1 })).rejects.toMatchObject({
      code: 'precondition-failed',
    });
    await expect(workplaces.remove(first.id, { ifMatch: 1 })).rejects.toMatchObject({ status: 412 });
  });

  test('stores once what is sent twice because the first answer got lost', async () => {
    let isCut = true;
    const shaky = createClub({
      baseUrl,
      retry: false,
      async fetch(request) {
        const answer = await fetch(request);
        if (request.method !== 'POST' || !isCut) return answer;
        isCut = false;
        throw new TypeError('fetch failed');
      },
    });
    shaky.session.save(club.session.getToken() ?? '');
    const name = unique('Dojo Oliwa');
    await expect(shaky.table('workplace').save({ name })).rejects.toMatchObject({
      code: 'network',
      status: null,
    });
    // Under a key of its own this would be a conflict: there is such a workplace already.
    await expect(workplaces.save({ name })).rejects.toMatchObject({ code: 'duplicate', status: 409 });
    expect(await shaky.table('workplace').save({ name })).toMatchObject({ name, version: 1 });
    expect((await workplaces.list({ name })).page.totalElements).toBe(1);
  });
});

describe('many rows', () => {
  test('are tried, saved all or none, and taken back', async () => {
    const workplaces = club.table('workplace');
    const name = unique('Wiele');
    const save = [{ name: `${name} A` }, { name: `${name} A` }];
    const tried = await workplaces.batch({ save }, { dryRun: true });
    expect(tried.map(({ outcome }) => outcome)).toEqual(['created', 'refused']);
    expect(tried[1]?.errors).toMatchObject([{ code: 'duplicate' }]);
    await expect(workplaces.batch({ save })).rejects.toMatchObject({
      code: 'validation-failed',
      fields: { 'save.1.name': expect.any(String) },
    });
    const [made] = await workplaces.batch({ save: save.slice(1) });
    expect(made).toMatchObject({ outcome: 'created', before: null, after: { name: `${name} A` } });
    const [gone] = await workplaces.batch({ remove: [made?.id ?? ''] });
    expect(gone).toMatchObject({ outcome: 'removed', before: { name: `${name} A` }, after: null });
  });
});

describe('many rows, each by itself', () => {
  const workplaces = club.table('workplace');

  test('are stored but for those that are wrong, and counted', async () => {
    const mark = unique('Każdy');
    const rows = [{ name: `${mark} A` }, { name: `${mark} A` }, { name: '' }, { name: `${mark} B` }];
    const results = await saveAll(workplaces, rows, { concurrency: 1 });
    expect(results.map(({ error }) => error?.code ?? 'stored')).toEqual([
      'stored',
      'duplicate',
      'validation-failed',
      'stored',
    ]);
    expect(await workplaces.count({ q: mark })).toMatchObject({ totalElements: 2, totalIsExact: true });
    const [first] = results;
    const [changed, stale] = await saveAll(
      workplaces,
      [3, 4].map((capacity) => ({ ...first?.entity, name: `${mark} A`, capacity })),
      { concurrency: 1 },
    );
    expect([changed?.entity?.capacity, stale?.error?.code]).toEqual([3, 'stale-version']);
  });

  test('and another run of the same makes nothing twice, though the first got no answers', async () => {
    const mark = unique('Przerwany');
    const rows = Array.from({ length: 6 }, (_, at) => ({ name: `${mark} ${at}` }));
    const deaf = createClub({
      baseUrl,
      async fetch(request) {
        const answer = await fetch(request);
        if (request.method === 'POST') throw new TypeError('fetch failed');
        return answer;
      },
    });
    deaf.session.save(club.session.getToken() ?? '');
    const idempotencyKey = crypto.randomUUID();
    const unheard = await saveAll(deaf.table('workplace'), rows, { idempotencyKey });
    expect(unheard.map(({ error }) => error?.status)).toEqual(rows.map(() => null));
    const heard = await saveAll(workplaces, rows, { idempotencyKey });
    expect(heard.map(({ entity }) => entity?.version)).toEqual(rows.map(() => 1));
    expect(await workplaces.count({ q: mark })).toMatchObject({ totalElements: 6, totalIsExact: true });
  });
});

describe('an action', () => {
  test('changes the row as it was read, or says that it is another by now', async () => {
    const [workplace, { id: instructor }] = await Promise.all([
      club.table('workplace').save({ name: unique('Dojo') }),
      club.whoami(),
    ]);
    const trainings = club.table('training');
    const training = await trainings.save({
      title: 'Trening',
      workplace: workplace.id,
      instructor,
      startsAt: '2031-05-04T16:00:00Z',
      endsAt: '2031-05-04T17:30:00Z',
    });
    const { id, version } = training;
    const cancelled = await trainings.act(id, 'cancel', { reason: 'Awaria' }, { ifMatch: version });
    expect(cancelled).toMatchObject({ id, state: 'cancelled', cancelReason: 'Awaria', version: version + 1 });
    await expect(trainings.act(id, 'restore', undefined, { ifMatch: version })).rejects.toMatchObject({
      code: 'precondition-failed',
    });
    expect(await trainings.act(id, 'restore')).toMatchObject({ state: 'planned', cancelReason: null });
  });
});

describe('a file', () => {
  test('comes with its name and type, and says why it does not come', async () => {
    const { blob, name, type } = await club.download('/authinfo/export');
    expect([name, type]).toEqual([expect.stringMatching(/^tatami-\d{4}-\d\d-\d\d\.zip$/), 'application/zip']);
    // Every ZIP begins with these two letters.
    expect(await blob.slice(0, 2).text()).toBe('PK');
    await expect(createClub({ baseUrl }).download('/authinfo/export')).rejects.toMatchObject({ status: 401 });
  });

  test('is at an address with a ticket for whoever asks first, once, and for its purpose only', async () => {
    const url = await club.urlWithTicket('/authinfo/export');
    expect(url).not.toContain(club.session.getToken());
    const first = await fetch(url);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/zip']);
    await first.body?.cancel();
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(await club.urlWithTicket('/authinfo/export', 'websocket'))).status).toBe(401);
    expect((await fetch(await club.urlWithTicket('/authinfo/whoami'))).status).toBe(401);
  });
});

test('a special endpoint, by the raw client', async () => {
  const { data } = await club.api.GET('/about');
  expect(data?.timezone).toBe('Europe/Warsaw');
});

describe('an error that somebody asks the server’s people about', () => {
  test('says which request it was, by the name that the problem has too', async () => {
    const id = '01a1f7b4-803c-7573-8f89-ce07ee040296';
    const error: ClubApiError = await club
      .table('workplace')
      .get(id)
      .catch((thrown) => thrown);
    expect(error.request).toEqual({
      method: 'GET',
      url: `${baseUrl}/workplace/${id}`,
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(error.problem?.requestId).toBe(error.request?.id);
  });

  test('names the field of a duplicate', async () => {
    const name = unique('Dojo');
    await club.table('workplace').save({ name });
    await expect(club.table('workplace').save({ name })).rejects.toMatchObject({
      code: 'duplicate',
      fields: { name: 'Such an entry already exists.' },
    });
  });

  test.each<[string, (lost: Club) => Promise<unknown>]>([
    ['signs in', (lost) => lost.signIn(admin)],
    ['reads', (lost) => lost.whoami()],
    ['wants a file', (lost) => lost.download('/authinfo/export')],
    ['wants rows', (lost) => lost.table('student').list()],
  ])('whoever leaves out /api and %s is told so', async (_, call) => {
    const lost = createClub({ baseUrl: baseUrl.replace('/api', ''), language: 'en' });
    await expect(call(lost)).rejects.toMatchObject({
      code: 'no-api',
      message: expect.stringContaining('/api'),
    });
  });

  test('whose script says its name has it among the sessions', async () => {
    const script = createClub({ baseUrl, userAgent: 'nightly-report/2.1' });
    await script.signIn(admin);
    const { data: sessions = [] } = await script.api.GET('/authinfo/sessions');
    expect(sessions.find(({ current }) => current)?.device).toBe('nightly-report');
  });
});

test('a server that is gone', async () => {
  const nobody: Club = createClub({ baseUrl: 'http://127.0.0.1:1/api' });
  await expect(nobody.whoami()).rejects.toMatchObject({ code: 'network', status: null });
});
