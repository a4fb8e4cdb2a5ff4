import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { administrator, clubOfTests, newMember, person, unique } from './tatami.ts';

const { url } = inject('club');
const named = (name: string) => unique(name).replace(' ', '-');
const lines = (...rows: string[]) => `\uFEFF${rows.join('\r\n')}\r\n`;

test('what is wrong is told line by line, and nothing is stored', async () => {
  const { home, run } = await administrator();
  const lastName = named('Zła');
  const file = lines(
    'firstName;lastName;joinedOn;section;workplace;guardians',
    `Anna;${lastName};2025-09-01;adult;;`,
    `;"${lastName}`,
    'z domu Nowak";1.09.2025;senior;Dojo, którego nie ma;',
    `Ola;${lastName};2025-09-01;kids;;`,
  );
  writeFileSync(join(home, 'students.csv'), file);
  const { out, err, exitCode } = await run(['import', 'student', 'students.csv', '--yes']);
  const [fine, wrong, minor, ...rest] = out.trim().split('\n');
  expect(rest).toEqual([]);
  expect(fine).toMatch(/^2\tnew\t/);
  expect(wrong).toMatch(/^3\trefused\t/);
  for (const fault of [
    'firstName: it is needed',
    'joinedOn: it is a day, as 2026-11-20',
    'section: it is one of kids, youth, adult',
    'workplace: No row of workplace is called Dojo, którego nie ma',
  ])
    expect(wrong).toContain(fault);
  // What no rule here knows, the server says.
  expect(minor).toMatch(/^5\trefused\t.*birthDate: This field is required/);
  expect(err).toContain("2 rows can't be taken over. Nothing was stored.");
  expect(exitCode).toBe(1);
  const students = (await clubOfTests()).table('student');
  expect((await students.list({ q: lastName })).page.totalElements).toBe(0);
  expect(readdirSync(home)).not.toContainEqual(expect.stringMatching(/^tatami-undo/));
});

test('rows are added and changed at once, by what tells them from each other, and taken back again', async () => {
  const { home, run } = await administrator();
  const club = await clubOfTests();
  const [dojo, first, second] = [named('Dojo'), named('A'), named('B')];
  await club.table('workplace').save({ name: dojo });
  const kept = await club.table('item').save({ inventoryNo: first, name: 'Bokken', category: 'weapon' });
  const file = lines(
    'inventoryNo,name,category,workplace',
    `${first},"Bokken, dąb",weapon,${dojo}`,
    `${second},Jo,weapon,${dojo}`,
  );
  writeFileSync(join(home, 'items.csv'), file);

  const dry = await run(['import', 'item', 'items.csv', '--dry-run']);
  expect(dry).toMatchObject({ exitCode: 0, err: expect.stringContaining('Nothing was stored.') });
  expect(dry.out).toMatch(/^2\tchanged\t.*name: Bokken → Bokken, dąb; workplace: – → Dojo/m);
  expect(dry.out).toMatch(/^3\tnew\t/m);
  expect(await club.table('item').get(kept.id)).toMatchObject({ version: 1 });

  const done = await run(['import', 'item', 'items.csv', '--yes', '--undo', 'undo.json']);
  expect(done).toMatchObject({ exitCode: 0, err: expect.stringContaining('tatami undo undo.json') });
  expect((statSync(join(home, 'undo.json')).mode & 0o777).toString(8)).toBe('600');
  expect((await club.table('item').list({ q: second })).results).toMatchObject([
    { name: 'Jo', workplaceName: dojo },
  ]);
  const again = await run(['import', 'item', 'items.csv', '--yes']);
  expect(again).toMatchObject({ exitCode: 0, err: 'as it was: 2.\nThere is nothing to do.\n' });

  expect((await run(['undo', 'undo.json'])).exitCode).toBe(0);
  expect(await club.table('item').get(kept.id)).toMatchObject({ name: 'Bokken', workplace: null });
  expect((await club.table('item').list({ q: second })).page.totalElements).toBe(0);
});

test('an import is not taken back where somebody has changed its rows since', async () => {
  const { home, run } = await administrator();
  const club = await clubOfTests();
  const no = named('C');
  const { id } = await club.table('item').save({ inventoryNo: no, name: 'Tanto', category: 'weapon' });
  writeFileSync(join(home, 'items.csv'), lines('inventoryNo,name', `${no},Tantō`));
  await run(['import', 'item', 'items.csv', '--yes', '--undo', 'undo.json']);
  const imported = await club.table('item').get(id);
  await club.table('item').save({ ...imported, name: 'Tantō drewniane' });
  expect((await run(['undo', 'undo.json'])).exitCode).toBe(1);
  expect(await club.table('item').get(id)).toMatchObject({ name: 'Tantō drewniane' });
});

test('at a terminal it shows what will change, asks, and takes no for an answer', async () => {
  const { home, atTerminal, run } = await administrator();
  const no = named('D');
  writeFileSync(join(home, 'items.csv'), lines('inventoryNo,name,category', `${no},Jo,weapon`));
  const terminal = atTerminal(['import', 'item', 'items.csv']);
  await terminal.until('Write 1 row?');
  expect(terminal.shown()).toMatch(/line\s+outcome\s+what\r\n2 +new +Jo/);
  terminal.type('n');
  expect(await terminal.exitCode).toBe(0);
  expect(terminal.shown()).toContain('Nothing was stored.');
  expect(JSON.parse((await run(['list', 'item', `inventoryNo=${no}`, '--json'])).out)).toEqual([]);

  const yes = atTerminal(['import', 'item', 'items.csv']);
  await yes.until('Write 1 row?');
  yes.type('y');
  expect(await yes.exitCode).toBe(0);
  expect(JSON.parse((await run(['list', 'item', `inventoryNo=${no}`, '--json'])).out)).toHaveLength(1);
});

