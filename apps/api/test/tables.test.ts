import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
});
afterAll(() => club.close());

const names = (answer: { body: { _embedded: { results: { name: string }[] } } }) =>
  answer.body._embedded.results.map(({ name }) => name);

describe('a list', () => {
  beforeAll(async () => {
    for (const name of ['Łódzka', 'Lipowa', 'Ładna', 'Żabia', 'Zamkowa', 'Ćwiartki']) {
      await club.admin.post('/workplace', {
        name,
        city: name === 'Żabia' ? 'Gdańsk' : 'Sopot',
        capacity: name.length,
      });
    }
  });

  it('is ordered as a Polish dictionary orders it', async () => {
    expect(names((await club.admin.get('/workplace')) as never)).toEqual([
      'Ćwiartki',
      'Lipowa',
      'Ładna',
      'Łódzka',
      'Zamkowa',
      'Żabia',
    ]);
  });

  it('is walked page by page through its links, and each row comes once', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/workplace?size=4&sort=city,desc&sort=name';
    while (path) {
      const answer = await club.admin.get(path);
      expect(answer.status).toBe(200);
      expect(answer.body.page.totalElements).toBe(6);
      seen.push(...names(answer as never));
      path = answer.body._links.next?.href.replace('/api', '');
    }
    expect(seen).toEqual(['Ćwiartki', 'Lipowa', 'Ładna', 'Łódzka', 'Zamkowa', 'Żabia']);
  });

  it('keeps its place by cursor while rows come and go before it', async () => {
    const first = await club.admin.get('/workplace?size=2');
    const added = await club.admin.post('/workplace', { name: 'Aaa' });
    const second = await club.admin.get(first.body._links.next.href.replace('/api', ''));
    await club.admin.remove(`/workplace/${added.body.id}`);
    expect(names(second as never)).toEqual(['Ładna', 'Łódzka']);
  });

  it('has a next page where there is one row more, and none behind its last or an empty one', async () => {
    const nextOf = async (query: string) => (await club.admin.get(`/workplace?${query}`)).body._links.next;
    expect(await nextOf('size=5')).toBeDefined();
    for (const query of ['size=6', 'size=3&page=1', 'size=3&page=2', 'city=Sopot&size=5', 'city=Nigdzie'])
      expect(await nextOf(query), query).toBeUndefined();
  });

  it('has a page before each but the first, and of one behind the last it is the last', async () => {
    const prevOf = async (page: number) => {
      const { body } = await club.admin.get(`/workplace?size=4&page=${page}`);
      return body._links.prev?.href;
    };
    expect(await prevOf(0)).toBeUndefined();
    for (const page of [1, 2, 3])
      expect(await prevOf(page)).toBe(`/api/workplace?size=4&page=${Math.min(page - 1, 1)}`);
  });

  it('refuses a cursor in another order than its own', async () => {
    const { body } = await club.admin.get('/workplace?size=2&sort=city');
    const after = new URL(body._links.next.href, 'http://localhost').searchParams.get('after');
    const statusIn = async (sort: string) =>
      (await club.admin.get(`/workplace?size=2&sort=${sort}&after=${after}`)).status;
    expect(await statusIn('city')).toBe(200);
    for (const sort of ['city,desc', 'name', 'city&sort=name', 'address'])
      expect(await statusIn(sort), sort).toBe(400);
  });

  it('is not ordered by a text that may be long', async () => {
    for (const sort of ['directionsPl', 'directionsPl,asc', 'directionsEn,desc'])
      expect((await club.admin.get(`/workplace?sort=${sort}`)).status, sort).toBe(400);
    expect((await club.admin.get('/workplace?sort=address,desc')).status).toBe(200);
  });

  it('leaves out nothing for one letter, and looks for one figure and for two letters', async () => {
    const all = names((await club.admin.get('/workplace')) as never);
    expect(names((await club.admin.get('/workplace?q=%C5%BB')) as never)).toEqual(all);
    expect(names((await club.admin.get('/workplace?q=zq')) as never)).toEqual([]);
    expect(names((await club.admin.get('/workplace?q=9')) as never)).toEqual([]);
  });

  it('finds Polish letters without their marks, and every word of several', async () => {
    expect(names((await club.admin.get('/workplace?q=zab')) as never)).toEqual(['Żabia']);
    expect(names((await club.admin.get('/workplace?q=gdansk%20%C5%BBabia')) as never)).toEqual(['Żabia']);
    expect(names((await club.admin.get('/workplace?q=%25')) as never)).toEqual([]);
  });

  it('filters by value, by range and by one of several', async () => {
    expect(names((await club.admin.get('/workplace?city=Sopot&capacity.gte=7')) as never)).toEqual([
      'Ćwiartki',
      'Zamkowa',
    ]);
    const { body } = await club.admin.get('/grade?kind.in=dan,none&sort=rank,desc');
    expect(body._embedded.results.map((grade: { code: string }) => grade.code)).toEqual([
      '4dan',
      '3dan',
      '2dan',
      '1dan',
      'none',
    ]);
  });

  it('finds who has no value, alone or beside a range', async () => {
    const fresh = await club.admin.post('/workplace', { name: 'Bez miasta' });
    expect(names((await club.admin.get('/workplace?city.null=true')) as never)).toEqual(['Bez miasta']);
    expect(names((await club.admin.get('/workplace?capacity.lt=6&capacity.null=true')) as never)).toEqual([
      'Bez miasta',
      'Ładna',
      'Żabia',
    ]);
    expect(
      names((await club.admin.get('/workplace?capacity.null=true&city=Sopot&city.null=false')) as never),
    ).toEqual([]);
    expect((await club.admin.get('/workplace?city.null=false')).body.page.totalElements).toBe(6);
    await club.admin.remove(`/workplace/${fresh.body.id}`);
  });

  it('tells who was not seen for three weeks, those who never came among them', async () => {
    const lastNames = async (query: string) =>
      (await club.admin.get(`/student?${query}`)).body._embedded.results.map(
        ({ lastName }: { lastName: string }) => lastName,
      );
    const workplace = (await club.admin.get('/workplace?size=1')).body._embedded.results[0].id;
    const instructor = (await club.admin.get('/authinfo/whoami')).body.id;
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const [lastName, days] of [
      ['Wczoraj', 1],
      ['Dawno', 30],
      ['Nigdy', null],
    ] as const) {
      const student = await club.admin.post('/student', {
        firstName: 'Ola',
        lastName,
        joinedOn: '2020-01-01',
      });
      if (days === null) continue;
      const startsAt = daysAgo(days);
      const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
      const training = await club.admin.post('/training', {
        title: lastName,
        workplace,
        instructor,
        startsAt,
        endsAt,
      });
      await club.admin.post('/presence', {
        student: student.body.id,
        training: training.body.id,
        status: 'present',
      });
    }
    const since = daysAgo(21);
    expect(await lastNames(`lastPresentAt.lt=${since}`)).toEqual(['Dawno']);
    expect(await lastNames(`lastPresentAt.lt=${since}&lastPresentAt.null=true`)).toEqual(['Dawno', 'Nigdy']);
    expect(await lastNames('lastPresentAt.null=false&firstName=Ola')).toEqual(['Dawno', 'Wczoraj']);
  });

  it('says how many there are also behind its end', async () => {
    const { body } = await club.admin.get('/workplace?page=9');
    expect(body.page).toEqual({ size: 20, totalElements: 6, totalIsExact: true, totalPages: 1, number: 9 });
    expect(body._links.prev.href).toContain('page=0');
  });
});

