import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseUsers } from '../src/calls/profile/erase-users.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { bomb, photo, picturesIn, plain } from './support/pictures.ts';

let club: TestClub;
let send: ReturnType<typeof picturesIn>['send'];
let look: ReturnType<typeof picturesIn>['look'];
let member: Caller;
let guardian: Caller;
let instructor: Caller;
let student: string;
let child: string;

beforeAll(async () => {
  club = await openTestClub();
  ({ send, look } = picturesIn(club));
  member = await club.join('ola', 'Members');
  guardian = await club.join('rodzic', 'Members');
  instructor = await club.join('sensei', 'Instructors');
  student = await newStudent({ user: member.id });
  child = await newStudent({
    section: 'kids',
    birthDate: '2019-05-06',
    guardians: [{ name: 'Anna Nowak', user: guardian.id }],
  });
});
afterAll(() => club.close());

async function newStudent(values: object): Promise<string> {
  const { status, body } = await club.admin.post('/student', {
    firstName: 'Ola',
    lastName: 'Żak',
    joinedOn: '2024-01-02',
    ...values,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

const bytesOf = async (row: string): Promise<number> => {
  const { rows } = await club.database.pool.query('select count(*) from file where "row" = $1', [row]);
  return Number(rows[0].count);
};

describe('a picture', () => {
  test('is turned upright, square and small, and keeps nothing of what the camera wrote', async () => {
    const { status, body } = await send(club.admin, `/student/${student}/picture`, await photo());
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.picture).toMatch(/^[0-9a-f]{64}$/);
    for (const size of [128, 512]) {
      const { rawPayload } = await look(
        club.admin,
        `/student/${student}/picture/${body.picture}?size=${size}`,
      );
      const { format, width, height, exif, xmp, icc, orientation } = await sharp(rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: size, height: size });
      expect({ exif, xmp, icc, orientation }).toEqual({});
      expect(rawPayload.includes('Secret Camera')).toBe(false);
      // What lay above stands at the right once it is turned.
      const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      const [left, right] = [data[(size / 2) * size * 3 + 6], data[((size / 2) * size + size - 3) * 3]];
      expect(right).toBeGreaterThan(200);
      expect(left).toBeLessThan(60);
    }
  });

  test('comes as a file that no browser runs, and that no cache on the way keeps', async () => {
    const { body } = await send(club.admin, `/student/${student}/picture`, await plain('#0a0'), 'image/png');
    const answer = await look(instructor, `/student/${student}/picture/${body.picture}?size=128`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, max-age=31536000, immutable',
      vary: expect.stringContaining('authorization'),
    });
  });

  test('the same again changes nothing; another one takes the bytes of the one before with it', async () => {
    const first = (await send(club.admin, `/student/${student}/picture`, await plain('#00a'))).body;
    const again = (await send(club.admin, `/student/${student}/picture`, await plain('#00a'))).body;
    expect(again.version).toBe(first.version);
    const next = (await send(club.admin, `/student/${student}/picture`, await plain('#a00'))).body;
    expect(next.version).toBe(first.version + 1);
    const gone = await look(club.admin, `/student/${student}/picture/${first.picture}?size=128`);
    expect(gone.statusCode).toBe(404);
    expect(await bytesOf(student)).toBe(2);
  });

  test('stands in the log by its name, without its bytes', async () => {
    const before = (await send(club.admin, `/student/${student}/picture`, await plain('#0aa'))).body.picture;
    const after = (await send(member, `/student/${student}/picture`, await plain('#aa0'))).body.picture;
    const { body } = await club.admin.get(`/audit-log?row=${student}&sort=createdAt,desc&size=1`);
    expect(body._embedded.results[0]).toMatchObject({
      user: member.id,
      table: 'student',
      changes: { picture: [before, after] },
    });
  });

  test('no client names it', async () => {
    const { body: row } = await club.admin.get(`/student/${child}`);
    const { body } = await club.admin.put(`/student/${child}`, { ...row, picture: 'f'.repeat(64) });
    expect(body.picture).toBe(row.picture);
  });
});

