import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
});
afterAll(() => club.close());

async function groupId(name: string): Promise<string> {
  return (await club.admin.get(`/groupright?name=${name}`)).body._embedded.results[0].id;
}

describe('a right', () => {
  let member: Caller;
  beforeAll(async () => {
    member = await club.join('czlonek', 'Members');
  });

  it('is denied unless it was given', async () => {
    expect((await member.get('/workplace')).status).toBe(200);
    expect((await member.post('/workplace', { name: 'Moja' })).status).toBe(403);
    expect((await club.nobody.get('/workplace')).status).toBe(401);
  });

  it('works from the next request on, and is gone with the next after it is taken', async () => {
    const given = await club.admin.post('/rightto', {
      group: await groupId('Members'),
      right: 'Workplace:Write',
    });
    expect((await member.post('/workplace', { name: 'Nadana' })).status).toBe(201);
    await club.admin.remove(`/rightto/${given.body.id}`);
    expect((await member.post('/workplace', { name: 'Odebrana' })).status).toBe(403);
  });

  it('ends with the membership’s time', async () => {
    const group = await groupId('Instructors');
    const now = Date.now();
    const membership = { user: member.id, group, validFrom: new Date(now + 60_000).toISOString() };
    const { body } = await club.admin.post('/useringroupright', membership);
    expect((await member.get('/users/hasrightto/Student:Read')).body).toBe(false);
    await club.admin.put(`/useringroupright/${body.id}`, {
      ...body,
      validFrom: new Date(now - 60_000).toISOString(),
    });
    expect((await member.get('/users/hasrightto/Student:Read')).body).toBe(true);
  });

  it('can be asked for singly and in a batch', async () => {
    expect((await club.admin.get('/users/hasrightto/Menu:Rights')).body).toBe(true);
    expect((await member.get('/users/hasrightto/paths/Menu%3ARights%2CWorkplace%3ARead')).body).toEqual({
      'Menu:Rights': false,
      'Workplace:Read': true,
    });
    expect((await member.get('/users/hasrightto/nonsense')).status).toBe(400);
  });
});

describe('somebody who may write rights, but is no administrator', () => {
  let secretary: Caller;
  let secretaries: string;
  let membership: { id: string; user: string; group: string; version: number };
  beforeAll(async () => {
    const { body } = await club.admin.post('/groupright', { name: 'Secretaries' });
    secretaries = body.id;
    for (const table of ['User', 'RightTo', 'UserInGroupRight'])
      for (const verb of ['Read', 'Write'])
        await club.admin.post('/rightto', { group: secretaries, right: `${table}:${verb}` });
    secretary = await club.join('sekretarz', 'Secretaries');
    membership = (await club.admin.get(`/useringroupright?user=${secretary.id}`)).body._embedded.results[0];
  });

  const expectRefused = async (attempts: Promise<{ status: number; body: { code: string } }>[]) => {
    for (const { status, body } of await Promise.all(attempts))
      expect([status, body.code]).toEqual([403, 'above-own-rights']);
  };

  it('hands out, and takes away, only what they hold themselves', async () => {
    const held = await secretary.post('/rightto', { group: await groupId('Members'), right: 'User:Read' });
    expect(held.status).toBe(201);
    const { body: instructors } = await club.admin.get('/rightto?groupName=Instructors&right=Presence:Write');
    await expectRefused([
      secretary.post('/rightto', { group: secretaries, right: 'Student:Read' }),
      secretary.put(`/rightto/${held.body.id}`, { ...held.body, right: 'Menu:Rights4Admin' }),
      secretary.remove(`/rightto/${instructors._embedded.results[0].id}`),
    ]);
    expect((await secretary.remove(`/rightto/${held.body.id}`)).status).toBe(204);
  });

  it('puts nobody, and not themselves, into a group above them', async () => {
    await expectRefused([
      secretary.post('/useringroupright', { user: secretary.id, group: await groupId('Administrators') }),
      secretary.post('/useringroupright', { user: secretary.id, group: await groupId('Instructors') }),
      secretary.put(`/useringroupright/${membership.id}`, {
        ...membership,
        group: await groupId('Administrators'),
      }),
    ]);
    const friend = await club.join('kolezanka');
    const taken = await secretary.post('/useringroupright', { user: friend.id, group: secretaries });
    expect(taken.status).toBe(201);
    expect((await secretary.remove(`/useringroupright/${taken.body.id}`)).status).toBe(204);
  });

  it('takes over no account above them by its address or by a mail', async () => {
    const { body: admin } = await club.admin.get(`/user/${club.admin.id}`);
    await expectRefused([
      secretary.put(`/user/${admin.id}`, { ...admin, email: 'sekretarz2@example.org' }),
      secretary.remove(`/user/${admin.id}`),
      secretary.post(`/user/${admin.id}/invite`),
    ]);
    const { body: newcomer } = await secretary.post('/user', {
      username: 'nowa',
      email: 'nowa@example.org',
      firstName: 'Nowa',
      lastName: 'Osoba',
    });
    expect((await secretary.put(`/user/${newcomer.id}`, { ...newcomer, firstName: 'Inna' })).status).toBe(
      200,
    );
  });
});

