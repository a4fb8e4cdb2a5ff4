import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearUp } from '../src/maintenance.ts';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { openDojo } from './support/schedule.ts';

const LONGEST = 'Żaneta Gęśla-Jaźń';

let club: TestClub;
let member: Caller;
let instructor: Caller;
let exam: string;
/** The candidates by what became of them. */
const candidates: Record<string, string> = {};
let grades: Map<string, string>;
let workplace: string;

beforeAll(async () => {
  club = await openTestClub();
  await club.travelTo('2026-12-12T12:00:00Z');
  const { admin } = club;
  member = await club.join('zaneta', 'Members');
  instructor = await club.join('sensei', 'Instructors');
  workplace = (await openDojo(admin, 'Hala Przymorze')).workplace;
  const { body } = await admin.get('/grade?size=200');
  grades = new Map(body._embedded.results.map(({ code, id }: { code: string; id: string }) => [code, id]));
  exam = await newExam(['Krzysztof Osiński', 'Ewelina Źdźbło']);
  candidates.passed = await enter(exam, { firstName: 'Żaneta', lastName: 'Gęśla-Jaźń', user: member.id });
  candidates.failed = await enter(exam, { firstName: 'Łukasz', lastName: 'Ćwik', birthDate: '1988-09-02' });
  candidates.noShow = await enter(exam, { firstName: 'Święty #[emph', lastName: '*Nie* $x$ "\\' });
});
afterAll(() => club.close());

async function newExam(examiners: string[]): Promise<string> {
  const { body } = await club.admin.post('/exam', {
    name: 'Egzamin na stopnie kyu',
    date: '2026-12-12',
    workplace,
    profile: 'PZA',
    examiners,
  });
  return body.id;
}

