import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, inject, test } from 'vitest';
import { administrator, clubOfTests, newMember, person, program, unique } from './tatami.ts';

const { url } = inject('club');
const lastName = unique('Wypisana').replace(' ', '-');

beforeAll(async () => {
  const students = (await clubOfTests()).table('student');
  for (const [firstName, section, memberNumber] of [
    ['Anna', 'adult', `${lastName}-1`],
    ['Bartosz', 'kids', `${lastName}-2`],
    ['Cezary', 'adult', null],
  ] as const)
    await students.save({
      firstName,
      lastName,
      section,
      memberNumber,
      joinedOn: '2024-09-01',
      ...(section === 'kids' && { birthDate: '2016-02-29', guardians: [{ name: 'Ewa' }] }),
    });
});

test('the rows of a list are narrowed, ordered, and given to a program line by line', async () => {
  const { run } = await administrator();
  const { out, err, exitCode } = await run([
    'list',
    'student',
    `lastName=${lastName}`,
    'section.in=adult,youth',
    '--sort',
    'firstName,desc',
    '--fields',
    'firstName,section',
  ]);
  expect({ out, err, exitCode }).toEqual({ out: 'Cezary\tadult\nAnna\tadult\n', err: '', exitCode: 0 });
});

test('--json gives the rows as they are, empty values too', async () => {
  const { run } = await administrator();
  const { out } = await run(['list', 'student', `lastName=${lastName}`, 'memberNumber.null=true', '--json']);
  expect(JSON.parse(out)).toMatchObject([{ firstName: 'Cezary', memberNumber: null, version: 1 }]);
});

test('what may stand everywhere may stand before the command', async () => {
  const { run } = await administrator();
  const { out } = await run(['--json', '--language', 'pl', 'list', 'student', 'lastName=nobody']);
  expect(out).toBe('[]\n');
});

test('to a person it comes in columns, no wider than the terminal, and says how many there are', async () => {
  const { atTerminal } = await administrator();
  const terminal = atTerminal(['list', 'student', '--search', lastName, '--limit', '2'], 60);
  expect(await terminal.exitCode).toBe(0);
  const lines = terminal.shown().split(/\r?\n/);
  expect(lines[0]).toMatch(/^lastName\s+firstName/);
  expect(Math.max(...lines.slice(0, 3).map((line) => line.length))).toBeLessThanOrEqual(60);
  expect(terminal.shown()).toContain('2 of 3. --all shows all');
});

test('NO_COLOR and pipes take the colours away', async () => {
  const plain = (await administrator({ NO_COLOR: '1' })).atTerminal(['list', 'grade']);
  await plain.exitCode;
  const colourful = (await administrator()).atTerminal(['list', 'grade']);
  await colourful.exitCode;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin.
  const colours = /\x1b\[\d+m/;
  expect(plain.raw()).not.toMatch(colours);
  expect(colourful.raw()).toMatch(colours);
});

test('one row is found by its id, or by what it is called', async () => {
  const { run } = await administrator();
  const { out } = await run(['get', 'student', `${lastName}-2`, '--json']);
  const row = JSON.parse(out);
  expect(row).toMatchObject({ firstName: 'Bartosz', section: 'kids' });
  expect((await run(['get', 'student', row.id])).out).toContain('firstName\tBartosz\n');
  expect(await run(['get', 'student', 'nobody'])).toMatchObject({ exitCode: 5, out: '' });
});

test.each([
  [['list', 'studnet'], 'There is no table studnet.', 'Did you mean student?'],
  [['list', 'student', 'stauts=active'], 'student has no field stauts.', 'Did you mean status?'],
  [['list', 'student', 'status=aktywny'], 'status: it is one of active, suspended, left.', ''],
  [['list', 'student', 'joinedOn=01.09.2024'], 'joinedOn: it is a day, as 2026-11-20.', ''],
  [['list', 'student', 'phone=600100200'], "phone can't be narrowed by =.", 'No list is narrowed by it.'],
  [['list', 'student', 'joinedOn.in=2024-09-01'], "joinedOn can't be narrowed by in.", 'joinedOn.gte'],
  [['list', 'student', '--sort', 'lastname'], 'student has no field lastname.', 'Did you mean lastName?'],
  [['list', 'student', '--sort', 'phone'], "student can't be ordered by phone.", ''],
  [['list', 'student', 'Nowak'], 'Nowak is no filter', ''],
  [['list', 'student', 'status='], 'Behind status= a value is missing.', ''],
  [['list', 'student', 'memberNumber='], 'Behind memberNumber= a value', 'memberNumber.null=true finds'],
  [['list', 'student', 'lastName.like=N'], "lastName can't be narrowed by like.", 'It takes lastName=….'],
  [['list', 'student', '--club', 'ftp://club.example'], 'ftp://club.example is no address of a club', ''],
  [['--jsn', 'list', 'student'], 'There is no option --jsn.', 'Did you mean --json?'],
  [['--language', 'de', 'list', 'student'], "--language can't be that.", 'pl or en'],
  [['help', 'lsit'], 'There is no command lsit.', 'Did you mean list?'],
  [['list', 'student', '--limit', 'many'], "--limit can't be that.", ''],
  [['list', 'student', '--al'], 'There is no option --al.', 'Did you mean --all?'],
  [['list'], '<table> is missing.', 'tatami list --help'],
  [['lsit', 'student'], 'There is no command lsit.', 'Did you mean list?'],
])('%j is known to be mistyped before anybody is asked', async (args, message, hint) => {
  const { run } = person({ CLUB_URL: 'http://127.0.0.1:1', CLUB_TOKEN: 'x' });
  const { out, err, exitCode } = await run(args);
  expect(err).toContain(`error: ${message}`);
  expect(err).toContain(hint);
  expect({ out, exitCode }).toEqual({ out: '', exitCode: 2 });
});

test('whoever has read enough is left in peace', async () => {
  const { env, home } = await administrator();
  const line = `"${process.execPath}" "${program}" tables | head -n 1`;
  const child = spawn('bash', ['-o', 'pipefail', '-c', line], { cwd: home, env });
  const [out, err, [exitCode]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ]);
  expect({ out: out.toString(), err: err.toString(), exitCode }).toEqual({
    out: 'access-token\t✓\t\t\t✓\n',
    err: '',
    exitCode: 0,
  });
});

test('a member sees what is theirs, and is told what to do about the rest', async () => {
  const password = 'a-password-of-ola';
  const username = await newMember('ola', password);
  const { run } = person();
  await run(['login', url, '--username', username, '--password-stdin'], password);

  const may = JSON.parse((await run(['tables', '--json'])).out) as { table: string; read: string | null }[];
  expect(may).toContainEqual({ table: 'student', read: 'own', create: null, update: null, remove: null });
  expect(may).toContainEqual({ table: 'audit-log', read: null, create: null, update: null, remove: null });
  expect((await run(['list', 'student', '--json'])).out).toBe('[]\n');
  expect((await run(['export', 'audit-log'])).out).toBe('');
  expect(await run(['list', 'audit-log'])).toMatchObject({
    err: expect.stringContaining('tatami tables says what you may do.'),
    exitCode: 4,
  });
});

test('which fields a table has is said without asking anybody', async () => {
  const { run } = person();
  const { out } = await run(['tables', 'training']);
  expect(out).toContain('workplace\t→ workplace\tneeded\t= .in\t');
});
