import type { InjectOptions } from 'fastify';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearUp } from '../src/maintenance.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { photo } from './support/pictures.ts';
import { type Dojo, openDojo, rowsOf, trainingOn } from './support/schedule.ts';

const MEGABYTE = 1_048_576;
const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n%%EOF\n');

let club: TestClub;
/** Who writes, who leads a training, who reads, and whom nothing of it is for. */
let admin: Caller;
let sensei: Caller;
let member: Caller;
let stranger: Caller;
let dojo: Dojo;
let own: string;
beforeAll(async () => {
  club = await openTestClub();
  await club.services.queue.start((error) => console.error(error));
  admin = await club.signIn('admin');
  sensei = await club.join('sensei', 'Instructors');
  member = await club.join('ola', 'Members');
  stranger = await club.join('obcy', 'Members');
  dojo = { ...(await openDojo(admin, 'Dojo Wrzeszcz')), instructor: sensei.id };
  await admin.post('/student', {
    ...{ firstName: 'Ola', lastName: 'Żuk', joinedOn: '2025-09-01', user: member.id },
  });
});
afterAll(async () => {
  await club.services.queue.stop();
  await club.close();
});
beforeEach(async () => {
  own = await write();
});

const text = { titlePl: 'Obóz letni', bodyPl: 'Plan jest w załączniku.' };
async function write(more: object = { audience: 'section', section: 'adult' }, by = admin): Promise<string> {
  const { status, body } = await by.post('/announcement', { ...text, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}
/** Sends it, and waits until all of its readers were told. */
async function sendOut(id: string, by = admin): Promise<void> {
  const { status, body } = await by.post(`/announcement/${id}/send`);
  expect(status, JSON.stringify(body)).toBe(200);
  await club.services.announcements.send(id, body.publishAt);
}

const call = async (
  caller: Caller,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  payload?: Buffer,
) => {
  const response = await club.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: path.startsWith('/api') ? path : `/api${path}`,
    headers: {
      'tus-resumable': '1.0.0',
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...headers,
    },
    ...(payload && { payload }),
  });
  return {
    status: response.statusCode,
    headers: response.headers as Record<string, string>,
    bytes: response.rawPayload,
    code:
      response.headers['problem-code'] ??
      (response.statusCode >= 400 && response.payload ? response.json().code : undefined),
  };
};
const begin = (size: number, by = admin, to = own, name = 'Plan obozu żeglarskiego.pdf') =>
  call(by, 'POST', `/announcement/${to}/upload`, {
    'upload-length': String(size),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  });
const patch = (address: string, at: number, bytes: Buffer, by = admin) =>
  call(
    by,
    'PATCH',
    address,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at) },
    bytes,
  );
const idOf = (address: string) => address.split('/').at(-1) ?? '';
async function attach(bytes: Buffer, by = admin, to = own, name?: string): Promise<string> {
  const { status, headers } = await begin(bytes.length, by, to, name);
  expect(status).toBe(201);
  const answer = await patch(headers.location ?? '', 0, bytes, by);
  expect(answer.status, answer.bytes.toString()).toBe(204);
  return idOf(headers.location ?? '');
}
const content = (id: string, by: Caller) => call(by, 'GET', `/announcement-file/${id}/content`);
const filesOf = async (id: string, by: Caller) =>
  rowsOf<{ id: string; name: string; mediaType: string; bytes: number; alt: string | null }>(
    await by.get(`/announcement-file?announcement=${id}`),
  );
const stored = async () =>
  Number((await club.database.pool.query('select count(*) from announcement_piece')).rows[0].count);

