import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { rowsOf } from './support/schedule.ts';

let club: TestClub;
let anna: Caller;
let krzysztof: Caller;
let member: Caller;
beforeAll(async () => {
  club = await openTestClub();
  anna = await club.join('anna', 'Instructors');
  krzysztof = await club.join('krzysztof', 'Instructors');
  member = await club.join('czytelnik', 'Members');
});
afterAll(() => club.close());

const texts = {
  titlePl: 'Staż zimowy: jo i bokken',
  titleEn: '',
  leadPl: 'Dwa dni z drewnem w ręku.',
  leadEn: '',
  bodyPl: 'Jeden dzień 80 zł.',
  bodyEn: '',
};

let made = 0;
async function begin(): Promise<string> {
  made += 1;
  const { status, body } = await anna.post('/article', {
    slug: `staz-zimowy-${made}`,
    titlePl: texts.titlePl,
    leadPl: texts.leadPl,
    bodyPl: texts.bodyPl,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}
async function published(): Promise<string> {
  const id = await begin();
  expect((await anna.post(`/article/${id}/publish`)).status).toBe(200);
  return id;
}
const save = (who: Caller, id: string, seen: number, more: Partial<typeof texts> = {}) =>
  who.put(`/article/${id}/writing/draft`, { ...texts, ...more, seen });
const writing = async (id: string, who = anna) => (await who.get(`/article/${id}/writing`)).body;
/** Changes what is no text, or a text past the editor, as a program does. */
async function change(id: string, more: object) {
  const { slug, titlePl, bodyPl } = (await anna.get(`/article/${id}`)).body;
  return anna.put(`/article/${id}`, { slug, titlePl, bodyPl, ...more });
}
const read = async (id: string) => (await member.get(`/article/${id}`)).body;

describe('what is written', () => {
  test('of a published article readers see nothing until it is published again', async () => {
    const id = await published();
    const { status, body } = await save(anna, id, 0, { bodyPl: 'Jeden dzień 90 zł.' });
    expect([status, body.version]).toEqual([200, 1]);
    expect((await read(id)).bodyPl).toBe('Jeden dzień 80 zł.');
    expect((await writing(id)).draft).toMatchObject({
      bodyPl: 'Jeden dzień 90 zł.',
      version: 1,
      by: { id: anna.id },
    });
    const { body: after } = await anna.post(`/article/${id}/publish`);
    expect([after.state, after.bodyPl]).toEqual(['published', 'Jeden dzień 90 zł.']);
    expect((await read(id)).bodyPl).toBe('Jeden dzień 90 zł.');
    expect((await writing(id)).draft, 'nothing is left to publish').toBeNull();
  });

  test('may have no title yet, and is published with one', async () => {
    const id = await begin();
    expect((await save(anna, id, 0, { titlePl: '', bodyPl: ' ' })).status).toBe(200);
    const { status, body } = await anna.post(`/article/${id}/publish`);
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['titlePl', 'bodyPl'],
    ]);
    expect((await anna.get(`/article/${id}`)).body.state).toBe('draft');
  });

  test('nobody has read is called in lists as its writer calls it now', async () => {
    const id = await begin();
    await save(anna, id, 0, { titlePl: 'Staż letni' });
    expect((await anna.get(`/article/${id}`)).body.titlePl).toBe('Staż letni');
    await anna.post(`/article/${id}/publish`);
    await save(anna, id, 0, { titlePl: 'Staż jesienny' });
    expect((await anna.get(`/article/${id}`)).body.titlePl).toBe('Staż letni');
  });

  test('is given up, and what readers have stays', async () => {
    const id = await published();
    await save(anna, id, 0, { bodyPl: 'Pomyłka' });
    expect((await anna.remove(`/article/${id}/writing/draft`)).status).toBe(204);
    expect((await writing(id)).draft).toBeNull();
    expect((await read(id)).bodyPl).toBe('Jeden dzień 80 zł.');
  });

  test('is scheduled with its time, appears then, and is taken back', async () => {
    const id = await begin();
    await save(anna, id, 0, { bodyPl: 'Program stażu' });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await change(id, { publishAt });
    const { body } = await anna.post(`/article/${id}/publish`);
    expect([body.state, body.bodyPl]).toEqual(['scheduled', 'Program stażu']);
    expect((await member.get(`/article/${id}`)).status).toBe(404);
    await change(id, { publishAt: new Date(Date.now() - 1_000).toISOString() });
    expect((await read(id)).bodyPl).toBe('Program stażu');
    expect((await anna.post(`/article/${id}/archive`)).body.state).toBe('archived');
    expect((await member.get(`/article/${id}`)).status).toBe(404);
  });

  test('past the editor is refused while there is a draft, and is a version otherwise', async () => {
    const id = await published();
    expect((await change(id, { bodyPl: 'Prosto do gości' })).status).toBe(200);
    expect((await writing(id)).versions.map(({ kind }: { kind: string }) => kind)).toEqual([
      'published',
      'published',
    ]);
    await save(anna, id, 0);
    const { status, body } = await change(id, { bodyPl: 'Jeszcze raz' });
    expect([status, body]).toEqual([409, expect.stringContaining('zmiany')]);
    expect((await change(id, { pinned: true })).status, 'what is no text').toBe(200);
    const draft = await begin();
    await save(anna, draft, 0, { titlePl: 'Tytuł w drodze' });
    const { body: settled } = await change(draft, { titlePl: 'Tytuł sprzed chwili', pinned: true });
    expect([settled.titlePl, settled.pinned]).toEqual(['Tytuł w drodze', true]);
  });

  test('goes with its article', async () => {
    const id = await published();
    await save(anna, id, 0);
    expect((await anna.remove(`/article/${id}`)).status).toBe(204);
    expect((await anna.get(`/article/${id}/writing`)).status).toBe(404);
    const { rows } = await club.database.pool.query('select from article_draft where article = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('versions', () => {
  test('have no others for spaces that nobody sees', async () => {
    const id = await begin();
    await save(anna, id, 0, { bodyPl: 'Program stażu\n\n' });
    await anna.post(`/article/${id}/publish`);
    await change(id, { pinned: true });
    expect((await writing(id)).versions).toHaveLength(1);
  });

  test('say who wrote them, and how many words came and went', async () => {
    const id = await published();
    await save(krzysztof, id, 0, { bodyPl: 'Jeden dzień 90 zł; członkowie klubu 120 zł.' });
    await krzysztof.post(`/article/${id}/publish`);
    const { versions } = await writing(id);
    expect(versions).toMatchObject([
      { kind: 'published', by: { id: krzysztof.id }, wordsAdded: 5, wordsRemoved: 1 },
      // Staż zimowy: jo i bokken. Dwa dni z drewnem w ręku. Jeden dzień 80 zł.
      { kind: 'published', by: { id: anna.id }, wordsAdded: 15, wordsRemoved: 0 },
    ]);
  });

  test('are kept on the way, once, and are restored as a new draft', async () => {
    const id = await published();
    await save(anna, id, 0, { bodyPl: 'Druga wersja' });
    for (const note of ['cytat i ceny', 'to samo'])
      expect((await anna.post(`/article/${id}/writing/version`, { note })).status).toBe(204);
    const [second, first, ...rest] = (await writing(id)).versions;
    expect(rest).toEqual([]);
    expect(second).toMatchObject({ kind: 'saved', note: 'cytat i ceny' });
    const { body: old } = await anna.get(`/article/${id}/writing/version/${first.id}`);
    expect(old).toEqual(texts);
    await save(anna, id, 1, old);
    expect((await writing(id)).draft).toMatchObject({ ...texts, version: 2 });
    expect((await read(id)).bodyPl).toBe(texts.bodyPl);
  });

  test('of another article are not this one’s', async () => {
    const [id, other] = [await published(), await published()];
    const [version] = (await writing(other)).versions;
    expect((await anna.get(`/article/${id}/writing/version/${version.id}`)).status).toBe(404);
  });

  test('begin with what was there before there were any', async () => {
    const id = await published();
    await club.database.pool.query('delete from article_version where article = $1', [id]);
    await save(krzysztof, id, 0, { bodyPl: 'Inaczej' });
    const { versions } = await writing(id);
    expect(versions).toMatchObject([{ kind: 'published', by: { id: anna.id } }]);
    expect((await anna.get(`/article/${id}/writing/version/${versions[0].id}`)).body.bodyPl).toBe(
      texts.bodyPl,
    );
  });
});

describe('two who write at once', () => {
  test('see each other, until one leaves or is not heard of for a minute', async () => {
    const id = await begin();
    const open = (who: Caller, isOpen: boolean) => who.put(`/article/${id}/writing`, { isOpen });
    await open(anna, true);
    await open(krzysztof, true);
    expect((await writing(id)).writers).toMatchObject([{ id: krzysztof.id }]);
    expect((await writing(id, krzysztof)).writers).toMatchObject([{ id: anna.id }]);
    await open(krzysztof, false);
    expect((await writing(id)).writers).toEqual([]);
    await open(krzysztof, true);
    const before = club.clock.now;
    club.clock.now = new Date(Date.now() + 61_000);
    expect((await writing(id)).writers).toEqual([]);
    club.clock.now = before;
  });

  test('never overwrite each other in silence', async () => {
    const id = await begin();
    await save(anna, id, 0, { bodyPl: 'Anny' });
    expect((await save(krzysztof, id, 0, { bodyPl: 'Krzysztofa' })).status).toBe(409);
    const { status, body } = await save(krzysztof, id, 2, { bodyPl: 'Krzysztofa' });
    expect([status, body]).toEqual([409, expect.stringContaining('inną wersję')]);
    expect((await writing(id)).draft.bodyPl).toBe('Anny');
    expect((await save(krzysztof, id, 1, { bodyPl: 'Krzysztofa' })).body.version).toBe(2);
    expect((await save(anna, id, 1, { bodyPl: 'Anny 2' })).status).toBe(409);
  });

  test('of two saves at the same moment one is refused', async () => {
    const id = await begin();
    const answers = await Promise.all([anna, krzysztof].map((who) => save(who, id, 0, { bodyPl: who.id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

test('the log says who published what, and nothing of each save', async () => {
  const id = await begin();
  await save(anna, id, 0, { bodyPl: 'Nowa treść' });
  await save(anna, id, 1, { bodyPl: 'Nowa treść stażu' });
  await krzysztof.post(`/article/${id}/publish`);
  const log = rowsOf(await club.admin.get(`/audit-log?row=${id}&sort=createdAt,asc`));
  expect(log.map(({ verb }) => verb)).toEqual(['create', 'publish']);
  expect(log[1]).toMatchObject({
    user: krzysztof.id,
    changes: { bodyPl: ['Jeden dzień 80 zł.', 'Nowa treść stażu'], state: ['draft', 'published'] },
  });
});

test('members write nothing, and see nothing of what is written', async () => {
  const id = await published();
  await save(anna, id, 0);
  const [version] = (await writing(id)).versions;
  for (const caller of [member, club.nobody]) {
    const refused = caller === member ? 403 : 401;
    for (const path of ['writing', `writing/version/${version.id}`])
      expect((await caller.get(`/article/${id}/${path}`)).status).toBe(refused);
    expect((await save(caller, id, 1)).status).toBe(refused);
    expect((await caller.post(`/article/${id}/writing/preview-link`, {})).status).toBe(refused);
  }
});
