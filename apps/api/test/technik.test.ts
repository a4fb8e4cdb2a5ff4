import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import aikido from '../src/seed/aikido.json' with { type: 'json' };
import {
  technikAttacks,
  technikBases,
  technikPositions,
  technikVariants,
} from '../src/tables/technik/columns.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
let member: Caller;
let sensei: Caller;
beforeAll(async () => {
  club = await openTestClub();
  member = await club.join('czlonek', 'Members');
  sensei = await club.join('sensei', 'Instructors');
});
afterAll(() => club.close());

const ikkyo = { base: 'ikkyo', attack: 'muna-dori', position: 'tachi-waza' };
const names = { namePl: 'Ikkyo z muna dori', nameEn: 'Ikkyo from muna dori' };
let made = 0;
const add = (values: object = {}) => {
  made += 1;
  return club.admin.post('/technik', { code: `proba.${made}`, ...ikkyo, ...names, ...values });
};
const total = async (path: string) => (await member.get(path)).body.page.totalElements;

describe('techniques', () => {
  test('are there from the first start, with what the federations ask for', async () => {
    expect(await total('/technik')).toBe(57);
    expect(await total('/technik-requirement')).toBe(151);
    const asked = async (code: string, profile: string) => {
      const { body } = await member.get(`/grade?code=${code}`);
      return total(`/technik-requirement?grade=${body._embedded.results[0].id}&profile=${profile}`);
    };
    expect(await asked('6kyu', 'PFA')).toBe(3);
    expect(await asked('2kyu', 'PFA')).toBe(27);
    expect(await asked('3kyu', 'PZA')).toBe(24);
    expect(await asked('1kyu', 'HOMBU')).toBe(14);
    expect(await asked('6kyu', 'CFAI')).toBe(0);
  });

  test('are told in the words of the seed, and in no others', () => {
    const codes = (list: { code: string }[]) => list.map(({ code }) => code);
    expect(technikBases).toEqual(codes(aikido.base_techniques));
    expect(technikAttacks).toEqual(codes(aikido.attacks));
    expect(technikPositions).toEqual(codes(aikido.positions));
    const variants = [...aikido.techniques, ...aikido.base_techniques].flatMap((each) => each.variants);
    expect(new Set(technikVariants)).toEqual(new Set(variants));
  });

  test('have a code of their own', async () => {
    const { status, headers } = await add({ code: 'shomen-uchi.ikkyo.tachi' });
    expect([status, headers['problem-members']]).toEqual([409, '{"fields":["code"]}']);
  });

  test.each([
    'http://example.org/ikkyo',
    'https://',
    'javascript:alert(1)',
    'ftp://example.org',
    'example.org',
  ])('have no film at %s', async (link) => {
    const { status, body } = await add({ videoUrls: ['https://example.org/ok', link] });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'videoUrls.1']);
  });

  test('have films by https, ten at most, and variants', async () => {
    const links = Array.from({ length: 11 }, (_, n) => `https://example.org/film/${n}?t=1m`);
    const { status, body } = await add({ videoUrls: links.slice(1), variants: ['omote', 'ura'] });
    expect([status, body.videoUrls, body.variants]).toEqual([201, links.slice(1), ['omote', 'ura']]);
    expect((await add({ videoUrls: links })).status).toBe(400);
    expect((await add({ variants: ['omote', 'omote'] })).status).toBe(400);
  });

  test('that an exam asks for stay, and say for which', async () => {
    const { body } = await club.admin.get('/technik?code=ai-hanmi-katate-dori.ikkyo.tachi');
    const answer = await club.admin.remove(`/technik/${body._embedded.results[0].id}`);
    expect([answer.status, answer.body]).toEqual([
      409,
      'Nie można usunąć, bo jest w użyciu (wpisów: 1): 6 kyu (PFA)',
    ]);
  });

  test('are asked for once by a federation at a grade', async () => {
    const { body } = await club.admin.get('/technik-requirement?size=1');
    const { grade, technik, profile } = body._embedded.results[0];
    const again = await club.admin.post('/technik-requirement', { grade, technik, profile });
    expect(again.status).toBe(409);
    const elsewhere = { grade, technik, profile: 'CFAI', importance: 'bonus' };
    expect((await club.admin.post('/technik-requirement', elsewhere)).status).toBe(201);
  });
});

describe('how far a student is', () => {
  let student: string;
  let technik: string;
  beforeAll(async () => {
    const { body } = await club.admin.post('/student', {
      firstName: 'Ola',
      lastName: 'Ćwik',
      joinedOn: '2020-01-15',
      user: member.id,
    });
    student = body.id;
  });
  beforeEach(async () => {
    technik = (await add()).body.id;
  });
  const say = (who: Caller, level: string) => who.post('/technik-progress', { student, technik, level });

  test('they say themselves, up to being at work on it', async () => {
    const { status, body } = await say(member, 'toLearn');
    expect([status, body]).toMatchObject([201, { level: 'toLearn', confirmedBy: null }]);
    const path = `/technik-progress/${body.id}`;
    const working = await member.put(path, { ...body, level: 'inProgress' });
    expect([working.status, working.body.level]).toEqual([200, 'inProgress']);
    const mastered = await member.put(path, { ...working.body, level: 'mastered' });
    expect([mastered.status, mastered.body]).toEqual([
      409,
      'Opanowanie techniki potwierdza instruktor. Możesz zaznaczyć, że nad nią pracujesz.',
    ]);
    expect((await member.remove(path)).status).toBe(204);
    expect((await say(member, 'mastered')).status).toBe(409);
  });

  test('an instructor says when it is mastered, and stands for it', async () => {
    const { body } = await say(member, 'inProgress');
    const path = `/technik-progress/${body.id}`;
    const { body: mastered } = await sensei.put(path, {
      ...body,
      level: 'mastered',
      confirmedBy: member.id,
    });
    expect(mastered.confirmedBy).toBe(sensei.id);
    for (const answer of [
      await member.put(path, { ...mastered, level: 'inProgress' }),
      await member.remove(path),
    ])
      expect([answer.status, answer.body]).toEqual([
        409,
        'Opanowanie tej techniki potwierdził instruktor. Jeśli to pomyłka, powiedz mu o tym.',
      ]);
    const { body: taken } = await sensei.put(path, { ...mastered, level: 'inProgress' });
    expect(taken.confirmedBy).toBeNull();
  });

  test('is said once of each technique, and stays with it', async () => {
    const { body } = await say(sensei, 'mastered');
    expect((await say(sensei, 'toLearn')).status).toBe(409);
    const other = (await add()).body.id;
    const moved = await sensei.put(`/technik-progress/${body.id}`, { ...body, technik: other });
    expect(moved.body.errors).toMatchObject([{ field: 'technik', code: 'fixed-field' }]);
  });

  test('nobody says of somebody else', async () => {
    const stranger = await club.join('obcy', 'Members');
    expect((await say(stranger, 'toLearn')).status).toBe(403);
    await say(member, 'toLearn');
    expect((await stranger.get('/technik-progress')).body.page.totalElements).toBe(0);
  });
});
