import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { tables } from '../src/tables/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { type Ground, prepareGround, rowOf } from './support/samples.ts';

let club: TestClub;
let ground: Ground;
beforeAll(async () => {
  club = await openTestClub();
  ground = await prepareGround(club);
});
afterAll(() => club.close());

/** The fields that a row came with, beside its links. */
const fieldsOf = ({ _links, ...row }: Record<string, unknown>) => row;

describe.each(tables.map((table) => [table.name, table] as const))('%s', (name, { readable }) => {
  test('gives of a row the fields that it is asked for, and no others', async () => {
    const { id } = await rowOf(name, ground);
    const whole = (await ground.admin.get(`/${name}/${id}`)).body;
    const fields = [...readable.keys()];
    for (const field of fields) {
      const { body: one, headers } = await ground.admin.get(`/${name}/${id}?fields=${field}`);
      expect(one).toEqual({ [field]: whole[field], _links: whole._links });
      expect(headers.etag).toBe(`"${whole.version}"`);
      const { body: page } = await ground.admin.get(`/${name}?id=${id}&fields=${field}`);
      expect(page._embedded.results).toEqual([one]);
    }
    const { body: all } = await ground.admin.get(`/${name}/${id}?fields=${fields.join()}`);
    expect(all).toEqual(whole);
    const twice = await ground.admin.get(`/${name}/${id}?fields=id,version&fields=version`);
    expect(fieldsOf(twice.body)).toEqual({ id, version: whole.version });
  });
});

describe('a list of some fields', () => {
  beforeAll(async () => {
    for (const name of ['Łódzka', 'Lipowa', 'Żabia'])
      await club.admin.post('/workplace', { name, city: name === 'Żabia' ? 'Gdańsk' : 'Sopot' });
  });

  test('keeps its order and its pages, also by what it does not give', async () => {
    const seen: unknown[] = [];
    let path: string | undefined = '/workplace?fields=city&size=1&sort=name,desc';
    while (path) {
      const { body } = await club.admin.get(path);
      seen.push(...body._embedded.results.map(fieldsOf));
      path = body._links.next?.href.replace('/api', '');
    }
    const { body: whole } = await club.admin.get('/workplace?sort=name,desc');
    expect(seen).toEqual(whole._embedded.results.map(({ city }: { city: string }) => ({ city })));
    expect(seen.length).toBeGreaterThan(2);
  });

  test('asks the database for no other columns', async () => {
    const query = vi.spyOn(club.database.lists, 'query');
    await club.admin.get('/student?fields=lastName&sort=joinedOn');
    const [sent] = query.mock.calls.flatMap(([call]) => (call as unknown as { text?: string }).text ?? []);
    query.mockRestore();
    expect(sent).toContain('"last_name"');
    for (const column of ['note', 'emergency_phone', 'birth_date']) expect(sent).not.toContain(column);
  });

  test('tells a member of their own rows, and of no others', async () => {
    const { student } = ground.mine;
    const { body } = await ground.member.get('/student?fields=id,lastName');
    expect(body._embedded.results.map(({ id }: { id: string }) => id)).toEqual([student]);
    const stranger = await rowOf('student', ground);
    expect((await ground.member.get(`/student/${stranger.id}?fields=lastName`)).status).toBe(404);
    expect((await club.nobody.get('/student?fields=lastName')).status).toBe(401);
  });

  test('names the field that there is not', async () => {
    for (const path of ['/user?fields=id,passwordHash', `/user/${ground.member.id}?fields=passwordHash`]) {
      const { status, body } = await ground.admin.get(path);
      expect([status, body.errors]).toEqual([
        400,
        [{ field: 'fields.passwordHash', code: 'unknown-field', message: 'Nie ma takiego pola.' }],
      ]);
    }
  });
});
