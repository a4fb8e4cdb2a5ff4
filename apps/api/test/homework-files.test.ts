import { createHash } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseUsers } from '../src/calls/profile/erase-users.ts';
import { clearUp } from '../src/maintenance.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { photo } from './support/pictures.ts';
import { rowsOf } from './support/schedule.ts';

const MEGABYTE = 1_048_576;
const OFFSET_TYPE = 'application/offset+octet-stream';

let club: TestClub;
let instructor: Caller;
let member: Caller;
let guardian: Caller;
let stranger: Caller;
let mine: string;
let child: string;
let own: string;
let homework: string;

beforeAll(async () => {
  club = await openTestClub();
  instructor = await club.join('sensei', 'Instructors');
  member = await club.join('uczen', 'Members');
  guardian = await club.join('mama', 'Members');
  stranger = await club.join('obcy', 'Members');
  mine = await addStudent({ user: member.id });
  child = await addStudent({
    section: 'kids',
    birthDate: '2018-05-06',
    guardians: [{ name: 'Anna Nowak', user: guardian.id }],
  });
  await addStudent({ user: stranger.id });
});
afterAll(() => club.close());
beforeEach(async () => {
  own = await given();
});

async function addStudent(more: object): Promise<string> {
  const student = { firstName: 'Ola', lastName: 'Żuk', joinedOn: '2025-09-01', ...more };
  const { status, body } = await club.admin.post('/student', student);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

/** A homework that asks for a file, given to one; answers the submission. */
async function given(student = mine, submission = 'file'): Promise<string> {
  const { body } = await instructor.post('/homework', {
    ...{
      title: 'Przewrót na filmie',
      description: 'Nagraj.',
      assignees: 'students',
      students: [student],
      submission,
    },
  });
  homework = body.id;
  await instructor.post(`/homework/${body.id}/publish`);
  return (
    rowsOf<{ id: string }>(await instructor.get(`/homework-submission?homework=${body.id}`))[0]?.id ?? ''
  );
}

type Headers = Record<string, string>;
const call = async (
  caller: Caller,
  method: string,
  path: string,
  headers: Headers = {},
  payload?: Buffer,
) => {
  const response = await club.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: path.startsWith('/api') ? path : `/api${path}`,
    headers: { ...(caller.token && { authorization: `Bearer ${caller.token}` }), ...headers },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, headers: response.headers as Headers, bytes: response.rawPayload };
};
const tus = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const begin = (size: number, caller = member, more: Headers = {}, submission = own) =>
  call(caller, 'POST', `/homework-submission/${submission}/upload`, {
    ...{
      ...tus,
      'upload-length': String(size),
      'upload-metadata': `filename ${base64('Przewrót żabą.mp4')}`,
    },
    ...more,
  });
const patch = (address: string, at: number, bytes: Buffer, more: Headers = {}, caller = member) =>
  call(
    caller,
    'PATCH',
    address,
    { ...tus, 'content-type': OFFSET_TYPE, 'upload-offset': String(at), ...more },
    bytes,
  );
const head = (address: string, caller = member) => call(caller, 'HEAD', address, tus);

/** What begins as a video does, and goes on with what is no picture of anything. */
function video(size: number): Buffer {
  const start = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');
  return Buffer.concat([start, Buffer.alloc(size - start.length, 'tatami')], size);
}
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n%%EOF\n');

async function sent(bytes: Buffer, caller = member, submission = own): Promise<string> {
  const { status, headers } = await begin(bytes.length, caller, {}, submission);
  expect(status).toBe(201);
  const answer = await patch(headers.location ?? '', 0, bytes, {}, caller);
  expect(answer.status, answer.bytes.toString()).toBe(204);
  return (headers.location ?? '').split('/').at(-1) ?? '';
}
const filesOf = async (submission: string, caller = member) =>
  rowsOf<{ id: string; name: string; mediaType: string; bytes: number }>(
    await caller.get(`/homework-file?submission=${submission}`),
  );
