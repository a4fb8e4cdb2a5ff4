import { type MailServer, startMailServer } from '@tatami/tooling/mail-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { photo, picturesIn } from './support/pictures.ts';

// It needs the site as it is built: `pnpm build`.
let mail: MailServer;
let club: TestClub;
let admin: Caller;
beforeAll(async () => {
  mail = await startMailServer();
  club = await openTestClub({
    CLUB_NAME: 'Aikido Gdańsk',
    PUBLIC_URL: 'https://klub.example',
    SMTP_URL: mail.url,
  });
  ({ admin } = club);
});
afterAll(async () => {
  await club.close();
  await mail.close();
});

const profile = async () => (await admin.get('/club-profile')).body._embedded.results[0];
const save = async (values: object) => {
  const { id, version, name, theme } = await profile();
  return admin.put(`/club-profile/${id}`, { id, version, name, theme, ...values });
};
const about = async () => (await admin.get('/about')).body;
const seen = async (url: string) => (await club.app.inject({ url })).body;

describe('a new club', () => {
  it('is called as its operator has set, and has said nothing itself', async () => {
    expect(await profile()).toMatchObject({ name: null, theme: null, logo: null });
    expect(await about()).toMatchObject({ clubName: 'Aikido Gdańsk', theme: null, logo: null });
  });

  it('has one row of it, which can neither be made again nor go', async () => {
    expect((await admin.post('/club-profile', { name: 'Drugi' })).status).toBe(405);
    expect((await admin.remove(`/club-profile/${(await profile()).id}`)).status).toBe(405);
  });
});

describe('the name that the club has given itself', () => {
  it('wins over the setting at once, on pages, in mails and where a phone installs it', async () => {
    expect((await save({ name: ' Aikido Oliwa ' })).body.name).toBe('Aikido Oliwa');
    expect((await about()).clubName).toBe('Aikido Oliwa');
    await expect.poll(() => seen('/'), { timeout: 5_000 }).toContain('Aikido Oliwa');
    expect(JSON.parse(await seen('/app.webmanifest')).name).toBe('Aikido Oliwa');
    const { body: user } = await admin.post('/user', {
      ...{ username: 'ewelina', email: 'ewelina@klub.example', firstName: 'Ewelina', lastName: 'Wolska' },
    });
    await admin.post(`/user/${user.id}/invite`);
    const sent = await mail.mailTo('ewelina@klub.example');
    expect(sent.subject).toContain('Aikido Oliwa');
    expect(sent.from?.name).toBe('Aikido Oliwa');
  });

  it('gives way to the setting again when it is taken back', async () => {
    await save({ name: 'Aikido Oliwa' });
    await save({ name: '' });
    expect((await about()).clubName).toBe('Aikido Gdańsk');
  });

  it('is told by another server of the same club a little later', async () => {
    await save({ name: 'Aikido Gdańsk' });
    await club.database.pool.query("update club_profile set name = 'Aikido Sopot'");
    await expect.poll(async () => (await about()).clubName, { timeout: 15_000 }).toBe('Aikido Sopot');
  });

  it('has at most 100 characters', async () => {
    expect((await save({ name: 'a'.repeat(100) })).status).toBe(200);
    const { status, body } = await save({ name: 'a'.repeat(101) });
    expect([status, body.errors[0].field, body.errors[0].code]).toEqual([400, 'name', 'too-long']);
  });
});

describe('the theme of the club', () => {
  it('is told to everybody, and is a theme’s name', async () => {
    await save({ theme: 'lara-light-teal' });
    expect((await about()).theme).toBe('lara-light-teal');
    expect((await save({ theme: 'Teal;x' })).status).toBe(400);
  });
});

describe('the logo', () => {
  it('is seen by anybody, square and small, on the landing page too, and is gone when it is taken away', async () => {
    const { send, remove } = { ...picturesIn(club), remove: admin.remove };
    const { id } = await profile();
    expect((await send(admin, `/club-profile/${id}/picture`, await photo())).status).toBe(200);
    const { logo } = await about();
    expect(logo).toMatch(/^\/site\/logo\/[0-9a-f]{64}\.webp$/);
    const { rawPayload, headers } = await club.app.inject({ url: logo });
    expect(headers).toMatchObject({ 'content-type': 'image/webp' });
    expect(headers['cache-control']).toContain('immutable');
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([128, 128]);
    await expect.poll(() => seen('/'), { timeout: 5_000 }).toContain(`src="${logo}"`);
    await remove(`/club-profile/${id}/picture`);
    expect((await about()).logo).toBeNull();
    expect((await club.app.inject({ url: logo })).statusCode).toBe(404);
  });
});

it('is written by administrators alone', async () => {
  for (const group of ['Members', 'Instructors', 'Developers'] as const) {
    const caller = await club.join(group.toLowerCase(), group);
    expect((await caller.get('/club-profile')).status).toBe(403);
    const { id, version } = await profile();
    expect((await caller.put(`/club-profile/${id}`, { id, version, name: 'Nasz' })).status).toBe(403);
  }
});

it('is logged with who did it', async () => {
  await save({ name: 'Aikido Rumia' });
  const { id } = await profile();
  const { body } = await admin.get(`/audit-log?row=${id}&sort=createdAt,desc`);
  expect(body._embedded.results[0]).toMatchObject({ verb: 'update' });
});
