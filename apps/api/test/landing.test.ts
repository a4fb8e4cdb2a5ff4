import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { travel } from './support/schedule.ts';

// It needs the site as it is built: `pnpm build`.
let club: TestClub;
let admin: Caller;
beforeAll(async () => {
  club = await openTestClub({ PUBLIC_URL: 'https://klub.example' });
  admin = await travel(club, '2026-11-20', '12:00');
});
afterAll(() => club.close());

interface Section {
  id: string;
  version: number;
  kind: string;
  rank: number;
  shown: boolean;
  [field: string]: unknown;
}

const rowsOf = async (table: string) => (await admin.get(`/${table}?size=100`)).body._embedded.results;
const sections = (): Promise<Section[]> => rowsOf('landing-section');
const section = async (kind: string) => (await sections()).find((each) => each.kind === kind) as Section;
const said = ({ id, version, kind, rank, shown }: Section, words: object = {}) => ({
  ...{ id, version, kind, rank, shown },
  ...words,
});
const seen = async (path = '/') => (await club.app.inject({ url: path })).body;
/** What has changed is in sight within a second; a machine that others load takes longer. */
const expectSoon = (path = '/') => expect.poll(() => seen(path), { timeout: 5_000 });

describe('a new club', () => {
  it('has each section once, in our order, in our words', async () => {
    const rows = await sections();
    expect(rows.map(({ kind }) => kind)).toEqual([
      ...['hero', 'timetable', 'instructors', 'road', 'places', 'firstClass', 'prices', 'news', 'contact'],
    ]);
    expect(rows.every(({ shown, titlePl }) => shown && titlePl === null)).toBe(true);
    expect(await rowsOf('club-contact')).toMatchObject([{ email: null, links: [] }]);
  });

  it('shows nothing that it has not said', async () => {
    const page = await seen();
    expect(page.replaceAll(/\s/g, ' ')).toContain('Sztuka, w której nikt nie przegrywa');
    for (const none of ['id="prices"', 'id="news"', 'id="contact"', 'makesOffer', 'contactPoint'])
      expect(page, none).not.toContain(none);
  });
});