describe('who may', () => {
  test('members change their own, guardians their child’s, nobody another’s', async () => {
    const picture = await plain('#123');
    const status = async (caller: Caller, path: string) => (await send(caller, path, picture)).status;
    expect(await status(member, `/student/${student}/picture`)).toBe(200);
    expect(await status(member, `/user/${member.id}/picture`)).toBe(200);
    expect(await status(guardian, `/student/${child}/picture`)).toBe(200);
    expect(await status(member, `/student/${child}/picture`)).toBe(404);
    expect(await status(member, `/user/${guardian.id}/picture`)).toBe(404);
    expect(await status(instructor, `/student/${child}/picture`)).toBe(404);
    expect(await status(club.nobody, `/student/${child}/picture`)).toBe(401);
    expect((await member.remove(`/student/${child}/picture`)).status).toBe(404);
  });

  test('whoever reads the row sees it; nobody else does, though they know where it is', async () => {
    const { body } = await send(guardian, `/student/${child}/picture`, await plain('#456'));
    const path = `/student/${child}/picture/${body.picture}?size=128`;
    const status = async (caller: Caller) => (await look(caller, path)).statusCode;
    expect(await status(guardian)).toBe(200);
    expect(await status(instructor)).toBe(200);
    expect(await status(club.admin)).toBe(200);
    expect(await status(member)).toBe(404);
    expect((await club.nobody.get(path)).status).toBe(401);
  });

  test('nobody touches the account of somebody above them', async () => {
    const { body: group } = await club.admin.post('/groupright', { name: 'Sekretariat' });
    for (const right of ['User:Read', 'User:Write'])
      await club.admin.post('/rightto', { group: group.id, right });
    const secretary = await club.join('sekretarz', 'Sekretariat', 'Members');
    expect((await send(secretary, `/user/${club.admin.id}/picture`, await plain('#777'))).status).toBe(403);
    expect((await send(secretary, `/user/${guardian.id}/picture`, await plain('#777'))).status).toBe(200);
  });
});

describe('what is no picture is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const refused: [name: string, status: number, code: string, payload: () => Promise<Buffer> | Buffer][] = [
    ['a page', 415, 'picture-format', () => Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing that may hold a script', 415, 'picture-format', () => Buffer.from(svg)],
    [
      'an animation of another format',
      415,
      'picture-format',
      async () =>
        sharp(await plain('#fff'))
          .gif()
          .toBuffer(),
    ],
    [
      'a TIFF',
      415,
      'picture-format',
      async () =>
        sharp(await plain('#fff'))
          .tiff()
          .toBuffer(),
    ],
    ['nothing', 415, 'picture-format', () => Buffer.alloc(0)],
    ['half a picture', 400, 'picture-broken', async () => (await photo(900, 900)).subarray(0, 4_000)],
    ['a bomb of pixels', 413, 'picture-too-large', bomb],
    ['too many bytes', 413, 'picture-too-large', () => Buffer.alloc(10 * 1_048_576 + 1)],
  ];

  test.each(refused)('%s: %i %s', async (_, status, code, payload) => {
    const before = (await club.admin.get(`/student/${child}`)).body;
    const answer = await send(club.admin, `/student/${child}/picture`, await payload());
    expect(answer).toMatchObject({ status, body: { code } });
    expect((await club.admin.get(`/student/${child}`)).body).toEqual(before);
  });

  test('the type is told from the content, whatever is said of it', async () => {
    expect(
      (await send(club.admin, `/student/${child}/picture`, await plain('#999'), 'image/webp')).status,
    ).toBe(200);
    const asText = await send(club.admin, `/student/${child}/picture`, await plain('#888'), 'text/plain');
    expect(asText.status).toBe(415);
  });

  test('no other call takes one', async () => {
    const response = await club.app.inject({
      method: 'POST',
      url: '/api/student',
      headers: { 'content-type': 'image/png', authorization: `Bearer ${club.admin.token}` },
      payload: await plain('#fff'),
    });
    expect(response.statusCode).toBe(415);
  });
});