describe('a file of an announcement', () => {
  test('comes in pieces, and goes on where a line was cut', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(600_000, 'tatami')]);
    const { headers } = await begin(bytes.length);
    expect(headers.location).toMatch(/^\/api\/announcement-upload\/[0-9a-f-]{36}$/);
    await patch(headers.location ?? '', 0, bytes.subarray(0, 300_000));
    const where = await call(admin, 'HEAD', headers.location ?? '');
    expect(where.headers['upload-offset']).toBe('300000');
    await patch(headers.location ?? '', 300_000, bytes.subarray(300_000));
    expect(await filesOf(own, admin)).toMatchObject([
      { name: 'Plan obozu żeglarskiego.pdf', mediaType: 'application/pdf', bytes: bytes.length, alt: null },
    ]);
    const answer = await content(idOf(headers.location ?? ''), admin);
    expect(answer.bytes.equals(bytes)).toBe(true);
    // No browser runs it, and none shows it as a page of the club.
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
  });

  test('is a picture or a PDF by its content, of 10 MB at most, and there are five', async () => {
    const film = Buffer.concat([
      Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
      Buffer.alloc(100),
    ]);
    for (const bytes of [film, Buffer.from('<!doctype html><script>alert(1)</script>')]) {
      const { headers } = await begin(bytes.length);
      expect(await patch(headers.location ?? '', 0, bytes)).toMatchObject({ status: 415, code: 'file-kind' });
    }
    expect(await begin(10 * MEGABYTE + 1)).toMatchObject({ status: 413, code: 'file-too-large' });
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await attach(pdf));
    expect(await begin(10)).toMatchObject({ status: 409, code: 'too-many-files' });
    await admin.post(`/announcement-file/${ids[0]}/discard`);
    await attach(pdf);
    expect(await admin.post(`/announcement-file/${ids[0]}/restore`)).toMatchObject({ status: 409 });
  });

  test('that is a picture says what it shows, and nothing of where it was taken', async () => {
    const id = await attach(await photo(300, 200), admin, own, 'Sala.jpg');
    const { body } = await admin.put(`/announcement-file/${id}`, { alt: 'Mata w nowej sali' });
    expect(body).toMatchObject({
      ...{ name: 'Sala.jpg', mediaType: 'image/webp', alt: 'Mata w nowej sali' },
      ...{ width: 200, height: 300 },
    });
    const { bytes } = await content(id, admin);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 300 });
    expect(bytes.includes('Secret Camera')).toBe(false);
  });

  test('that is a picture goes out only when it says what it shows', async () => {
    await attach(pdf);
    const id = await attach(await photo(300, 200), admin, own, 'Sala.jpg');
    const send = (language: string) =>
      admin.post(`/announcement/${own}/send`, {}, { 'accept-language': language });
    const refused = await send('pl');
    expect(refused.status).toBe(409);
    expect(refused.headers['problem-code']).toBe('announcement-alt-missing');
    expect(refused.body).toBe(
      'Napisz jeszcze, co jest na zdjęciu „Sala.jpg”. Dzięki temu zrozumie je także ktoś, kto go nie widzi.',
    );
    expect((await send('en')).body).toBe(
      'Please write what the picture “Sala.jpg” shows, so that it also says something to people who don’t see it.',
    );
    // What is taken away goes out with nobody, and asks for no words.
    await admin.post(`/announcement-file/${id}/discard`);
    const { body } = await admin.get(`/announcement/${own}`);
    await admin.put(`/announcement/${own}`, { ...body, publishAt: '2046-05-06T16:00:00.000Z' });
    expect((await send('pl')).body.state).toBe('scheduled');
    await admin.post(`/announcement/${own}/take-back`);
    await admin.post(`/announcement-file/${id}/restore`);
    expect((await send('pl')).status).toBe(409);
    await admin.put(`/announcement-file/${id}`, { alt: 'Mata w nowej sali' });
    expect((await send('pl')).body.state).toBe('scheduled');
    // What goes out by itself stays whole.
    expect(await admin.put(`/announcement-file/${id}`, { alt: null })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'alt', code: 'required' }] },
    });
    expect((await admin.put(`/announcement-file/${id}`, { alt: 'Mata' })).status).toBe(200);
  });

  test('that is taken away comes back within a day, and is gone with its bytes after it', async () => {
    const id = await attach(pdf);
    await admin.post(`/announcement-file/${id}/discard`);
    expect((await content(id, admin)).status).toBe(404);
    expect((await admin.post(`/announcement-file/${id}/restore`)).body.discardedAt).toBe(null);
    await admin.post(`/announcement-file/${id}/discard`);
    const before = await stored();
    try {
      await club.travelTo(new Date(Date.now() + 25 * 3_600_000).toISOString());
      await clearUp(club.services);
      expect((await admin.get(`/announcement-file/${id}`)).status).toBe(404);
      expect(await stored()).toBeLessThan(before);
    } finally {
      await club.travelTo(new Date().toISOString());
      club.clock.now = null;
    }
  });

  test('goes with its announcement, which the log tells', async () => {
    const before = await stored();
    const id = await attach(pdf);
    expect(await stored()).toBe(before + 1);
    expect((await admin.remove(`/announcement/${own}`)).status).toBe(204);
    expect(await stored()).toBe(before);
    const log = rowsOf<{ verb: string }>(await admin.get(`/audit-log?row=${id}&sort=createdAt,asc`));
    expect(log.map(({ verb }) => verb)).toEqual(['create', 'remove']);
  });
});