describe('the club’s words', () => {
  it('are in sight within a second, in both languages, and a missing English text is said in Polish', async () => {
    const hero = await section('hero');
    const saved = await admin.post('/landing', {
      sections: [
        said(hero, {
          titlePl: 'Aikido nad zatoką',
          textPl: 'Zapraszamy **każdego**.',
          titleEn: 'Aikido by the bay',
        }),
      ],
      prices: [{ namePl: 'Dzieci', nameEn: 'Children', amountPln: 120, section: 'kids', rank: 1 }],
      contact: {
        ...(await rowsOf('club-contact').then(([{ id, version }]) => ({ id, version }))),
        email: 'biuro@klub.example',
        phone: '+48585550100',
        account: 'PL61109010140000071219812874',
        links: ['https://social.example/aikido'],
      },
    });
    expect(saved.status).toBe(200);
    expect(saved.body.sections).toMatchObject([{ titlePl: 'Aikido nad zatoką', version: 2 }]);
    await expectSoon().toContain('Aikido nad zatoką');
    const polish = await seen();
    expect(polish).toContain('Zapraszamy <strong>każdego</strong>.');
    expect(polish).toContain('120\u00a0zł');
    expect(polish).toContain('href="mailto:biuro@klub.example"');
    expect(polish).toContain('PL61 1090 1014 0000 0712 1981 2874');
    const [, facts = ''] = polish.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
    expect(JSON.parse(facts)['@graph'][0]).toMatchObject({
      email: 'biuro@klub.example',
      contactPoint: { '@type': 'ContactPoint', telephone: '+48585550100' },
      sameAs: ['https://social.example/aikido'],
      makesOffer: [{ '@type': 'Offer', name: 'Dzieci', price: 120, priceCurrency: 'PLN' }],
    });
    await expectSoon('/en').toContain('Aikido by the bay');
    expect(await seen('/en')).toMatch(/lang="pl"[^>]*><p>Zapraszamy <strong>/);
  });

  it('stand in the order that the club chose, and what is switched off is on no page and in no navigation', async () => {
    const [timetable, prices] = [await section('timetable'), await section('prices')];
    await admin.post('/landing', {
      sections: [said({ ...timetable, shown: false }), said({ ...prices, rank: 0 })],
    });
    await expectSoon().not.toContain('id="timetable"');
    const page = await seen();
    expect(page).not.toContain('#timetable');
    expect(page.indexOf('id="prices"')).toBeLessThan(page.indexOf('id="first"'));
    // The hero is what a page begins with.
    expect(page.indexOf('Aikido nad zatoką')).toBeLessThan(page.indexOf('id="prices"'));
    await admin.post('/landing', { sections: [said({ ...(await section('timetable')), shown: true })] });
  });

  it('are text, whatever stands in them', async () => {
    const evil = '<img src=x onerror=alert(1)></script><script>alert(1)</script>';
    const link = '[kliknij](javascript:alert(1)) ![x](https://evil.example/x.png)';
    const words = {
      titlePl: evil,
      titleEn: evil,
      textPl: `${evil}\n\n${link}`,
      textEn: `${evil}\n\n${link}`,
    };
    const rows = await sections();
    const saved = await admin.post('/landing', {
      sections: [...rows.map((each) => said(each, words)), { kind: 'text', rank: 50, ...words }],
      prices: [{ namePl: evil, nameEn: evil, notePl: evil, noteEn: evil, amountPln: 1, rank: 2 }],
      contact: {
        ...(await rowsOf('club-contact').then(([{ id, version }]) => ({ id, version }))),
        address: evil,
      },
    });
    expect(saved.status).toBe(200);
    for (const path of ['/', '/en']) {
      await expectSoon(path).toContain('onerror=alert(1)');
      const page = await seen(path);
      expect(page).not.toMatch(/<img src=x|<script>alert|href="javascript|(?:src|srcset)="https:\/\/evil/);
      // A picture of elsewhere is a link, as in articles: nobody there hears who reads.
      expect(page).toContain('<a href="https://evil.example/x.png" rel="noopener noreferrer">x</a>');
      const [, facts = ''] = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
      expect(() => JSON.parse(facts)).not.toThrow();
    }
    const own = await section('text');
    await admin.post('/landing', { removedSections: [own.id] });
    await expectSoon().not.toContain('id="text-1"');
  });

  it('are all stored, or none: what is wrong is named by its place', async () => {
    const hero = await section('hero');
    const before = await sections();
    const contact = await rowsOf('club-contact').then(([{ id, version }]) => ({ id, version }));
    const wrong = await admin.post('/landing', {
      sections: [said(hero, { titlePl: 'Nie zapisze się' })],
      contact: { ...contact, account: 'PL61109010140000071219812875' },
    });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'contact.account', code: 'wrong-account' })],
    ]);
    for (const link of [
      'http://plain.example/',
      'javascript:alert(1)',
      'https://me:secret@social.example/',
    ]) {
      const refused = await admin.post('/landing', { contact: { ...contact, links: [link] } });
      expect(refused.status, link).toBe(400);
    }
    expect(
      (await admin.post('/landing', { prices: [{ namePl: 'Minus', amountPln: -1, rank: 1 }] })).status,
    ).toBe(400);
    expect(await sections()).toEqual(before);
  });

  it('of somebody else in the meantime are not written over', async () => {
    const hero = await section('hero');
    expect((await admin.post('/landing', { sections: [said(hero, { titlePl: 'Pierwsza' })] })).status).toBe(
      200,
    );
    const late = await admin.post('/landing', { sections: [said(hero, { titlePl: 'Druga' })] });
    expect(late.status).toBe(409);
    expect((await section('hero')).titlePl).toBe('Pierwsza');
  });

  it('leave each built-in section where it is, and have twenty of the club’s own at most', async () => {
    const hero = await section('hero');
    expect((await admin.post('/landing', { removedSections: [hero.id] })).status).toBe(409);
    expect((await admin.post('/landing', { sections: [{ kind: 'hero', rank: 3 }] })).status).toBe(400);
    const texts = Array.from({ length: 20 }, (_, at) => ({
      kind: 'text',
      rank: 100 + at,
      titlePl: `Tekst ${at}`,
    }));
    const made = await admin.post('/landing', { sections: texts });
    expect(made.status).toBe(200);
    expect((await admin.post('/landing', { sections: [{ kind: 'text', rank: 130 }] })).status).toBe(409);
    const removed = made.body.sections.map(({ id }: Section) => id);
    expect((await admin.post('/landing', { removedSections: removed })).status).toBe(200);
  });

  it('are in the log, with who changed what', async () => {
    const hero = await section('hero');
    await admin.post('/landing', { sections: [said(hero, { titlePl: 'Do dziennika' })] });
    const { body } = await admin.get(`/audit-log?row=${hero.id}&size=100`);
    expect(body._embedded.results).toContainEqual(
      expect.objectContaining({
        ...{ table: 'landing-section', verb: 'update', user: admin.id },
        changes: { titlePl: [hero.titlePl, 'Do dziennika'] },
      }),
    );
  });

  it('sent twice under one key are stored once', async () => {
    const own = { sections: [{ kind: 'text', rank: 60, titlePl: 'Raz' }] };
    const [first, again] = [
      await admin.post('/landing', own, { 'idempotency-key': 'raz' }),
      await admin.post('/landing', own, { 'idempotency-key': 'raz' }),
    ];
    expect(again.body).toEqual(first.body);
    const made = (await sections()).filter(({ titlePl }) => titlePl === 'Raz');
    expect(made).toHaveLength(1);
    await admin.post('/landing', { removedSections: made.map(({ id }) => id) });
  });
});