describe('one person has one face', () => {
  test('the account’s picture is the student’s, and the other way round', async () => {
    const { picture } = (await send(member, `/user/${member.id}/picture`, await plain('#a0a'))).body;
    expect((await club.admin.get(`/student/${student}`)).body.picture).toBe(picture);
    expect((await look(instructor, `/student/${student}/picture/${picture}?size=512`)).statusCode).toBe(200);
    const other = (await send(club.admin, `/student/${student}/picture`, await plain('#0b0'))).body.picture;
    expect((await member.get(`/user/${member.id}`)).body.picture).toBe(other);
    await member.remove(`/user/${member.id}/picture`);
    expect((await club.admin.get(`/student/${student}`)).body.picture).toBeNull();
    expect(await bytesOf(student)).toBe(0);
  });

  test('linking an account brings its picture along', async () => {
    const newcomer = await club.join('nowy', 'Members');
    const { picture } = (await send(newcomer, `/user/${newcomer.id}/picture`, await plain('#31a'))).body;
    const id = await newStudent({});
    const { body: row } = await club.admin.get(`/student/${id}`);
    const linked = await club.admin.put(`/student/${id}`, { ...row, user: newcomer.id });
    expect(linked.status).toBe(200);
    expect((await club.admin.get(`/student/${id}`)).body.picture).toBe(picture);
  });

  test('the roll call shows it', async () => {
    const { picture } = (await send(club.admin, `/student/${student}/picture`, await plain('#c0f'))).body;
    const { body: workplace } = await club.admin.post('/workplace', { name: 'Dojo Oliwa' });
    const { body: training } = await club.admin.post('/training', {
      title: 'Aikido',
      workplace: workplace.id,
      instructor: instructor.id,
      startsAt: '2030-05-06T16:00:00Z',
      endsAt: '2030-05-06T17:30:00Z',
      kind: 'regular',
    });
    const { body } = await instructor.get(`/training/${training.id}/roster`);
    expect(body.students).toContainEqual(expect.objectContaining({ student, picture }));
  });
});

describe('what is kept of a person', () => {
  test('goes into the export of their data', async () => {
    await send(member, `/user/${member.id}/picture`, await plain('#abc'));
    const files = unzipSync((await look(member, '/authinfo/export')).rawPayload);
    const paths = Object.keys(files).filter((name) => name.endsWith('.webp'));
    expect(paths.toSorted()).toEqual(
      [`student/${student}`, `user/${member.id}`].flatMap((row) => [
        `${row}/picture-128.webp`,
        `${row}/picture-512.webp`,
      ]),
    );
    expect((await sharp(files[paths[0] ?? '']).metadata()).format).toBe('webp');
  });

  test('goes with the row', async () => {
    const id = await newStudent({});
    await send(club.admin, `/student/${id}/picture`, await plain('#def'));
    expect(await bytesOf(id)).toBe(2);
    expect((await club.admin.remove(`/student/${id}`)).status).toBe(204);
    expect(await bytesOf(id)).toBe(0);
  });

  test('goes with an erased person', async () => {
    await send(member, `/user/${member.id}/picture`, await plain('#fed'));
    expect((await member.post('/authinfo/erasure', {})).status).toBe(200);
    await club.travelTo(new Date(Date.now() + 31 * 86_400_000).toISOString());
    await eraseUsers(club.services);
    expect([await bytesOf(member.id), await bytesOf(student)]).toEqual([0, 0]);
    expect((await club.admin.get(`/user/${member.id}`)).body.picture).toBeNull();
    const { body } = await club.admin.get(`/student/${student}`);
    expect(body).toMatchObject({ picture: null, lastName: '–' });
  });
});