test('for a program what was asked of a person is told in JSON', async () => {
  const { home, atTerminal } = await administrator();
  writeFileSync(join(home, 'items.csv'), lines('inventoryNo,name,category', `${named('G')},Jo,weapon`));
  const terminal = atTerminal(['import', 'item', 'items.csv', '--json'], 4_000);
  await terminal.until('Write 1 row?');
  terminal.type('n');
  expect(await terminal.exitCode).toBe(0);
  expect(terminal.shown()).toContain('{"stored":false,"rows":[{"line":2,"outcome":"created"');
});

test('a script that does not say --yes changes nothing', async () => {
  const { run } = await administrator();
  const row = lines('inventoryNo,name,category', `${named('E')},Jo,weapon`);
  const { err, exitCode } = await run(['import', 'item', '-'], row);
  expect(err).toContain('--yes writes without asking');
  expect(exitCode).toBe(2);
  const piped = await run(['import', 'item', '-', '--yes', '--json'], row);
  expect(JSON.parse(piped.out)).toMatchObject({ stored: true, rows: [{ line: 2, outcome: 'created' }] });
});

test('what was exported is taken back as it was, and what looks like a formula stays a text', async () => {
  const { home, run } = await administrator();
  const club = await clubOfTests();
  const lastName = named('Eksport');
  const note = '=HYPERLINK("http://evil.example")';
  const student = { firstName: 'Ala', lastName, joinedOn: '2025-09-01', phone: '+48600100200', note };
  await club.table('student').save(student);
  const exported = await run(['export', 'student', `lastName=${lastName}`, '-o', 'students.csv']);
  expect(exported).toMatchObject({ err: '1 row written to students.csv.\n', exitCode: 0 });
  const file = readFileSync(join(home, 'students.csv'), 'utf8');
  expect(file.startsWith('\uFEFFid,')).toBe(true);
  expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(file).toContain(',+48600100200,');
  expect((await run(['import', 'student', 'students.csv', '--yes'])).err).toContain('as it was: 1.');

  const json = await run([
    'export',
    'student',
    `lastName=${lastName}`,
    '--json',
    '--fields',
    'lastName,phone',
  ]);
  expect(JSON.parse(json.out)).toEqual([{ lastName, phone: '+48600100200' }]);
  const told = await run(['export', 'student', `lastName=${lastName}`, '-o', 'students.ndjson', '--json']);
  expect(JSON.parse(told.out)).toEqual({ file: 'students.ndjson', rows: 1 });
  const rows = readFileSync(join(home, 'students.ndjson'), 'utf8').trim().split('\n');
  expect(rows.map((row) => JSON.parse(row))).toMatchObject([student]);
});

test.each([
  ['lastNme', 'The file has a column lastNme, and student no such field.', 'Did you mean lastName?'],
  ['firstName,firstName', 'The file has the column firstName twice.', ''],
  ['firstName,,lastName', 'Column 2 of the file has no name in the first line.', ''],
])('a first line %j is told to be wrong', async (head, message, hint) => {
  const { run } = person({ CLUB_URL: 'http://127.0.0.1:1', CLUB_TOKEN: 'x' });
  const { err, exitCode } = await run(['import', 'student', '-', '--yes'], `${head}\n${head}\n`);
  expect(err).toContain(`error: ${message}\n${hint}`);
  expect(exitCode).toBe(1);
});

test('what was copied out of a spreadsheet has tabs between its cells', async () => {
  const { run } = await administrator();
  const { out } = await run(
    ['import', 'item', '-', '--dry-run'],
    `inventoryNo\tname\tcategory\n${named('H')}\tJo\tweapon\n`,
  );
  expect(out).toMatch(/^2\tnew\tJo/);
});

test('why a file can’t be opened is told, and which is none of an import', async () => {
  const { home, run } = await administrator();
  expect((await run(['import', 'student', 'none.csv'])).err).toContain('There is no such file or folder.');
  expect((await run(['import', 'student', home])).err).toContain('That is a folder.');
  expect((await run(['export', 'grade', '-o', 'none/grades.csv'])).err).toContain('There is no such file');
  writeFileSync(join(home, 'items.csv'), 'inventoryNo,name\n');
  expect((await run(['undo', 'items.csv'])).err).toContain('items.csv is no file of an import.');
});

test('a line of a file that can’t be read is named', async () => {
  const { run } = await administrator();
  const { err, exitCode } = await run(['import', 'item', '-', '--yes'], 'inventoryNo,name\nA,"Jo\n');
  expect(err).toMatch(/Line \d can't be read/);
  expect(exitCode).toBe(1);
});

test('a member may import nothing', async () => {
  const password = 'a-password-of-ela';
  const username = await newMember('ela', password);
  const { run } = person();
  await run(['login', url, '--username', username, '--password-stdin'], password);
  const row = lines('inventoryNo,name,category', `${named('F')},Jo,weapon`);
  expect((await run(['import', 'item', '-', '--yes'], row)).exitCode).toBe(4);
});