describe('why somebody may do something', () => {
  it('is told way by way, with who opened it and since when', async () => {
    const office = await club.join('biuro', 'Instructors');
    const { body: group } = await club.admin.post('/groupright', { name: 'Sekretariat' });
    await club.admin.post('/rightto', { group: group.id, right: 'Training:Write' });
    await club.admin.post('/useringroupright', { user: office.id, group: group.id });

    const { body: may } = await club.admin.get(`/user/${office.id}/why/Training:Write`);
    expect(may.held).toBe(true);
    expect(may.paths.map(({ groupName }: { groupName: string }) => groupName)).toEqual([
      'Instructors',
      'Sekretariat',
    ]);
    expect(may.paths[1]).toMatchObject({
      membership: { by: 'Administrator Klubu', since: expect.any(String) },
      right: { by: 'Administrator Klubu' },
    });
    const { body: mayNot } = await club.admin.get(`/user/${office.id}/why/User:Write`);
    expect(mayNot).toEqual({ held: false, paths: [] });
    const { body: all } = await club.admin.get(`/user/${club.admin.id}/why/User:Write`);
    expect(all.paths).toMatchObject([{ groupName: 'Administrators', right: { id: null, by: null } }]);
    expect((await office.get(`/user/${office.id}/why/User:Write`)).status).toBe(403);
  });

  it('a place in a group may come again later, but not twice at once', async () => {
    const { id: user } = await club.join('wraca', 'Members');
    const { body: group } = await club.admin.post('/groupright', { name: 'Obóz' });
    const join = async (validFrom: string | null, validTo: string | null) =>
      (await club.admin.post('/useringroupright', { user, group: group.id, validFrom, validTo })).status;
    expect(await join('2030-07-01T00:00:00Z', '2030-08-01T00:00:00Z')).toBe(201);
    expect(await join('2030-07-15T00:00:00Z', '2030-09-01T00:00:00Z')).toBe(409);
    expect(await join('2030-08-01T00:00:00Z', '2030-09-01T00:00:00Z')).toBe(201);
    expect(await join(null, null)).toBe(409);
    const { body } = await club.admin.get(
      `/useringroupright?user=${user}&group=${group.id}&sort=validFrom,asc`,
    );
    const [first, second] = body._embedded.results;
    const longer = { ...first, validTo: '2030-08-15T00:00:00Z' };
    expect((await club.admin.put(`/useringroupright/${first.id}`, longer)).status).toBe(409);
    const batch = (...save: object[]) => club.admin.post('/useringroupright/batch', { save });
    expect((await batch(longer)).body.errors).toMatchObject([
      { field: 'save.0', code: 'membership-overlaps' },
    ]);
    // One makes room, the other takes it.
    expect((await batch({ ...second, validFrom: '2030-08-15T00:00:00Z' }, longer)).status).toBe(200);
  });
});

describe('a place in a group', () => {
  it('does not end before it begins', async () => {
    const { id: user } = await club.join('na.chwile');
    const group = await groupId('Members');
    const from = Date.parse('2030-07-01T00:00:00Z');
    const lasting = (milliseconds: number) => ({
      user,
      group,
      validFrom: new Date(from).toISOString(),
      validTo: new Date(from + milliseconds).toISOString(),
    });
    const wrong = [400, [{ field: 'validTo', code: 'wrong-order' }]];
    const refused = await club.admin.post('/useringroupright', lasting(-1));
    expect([refused.status, refused.body.errors]).toMatchObject(wrong);
    const made = await club.admin.post('/useringroupright', lasting(0));
    expect(made.status).toBe(201);
    const { status, body } = await club.admin.put(`/useringroupright/${made.body.id}`, lasting(-1));
    expect([status, body.errors]).toMatchObject(wrong);
  });
});