describe('a saved entity', () => {
  it('comes back with an id, a version, a place and a tag', async () => {
    const { status, headers, body } = await club.admin.post('/workplace', { name: '  Nowa  ', city: '' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Nowa', city: null, version: 1, active: true });
    expect(headers.location).toBe(`/api/workplace/${body.id}`);
    expect(headers.etag).toBe('"1"');
  });

  it('keeps what a change leaves out, and clears what it sets to null', async () => {
    const { body: made } = await club.admin.post('/workplace', { name: 'Stara', city: 'Gdynia', room: '2' });
    const { body } = await club.admin.put(`/workplace/${made.id}`, { name: 'Stara', room: null });
    expect(body).toMatchObject({ city: 'Gdynia', room: null, version: 2 });
  });

  it('stays as it is when nothing changed', async () => {
    const { body: made } = await club.admin.post('/workplace', { name: 'Ta sama' });
    const { body } = await club.admin.put(`/workplace/${made.id}`, made);
    expect(body).toEqual(made);
  });

  it('is not overwritten by who read it earlier', async () => {
    const { body: made } = await club.admin.post('/workplace', { name: 'Wspólna' });
    await club.admin.put(`/workplace/${made.id}`, { ...made, room: '1' });
    const stale = await club.admin.put(`/workplace/${made.id}`, { ...made, room: '2' });
    expect([stale.status, typeof stale.body]).toEqual([409, 'string']);
    const unmatched = await club.admin.put(
      `/workplace/${made.id}`,
      { name: 'Wspólna' },
      { 'if-match': '"1"' },
    );
    expect(unmatched.status).toBe(412);
    expect((await club.admin.get(`/workplace/${made.id}`)).body.room).toBe('1');
  });

  it('survives two who change it at once: one wins, one is told', async () => {
    const { body: made } = await club.admin.post('/workplace', { name: 'Oblężona' });
    const answers = await Promise.all(
      ['1', '2', '3'].map((room) => club.admin.put(`/workplace/${made.id}`, { ...made, room })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is made once when the request is repeated with its key', async () => {
    const send = (name: string) => club.admin.post('/workplace', { name }, { 'idempotency-key': 'klucz-1' });
    const [first, second] = await Promise.all([send('Raz'), send('Raz')]);
    expect(second?.body).toEqual(first?.body);
    expect((await club.admin.get('/workplace?name=Raz')).body.page.totalElements).toBe(1);
    expect((await send('Dwa')).status).toBe(422);
  });
});

describe('a row that others need', () => {
  it('is not removed, and the answer says by what it is used', async () => {
    const { body: place } = await club.admin.post('/workplace', { name: 'Potrzebna' });
    const daysOff = ['2031-07-01', '2031-08-01'].map((day) =>
      club.admin.post('/day-off', {
        name: 'Remont',
        kind: 'closure',
        dateFrom: day,
        dateTo: day,
        workplace: place.id,
      }),
    );
    await Promise.all(daysOff);
    const { status, body, headers } = await club.admin.remove(`/workplace/${place.id}`);
    expect([status, headers['problem-code']]).toEqual([409, 'still-in-use']);
    expect(body).toBe('Nie można usunąć: korzystają z tego inne wpisy.');
    expect(headers['problem-members']).toBe('{"usedBy":{"day-off":2}}');
    expect((await club.admin.get(`/workplace/${place.id}`)).status).toBe(200);
  });

  it('is told why, where it is a place with trainings ahead', async () => {
    const instructor = (await club.admin.get('/authinfo/whoami')).body.id;
    const { body: place } = await club.admin.post('/workplace', { name: 'Zajęta' });
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const plan = (hours: number) =>
      club.admin.post('/training', {
        title: 'Aikido',
        workplace: place.id,
        instructor,
        startsAt: inHours(hours),
        endsAt: inHours(hours + 1),
      });
    const refusal = async () => (await club.admin.remove(`/workplace/${place.id}`)).headers['problem-code'];
    await plan(-2);
    expect(await refusal()).toBe('still-in-use');
    const { body: ahead } = await plan(1);
    expect(await refusal()).toBe('workplace-has-trainings');
    await club.admin.post(`/training/${ahead.id}/cancel`, { reason: 'Remont' });
    expect(await refusal()).toBe('still-in-use');
  });
});

describe('a bad request', () => {
  it('names every wrong field, in the language asked for', async () => {
    const bad = { name: '', capacity: '20', postalCode: '80299', zonk: 1 };
    const polish = await club.admin.post('/workplace', bad);
    expect(polish.status).toBe(400);
    expect(polish.headers['content-type']).toMatch('application/problem+json');
    expect(polish.body.errors.map((error: { field: string }) => error.field).sort()).toEqual([
      'capacity',
      'name',
      'postalCode',
      'zonk',
    ]);
    expect(polish.body.detail).toBe('Popraw zaznaczone pola.');
    const english = await club.admin.post('/workplace', bad, { 'accept-language': 'en-GB,en;q=0.9' });
    expect(english.body.detail).toBe('Correct the marked fields.');
  });

  it.each([
    ['JSON that breaks off', '{"name": "x"', 400],
    ['a list in place of an entity', '[]', 400],
    ['NUL in a text', '{"name": "a\\u0000b"}', 400],
    ['half a character', '{"name": "a\\ud800b"}', 400],
    ['an attempt on the prototype', '{"__proto__": {"name": "x"}}', 400],
  ])('%s is refused', async (_, payload, status) => {
    expect((await club.admin.post('/workplace', payload)).status).toBe(status);
  });

  it('about an unknown field, sort or page is refused', async () => {
    for (const query of [
      'nope=1',
      'sort=nope',
      'sort=name,up',
      'page=-1',
      'size=201',
      'size=x',
      'after=zzz',
      'capacity=many',
      'id=7',
      'city.null=perhaps',
      'name.null=true',
    ]) {
      expect((await club.admin.get(`/workplace?${query}`)).status, query).toBe(400);
    }
  });

  it('that repeats a unique value is a conflict told in words', async () => {
    await club.admin.post('/workplace', { name: 'Jedyna' });
    const { status, body, headers } = await club.admin.post('/workplace', { name: 'Jedyna' });
    expect([status, body]).toEqual([409, 'Taki wpis już istnieje.']);
    expect(headers['problem-members']).toBe('{"fields":["name"]}');
  });
});