describe('who', () => {
  const everybodyElse = () => [member, stranger, sensei];

  test('of a draft, and of one that is scheduled: its writer and administrators alone', async () => {
    const id = await attach(pdf);
    const second = await club.join('druga-admin', 'Administrators');
    const { headers } = await begin(100);
    const check = async () => {
      for (const caller of [admin, second]) expect((await content(id, caller)).status).toBe(200);
      for (const caller of everybodyElse()) {
        expect((await content(id, caller)).status).toBe(404);
        expect((await caller.get(`/announcement-file/${id}`)).status).toBe(404);
        expect(await filesOf(own, caller)).toEqual([]);
        expect((await caller.put(`/announcement-file/${id}`, { alt: 'Inny' })).status).toBe(404);
        expect((await caller.post(`/announcement-file/${id}/discard`)).status).toBe(404);
        expect((await begin(10, caller)).status).toBe(404);
        expect((await call(caller, 'HEAD', headers.location ?? '')).status).toBe(404);
        expect((await patch(headers.location ?? '', 0, pdf, caller)).status).toBe(404);
      }
    };
    await check();
    const { body } = await admin.get(`/announcement/${own}`);
    await admin.put(`/announcement/${own}`, { ...body, publishAt: '2046-05-06T16:00:00.000Z' });
    expect((await admin.post(`/announcement/${own}/send`)).body.state).toBe('scheduled');
    await check();
    // What is to go out may still be put right.
    await attach(pdf);
    for (const path of [`/announcement-file/${id}/content`, `/announcement-upload/${id}`])
      expect((await call(club.nobody, path.endsWith('t') ? 'GET' : 'HEAD', path)).status).toBe(401);
  });

  test('of one that is sent: its readers too, who change nothing of it, and nobody else', async () => {
    const id = await attach(pdf);
    const discarded = await attach(pdf);
    await admin.post(`/announcement-file/${discarded}/discard`);
    const { headers } = await begin(pdf.length);
    await sendOut(own);
    expect((await content(id, member)).bytes.equals(pdf)).toBe(true);
    expect((await filesOf(own, member)).map((file) => file.id)).toEqual([id]);
    for (const caller of [stranger, sensei]) {
      expect((await content(id, caller)).status).toBe(404);
      expect(await filesOf(own, caller)).toEqual([]);
    }
    expect((await member.put(`/announcement-file/${id}`, { alt: 'Inny' })).status).toBe(403);
    expect((await member.post(`/announcement-file/${id}/discard`)).status).toBe(403);
    expect((await begin(10, member)).status).toBe(403);
    expect((await call(member, 'HEAD', headers.location ?? '')).status).toBe(404);
    // People have read it with what came with it.
    expect(await begin(10)).toMatchObject({ status: 409, code: 'announcement-sent' });
    expect(await patch(headers.location ?? '', 0, pdf)).toMatchObject({ status: 409 });
    for (const deed of ['discard', 'restore'])
      expect((await admin.post(`/announcement-file/${id}/${deed}`)).status).toBe(409);
    expect((await admin.put(`/announcement-file/${id}`, { alt: 'Inny' })).status).toBe(409);
    await admin.post(`/announcement/${own}/take-back`);
    expect((await content(id, member)).status).toBe(404);
    expect((await content(id, admin)).status).toBe(200);
  });

  test('whoever leads a training adds some to what they write to its people', async () => {
    const { body } = await admin.post('/training', trainingOn(dojo, '2046-05-08', '18:00'));
    const id = await write({ audience: 'training', training: body.id }, sensei);
    const file = await attach(pdf, sensei, id);
    expect((await sensei.put(`/announcement-file/${file}`, { alt: null })).status).toBe(200);
    expect((await content(file, member)).status).toBe(404);
    await sendOut(id, sensei);
    expect((await content(file, member)).status).toBe(200);
    expect((await content(file, stranger)).status).toBe(404);
  });

  test('takes along what they have sent with all that is about them, and of what others sent that there was some', async () => {
    const id = await attach(pdf);
    await sendOut(own);
    const taken = async (by: Caller) =>
      unzipSync(new Uint8Array((await call(by, 'GET', '/authinfo/export')).bytes));
    const name = `announcement-file/${id}/Plan obozu żeglarskiego.pdf`;
    expect(Buffer.from((await taken(admin))[name] ?? []).equals(pdf)).toBe(true);
    const files = await taken(member);
    expect(Object.keys(files)).not.toContain(name);
    expect(Buffer.from(files['announcement-file.json'] ?? []).toString()).toContain(id);
  });
});
