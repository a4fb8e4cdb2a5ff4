import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
  await club.database.pool.query(
    `insert into audit_log (id, created_at, updated_at, "table", "row", verb, changes)
     select gen_random_uuid(), now() - n * interval '1 second', now(), case when n % 2 = 0 then 'training' else 'workplace' end,
       gen_random_uuid(), 'create', '{}'
     from generate_series(1, 10030) n`,
  );
});
afterAll(() => club.close());

test('rows are counted up to ten thousand; of more it is said that there are more', async () => {
  const { body } = await club.admin.get('/audit-log');
  expect(body.page).toMatchObject({ totalElements: 10_000, totalIsExact: false, totalPages: 500 });
  const { body: narrowed } = await club.admin.get('/audit-log?table=training');
  expect(narrowed.page).toMatchObject({ totalElements: 5_015, totalIsExact: true });
});

test('the pages go on to the last row, beyond what was counted', async () => {
  const { rows } = await club.database.pool.query<{ count: number }>('select count(*) from audit_log');
  const ids = new Set<string>();
  let path: string | undefined = '/audit-log?size=200';
  while (path) {
    const { body } = await club.admin.get(path);
    for (const { id } of body._embedded.results) ids.add(id);
    path = body._links.next?.href.replace('/api', '');
  }
  expect(ids.size).toBe(rows[0]?.count);
});

test('a table that may be long is ordered and narrowed by what has an index, and by nothing else', async () => {
  for (const query of [
    'sort=createdAt,desc',
    'table=training',
    'row.in=00000000-0000-7000-8000-000000000000',
  ])
    expect((await club.admin.get(`/audit-log?${query}`)).status).toBe(200);
  // An index that goes on with the time narrows by its first column, and orders by no more than that one.
  for (const query of ['sort=row', 'sort=table', 'sort=name', 'name=Sala', 'sort=username', 'q=sala'])
    expect((await club.admin.get(`/audit-log?${query}`)).status).toBe(400);
});

test('a word is looked for in the row and in the rows it names', async () => {
  const { body: workplace } = await club.admin.post('/workplace', { name: 'Świetlica' });
  const training = { workplace: workplace.id, instructor: club.admin.id };
  const at = (day: string) => ({ startsAt: `${day}T17:00:00Z`, endsAt: `${day}T18:00:00Z` });
  await club.admin.post('/training', { ...training, title: 'Żelazna forma', ...at('2031-05-05') });
  await club.admin.post('/training', { ...training, title: 'Ukemi', ...at('2031-05-06') });
  const found = async (q: string) =>
    (await club.admin.get(`/training?q=${encodeURIComponent(q)}`)).body._embedded.results.map(
      ({ title }: { title: string }) => title,
    );
  expect(await found('zelazna')).toEqual(['Żelazna forma']);
  expect(await found('swietlica')).toEqual(['Żelazna forma', 'Ukemi']);
  expect(await found('ŚWIETLICA ukemi administrator')).toEqual(['Ukemi']);
  expect(await found('swietlica nikt')).toEqual([]);
});