const say = (id: string, verb: string, body?: object, caller = member) =>
  caller.post(`/homework-submission/${id}/${verb}`, body);
const pieces = async () =>
  Number((await club.database.pool.query('select count(*) from upload_piece')).rows[0].count);

describe('the protocol (tus 1.0.0, by its words)', () => {
  test('“The Tus-Resumable header MUST be included in every request and response in all HTTP methods except OPTIONS”', async () => {
    const created = await begin(100);
    const address = created.headers.location ?? '';
    for (const answer of [
      created,
      await head(address),
      await patch(address, 0, video(100)),
      await head('/upload/none'),
    ])
      expect(answer.headers['tus-resumable']).toBe('1.0.0');
    const silent = await call(member, 'HEAD', address);
    expect([silent.status, silent.headers['tus-version']]).toEqual([412, '1.0.0']);
  });

  test('“If the version specified by the Client is not supported by the Server, it MUST respond with 412 and MUST include Tus-Version; the Server MUST NOT process the request”', async () => {
    const { headers } = await begin(100);
    const old = await patch(headers.location ?? '', 0, video(50), { 'tus-resumable': '0.2.2' });
    expect([old.status, old.headers['tus-version']]).toEqual([412, '1.0.0']);
    expect((await head(headers.location ?? '')).headers['upload-offset']).toBe('0');
  });

  test('“The Server MUST always include the Upload-Offset header in the response for a HEAD request, even if the offset is 0”; with the length, and “Cache-Control: no-store”', async () => {
    const { headers } = await begin(100);
    const answer = await head(headers.location ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      ...{ 'upload-offset': '0', 'upload-length': '100', 'cache-control': 'no-store' },
    });
  });

  test('“If the resource is not found, the Server SHOULD return 404 without the Upload-Offset header”', async () => {
    const answer = await head('/upload/00000000-0000-7000-8000-000000000000');
    expect([answer.status, answer.headers['upload-offset']]).toEqual([404, undefined]);
  });

  test('“All PATCH requests MUST use Content-Type: application/offset+octet-stream, otherwise the server SHOULD return 415”', async () => {
    const { headers } = await begin(100);
    for (const type of ['application/octet-stream', 'application/json'])
      expect((await patch(headers.location ?? '', 0, video(50), { 'content-type': type })).status).toBe(415);
  });

  test('“The Server MUST respond with 409 if the offset does not match … without modifying the upload resource”', async () => {
    const { headers } = await begin(100);
    const address = headers.location ?? '';
    expect((await patch(address, 0, video(40))).headers['upload-offset']).toBe('40');
    for (const at of [0, 39, 41, 100]) expect((await patch(address, at, video(40))).status).toBe(409);
    expect((await head(address)).headers['upload-offset']).toBe('40');
    expect((await patch(address, Number.NaN, video(40))).status).toBe(400);
  });

  test('“The Server MUST acknowledge successful PATCH requests with 204 and MUST include Upload-Offset containing the new offset”', async () => {
    const { headers } = await begin(100);
    const bytes = video(100);
    const address = headers.location ?? '';
    const first = await patch(address, 0, bytes.subarray(0, 60));
    expect([first.status, first.headers['upload-offset']]).toEqual([204, '60']);
    const second = await patch(address, 60, bytes.subarray(60));
    expect([second.status, second.headers['upload-offset']]).toEqual([204, '100']);
    expect(await filesOf(own)).toMatchObject([
      { name: 'Przewrót żabą.mp4', mediaType: 'video/mp4', bytes: 100 },
    ]);
  });

  test('takes no more bytes than were announced', async () => {
    const { headers } = await begin(100);
    expect((await patch(headers.location ?? '', 0, video(101))).status).toBe(413);
    expect((await head(headers.location ?? '')).headers['upload-offset']).toBe('0');
  });

  test('“X-HTTP-Method-Override: a string which MUST be interpreted as the request’s method by the Server”', async () => {
    const { headers } = await begin(100);
    const address = headers.location ?? '';
    const as = (method: string) => ({ 'x-http-method-override': method });
    const part = { ...tus, 'content-type': OFFSET_TYPE, 'upload-offset': '0' };
    expect((await call(member, 'POST', address, { ...part, ...as('PATCH') }, video(60))).status).toBe(204);
    const answer = await call(member, 'POST', address, { ...tus, ...as('HEAD') });
    expect(answer.headers['upload-offset']).toBe('60');
    expect((await call(member, 'POST', address, { ...tus, ...as('DELETE') })).status).toBe(204);
    expect((await call(member, 'POST', address, tus)).status).toBe(405);
  });

  test('OPTIONS: “MUST contain the Tus-Version header”, and says the extensions, the size and the checksums', async () => {
    const { headers } = await begin(100);
    for (const path of [`/homework-submission/${own}/upload`, headers.location ?? '']) {
      const answer = await call(club.nobody, 'OPTIONS', path);
      expect(answer.status).toBe(204);
      expect(answer.headers).toMatchObject({
        'tus-version': '1.0.0',
        'tus-extension': 'creation,expiration,checksum,termination',
        'tus-max-size': String(10 * MEGABYTE),
        'tus-checksum-algorithm': expect.stringContaining('sha1'),
      });
    }
  });

  test('creation: “The Server MUST acknowledge a successful upload creation with 201 and MUST set the Location header”; without a length 400', async () => {
    const created = await begin(100);
    expect([created.status, created.headers.location]).toEqual([
      201,
      expect.stringMatching(/^\/api\/upload\/[0-9a-f-]{36}$/),
    ]);
    for (const length of ['', '-1', '1.5', 'many'])
      expect((await begin(1, member, { 'upload-length': length })).status).toBe(400);
    const length = { 'upload-length': '1', ...tus };
    const deferred = await call(member, 'POST', `/homework-submission/${own}/upload`, {
      ...tus,
      'upload-defer-length': '1',
    });
    expect(deferred.status).toBe(400);
    for (const metadata of ['filename %%', 'a YQ==,a YQ==', 'a YQ== YQ=='])
      expect((await begin(1, member, { ...length, 'upload-metadata': metadata })).status).toBe(400);
  });

  test('creation: “If the length of the upload exceeds the maximum the Server MUST respond with 413”', async () => {
    expect((await begin(10 * MEGABYTE)).status).toBe(201);
    const larger = await begin(10 * MEGABYTE + 1);
    expect([larger.status, JSON.parse(larger.bytes.toString()).code]).toEqual([413, 'file-too-large']);
  });

  test('checksum: “460 Checksum Mismatch … the Server MUST discard the uploaded chunk”; 400 for an algorithm it has not', async () => {
    const { headers } = await begin(100);
    const address = headers.location ?? '';
    const bytes = video(100);
    const sum = (of: Buffer) => `sha1 ${createHash('sha1').update(of).digest('base64')}`;
    const wrong = await patch(address, 0, bytes.subarray(0, 50), { 'upload-checksum': sum(bytes) });
    expect(wrong.status).toBe(460);
    expect((await head(address)).headers['upload-offset']).toBe('0');
    expect((await patch(address, 0, bytes, { 'upload-checksum': 'crc32 AAAA' })).status).toBe(400);
    expect((await patch(address, 0, bytes, { 'upload-checksum': sum(bytes) })).status).toBe(204);
  });

  test('termination: “the Server SHOULD free associated resources and MUST respond with 204”, and then 404', async () => {
    const { headers } = await begin(100);
    const before = await pieces();
    await patch(headers.location ?? '', 0, video(50));
    expect(await pieces()).toBe(before + 1);
    expect((await call(member, 'DELETE', headers.location ?? '', tus)).status).toBe(204);
    expect(await pieces()).toBe(before);
    expect((await head(headers.location ?? '')).status).toBe(404);
    expect((await patch(headers.location ?? '', 50, video(50))).status).toBe(404);
  });

  test('expiration: “Upload-Expires MUST be included in every PATCH response if the upload is going to expire”; after 24 hours it is gone, bytes and all', async () => {
    const begun = new Date('2026-11-27T12:00:00Z');
    await club.travelTo(begun.toISOString());
    try {
      const { headers } = await begin(100);
      expect(headers['upload-expires']).toBe('Sat, 28 Nov 2026 12:00:00 GMT');
      const before = await pieces();
      const part = await patch(headers.location ?? '', 0, video(50));
      expect(part.headers['upload-expires']).toBe('Sat, 28 Nov 2026 12:00:00 GMT');
      await club.travelTo('2026-11-28T11:59:00Z');
      await clearUp(club.services);
      expect((await head(headers.location ?? '')).status).toBe(200);
      await club.travelTo('2026-11-28T12:01:00Z');
      expect((await head(headers.location ?? '')).status).toBe(404);
      await clearUp(club.services);
      expect(await pieces()).toBe(before);
    } finally {
      await club.travelTo(new Date().toISOString());
      club.clock.now = null;
    }
  });
});