describe('a group that every club starts with', () => {
  it.each(['Administrators', 'Instructors', 'Members', 'Developers'])(
    '%s stays, under its name',
    async (name) => {
      const group = `/groupright/${await groupId(name)}`;
      const renamed = await club.admin.put(group, { name: 'Inna' });
      const removed = await club.admin.remove(group);
      for (const { status, headers } of [renamed, removed])
        expect([status, headers['problem-code']]).toEqual([409, 'system-group']);
      expect((await club.admin.put(group, { name, description: 'Po naszemu' })).status).toBe(200);
    },
  );

  it('of administrators holds every right, and no row names one', async () => {
    const group = await groupId('Administrators');
    const { body: row } = await club.admin.post('/rightto', {
      group: await groupId('Developers'),
      right: 'Okno:Otwiera',
    });
    for (const { status, headers } of [
      await club.admin.post('/rightto', { group, right: 'Okno:Otwiera' }),
      await club.admin.put(`/rightto/${row.id}`, { ...row, group }),
    ])
      expect([status, headers['problem-code']]).toEqual([409, 'administrators-hold-all']);
    expect((await club.admin.get(`/rightto?group=${group}`)).body.page.totalElements).toBe(0);
  });

  const found = async (table: string, typed: string, field: string) => {
    const { body } = await club.admin.get(`/${table}?q=${encodeURIComponent(typed)}`);
    return [...new Set(body._embedded.results.map((row: Record<string, unknown>) => row[field]))];
  };

  it.each([
    ['Administratorzy', 'Administrators'],
    ['instruktor', 'Instructors'],
    ['czlonkowie', 'Members'],
    ['Programiści', 'Developers'],
    ['members', 'Members'],
  ])('is found by what it is called in either language: %s', async (typed, name) => {
    expect(await found('groupright', typed, 'name')).toEqual([name]);
  });

  it('and so are those who are in it, and its rights', async () => {
    expect(await found('useringroupright', 'administratorzy', 'groupName')).toEqual(['Administrators']);
    expect(await found('rightto', 'programiści', 'groupName')).toEqual(['Developers']);
  });
});

describe('the last administrator', () => {
  it('can’t be removed, blocked, disabled, dismissed or given an end', async () => {
    const { body: memberships } = await club.admin.get(`/useringroupright?user=${club.admin.id}`);
    const membership = memberships._embedded.results[0];
    const { body: self } = await club.admin.get(`/user/${club.admin.id}`);
    const attempts = [
      club.admin.remove(`/user/${club.admin.id}`),
      club.admin.put(`/user/${club.admin.id}`, { ...self, status: 'blocked' }),
      club.admin.put(`/user/${club.admin.id}`, { ...self, enabled: false }),
      club.admin.remove(`/useringroupright/${membership.id}`),
      club.admin.put(`/useringroupright/${membership.id}`, {
        ...membership,
        validTo: '2199-01-01T00:00:00Z',
      }),
      club.admin.put(`/useringroupright/${membership.id}`, {
        ...membership,
        group: await groupId('Members'),
      }),
      club.admin.remove(`/groupright/${await groupId('Administrators')}`),
    ];
    for (const { status, body } of await Promise.all(attempts))
      expect([status, typeof body]).toEqual([409, 'string']);
    expect((await club.admin.get('/user')).status).toBe(200);
  });

  it('is safe when two administrators dismiss each other at once', async () => {
    const other = await club.join('zastepca', 'Administrators');
    const { body } = await club.admin.get('/useringroupright?size=200');
    const of = (user: string) => body._embedded.results.find((row: { user: string }) => row.user === user).id;
    const answers = await Promise.all([
      club.admin.remove(`/useringroupright/${of(other.id)}`),
      other.remove(`/useringroupright/${of(club.admin.id)}`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
  });
});