describe('a preview', () => {
  it('shows what is not stored, and stores nothing', async () => {
    const before = await sections();
    const body = {
      ...{ language: 'pl', scheme: 'dark', pictures: ['blob:https://klub.example/7f3e'], contact: {} },
      sections: [
        { kind: 'hero', rank: 1, titlePl: 'Jeszcze nie' },
        { kind: 'road', rank: 2, shown: false },
      ],
      prices: [],
    };
    const { status, body: answer } = await admin.post('/landing/preview', body);
    expect(status).toBe(200);
    expect(answer.html).toContain('Jeszcze nie');
    expect(answer.html).toContain('src="blob:https://klub.example/7f3e"');
    expect(answer.html).not.toContain('id="road"');
    expect(answer.ours[0].titlePl.replaceAll(/\s/g, ' ')).toBe('Sztuka, w której nikt nie przegrywa');
    expect(await sections()).toEqual(before);
    expect(await seen()).not.toContain('Jeszcze nie');
  });

  it('has no script in it, and its styles in a file of their own, by day and by night', async () => {
    for (const scheme of ['light', 'dark']) {
      const { body } = await admin.post('/landing/preview', {
        ...{ language: 'en', scheme, pictures: [], contact: {}, prices: [] },
        sections: [{ kind: 'hero', rank: 1 }],
      });
      expect(body.html).not.toMatch(/<script(?! type="application\/ld\+json")/);
      expect(body.html).toContain('default-src &#x27;none&#x27;');
      const [sheet = ''] = body.html.match(/\/site\/preview-[\w-]+\.css/) ?? [];
      const { statusCode, body: style } = await club.app.inject({ url: sheet });
      expect(statusCode).toBe(200);
      expect(style).toContain(scheme === 'dark' ? '@media all' : '@media not all');
      expect(style).not.toContain('prefers-color-scheme');
    }
  });
});

describe('rights', () => {
  it('let nobody in but administrators, and whoever they say', async () => {
    const member = await club.join('kasia', 'Members');
    const instructor = await club.join('tomek', 'Instructors');
    for (const caller of [member, instructor]) {
      for (const table of ['landing-section', 'price', 'club-contact'])
        expect((await caller.get(`/${table}`)).status, table).toBe(403);
      expect((await caller.post('/landing', { sections: [] })).status).toBe(403);
      const preview = {
        language: 'pl',
        scheme: 'light',
        sections: [],
        pictures: [],
        prices: [],
        contact: {},
      };
      expect((await caller.post('/landing/preview', preview)).status).toBe(403);
    }
    expect((await club.app.inject({ method: 'POST', url: '/api/landing', payload: {} })).statusCode).toBe(
      401,
    );
  });
});