describe('a file', () => {
  test.each([
    ['a video', video(2_000), 'video/mp4'],
    [
      'a video of an iPhone',
      Buffer.from('000000146674797071742020000000007174202000000008', 'hex'),
      'video/quicktime',
    ],
    ['a document', pdf, 'application/pdf'],
    [
      'a recording',
      Buffer.concat([
        Buffer.from('ID3\u0003\0\0\0\0\0\0'),
        Buffer.from('fffb90640000', 'hex'),
        Buffer.alloc(800),
      ]),
      'audio/mpeg',
    ],
  ])('%s is known by its content, whatever it is called', async (_, bytes, mediaType) => {
    await sent(bytes);
    expect(await filesOf(own)).toMatchObject([{ mediaType, bytes: bytes.length }]);
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a program', 'MZ\u0090\0'],
    ['words', 'Zrobione'],
  ])('%s is refused, also by the name of a video, and leaves nothing', async (_, text) => {
    const bytes = Buffer.from(text);
    const before = await pieces();
    const { headers } = await begin(bytes.length);
    const answer = await patch(headers.location ?? '', 0, bytes);
    expect([answer.status, JSON.parse(answer.bytes.toString()).code]).toEqual([415, 'file-kind']);
    expect(await filesOf(own)).toEqual([]);
    expect(await pieces()).toBe(before);
  });

  test('a picture loses what the camera wrote, and stands upright', async () => {
    const id = await sent(await photo(300, 200));
    const { bytes, headers } = await call(member, 'GET', `/homework-file/${id}/content`);
    expect(headers['content-type']).toBe('image/webp');
    const { width, height, exif } = await sharp(bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 200, height: 300, exif: undefined });
    expect(bytes.includes('Secret Camera')).toBe(false);
    // A page has room for it before its bytes are there.
    expect((await member.get(`/homework-file/${id}`)).body).toMatchObject({ width: 200, height: 300 });
  });

  test('its name is a name: no path, no line end', async () => {
    const bytes = pdf;
    const names = ['../../etc/passwd', 'C:\\Users\\ola\\kata\r\nX: y.pdf', `${'ż'.repeat(300)}.pdf`];
    for (const name of names) {
      const { headers } = await begin(bytes.length, member, {
        'upload-metadata': `filename ${base64(name)}`,
      });
      await patch(headers.location ?? '', 0, bytes);
    }
    const found = (await filesOf(own)).map(({ name }) => name);
    expect(found).toEqual(['passwd', 'kataX: y.pdf', `${'ż'.repeat(196)}.pdf`]);
  });

  test('the submission is a draft from its first file on, and is handed in with one at least', async () => {
    const missing = await say(own, 'submit');
    expect([missing.status, missing.headers['problem-code']]).toEqual([409, 'file-missing']);
    await sent(pdf);
    expect((await member.get(`/homework-submission/${own}`)).body.state).toBe('draft');
    expect((await say(own, 'submit')).body.state).toBe('submitted');
  });

  test('there are five at most; one that is taken away makes room, and comes back while there is some', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await sent(pdf));
    expect((await begin(10)).headers['problem-code']).toBe('too-many-files');
    const [first = ''] = ids;
    const gone = await member.post(`/homework-file/${first}/discard`);
    expect(gone.body.discardedAt).toEqual(expect.any(String));
    expect((await call(member, 'GET', `/homework-file/${first}/content`)).status).toBe(404);
    await sent(pdf);
    const full = await member.post(`/homework-file/${first}/restore`);
    expect([full.status, full.headers['problem-code']]).toEqual([409, 'too-many-files']);
    await member.post(`/homework-file/${ids[1]}/discard`);
    expect((await member.post(`/homework-file/${first}/restore`)).body.discardedAt).toBe(null);
    expect((await call(member, 'GET', `/homework-file/${first}/content`)).status).toBe(200);
  });

  test('what was taken away goes for good after a day, with its bytes', async () => {
    const id = await sent(pdf);
    await member.post(`/homework-file/${id}/discard`);
    const before = await pieces();
    try {
      await club.travelTo(new Date(Date.now() + 23 * 3_600_000).toISOString());
      await clearUp(club.services);
      expect(await pieces()).toBe(before);
      await club.travelTo(new Date(Date.now() + 25 * 3_600_000).toISOString());
      await clearUp(club.services);
      expect((await club.admin.get(`/homework-file/${id}`)).status).toBe(404);
      expect(await pieces()).toBeLessThan(before);
    } finally {
      await club.travelTo(new Date().toISOString());
      club.clock.now = null;
    }
  });

  test('none is added, taken away or put back once it is handed in, nor after the homework is closed', async () => {
    const id = await sent(pdf);
    await say(own, 'submit');
    expect((await begin(10)).headers['problem-code']).toBe('submission-handed-in');
    expect((await member.post(`/homework-file/${id}/discard`)).status).toBe(409);
    await say(own, 'withdraw');
    const under = await begin(pdf.length);
    await instructor.post(`/homework/${homework}/close`);
    expect((await begin(10)).headers['problem-code']).toBe('homework-not-open');
    expect((await patch(under.headers.location ?? '', 0, pdf)).headers['problem-code']).toBe(
      'homework-not-open',
    );
    expect(await filesOf(own)).toHaveLength(1);
  });

  test('where nothing is handed in no file is either; with words and with a link one may be', async () => {
    const none = await given(mine, 'none');
    expect((await begin(10, member, {}, none)).status).toBe(409);
    for (const kind of ['text', 'link'])
      expect(await sent(pdf, member, await given(mine, kind))).toBeTruthy();
  });

  test('one student has 500 MB, unfinished ones counted', async () => {
    const another = await club.join('z-filmami', 'Members');
    const full = await given(await addStudent({ user: another.id }));
    await club.database.pool.query(
      `insert into upload (id, submission, name, size, created_at) values (gen_random_uuid(), $1, 'a', $2, now())`,
      [full, 500 * MEGABYTE - 20],
    );
    const refused = await begin(21, another, {}, full);
    expect([refused.status, refused.headers['problem-code']]).toEqual([409, 'no-room-for-files']);
    expect((await begin(20, another, {}, full)).status).toBe(201);
  });

  test('one account begins 60 an hour', async () => {
    const another = await club.join('bez-konca', 'Members');
    const busy = await given(await addStudent({ user: another.id }));
    await club.database.pool.query(
      `insert into upload (id, submission, "user", name, size, created_at, ended_at)
       select gen_random_uuid(), $1, $2, 'many', 1, now(), now() from generate_series(1, 60)`,
      [busy, another.id],
    );
    const refused = await begin(20, another, {}, busy);
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 3_600]);
  });
});

