import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { bomb, photo, picturesIn, plain } from './support/pictures.ts';

let club: TestClub;
let admin: Caller;
let instructor: Caller;
let member: Caller;
let send: ReturnType<typeof picturesIn>['send'];
let look: ReturnType<typeof picturesIn>['look'];

beforeAll(async () => {
  club = await openTestClub();
  ({ send, look } = picturesIn(club));
  admin = club.admin;
  instructor = await club.join('sensei', 'Instructors');
  member = await club.join('czytelnik', 'Members');
});
afterAll(() => club.close());

let made = 0;
async function write(more: object = {}) {
  made += 1;
  const { status, body } = await admin.post('/article', {
    slug: `staz-${made}`,
    titlePl: 'Staż jesienny',
    bodyPl: 'Zapraszamy.',
    coverAltPl: 'Sala z matą w słońcu.',
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

async function covered(more: object = {}) {
  const { id } = await write(more);
  const { status, body } = await send(admin, `/article/${id}/picture`, await photo());
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const at = ({ id, cover }: { id: string; cover: string }, size: number) =>
  `/article/${id}/picture/${cover}?size=${size}`;
const seenBy = async (caller: Caller, article: { id: string; cover: string }) =>
  (await look(caller, at(article, 640))).statusCode;
const filesOf = async ({ id }: { id: string }): Promise<number> => {
  const { rows } = await club.database.pool.query('select count(*) from file where "row" = $1', [id]);
  return Number(rows[0].count);
};

describe('the cover of an article', () => {
  test('keeps its proportion, upright, in three widths, and nothing of what the camera wrote', async () => {
    const { id } = await write();
    const { body } = await send(admin, `/article/${id}/picture`, await photo(1200, 2000));
    for (const [size, height] of [
      [160, 96],
      [640, 384],
      [1600, 960],
    ] as const) {
      const { rawPayload, headers } = await look(admin, at(body, size));
      expect(headers['content-type']).toBe('image/webp');
      const kept = await sharp(rawPayload).metadata();
      expect(kept).toMatchObject({ format: 'webp', width: size, height });
      expect([kept.exif, kept.xmp, kept.icc, kept.orientation]).toEqual(Array(4).fill(undefined));
      expect(rawPayload.includes('Secret Camera')).toBe(false);
    }
    expect((await look(admin, at(body, 512))).statusCode).toBe(400);
  });

  test('a small one is not made larger than it is', async () => {
    const { rawPayload } = await look(admin, at(await covered(), 1600));
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  test.each(['jpeg', 'png', 'webp'] as const)('is a %s, whatever is said of it', async (format) => {
    const { id } = await write();
    const sent = await sharp(await photo())
      .toFormat(format)
      .toBuffer();
    for (const said of ['image/jpeg', 'image/png', 'image/webp'])
      expect((await send(admin, `/article/${id}/picture`, sent, said)).status).toBe(200);
    expect((await send(admin, `/article/${id}/picture`, sent, 'image/svg+xml')).status).toBe(415);
  });

  test.each([
    [
      'a drawing that may hold a script',
      415,
      'picture-format',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
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
      'an AVIF',
      415,
      'picture-format',
      async () =>
        sharp(await plain('#fff'))
          .avif()
          .toBuffer(),
    ],
    ['nothing', 415, 'picture-format', () => Buffer.alloc(0)],
    ['half a picture', 400, 'picture-broken', async () => (await photo(900, 900)).subarray(0, 4_000)],
    ['a bomb of pixels', 413, 'picture-too-large', bomb],
    ['too many bytes', 413, 'picture-too-large', () => Buffer.alloc(10 * 1_048_576 + 1)],
  ])('is not %s: %i %s', async (_, status, code, sent) => {
    const before = await covered();
    const answer = await send(admin, `/article/${before.id}/picture`, await sent());
    expect(answer).toMatchObject({ status, body: { code } });
    expect((await admin.get(`/article/${before.id}`)).body).toEqual(before);
  });
});

describe('what it shows is told to whoever can’t see it', () => {
  const told = { errors: [expect.objectContaining({ field: 'coverAltPl', code: 'required' })] };

  test('no article has a cover without that', async () => {
    const { id } = await write({ coverAltPl: null });
    expect(await send(admin, `/article/${id}/picture`, await photo())).toMatchObject({
      status: 400,
      body: told,
    });
    expect(await filesOf({ id })).toBe(0);
    const article = await covered();
    const cleared = await admin.put(`/article/${article.id}`, { ...article, coverAltPl: '' });
    expect(cleared).toMatchObject({ status: 400, body: told });
  });

  test('it goes with the cover', async () => {
    const { id } = await covered({ coverAltEn: 'A hall in the sun.' });
    const { body } = await admin.remove(`/article/${id}/picture`);
    expect(body).toMatchObject({ cover: null, coverAltPl: null, coverAltEn: null });
    expect(await filesOf({ id })).toBe(0);
  });
});

describe('who may', () => {
  test('who writes articles gives one its cover; whose it is does not, without that right', async () => {
    const article = await covered({ author: member.id });
    const statusFor = async (caller: Caller) =>
      (await send(caller, `/article/${article.id}/picture`, await plain('#123'))).status;
    expect(await statusFor(member)).toBe(403);
    expect((await member.remove(`/article/${article.id}/picture`)).status).toBe(403);
    expect(await statusFor(club.nobody)).toBe(401);
    expect(await statusFor(instructor)).toBe(200);
  });

  test('who may not read a draft does not see its cover, though they know where it is', async () => {
    const draft = await covered();
    expect(await seenBy(member, draft)).toBe(404);
    expect(await seenBy(instructor, draft)).toBe(200);
    expect((await club.nobody.get(at(draft, 640))).status).toBe(401);
    const own = await covered({ author: member.id });
    expect(await seenBy(member, own)).toBe(200);
  });

  test('everybody signed in sees that of what is published, until it is in the archive', async () => {
    const article = await covered();
    await admin.post(`/article/${article.id}/publish`);
    expect(await seenBy(member, article)).toBe(200);
    await admin.post(`/article/${article.id}/archive`);
    expect(await seenBy(member, article)).toBe(404);
    const later = await covered({ publishAt: new Date(Date.now() + 3_600_000).toISOString() });
    await admin.post(`/article/${later.id}/publish`);
    expect(await seenBy(member, later)).toBe(404);
  });
});

test('the log says that another cover stands there, and the one before is gone', async () => {
  const first = await covered();
  const { body: next } = await send(instructor, `/article/${first.id}/picture`, await plain('#456'));
  expect(await seenBy(admin, first)).toBe(404);
  expect(await filesOf(first)).toBe(3);
  const { body: log } = await admin.get(`/audit-log?row=${first.id}&sort=createdAt,desc&size=1`);
  expect(log._embedded.results[0]).toMatchObject({
    user: instructor.id,
    verb: 'update',
    changes: { cover: [first.cover, next.cover] },
  });
});

test('the cover goes with its article', async () => {
  const article = await covered();
  expect((await admin.remove(`/article/${article.id}`)).status).toBe(204);
  expect(await filesOf(article)).toBe(0);
});
