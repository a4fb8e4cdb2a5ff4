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
    const { body } = await club.admin.get(`/useringroupright?groupName=Administrators`);
    const of = (user: string) => body._embedded.results.find((row: { user: string }) => row.user === user).id;
    const answers = await Promise.all([
      club.admin.remove(`/useringroupright/${of(other.id)}`),
      other.remove(`/useringroupright/${of(club.admin.id)}`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
  });
});