describe('the bytes', () => {
  const bytes = video(700_000);
  let id: string;
  const get = (headers: Headers = {}, caller = member) =>
    call(caller, 'GET', `/homework-file/${id}/content`, headers);
  beforeEach(async () => {
    id = await sent(bytes);
  });

  test('come as a file by its name that no browser runs', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '700000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': `attachment; filename="Przewr_t _ab_.mp4"; filename*=UTF-8''Przewr%C3%B3t%20%C5%BCab%C4%85.mp4`,
    });
  });

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=262143-262145', 262_143, 262_145],
    ['bytes=699999-', 699_999, 699_999],
    ['bytes=-5', 699_995, 699_999],
    ['bytes=0-999999999', 0, 699_999],
    ['bytes=-999999999', 0, 699_999],
  ])('Range: %s is answered with that part (RFC 9110 §14.1.2)', async (range, from, to) => {
    const answer = await get({ range });
    expect([answer.status, answer.headers['content-range']]).toEqual([206, `bytes ${from}-${to}/700000`]);
    expect(answer.bytes.equals(bytes.subarray(from, to + 1))).toBe(true);
  });

  test('what lies beyond the end is 416 with the length (§15.5.17); what is no range of one is the whole (§14.2)', async () => {
    for (const range of ['bytes=700000-', 'bytes=-0']) {
      const answer = await get({ range });
      expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */700000']);
    }
    for (const range of ['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-'])
      expect((await get({ range })).status).toBe(200);
  });

  test('are known by their ETag: 304 for who has them, and a part only of the same (§13.1.5)', async () => {
    const { etag = '' } = (await get()).headers;
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200);
  });

  test('a ticket opens them once, where no header can be sent', async () => {
    const { body } = await member.post('/tickets', { purpose: 'download' });
    const path = `/homework-file/${id}/content?access_token=${body.ticket}`;
    expect((await call(club.nobody, 'GET', path)).status).toBe(200);
    expect((await call(club.nobody, 'GET', path)).status).toBe(401);
  });
});

