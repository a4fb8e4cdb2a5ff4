import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_TEXT, prepared } from '../src/database/prepared.ts';
import { openTestClub, type TestClub } from './support/club.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
});
afterAll(() => club.close());

test('whatever is asked for, a connection keeps so much of statements and no more: those that are asked for again', async () => {
  const { pool } = club.database;
  const usual = `select 'a list that everybody sees'`;
  const order = (tried: number) => `select 'an order, ${tried}' -- ${'x'.repeat(1_400)}`;
  const tries = 2 * Math.ceil(MOST_TEXT / order(0).length);
  for (let tried = 0; tried < tries; tried += 1) {
    await pool.query(prepared(usual, []));
    for (let time = 0; time < 3; time += 1) await pool.query(prepared(order(tried), []));
  }
  // The same connection each time, since nobody else asks.
  const { rows } = await pool.query<{ statement: string }>(
    `select statement from pg_prepared_statements where name ~ '^t[0-9]+$'`,
  );
  const statements = rows.map(({ statement }) => statement);
  expect(statements).toContain(usual);
  expect(statements).toContain(order(tries - 2));
  expect(statements).not.toContain(order(0));
  expect(statements.join('').length).toBeLessThanOrEqual(40_000);
});

test('what is asked for once or twice is not prepared', async () => {
  const { pool } = club.database;
  for (let time = 0; time < 2; time += 1) await pool.query(prepared(`select 'a whim'`, []));
  const { rowCount } = await pool.query(`select from pg_prepared_statements where statement = $1`, [
    `select 'a whim'`,
  ]);
  expect(rowCount).toBe(0);
});
