import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../src/tables/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { changeOf, type Ground, prepareGround, readerOf, rowOf } from './support/samples.ts';

let club: TestClub;
let ground: Ground;
beforeAll(async () => {
  club = await openTestClub();
  ground = await prepareGround(club);
});
afterAll(() => club.close());

const linesOfLog = async () => (await club.database.pool.query('select count(*) from audit_log')).rows;
const changed = tables.flatMap(({ name, without = [] }) => (without.includes('update') ? [] : [name]));

describe('a change that is sent twice under one key is made once', () => {
  test.each(changed)('PUT /%s/{id}', async (name) => {
    const row = await rowOf(name, ground);
    const by = readerOf(name, ground, ground.admins);
    const body = { ...row, ...changeOf(name) };
    const send = (headers: Record<string, string> = {}) => by.put(`/${name}/${row.id}`, body, headers);
    const key = { 'idempotency-key': `raz:${name}` };
    const first = await send(key);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const after = await linesOfLog();

    const second = await send(key);
    expect([second.status, second.body, second.headers.etag]).toEqual([200, first.body, first.headers.etag]);
    expect(await linesOfLog()).toEqual(after);
    // Without the key it is a change of what was read before: a conflict, though with nobody else.
    if (first.body.version !== row.version) expect((await send()).status).toBe(409);
    const other = await by.put(`/${name}/${row.id}`, { ...body, version: first.body.version + 1 }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  });
});