describe('who', () => {
  test('a guardian hands in for their child, whoever reviews reads it, a stranger finds nothing', async () => {
    const ofChild = await given(child);
    const id = await sent(pdf, guardian, ofChild);
    for (const caller of [guardian, instructor, club.admin]) {
      expect((await call(caller, 'GET', `/homework-file/${id}/content`)).status).toBe(200);
      expect(await filesOf(ofChild, caller)).toHaveLength(1);
    }
    const { headers } = await begin(100, guardian, {}, ofChild);
    for (const caller of [stranger, member]) {
      expect((await call(caller, 'GET', `/homework-file/${id}/content`)).status).toBe(404);
      expect(await filesOf(ofChild, caller)).toEqual([]);
      expect((await caller.get(`/homework-file/${id}`)).status).toBe(404);
      expect((await caller.post(`/homework-file/${id}/discard`)).status).toBe(404);
      expect((await begin(10, caller, {}, ofChild)).status).toBe(404);
      expect((await head(headers.location ?? '', caller)).status).toBe(404);
      expect((await patch(headers.location ?? '', 0, video(100), {}, caller)).status).toBe(404);
      expect((await call(caller, 'DELETE', headers.location ?? '', tus)).status).toBe(404);
      expect(rowsOf(await caller.get(`/homework-step?submission=${ofChild}`))).toEqual([]);
    }
    for (const [method, path] of [
      ['GET', `/homework-file/${id}/content`],
      ['POST', `/homework-submission/${ofChild}/upload`],
      ['PATCH', headers.location ?? ''],
      ['HEAD', headers.location ?? ''],
    ] as const)
      expect((await call(club.nobody, method, path, tus)).status).toBe(401);
  });

  test('an account that is closed reads nothing more', async () => {
    const leaving = await club.join('odchodzi', 'Members');
    const student = await addStudent({ user: leaving.id });
    const id = await sent(pdf, leaving, await given(student));
    const { body } = await club.admin.get(`/user/${leaving.id}`);
    expect((await club.admin.put(`/user/${leaving.id}`, { ...body, enabled: false })).status).toBe(200);
    expect((await call(leaving, 'GET', `/homework-file/${id}/content`)).status).toBe(401);
  });

  test('is in what somebody takes along of themselves, and is erased with them: files, words and steps', async () => {
    const leaving = await club.join('zapomniany', 'Members');
    const student = await addStudent({ user: leaving.id });
    const submission = await given(student);
    const id = await sent(pdf, leaving, submission);
    await say(submission, 'submit', undefined, leaving);
    await say(submission, 'return', { feedback: 'Łokieć niżej' }, instructor);
    const archive = await call(leaving, 'GET', '/authinfo/export');
    const files = unzipSync(new Uint8Array(archive.bytes));
    expect(Buffer.from(files[`homework-file/${id}/Przewrót żabą.mp4`] ?? []).equals(pdf)).toBe(true);
    await club.database.pool.query(
      `update "user" set status = 'pendingErasure', erasure_requested_at = now() - interval '31 days' where id = $1`,
      [leaving.id],
    );
    await eraseUsers(club.services);
    expect(await filesOf(submission, club.admin)).toEqual([]);
    expect(
      (await club.database.pool.query('select from upload where submission = $1', [submission])).rowCount,
    ).toBe(0);
    const steps = rowsOf(await club.admin.get(`/homework-step?submission=${submission}`));
    expect(steps).toMatchObject([
      { kind: 'submitted', fileNames: [], text: null },
      { kind: 'returned', feedback: null },
    ]);
  });
});

