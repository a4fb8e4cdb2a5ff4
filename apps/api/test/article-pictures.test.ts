import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { bomb, photo } from './support/pictures.ts';

let club: TestClub;
let instructor: Caller;
let member: Caller;
beforeAll(async () => {
  club = await openTestClub();
  instructor = await club.join('sensei', 'Instructors');
  member = await club.join('czytelnik', 'Members');
});
afterAll(() => club.close());

let made = 0;
async function write(more: object = {}): Promise<string> {
  made += 1;
  const { status, body } = await instructor.post('/article', {
    ...{ slug: `jo-i-bokken-${made}`, titlePl: 'Jo i bokken', bodyPl: 'Jo ma 128 centymetrów.' },
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

async function send(article: string, payload: Buffer, { by = instructor, type = 'image/jpeg' } = {}) {
  const response = await club.app.inject({
    method: 'POST',
    url: `/api/article/${article}/writing/picture?name=jo-i-bokken.jpg`,
    headers: { 'content-type': type, ...(by.token && { authorization: `Bearer ${by.token}` }) },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}
const look = (path: string) => club.app.inject({ url: path });
const statusOf = async (path: string) => (await look(path)).statusCode;

const texts = { titlePl: 'Jo i bokken', titleEn: '', leadPl: '', leadEn: '', bodyEn: '' };
async function put(article: string, bodyPl: string) {
  const { draft } = (await instructor.get(`/article/${article}/writing`)).body;
  const body = { ...texts, bodyPl, seen: draft?.version ?? 0 };
  expect((await instructor.put(`/article/${article}/writing/draft`, body)).status).toBe(200);
}
const publish = (article: string) => instructor.post(`/article/${article}/publish`);

describe('a picture in a text', () => {
  test('is made small in three widths and three kinds, upright, and tells nothing of where it was taken', async () => {
    const article = await write();
    // It lies on its side.
    const { status, body } = await send(article, await photo(3_000, 4_000));
    expect(status).toBe(201);
    expect(body.path).toBe(`/cms/picture/${body.id}-1440x1080`);
    const { pictureKey } = (await instructor.get(`/article/${article}/writing`)).body;
    for (const width of [480, 960, 1440]) {
      const at = (kind: string) => look(`${body.path}/${width}.${kind}?key=${pictureKey}`);
      for (const [kind, format] of [
        ['webp', 'webp'],
        ['jpg', 'jpeg'],
      ] as const) {
        const { rawPayload, headers } = await at(kind);
        const { exif, ...found } = await sharp(rawPayload).metadata();
        expect([found.width, found.height, found.format, exif]).toEqual([
          width,
          (width * 3) / 4,
          format,
          undefined,
        ]);
        expect(headers['content-security-policy']).toContain("default-src 'none'");
      }
      // The server reads no such pictures: what is in it is told by its boxes (ISO 14496-12, `ispe`).
      const avif = (await at('avif')).rawPayload;
      expect((await fileTypeFromBuffer(avif))?.mime).toBe('image/avif');
      const box = avif.indexOf('ispe');
      expect([avif.readUInt32BE(box + 8), avif.readUInt32BE(box + 12)]).toEqual([width, (width * 3) / 4]);
      expect(avif.includes('Secret Camera')).toBe(false);
    }
    expect(body.bytes).toBeLessThan(100_000);
  });

  test('is never made larger than it is', async () => {
    const article = await write();
    const wide = (width: number) =>
      sharp({ create: { width, height: 200, channels: 3, background: '#303868' } });
    const small = await send(article, await wide(300).png().toBuffer(), { type: 'image/png' });
    expect(small.body.path).toMatch(/-300x200$/);
    const middle = await send(article, await wide(1_200).png().toBuffer(), { type: 'image/png' });
    const { rows } = await club.database.pool.query(
      `select picture, array_agg(distinct width order by width) as widths from article_picture_file
       where picture = any($1) group by 1`,
      [[small.body.id, middle.body.id]],
    );
    const widthsOf = (id: string) => rows.find(({ picture }) => picture === id)?.widths;
    expect([widthsOf(small.body.id), widthsOf(middle.body.id)]).toEqual([[300], [480, 960]]);
  });

  test('is everybody’s once a published text of its article names it, and before that who has a key', async () => {
    const [article, other] = [await write(), await write()];
    const { path } = (await send(article, await photo())).body;
    const file = `${path}/200.webp`;
    expect(await statusOf(file), 'nobody knows it yet').toBe(404);
    await put(article, `![Jo obok bokkena](${path})`);
    expect(await statusOf(file), 'it stands in a draft').toBe(404);
    const { pictureKey } = (await instructor.get(`/article/${article}/writing`)).body;
    expect(await statusOf(`${file}?key=${pictureKey}`)).toBe(200);
    const keyOfOther = (await instructor.get(`/article/${other}/writing`)).body.pictureKey;
    for (const wrong of [
      keyOfOther,
      `${pictureKey.slice(0, -1)}${pictureKey.endsWith('A') ? 'E' : 'A'}`,
      '',
      pictureKey.replace(/^\d+/, '9999999'),
    ])
      expect(await statusOf(`${file}?key=${wrong}`), wrong).toBe(404);
    expect((await publish(article)).status).toBe(200);
    const { statusCode, headers } = await look(file);
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'image/webp',
    ]);
    await instructor.post(`/article/${article}/archive`);
    expect(await statusOf(file), 'taken back').toBe(404);
  });

  test('named by the text of another article is shown by it to nobody', async () => {
    const [article, other] = [await write(), await write()];
    const { path } = (await send(article, await photo())).body;
    await put(other, `![Jo](${path})`);
    await publish(other);
    expect(await statusOf(`${path}/200.webp`)).toBe(404);
  });

  test('has no key that lasts for ever', async () => {
    const article = await write();
    const { path } = (await send(article, await photo())).body;
    const { pictureKey } = (await instructor.get(`/article/${article}/writing`)).body;
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    club.clock.now = hours(23);
    expect(await statusOf(`${path}/200.jpg?key=${pictureKey}`)).toBe(200);
    club.clock.now = hours(26);
    expect(await statusOf(`${path}/200.jpg?key=${pictureKey}`)).toBe(404);
    club.clock.now = null;
  });

  test.each([
    ['/cms/picture/nic/480.avif'],
    ['/cms/picture/00000000-0000-7000-8000-000000000000-480x320/480.avif'],
    ["/cms/picture/00000000-0000-7000-8000-000000000000-480x320'/480.avif"],
    ['/cms/picture/00000000-0000-7000-8000-000000000000-480x320/480.svg'],
  ])('%s is not there', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  test('at another size than its own is not there', async () => {
    const article = await write();
    const { path, id } = (await send(article, await photo())).body;
    await put(article, `![Jo](${path})`);
    await publish(article);
    expect(await statusOf(`/cms/picture/${id}-201x300/200.webp`)).toBe(404);
    expect(await statusOf(`${path}/480.webp`)).toBe(404);
  });

  test('says what it shows before its article is published, or that it is mere decoration', async () => {
    const article = await write();
    const { path, id } = (await send(article, await photo())).body;
    await put(article, `Tekst\n\n![](${path})`);
    const { status, body } = await publish(article);
    expect([status, body]).toEqual([409, expect.stringContaining('co widać')]);
    const said = await instructor.put(`/article/${article}/writing/picture/${id}`, { isDecorative: true });
    expect(said.status).toBe(204);
    expect((await publish(article)).status).toBe(200);
    const another = await write();
    const wrong = await instructor.put(`/article/${another}/writing/picture/${id}`, { isDecorative: true });
    expect(wrong.status).toBe(404);
  });

  test('goes with its article', async () => {
    const article = await write();
    const { id } = (await send(article, await photo())).body;
    await instructor.remove(`/article/${article}`);
    const { rows } = await club.database.pool.query('select from article_picture_file where picture = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  test('is taken of who writes articles, and is a picture', async () => {
    const article = await write();
    const picture = await photo();
    expect((await send(article, picture, { by: member })).status).toBe(403);
    expect((await send(article, picture, { by: club.nobody })).status).toBe(401);
    expect((await send(article, Buffer.from('<svg/>'))).body.code).toBe('picture-format');
    expect((await send(article, await bomb(), { type: 'image/png' })).body.code).toBe('picture-too-large');
    expect((await send('00000000-0000-7000-8000-000000000000', picture)).status).toBe(404);
  });
});

describe('a link to a draft', () => {
  const make = async (article: string, body: object = {}) =>
    (await instructor.post(`/article/${article}/writing/preview-link`, body)).body as {
      id: string;
      path: string;
    };

  test('shows what is written now to who has no account, and says that it is a draft', async () => {
    const article = await write();
    const { path: picture } = (await send(article, await photo())).body;
    await put(article, `Jo ma 128 centymetrów.\n\n![Jo obok bokkena](${picture})`);
    const { path } = await make(article);
    expect(path).toMatch(/^\/cms\/preview\/[\w-]{22}\.[\w-]{43}$/);
    const { statusCode, headers, body } = await look(path);
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ]);
    expect(body).toContain('Jo ma 128 centymetrów.');
    expect(body).toContain('To szkic');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    const [file = ''] = /\/cms\/picture\/[^" ]+\.jpg\?key=[^"]+/.exec(body) ?? [];
    expect(await statusOf(file), 'its pictures too').toBe(200);
    await put(article, 'Jo jest z dębu.');
    expect((await look(path)).body).toContain('Jo jest z dębu.');
    expect(body, 'nothing leads to where it is not yet').not.toContain('href="/en/cms/jo-i-bokken-1"');
    expect(body).toContain('href="?lang=en"');
    expect((await look(`${path}?lang=en`)).body).toContain('This is a draft');
    expect(await statusOf('/cms/jo-i-bokken-1'), 'the page itself is not there').toBe(404);
  });

  test('is over after seven days unless told', async () => {
    const article = await write();
    const [week, day] = [await make(article), await make(article, { days: 1 })];
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    club.clock.now = inDays(1.1);
    expect([await statusOf(week.path), await statusOf(day.path)]).toEqual([200, 404]);
    club.clock.now = inDays(7.1);
    expect(await statusOf(week.path)).toBe(404);
    club.clock.now = null;
    expect(await statusOf(week.path)).toBe(200);
  });

  test('is withdrawn', async () => {
    const article = await write();
    const { id, path } = await make(article);
    const listed = (await instructor.get(`/article/${article}/writing`)).body.previews;
    expect(listed).toMatchObject([{ id, path, by: { id: instructor.id } }]);
    expect((await instructor.remove(`/article/${article}/writing/preview-link/${id}`)).status).toBe(204);
    expect(await statusOf(path)).toBe(404);
    expect((await instructor.remove(`/article/${article}/writing/preview-link/${id}`)).status).toBe(404);
  });

  test('can’t be forged', async () => {
    const article = await write();
    const { path } = await make(article);
    const [start, signature = ''] = path.split('.');
    const other = await make(await write());
    for (const forged of [
      `${start}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'E' : 'A'}`,
      `${start}.${other.path.split('.')[1]}`,
      `${start}`,
      `${start}.`,
      '/cms/preview/none',
    ])
      expect(await statusOf(forged), forged).toBe(404);
  });

  test('is one of twenty at most', async () => {
    const article = await write();
    for (let each = 0; each < 20; each += 1) await make(article);
    expect((await instructor.post(`/article/${article}/writing/preview-link`, {})).status).toBe(409);
  });
});
