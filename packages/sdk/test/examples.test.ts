import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createClub, type Draft, type Entity } from '../src/index.ts';
import { runExample } from './run-example.ts';

const { baseUrl, username, password } = inject('club');
const club = createClub({ baseUrl, language: 'en' });
const students = club.table('student');
let folder: string;

beforeAll(async () => {
  await club.signIn({ username, password });
  folder = await mkdtemp(join(tmpdir(), 'tatami-sdk-examples-'));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (env: Record<string, string>, script: string, ...args: string[]) =>
  runExample(
    { CLUB_URL: baseUrl, CLUB_USERNAME: username, CLUB_PASSWORD: password, ...env },
    folder,
    script,
    ...args,
  );

const student = (lastName: string, more: Partial<Draft<'student'>> = {}) =>
  students.save({ firstName: 'Anna', lastName, joinedOn: '2024-09-01', ...more });

describe('attendance.ts', () => {
  async function training(startsAt: string, workplace: Entity<'workplace'>) {
    const { id: instructor } = await club.whoami();
    const endsAt = new Date(Date.parse(startsAt) + 90 * 60_000).toISOString();
    return club
      .table('training')
      .save({ title: 'Trening', workplace: workplace.id, instructor, startsAt, endsAt });
  }

  test('counts the marks of a month as the club’s clock has it, a line a student', async () => {
    const workplace = await club.table('workplace').save({ name: 'Dojo Żabianka' });
    const trainings = await Promise.all([
      // Half past midnight on 1 March in Gdańsk, and on 1 April.
      training('2026-02-28T23:30:00Z', workplace),
      training('2026-03-10T17:00:00Z', workplace),
      training('2026-03-31T22:30:00Z', workplace),
    ]);
    const [zak, adamska] = [await student('Żak'), await student('Adamska "Ada"')];
    const marks = [
      [zak, 'present', 'late', 'present'],
      [adamska, 'present', 'present', 'absent'],
    ] as const;
    for (const [{ id }, ...statuses] of marks) {
      for (const [index, status] of statuses.entries()) {
        await club.table('presence').save({ student: id, training: trainings[index]?.id ?? '', status });
      }
    }

    const { output, errors, exitCode } = await run({ TZ: 'America/New_York' }, 'attendance.ts', '2026-03');
    expect({ errors, exitCode }).toEqual({ errors: '', exitCode: 0 });
    expect(output.split('\n')).toEqual([
      '\uFEFFstudent;present;late;excused;absent',
      '"Adamska ""Ada"" Anna";2;0;0;0',
      'Żak Anna;1;1;0;0',
      '',
    ]);
  });
});

describe('import-students.ts', () => {
  const csv = async (...lines: string[]) => {
    const file = join(folder, 'students.csv');
    await writeFile(file, `\uFEFF${lines.join('\r\n')}\r\n`);
    return file;
  };
  const header =
    'firstName;lastName;joinedOn;birthDate;section;memberNumber;carryOverDays;carryOverAsOf;guardian';
  const stored = async (q: string) => (await students.list({ q })).results;

  test('a dry run names what is wrong in each line, and stores nothing', async () => {
    const file = await csv(
      header,
      'Jan;Importowany;2025-09-01;1990-05-17;adult;I-1;12;2025-08-31;',
      ';Importowany;1.09.2025;1990-05-17;senior;I-2;a lot;;',
    );
    const { output, errors, exitCode } = await run({}, 'import-students.ts', file, '--dry-run');
    expect(errors.trim().split('\n')).toEqual([
      'Line 3: firstName: This field is required.',
      'Line 3: joinedOn: Not a valid date.',
      'Line 3: section: Not an allowed value (allowed: kids, youth, adult).',
      'Line 3: carryOverDays: The value has the wrong type (expected: integer).',
    ]);
    expect(output).toBe('1 of 2 students can be imported. Nothing was stored.\n');
    expect(exitCode).toBe(1);
    expect(await stored('Importowany')).toEqual([]);
  });

  test('stores every line, and says why the server refused one', async () => {
    await student('Pierwsza', { memberNumber: 'I-20' });
    const file = await csv(
      header,
      'Zofia;"Zaimportowana; z domu Nowak";2025-09-01;1990-05-17;adult;I-21;12;2025-08-31;',
      'Jan;Zaimportowany;2025-09-01;;adult;I-20;;;',
      '',
      'Ola;Zaimportowana;2025-09-01;2016-02-29;kids;I-22;;;Ewa Zaimportowana',
      'Ala;Zaimportowana;2025-09-01;2016-02-29;kids;I-23;;;',
    );
    const { output, errors, exitCode } = await run({}, 'import-students.ts', file);
    expect(errors.trim().split('\n')).toEqual([
      'Line 3: memberNumber: Such an entry already exists.',
      expect.stringMatching(/^Line 6: guardians: /),
    ]);
    expect(output).toBe('2 of 4 students were imported.\n');
    expect(exitCode).toBe(1);

    expect(await stored('Zaimportowan')).toEqual([
      expect.objectContaining({ firstName: 'Ola', section: 'kids', carryOverDays: 0 }),
      expect.objectContaining({ lastName: 'Zaimportowana; z domu Nowak', carryOverDays: 12 }),
    ]);
  });
});

describe('expiring-papers.ts', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

  test('lists what has run out and what soon will, the most urgent first', async () => {
    await student('Pilna', {
      licenceValidTo: inDays(-3),
      medicalValidTo: inDays(10),
      email: 'anna@club.test',
    });
    await student('Spokojna', { insuranceValidTo: inDays(200), licenceValidTo: inDays(60) });
    await student('Dawna', { licenceValidTo: inDays(-400), status: 'left', leftOn: inDays(-300) });

    const soon = await run({}, 'expiring-papers.ts');
    expect(soon.output.trim().split('\n')).toEqual([
      `expired\t${inDays(-3)}\tlicence\tAnna Pilna\tanna@club.test`,
      `expires\t${inDays(10)}\tmedical\tAnna Pilna\tanna@club.test`,
      '2 to renew.',
    ]);
    const later = await run({}, 'expiring-papers.ts', '90');
    expect(later.output).toContain(`expires\t${inDays(60)}\tlicence\tAnna Spokojna`);
    expect(later.output).toContain('3 to renew.');
  });
});

describe('not-seen.ts', () => {
  test('lists who stayed away, those who never came among them', async () => {
    const [never, long, lately] = [
      await student('Nigdy', { email: 'nigdy@club.test' }),
      await student('Dawno'),
      await student('Niedawno'),
    ];
    const { id: workplace } = await club.table('workplace').save({ name: 'Dojo Przymorze' });
    const { id: instructor } = await club.whoami();
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
    const fortyDaysAgo = daysAgo(40);
    for (const [who, startsAt] of [
      [long, fortyDaysAgo],
      [lately, daysAgo(2)],
    ] as const) {
      const endsAt = new Date(Date.parse(startsAt) + 90 * 60_000).toISOString();
      const training = await club
        .table('training')
        .save({ title: 'Trening', workplace, instructor, startsAt, endsAt });
      await club.table('presence').save({ student: who.id, training: training.id, status: 'present' });
    }

    const { output } = await run({}, 'not-seen.ts');
    expect(output).toContain(`never\tAnna ${never.lastName}\tnigdy@club.test\n`);
    expect(output).toContain(`${fortyDaysAgo.slice(0, 10)}\tAnna Dawno\t\n`);
    expect(output).not.toContain('Niedawno');
    expect(output.indexOf('Nigdy')).toBeLessThan(output.indexOf('Dawno'));
    expect((await run({}, 'not-seen.ts', '8')).output).not.toContain('Dawno');
  });
});

test('a script with a token needs no password', async () => {
  const { data } = await club.api.POST('/authinfo/access-tokens', {
    body: {
      name: 'Eksport do arkusza',
      rights: ['Student:Read'],
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      password,
    },
  });
  const { output, errors, exitCode } = await run(
    { CLUB_TOKEN: data?.token ?? '', CLUB_USERNAME: '', CLUB_PASSWORD: '' },
    'expiring-papers.ts',
  );
  expect({ errors, exitCode }).toEqual({ errors: '', exitCode: 0 });
  expect(output).toMatch(/to renew\.\n$/);
});

test('a script with a wrong password ends with the reason', async () => {
  const { errors, exitCode } = await run({ CLUB_PASSWORD: 'guessed' }, 'expiring-papers.ts');
  expect(errors).toContain('ClubApiError: The user name or the password is wrong.');
  expect(errors).not.toContain('guessed');
  expect(exitCode).toBe(1);
});
