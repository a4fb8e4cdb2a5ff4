import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { copyData } from '@tatami/tooling/copy-data';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { backUpNightly } from '../src/backup/nightly.ts';
import { type Restored, restoreBackup } from '../src/backup/restore-backup.ts';
import { type Written, writeBackup } from '../src/backup/write-backup.ts';
import { migrate } from '../src/database/migrate.ts';
import { createSeal } from '../src/session/seal.ts';
import { folderWithPostgres, openIn, temporaryFolder } from './postgres/data-folder.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import { createTestDatabase } from './support/database.ts';
import { until } from './support/processes.ts';

let club: TestClub;
beforeAll(async () => {
  club = await openTestClub();
  // Texts that another format would trip over, a list, a number of money, and a day.
  await club.admin.post('/workplace', {
    name: 'Dojo "Źródło"\\n\t{}',
    city: 'Łódź',
    lat: 54.372158,
    lon: 18.638306,
  });
  await club.admin.post('/day-off', { name: 'Dzień\nwolny', dateFrom: '2026-12-24', dateTo: '2026-12-26' });
  await club.database.pool.query(
    `insert into file ("table", "row", name, media_type, sha256, size, bytes, created_at)
     select 'user', id, 'picture', 'image/webp', 'x', 5, '\\x00ff0a5c22', now() from "user"`,
  );
});
afterAll(() => club.close());

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  return work(client).finally(() => client.end());
}

async function backUp(dataDir = temporaryFolder()): Promise<Written> {
  const client = await club.database.pool.connect();
  const file = join(temporaryFolder(), 'club.jsonl.gz');
  return writeBackup(client, { file, dataDir }).finally(() => client.release());
}

const restoreInto = (url: string, file: string): Promise<Restored> =>
  connected(url, (client) => restoreBackup(client, file));

/** What stands in a database, table by table, as the database itself writes it. */
async function contents(url: string): Promise<Map<string, string>> {
  return connected(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`,
    );
    const found = new Map<string, string>();
    for (const { name } of tables) {
      const path = name === '__drizzle_migrations' ? `drizzle.${name}` : name;
      const { rows } = await client.query(`select t::text as row from ${path} t order by 1`);
      found.set(name, rows.map(({ row }) => row).join('\n'));
    }
    return found;
  });
}

const urlOf = ({ database }: TestClub): string => String(database.pool.options.connectionString);

describe('a backup', () => {
  it('that is restored is the club as it was, but for who is signed in', async () => {
    const written = await backUp();
    const url = await createTestDatabase('empty');
    const { rows, tables } = await restoreInto(url, written.file);
    expect({ rows, tables }).toEqual({ rows: written.rows, tables: written.tables });
    const [before, after] = [await contents(urlOf(club)), await contents(url)];
    expect(before.get('session')).not.toBe('');
    expect(before.get('file')).toContain('00ff0a5c22');
    for (const name of [
      'session',
      'access_token',
      'access_token_use',
      'single_use',
      'lightning',
      'idempotency_key',
    ])
      before.set(name, '');
    expect(after).toEqual(before);
    expect(written.tables).toBe(before.size - 1);
    await connected(url, async (client) => {
      // What refers to something still does, and is still held to it.
      const stranger = `update useringroupright set "user" = gen_random_uuid()`;
      await expect(client.query(stranger)).rejects.toThrow(/violates foreign key/);
      const references = `select count(*)::int as count from pg_constraint where contype = 'f' and convalidated and connamespace = 'public'::regnamespace`;
      const [there, here] = [await client.query(references), await club.database.pool.query(references)];
      expect(there.rows).toEqual(here.rows);
    });
  });

  it('that is restored is read at the addresses of calendars that people have given to their programs', async () => {
    const feed = { about: 'club', student: null, workplace: null };
    const choice = { reminder: 'none', withDaysOff: false, withExcused: true };
    const { body } = await club.admin.post('/authinfo/calendar-feeds', { ...feed, ...choice });
    const { body: shown } = await club.admin.get(`/authinfo/calendar-feeds/${body.id}/address`);
    const url = await createTestDatabase('empty');
    await restoreInto(url, (await backUp()).file);
    const restored = await openTestClub({}, undefined, url);
    const path = String(shown.address).slice(`${restored.config.publicUrl}/api`.length);
    expect((await restored.nobody.get(path)).status).toBe(200);
    const again = await restored.admin.get(`/authinfo/calendar-feeds/${body.id}/address`);
    expect(again.body).toEqual(shown);
    await restored.close();
  });

  it('has no mail on its way, and what a club of before had yet to do is not done for this one', async () => {
    const written = await backUp();
    const url = await createTestDatabase('empty');
    await connected(url, (client) => client.query('create schema queue; create table queue.job (id int)'));
    await restoreInto(url, written.file);
    await migrate(url);
    await connected(url, async (client) => {
      const { rows } = await client.query(
        'select count(*)::int as jobs from queue.job where data is not null',
      );
      expect(rows).toEqual([{ jobs: 0 }]);
    });
  });

  it('is one moment of a club that goes on', async () => {
    const [client, file] = [await club.database.pool.connect(), join(temporaryFolder(), 'club.jsonl.gz')];
    let count = 0;
    const writing = (async () => {
      while (count < 40) {
        await club.admin.post('/workplace', { name: `Dojo ${count}` });
        count += 1;
      }
    })();
    await writeBackup(client, { file, dataDir: temporaryFolder() }).finally(() => client.release());
    await writing;
    const url = await createTestDatabase('empty');
    await restoreInto(url, file);
    // Each row was made in one transaction with its line in the log.
    const [found] = await connected(
      url,
      async (restored) =>
        (
          await restored.query(`select (select count(*) from workplace)::int as rows,
          (select count(*) from audit_log where "table" = 'workplace' and verb = 'create')::int as lines`)
        ).rows,
    );
    expect(found.rows).toBe(found.lines);
  });

  it('is JSON lines that name their table, and only its owner may read it', async () => {
    const dataDir = temporaryFolder();
    for (const name of ['encryption.key', 'notes.txt']) writeFileSync(join(dataDir, name), 'x');
    const { file, rows, beside } = await backUp(dataDir);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(beside).toEqual(['encryption.key']);
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ tatami: 'backup', format: 1, beside });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ end: { rows } });
    const dojos = lines.filter((line) => line.startsWith('{"table":"workplace","row":'));
    expect(JSON.parse(dojos[0] ?? '').row).toMatchObject({ name: 'Dojo "Źródło"\\n\t{}', lat: 54.372158 });
    const sha256 = createHash('sha256')
      .update(`${dojos.join('\n')}\n`)
      .digest('hex');
    expect(lines).toContain(JSON.stringify({ table: 'workplace', rows: dojos.length, sha256 }));
  });

  it('takes no place of another', async () => {
    const { file } = await backUp();
    const client = await club.database.pool.connect();
    const again = writeBackup(client, { file, dataDir: temporaryFolder() }).finally(() => client.release());
    await expect(again).rejects.toThrow(`${file} is there already. Choose another name.`);
  });

  it('holds all that the database does: there is nothing but tables, and no column that counts by itself', async () => {
    const { rows } = await club.database.pool.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i')
       union all select tgname from pg_trigger where not tgisinternal
       union all select proname from pg_proc where pronamespace = 'public'::regnamespace
       union all select attname from pg_attribute where attidentity <> '' and attrelid > 16384`,
    );
    expect(rows).toEqual([]);
  });
});

