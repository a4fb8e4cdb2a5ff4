import pg from 'pg';
import { expect, it } from 'vitest';
import { isAway } from './database-problem.ts';

it('a database whose name leads nowhere, as that of a container that has stopped, is away', async () => {
  const failure: Error = await new pg.Client({ host: 'postgres.invalid' }).connect().then(
    () => new Error('It connected.'),
    (error: Error) => error,
  );
  expect(isAway(failure), failure.message).toBe(true);
});
