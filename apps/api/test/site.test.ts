import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { openDojo, trainingOn, travel } from './support/schedule.ts';

// It needs the site as it is built: `pnpm build`.
let club: TestClub;
let admin: Caller;
beforeAll(async () => {
  club = await openTestClub({ CLUB_NAME: 'Aikido <Gdańsk>', PUBLIC_URL: 'https://klub.example' });
  // A Friday.
  admin = await travel(club, '2026-11-20', '12:00');
});
afterAll(() => club.close());

const visit = (path: string, headers: Record<string, string> = {}) => club.app.inject({ url: path, headers });
const seen = async (path = '/') => (await visit(path)).body;

/** What has changed is in sight within a second. */
const expectSoon = (path = '/') => expect.poll(() => seen(path), { timeout: 5_000 });

describe('before anything is planned', () => {
  it('the page says so, and leaves out what there is nothing of', async () => {
    const page = await seen();
    expect(page).toContain('Na razie nic w grafiku');
    expect(page).not.toContain('Kto prowadzi');
    expect(page).not.toContain('Gdzie nas znaleźć');
    expect(await seen('/en')).toContain('Nothing planned yet');
  });
});

describe('a visitor', () => {
  let training: string;
  beforeAll(async () => {
    const dojo = await openDojo(admin, 'Dojo Wrzeszcz');
    const plan = async (day: string, time: string, more: object) =>
      (await admin.post('/training', trainingOn(dojo, day, time, { ...more }))).body;
    const planned = await plan('2026-11-23', '18:00', {
      title: 'Początkujący & zaawansowani',
      section: 'adult',
      note: 'klucz u portiera',
    });
    training = planned.id;
    await plan('2026-11-24', '16:30', { title: 'Pierwsze kroki', section: 'kids', kind: 'kids' });
    await plan('2026-12-15', '18:00', { title: 'Za daleko', section: 'adult' });
    await plan('2026-11-25', '18:00', { title: 'Egzamin grudniowy', kind: 'exam' });
    const instructor = await club.join('krzysztof', 'Instructors');
    await club.database.pool.query(
      `update "user" set first_name = 'Krzysztof', last_name = 'Osiński' where id = $1`,
      [instructor.id],
    );
    await plan('2026-11-26', '18:00', {
      ...{ title: 'Ostatni', section: 'adult', instructor: instructor.id },
    });
  });

  it('reads in their language who trains when and where, in the times of the club', async () => {
    await expectSoon('/').toContain('Ostatni');
    await expectSoon('/en').toContain('Ostatni');
    const polish = await seen();
    expect(polish).toMatch(/^<!doctype html><html lang="pl">/);
    expect(polish).toContain('Początkujący &amp; zaawansowani');
    expect(polish).toMatch(/18:00.*Dojo Wrzeszcz/s);
    expect(polish).toContain('poniedziałek, 23 listopada');
    expect(polish).toContain('Krzysztof Osiński');
    // An account that nobody has given a name is nobody who teaches.
    expect(polish).not.toContain('Administrator Klubu');
    const english = await seen('/en');
    expect(english).toMatch(/^<!doctype html><html lang="en">/);
    expect(english).toContain('Monday 23 November');
    expect(english).toContain('Początkujący &amp; zaawansowani');
  });

  it('reads the coming week alone, and of classes that anybody may come to', async () => {
    const [timetable = '', rest = ''] = (await seen()).split('id="instructors"');
    expect(timetable).not.toContain('Za daleko');
    expect(timetable).toContain('Pierwsze kroki');
    // A beginner may choose one of later.
    expect(rest).toContain('Za daleko');
    expect(timetable + rest).not.toContain('Egzamin grudniowy');
  });

  it('reads nothing that is the club’s own', async () => {
    await admin.post(`/training/${training}/cancel`, { reason: 'Choroba prowadzącego' });
    await expectSoon().toContain('Odwołane');
    const page = await seen();
    expect(page).not.toContain('Choroba');
    expect(page).not.toContain('portiera');
    await admin.post(`/training/${training}/restore`, {});
    await expectSoon().not.toContain('Odwołane');
  });

  it('is not misled by names: what stands in them is text, also in what search engines read', async () => {
    await admin.post('/workplace', { name: '</script><img src=x onerror=alert(1)>', city: 'Gdańsk' });
    await expectSoon().toContain('onerror=alert(1)');
    const page = await seen();
    expect(page).toContain('Aikido &lt;Gdańsk&gt;');
    expect(page).not.toContain('<img src=x');
    const [, facts = ''] = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
    expect(JSON.parse(facts)['@graph'][0]).toMatchObject({
      '@type': 'SportsClub',
      name: 'Aikido <Gdańsk>',
      url: 'https://klub.example/',
    });
  });
});