async function enter(to: string, person: object): Promise<string> {
  const { body: student } = await club.admin.post('/student', {
    joinedOn: '2025-09-01',
    carryOverDays: 60,
    carryOverAsOf: '2026-09-01',
    ...person,
  });
  const { status, body } = await club.admin.post('/exam-candidate', {
    exam: to,
    student: student.id,
    gradeTo: grades.get('6kyu'),
    conditionsMet: true,
    note: 'Powtórzy ćwiczenie za miesiąc.',
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

/** @param results candidates by what became of them */
async function finish(which: string, ...results: Record<string, string>[]): Promise<void> {
  const { admin } = club;
  for (const verb of ['open', 'start']) await admin.post(`/exam/${which}/${verb}`);
  for (const [result, id] of results.flatMap((each) => Object.entries(each))) {
    const { body } = await admin.get(`/exam-candidate/${id}`);
    expect((await admin.put(`/exam-candidate/${id}`, { ...body, result })).status).toBe(200);
  }
  // In Gdańsk it is the 13th already when the protocol is locked.
  await club.travelTo('2026-12-12T23:30:00Z');
  expect((await admin.post(`/exam/${which}/complete`)).status).toBe(200);
}

async function print(caller: Caller, path: string) {
  const { statusCode, headers, rawPayload } = await club.app.inject({
    url: `/api${path}`,
    headers: caller.token ? { authorization: `Bearer ${caller.token}` } : {},
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

async function textOf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

describe('before the exam is over', () => {
  test('there is neither protocol nor certificate, and it is said why', async () => {
    const protocol = await club.admin.get(`/exam/${exam}/protocol.pdf`);
    expect(protocol).toMatchObject({ status: 409, headers: { 'problem-code': 'protocol-not-ready' } });
    const certificate = await club.admin.get(`/exam-candidate/${candidates.passed}/certificate.pdf`);
    expect(certificate).toMatchObject({ status: 409, headers: { 'problem-code': 'no-certificate' } });
  });
});

describe('of a completed exam', () => {
  beforeAll(() => finish(exam, candidates));

  test('the protocol says who was examined and with which result, in Polish letters', async () => {
    const { status, headers, bytes } = await print(club.admin, `/exam/${exam}/protocol.pdf`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="protokol-2026-12-12.pdf"',
      'x-content-type-options': 'nosniff',
    });
    const text = await textOf(bytes);
    for (const part of [
      'Protokół egzaminu',
      'Egzamin na stopnie kyu',
      '12 grudnia 2026',
      'Hala Przymorze',
      'Polski Związek Aikido',
      'Zdało 1 z 3',
      LONGEST,
      'Łukasz Ćwik',
      '2 września 1988',
      'bez stopnia',
      '6 kyu',
      'zdany',
      'niezdany',
      'nieobecność',
      'Powtórzy ćwiczenie za miesiąc.',
      'Krzysztof Osiński',
      'Ewelina Źdźbło',
      // The day in the club's zone, not in UTC.
      'Protokół zamknięto 13 grudnia 2026',
      'strona 1 z 1',
    ])
      expect(text).toContain(part);
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
    expect(info.Title).toBe('Protokół egzaminu: Egzamin na stopnie kyu');
  });

  test('its numbers are those of the candidates', async () => {
    const text = await textOf((await print(club.admin, `/exam/${exam}/protocol.pdf`)).bytes);
    const { body } = await club.admin.get(`/exam-candidate/${candidates.passed}`);
    expect(body.certificateNo).toMatch(/^C\/2026\//);
    expect(text).toContain(body.protocolNo);
    expect(text).toContain(body.certificateNo);
  });

  test('what people wrote is text, whatever it looks like', async () => {
    const text = await textOf((await print(club.admin, `/exam/${exam}/protocol.pdf`)).bytes);
    expect(text).toContain('Święty #[emph *Nie* $x$');
  });

  test('a certificate says who has which grade, since when and by whom', async () => {
    const { status, headers, bytes } = await print(
      member,
      `/exam-candidate/${candidates.passed}/certificate.pdf`,
    );
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="dyplom-C-2026-\d+\.pdf"$/);
    const text = await textOf(bytes);
    for (const part of [
      'Dyplom',
      'zaświadcza, że',
      LONGEST,
      '12 grudnia 2026',
      '6 kyu',
      'Krzysztof Osiński',
      'przewodniczący komisji',
    ])
      expect(text).toContain(part);
  });

  test('a certificate is one page, also for the longest names', async () => {
    await club.travelTo('2026-12-12T12:00:00Z');
    const another = await newExam([
      'Krzysztof Osiński',
      'Ewelina Źdźbło',
      'C',
      'D',
      'Grzegorz Brzęczyszczykiewicz',
    ]);
    const long = {
      firstName: 'Maria Konstancja Aleksandra',
      lastName: 'Wąsowicz-Brzęczyszczykiewicz-Źdźbłowska',
    };
    const id = await enter(another, long);
    await finish(another, { passed: id });
    const { bytes } = await print(club.admin, `/exam-candidate/${id}/certificate.pdf`);
    const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
    expect(totalPages).toBe(1);
    expect(text[0]?.replaceAll(/\s+/g, ' ')).toContain('Grzegorz Brzęczyszczykiewicz');
  });

  test('the fonts are in it', async () => {
    const { bytes } = await print(club.admin, `/exam-candidate/${candidates.passed}/certificate.pdf`);
    const source = bytes.toString('latin1');
    expect(source).toMatch(/\/FontName ?\/[A-Z]{6}\+Figtree/);
    expect(source).toContain('/FontFile2');
  });

  test('who failed has no certificate', async () => {
    const { status, headers } = await club.admin.get(`/exam-candidate/${candidates.failed}/certificate.pdf`);
    expect({ status, code: headers['problem-code'] }).toEqual({ status: 409, code: 'no-certificate' });
  });

  test('members have their own certificate, and nothing of others', async () => {
    const status = async (caller: Caller, path: string) => (await print(caller, path)).status;
    expect(await status(member, `/exam/${exam}/protocol.pdf`)).toBe(403);
    expect(await status(member, `/exam-candidate/${candidates.failed}/certificate.pdf`)).toBe(404);
    expect(await status(instructor, `/exam/${exam}/protocol.pdf`)).toBe(200);
    expect(await status(instructor, `/exam-candidate/${candidates.passed}/certificate.pdf`)).toBe(200);
    expect(await status(club.nobody, `/exam/${exam}/protocol.pdf`)).toBe(401);
  });

  test('a browser follows a link to it with a ticket', async () => {
    const { body } = await instructor.post('/tickets', { purpose: 'download' });
    const path = `/exam/${exam}/protocol.pdf?access_token=${encodeURIComponent(body.ticket)}`;
    expect((await print(club.nobody, path)).status).toBe(200);
  });
});

describe('what was signed', () => {
  test('says the same whatever is renamed afterwards', async () => {
    await club.travelTo('2026-12-12T12:00:00Z');
    const { admin } = club;
    const signed = await newExam(['Krzysztof Osiński']);
    const id = await enter(signed, { firstName: 'Zofia', lastName: 'Panieńska', birthDate: '1990-05-06' });
    await finish(signed, { passed: id });
    const papers = async () => [
      await textOf((await print(admin, `/exam/${signed}/protocol.pdf`)).bytes),
      await textOf((await print(admin, `/exam-candidate/${id}/certificate.pdf`)).bytes),
    ];
    const before = await papers();
    expect(before).toEqual(Array(2).fill(expect.stringContaining('Zofia Panieńska')));
    const change = async (path: string, fields: object) => {
      const { body } = await admin.get(path);
      expect((await admin.put(path, { ...body, ...fields })).status).toBe(200);
      return () => admin.put(path, { ...body, version: undefined });
    };
    const { body: candidate } = await admin.get(`/exam-candidate/${id}`);
    await change(`/student/${candidate.student}`, { lastName: 'Zamężna', birthDate: '1991-05-06' });
    const back = [
      await change(`/workplace/${workplace}`, { name: 'Hala Nowa', room: 'B', city: 'Sopot' }),
      await change(`/grade/${candidate.gradeTo}`, { namePl: '6 kyu (dawne)', beltColor: '#000001' }),
    ];
    expect(await papers()).toEqual(before);
    for (const undo of back) expect((await undo()).status).toBe(200);
  });

  test('names nobody who was erased, and says so', async () => {
    await club.travelTo('2026-12-12T12:00:00Z');
    const { admin } = club;
    const leaving = await club.join('odchodzi', 'Members');
    const signed = await newExam(['Krzysztof Osiński']);
    const stays = await enter(signed, { firstName: 'Ewa', lastName: 'Zostająca' });
    const goes = await enter(signed, {
      firstName: 'Ola',
      lastName: 'Odchodząca',
      birthDate: '1990-05-06',
      user: leaving.id,
    });
    await finish(signed, { passed: stays }, { passed: goes });
    await leaving.post('/authinfo/erasure');
    await clearUp({
      ...club.services,
      now: () => new Date(Date.parse('2026-12-13T00:00:00Z') + 31 * 86_400_000),
    });
    const protocol = await textOf((await print(admin, `/exam/${signed}/protocol.pdf`)).bytes);
    const certificate = await textOf((await print(admin, `/exam-candidate/${goes}/certificate.pdf`)).bytes);
    for (const word of ['Ola', 'Odchodząca', '6 maja 1990'])
      expect(protocol + certificate).not.toContain(word);
    for (const part of ['Ewa Zostająca', 'Zdało 2 z 2', 'Dane osób oznaczonych „–” usunięto'])
      expect(protocol).toContain(part);
    const { rows } = await club.database.pool.query(
      'select on_paper::text as said from exam_candidate where id = $1',
      [goes],
    );
    expect(rows[0].said).not.toMatch(/Odchodząca|1990/);
  });
});

test('the protocol of an exam to which nobody came says so', async () => {
  await club.travelTo('2026-12-12T12:00:00Z');
  const empty = await newExam(['Krzysztof Osiński']);
  await finish(empty);
  const text = await textOf((await print(club.admin, `/exam/${empty}/protocol.pdf`)).bytes);
  expect(text).toContain('Zdało 0 z 0');
  expect(text).toContain('Nikt nie przystąpił do tego egzaminu.');
});

test('thirty candidates fill two pages, with the head on both', async () => {
  await club.travelTo('2026-12-12T12:00:00Z');
  const many = await newExam(['A', 'B', 'C', 'D', 'E']);
  const all: { passed: string }[] = [];
  for (let at = 0; at < 30; at += 1)
    all.push({ passed: await enter(many, { firstName: `Osoba ${at}`, lastName: 'Brzęczyszczykiewicz' }) });
  await finish(many, ...all);
  const { bytes } = await print(club.admin, `/exam/${many}/protocol.pdf`);
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  expect(totalPages).toBe(2);
  for (const page of text) expect(page).toContain('Nr dyplomu');
  expect(text[0]).toContain('Osoba 0 Brzęczyszczykiewicz');
});
