import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { administrator, clubOfTests, newMember, person, unique } from './tatami.ts';

const { url } = inject('club');

test('what changes is shown as it does, with who did it and what it was', async () => {
  const { atTerminal } = await administrator();
  const workplaces = (await clubOfTests()).table('workplace');
  const terminal = atTerminal(['tail', 'workplace'], 200);
  await terminal.until('Listening to 1 table. Ctrl-C ends it.');
  const name = unique('Dojo');
  const made = await workplaces.save({ name, capacity: 20 });
  await terminal.until(new RegExp(`workplace  added  ${name}  admin`));
  await workplaces.save({ ...made, capacity: 30 });
  await terminal.until(/changed .* admin {2}capacity: 20 → 30/);
  await workplaces.remove(made.id);
  await terminal.until(new RegExp(`removed  ${name}  admin`));
  terminal.type('\x03');
  expect(await terminal.exitCode).toBe(130);
});

test('for a program each change is a line of JSON', async () => {
  const { atTerminal } = await administrator();
  const workplaces = (await clubOfTests()).table('workplace');
  const terminal = atTerminal(['tail', 'workplace', '--json'], 4_000);
  await terminal.until('Listening');
  const name = unique('Dojo');
  const { id } = await workplaces.save({ name });
  await terminal.until(name);
  const line =
    terminal
      .shown()
      .split(/\r?\n/)
      .find((each) => each.includes(name)) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    kind: 'written',
    table: 'workplace',
    verb: 'create',
    id,
    version: 1,
    by: 'admin',
    name,
  });
});

test('what may have been missed is a line of JSON, too', async () => {
  const { atTerminal } = await administrator();
  const workplaces = (await clubOfTests()).table('workplace');
  const terminal = atTerminal(['tail', 'workplace', '--json'], 200);
  await terminal.until('Listening');
  // More rows than are told one by one.
  await workplaces.batch({ save: Array.from({ length: 101 }, () => ({ name: unique('Dojo') })) });
  await terminal.until(/\{"kind":"missed","table":"workplace","at":"[^"]+"\}/);
});

test('without a table it listens to all that one may read', async () => {
  const { atTerminal } = await administrator();
  const terminal = atTerminal(['tail']);
  await terminal.until(/Listening to \d\d tables/);
  terminal.type('\x03');
  expect(await terminal.exitCode).toBe(130);
});

test('a member hears of no table that is not theirs to read', async () => {
  const password = 'a-password-of-iga';
  const username = await newMember('iga', password);
  const { run } = person();
  await run(['login', url, '--username', username, '--password-stdin'], password);
  expect((await run(['tail', 'audit-log'])).exitCode).toBe(4);
});

test('all that one may read is in one file, which nobody else reads', async () => {
  const { home, run } = await administrator();
  const name = unique('Dojo');
  await (await clubOfTests()).table('workplace').save({ name });
  const { err, exitCode } = await run(['backup', '--output', 'club.jsonl.gz']);
  expect(err).toMatch(/rows written to club\.jsonl\.gz\. It is what you may read/);
  expect(exitCode).toBe(0);
  const file = join(home, 'club.jsonl.gz');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  const lines = gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ tatami: 'rows', club: `${url}/api` });
  expect(lines).toContainEqual({ table: 'workplace', row: expect.objectContaining({ name }) });
  const piped = await run(['backup', '--output', '-', '--json']);
  expect(JSON.parse(piped.err)).toMatchObject({ file: '-', rows: { workplace: expect.any(Number) } });
  const { end } = lines.at(-1);
  expect(end.workplace).toBe(lines.filter(({ table }) => table === 'workplace').length);
});