describe('the form of a first class', () => {
  const send = (fields: Record<string, string>, path = '/pierwszy-trening', from = '203.0.113.7') =>
    club.app.inject({
      method: 'POST',
      url: path,
      remoteAddress: from,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const leads = async () =>
    (await admin.get('/lead')).body._embedded.results.map(({ name }: { name: string }) => name);
  const hania = {
    ...{ whom: 'child', name: 'Monika Żółkiewska', childAge: '7', phone: '600 100 200', email: '' },
    ...{ training: '', note: '', website: '', consentVersion: '2026-11', consent: 'on' },
  };

  it('makes a lead, and leads to a page that can be read anew', async () => {
    const sent = await send(hania);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/pierwszy-trening']);
    expect(await seen('/pierwszy-trening')).toContain('Zgłoszenie doszło');
    const { body } = await admin.get('/lead?q=Monika');
    expect(body._embedded.results).toMatchObject([
      {
        name: 'Monika Żółkiewska',
        whom: 'child',
        childAge: 7,
        phone: '+48600100200',
        language: 'pl',
        state: 'new',
      },
    ]);
  });

  it('comes back in its language as it was filled in, with what is wrong beside it, and keeps nothing', async () => {
    const before = await leads();
    const { statusCode, body, headers } = await send(
      { ...hania, name: 'Ola "Z" <Kowalska>', phone: '', childAge: '99' },
      '/en/first-class',
    );
    expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(body).toContain('value="Ola &quot;Z&quot; &lt;Kowalska&gt;"');
    expect(body).toContain('id="first-childAge-error"');
    expect(body).toContain('Please correct the marked fields');
    const withoutContact = await send({ ...hania, phone: '' });
    expect(withoutContact.body).toContain('Podaj adres e-mail albo numer telefonu.');
    const withoutConsent = await send({ ...hania, consent: '' });
    expect([withoutConsent.statusCode, withoutConsent.body]).toEqual([
      400,
      expect.stringContaining('id="first-consent-error"'),
    ]);
    expect(await leads()).toEqual(before);
  });

  it('is let through no further where it comes too often', async () => {
    const flood = (at: number) => send({ ...hania, phone: `600 200 1${10 + at}` }, undefined, '203.0.113.99');
    let last = await flood(0);
    for (let at = 1; at < 60 && last.statusCode !== 429; at += 1) last = await flood(at);
    expect(last.statusCode).toBe(429);
    expect(last.body).toContain('value="Monika Żółkiewska"');
  });

  it('is what it says, or is not read', async () => {
    const asJson = await club.app.inject({ method: 'POST', url: '/pierwszy-trening', payload: hania });
    expect(asJson.statusCode).toBe(415);
    const tooLong = await send({ ...hania, note: 'a'.repeat(20_000) });
    expect(tooLong.statusCode).toBe(413);
  });
});

describe('a page', () => {
  it('is kept by whoever likes, and is asked after each time', async () => {
    const first = await visit('/', { 'accept-encoding': 'gzip, br' });
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(await seen());
    const again = await visit('/', { 'if-none-match': `"other", W/${first.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await visit('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
    expect((await visit('/', { 'accept-encoding': 'identity' })).headers).not.toHaveProperty(
      'content-encoding',
    );
  });

  it('allows the styles and the script that it carries, and nothing else', async () => {
    const { body, headers } = await visit('/');
    const policy = String(headers['content-security-policy']);
    const hashOf = (pattern: RegExp) =>
      `'sha256-${createHash('sha256')
        .update(body.match(pattern)?.[1] ?? '')
        .digest('base64')}'`;
    expect(policy).toContain(`style-src ${hashOf(/<style>(.*?)<\/style>/s)};`);
    expect(policy).toContain(`script-src ${hashOf(/<script type="module">(.*?)<\/script>/s)};`);
    expect(policy).toContain("default-src 'none'");
    // No policy allows them by a hash.
    expect(body).not.toMatch(/<[^>]+ style="/);
  });

  it('names its other language, and itself', async () => {
    const page = await seen('/en');
    expect(page).toContain('<link rel="canonical" href="https://klub.example/en"/>');
    expect(page).toContain('<link rel="alternate" hrefLang="pl" href="https://klub.example/"/>');
    expect(page).toContain('<link rel="alternate" hrefLang="x-default" href="https://klub.example/"/>');
  });

  it('asks for files that are there for good', async () => {
    const files = new Set((await seen()).match(/\/site\/client\/[\w.-]+/g));
    expect(files.size).toBeGreaterThan(4);
    for (const file of files) {
      const { statusCode, headers } = await visit(file);
      expect([statusCode, headers['cache-control']], file).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await visit('/site/client/no-such.svg')).statusCode).toBe(404);
  });

  it('is told of to search engines in both languages', async () => {
    const robots = await visit('/robots.txt');
    expect(robots.body).toContain('Disallow: /api/');
    expect(robots.body).toContain('Sitemap: https://klub.example/sitemap.xml');
    const sitemap = await visit('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml');
    expect(sitemap.body.match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://klub.example/',
      '<loc>https://klub.example/en',
      '<loc>https://klub.example/cms',
      '<loc>https://klub.example/en/cms',
    ]);
  });
});