describe('the thread', () => {
  const thread = async (submission: string, caller = member) =>
    rowsOf(await caller.get(`/homework-step?submission=${submission}&sort=createdAt,asc`));

  test('keeps each hand-in and each return in their order, with who and what', async () => {
    const submission = await given(mine, 'text');
    const write = async (text: string) => {
      const { body } = await member.get(`/homework-submission/${submission}`);
      await member.put(`/homework-submission/${submission}`, { ...body, text });
    };
    await write('Dziesięć na stronę');
    await say(submission, 'submit');
    await say(submission, 'return', { feedback: 'Głowa do środka' }, instructor);
    await write('Dwadzieścia na stronę');
    await sent(pdf, member, submission);
    await say(submission, 'submit');
    await say(submission, 'review', { feedback: 'Teraz dobrze', rating: 4 }, instructor);
    expect(await thread(submission)).toMatchObject([
      { kind: 'submitted', by: member.id, text: 'Dziesięć na stronę', fileNames: [] },
      { kind: 'returned', by: instructor.id, byName: 'sensei Testowa', feedback: 'Głowa do środka' },
      { kind: 'submitted', text: 'Dwadzieścia na stronę', fileNames: ['Przewrót żabą.mp4'] },
      { kind: 'reviewed', feedback: 'Teraz dobrze', rating: 4 },
    ]);
    await say(submission, 'review', { rating: 5 }, instructor);
    expect(await thread(submission)).toHaveLength(4);
    expect((await thread(submission)).at(-1)).toMatchObject({ feedback: 'Teraz dobrze', rating: 5 });
  });

  test('a review that is taken back takes its own words, and leaves those of the return before it', async () => {
    const submission = await given();
    await sent(pdf, member, submission);
    await say(submission, 'submit');
    await say(submission, 'return', { feedback: 'Pokaż z boku' }, instructor);
    await say(submission, 'submit');
    const other = await club.join('drugi-sensei', 'Instructors');
    await say(submission, 'review', { feedback: 'Dobrze', rating: 5 }, other);
    expect((await say(submission, 'reopen', undefined, other)).body).toMatchObject({
      state: 'submitted',
      feedback: 'Pokaż z boku',
      rating: null,
      reviewedBy: instructor.id,
    });
    expect((await thread(submission)).map(({ kind }) => kind)).toEqual([
      'submitted',
      'returned',
      'submitted',
    ]);
    await say(submission, 'withdraw');
    expect((await thread(submission)).map(({ kind }) => kind)).toEqual(['submitted', 'returned']);
  });
});