describe('nothing is restored, and why is said in a sentence', () => {
  const spoiled = async (spoil: (lines: string[]) => string): Promise<string> => {
    const { file } = await backUp();
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    writeFileSync(file, gzipSync(`${spoil(lines)}\n`));
    return file;
  };

  it.each<[string, RegExp, () => Promise<string>]>([
    [
      'a row that was changed',
      /is damaged: the rows of audit_log are not those that were written\.$/,
      () => spoiled((lines) => lines.map((line) => line.replace('Źródło', 'Zrodlo')).join('\n')),
    ],
    [
      'a row that is missing',
      /is damaged: the rows of audit_log/,
      () => spoiled((lines) => lines.filter((line) => !/"workplace","row".*Źródło/.test(line)).join('\n')),
    ],
    [
      'an end that is missing',
      /is not whole: its end is missing\.$/,
      () => spoiled((lines) => lines.slice(0, -1).join('\n')),
    ],
    [
      'the half of the lines',
      /is not whole: it ends in the rows of \w+\.$/,
      () => spoiled((lines) => lines.slice(0, lines.length / 2).join('\n')),
    ],
    [
      'a newer version',
      /is not for this version: the club in it comes from a newer Tatami/,
      () =>
        spoiled(([first = '', ...rest]) => {
          const header = JSON.parse(first);
          return [JSON.stringify({ ...header, migrations: [...header.migrations, 'new'] }), ...rest].join(
            '\n',
          );
        }),
    ],
    ['something else', /is no backup of Tatami\.$/, () => spoiled(() => '{"photos":[]}')],
    [
      'half of the file',
      /is not whole: it ends too early\.$/,
      async () => {
        const { file } = await backUp();
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.subarray(0, bytes.length / 2));
        return file;
      },
    ],
    [
      'a file of another kind',
      /is no backup of Tatami, or damaged\.$/,
      async () => {
        const file = join(temporaryFolder(), 'photo.jpeg');
        writeFileSync(file, 'JFIF');
        return file;
      },
    ],
    ['a name of no file', /is not there\.$/, async () => join(temporaryFolder(), 'none')],
  ])('from %s', async (_, words, make) => {
    const url = await createTestDatabase('empty');
    await expect(restoreInto(url, await make())).rejects.toThrow(words);
    expect(await contents(url)).toEqual(new Map());
  });

  it('into a club that is there', async () => {
    const { file } = await backUp();
    const url = await createTestDatabase('seeded');
    await expect(restoreInto(url, file)).rejects.toThrow(
      /is not restored: there is a club already\. Choose an empty DATA_DIR or database\.$/,
    );
  });
});

