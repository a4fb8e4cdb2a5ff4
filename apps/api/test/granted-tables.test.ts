import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../src/seed/seed.ts';
import { openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
});
afterAll(() => club.close());

const rightsOf = async (group: string): Promise<string[]> =>
  (await club.admin.get(`/rightto?groupName=${group}&size=200`)).body._embedded.results.map(
    ({ right }: { right: string }) => right,
  );

const takeAway = async (group: string, right: string) => {
  const { body } = await club.admin.get(`/rightto?groupName=${group}&right=${right}`);
  expect((await club.admin.remove(`/rightto/${body._embedded.results[0].id}`)).status).toBe(204);
};

/** What the migration does when the server is updated. */
async function migrateAgain() {
  const file = new URL('../drizzle/0008_granted-tables.sql', import.meta.url);
  await club.database.pool.query('drop table granted_table');
  await club.database.pool.query(readFileSync(file, 'utf8'));
}

test('a club from before exams and techniques is given their rights at the next start, and nothing that it took away', async () => {
  const fresh = { Instructors: await rightsOf('Instructors'), Members: await rightsOf('Members') };
  // As it was made: without the new tables, and without a log.
  const later = '^(Article|Exam|ExamCandidate|Item|ItemLoan|Task|Technik.*|TableForTest.*|Homework.*):';
  await club.database.pool.query('delete from rightto where "right" ~ $1', [later]);
  await club.database.pool.query('delete from audit_log');
  await takeAway('Members', 'DayOff:Read');
  await migrateAgain();

  await seed(club.database, club.config);
  expect((await rightsOf('Instructors')).sort()).toEqual(fresh.Instructors.sort());
  expect(await rightsOf('Members')).not.toContain('DayOff:Read');
  expect([...(await rightsOf('Members')), 'DayOff:Read'].sort()).toEqual(fresh.Members.sort());
  const { body: told } = await club.admin.get('/audit-log?table=rightto&size=1');
  expect(told._embedded.results[0]).toMatchObject({ user: null, verb: 'create' });
});

test('what the club takes away of them stays away, start after start', async () => {
  await takeAway('Instructors', 'Exam:Read');
  await seed(club.database, club.config);
  expect(await rightsOf('Instructors')).not.toContain('Exam:Read');
});

test('a club that began with them, and took one away, is not given it by the update', async () => {
  await takeAway('Members', 'Technik:Read');
  await migrateAgain();
  await seed(club.database, club.config);
  expect(await rightsOf('Members')).not.toContain('Technik:Read');
});

test('servers that start at once give them once', async () => {
  await club.database.pool.query(`delete from granted_table where entity = 'Article'`);
  await club.database.pool.query(`delete from rightto where "right" like 'Article:%'`);
  await Promise.all([1, 2, 3].map(() => seed(club.database, club.config)));
  expect((await rightsOf('Instructors')).filter((right) => right.startsWith('Article:')).sort()).toEqual([
    'Article:Read',
    'Article:Write',
  ]);
});