test('the copy of a stopped server’s whole data folder is the club, with the key to what is sealed in it', async () => {
  const [dataDir, copy] = [folderWithPostgres(), temporaryFolder()];
  const first = await openIn(dataDir);
  await restoreInto(first.url, (await backUp()).file);
  const sealed = createSeal({ encryptionKey: null, dataDir }).close('a secret', 'its owner');
  const before = await contents(first.url);
  await first.close();
  copyData(dataDir, copy);
  const second = await openIn(copy);
  expect(await contents(second.url)).toEqual(before);
  expect(before.get('workplace')).toContain('Źródło');
  // It was stopped in order: nothing had to be recovered.
  expect(second.logged).toEqual([]);
  expect(createSeal({ encryptionKey: null, dataDir: copy }).open(sealed, 'its owner')).toBe('a secret');
});

test('a night’s backup is made once, after three, and those of 14 nights are kept', async () => {
  const folder = temporaryFolder();
  const others = ['tatami-2026-10-01.jsonl.gz', 'tatami-2026-11-05.jsonl.gz', 'tatami-2026-11-06.jsonl.gz'];
  for (const name of [...others, 'photos.zip', 'tatami-2020-01-01T000000Z.jsonl.gz'])
    writeFileSync(join(folder, name), '');
  const at = (time: string) => backUpNightly(club.database, club.config, folder, new Date(time));
  expect(await at('2026-11-19T01:50:00Z')).toBeNull();
  // Winter in Poland is an hour ahead.
  const written = await at('2026-11-19T02:10:00Z');
  expect(written?.file).toBe(join(folder, 'tatami-2026-11-19.jsonl.gz'));
  expect(readdirSync(folder).sort()).toEqual([
    'photos.zip',
    'tatami-2020-01-01T000000Z.jsonl.gz',
    'tatami-2026-11-06.jsonl.gz',
    'tatami-2026-11-19.jsonl.gz',
  ]);
  expect(await at('2026-11-19T12:00:00Z')).toBeNull();
  const url = await createTestDatabase('empty');
  expect((await restoreInto(url, String(written?.file))).rows).toBe(written?.rows);
});

test('a server with BACKUP_DIR makes it by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const folder = temporaryFolder();
  const other = await openTestClub({ BACKUP_DIR: folder });
  other.clock.now = new Date('2026-11-19T02:10:00Z');
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  await until(() => readdirSync(folder).includes('tatami-2026-11-19.jsonl.gz'));
  await other.close();
});

test('pnpm backup and pnpm restore do the same for DATABASE_URL', async () => {
  const file = join(temporaryFolder(), 'club.jsonl.gz');
  const into = await createTestDatabase('empty');
  expect(await command('backup', [file], { DATABASE_URL: urlOf(club) })).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Holds +\d+ rows in \d+ tables/),
  });
  expect(await command('restore', [file], { DATABASE_URL: into })).toMatchObject({
    code: 0,
    said: expect.stringContaining('the same by count and hash'),
  });
  expect(await command('restore', [file], { DATABASE_URL: into })).toEqual({
    code: 1,
    said: `${file} is not restored: there is a club already. Choose an empty DATA_DIR or database.\n`,
  });
  const none = temporaryFolder();
  expect(await command('restore', [], { DATA_DIR: none })).toMatchObject({ code: 1 });
  expect(await command('restore', [join(none, 'x')], { DATA_DIR: none })).toEqual({
    code: 1,
    said: `${join(none, 'x')} is not there.\n`,
  });
  expect(await command('backup', [file], { DATA_DIR: none })).toEqual({
    code: 1,
    said: `DATA_DIR: there is no club in ${none}.\n`,
  });
  expect(readdirSync(none)).toEqual([]);
});

function command(
  name: 'backup' | 'restore',
  args: string[],
  env: Record<string, string>,
): Promise<{ code: unknown; said: string }> {
  const script = join(import.meta.dirname, `../src/commands/${name}.ts`);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, out, err) => resolve({ code: error?.code ?? 0, said: out + err }),
    );
  });
}
