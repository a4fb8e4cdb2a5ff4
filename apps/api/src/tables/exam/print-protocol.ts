import type { FastifyInstance } from 'fastify';
import { clubDay } from '../../club-time.ts';
import { federationNames } from '../../federation.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { beltDrawing, sealDrawing } from '../../print/drawings.ts';
import { longDay, pdfAnswer, printPdf, sendPdf, shownHash } from '../../print/print.ts';
import type { TableServices } from '../../table/services.ts';
import { readRow } from '../../table/write.ts';
import { type CandidateOnPaper, ERASED } from '../exam-candidate/index.ts';
import type { Exam, ExamOnPaper } from './columns.ts';
import { examTable } from './exam-table.ts';

interface Examined extends CandidateOnPaper {
  protocolNo: string;
  days: number;
  months: number;
  passed: number;
  toImprove: number;
  marked: number;
  result: keyof typeof results;
  certificateNo: string | null;
  note: string | null;
}

const results = { passed: 'zdany', failed: 'niezdany', noShow: 'nieobecność', pending: '–' };

/** `GET /exam/{id}/protocol.pdf`: who was examined, with which result; as it was locked. */
export function printProtocol(app: FastifyInstance, { database, config }: TableServices): void {
  app.get<{ Params: { id: string } }>(
    '/exam/:id/protocol.pdf',
    {
      config: { access: { right: 'ExamCandidate:Read' }, ticket: 'download' },
      schema: {
        operationId: 'printProtocol',
        summary: 'The protocol of a completed exam, to be signed',
        description: 'A PDF for A4 paper.',
        tags: ['exam'],
        params: idParams,
        response: { 200: pdfAnswer, ...problemResponses(400, 401, 403, 404, 409) },
      },
    },
    async ({ params }, reply) => {
      const { pool } = database;
      const exam = (await readRow({ client: pool }, examTable, params.id)) as Exam | null;
      if (!exam) throw notFound();
      if (exam.state !== 'completed' || !exam.completedAt) throw conflict('protocol-not-ready');
      const [paper, candidates] = await Promise.all([
        pool.query<{ said: ExamOnPaper }>('select on_paper as said from exam where id = $1', [exam.id]),
        pool.query<Omit<Examined, keyof CandidateOnPaper> & { said: CandidateOnPaper }>(EXAMINED, [exam.id]),
      ]);
      const { club = config.clubName, place = '' } = paper.rows[0]?.said ?? {};
      const rows = candidates.rows.map(({ said, ...row }) => ({
        ...row,
        ...said,
        gradeFrom: said.gradeFrom ?? 'bez stopnia',
        birthDate: said.birthDate ? longDay(said.birthDate) : '',
        hasPassed: row.result === 'passed',
        techniques: techniquesOf(row),
        result: results[row.result],
      }));
      const pdf = await printPdf(PROTOCOL, {
        club,
        name: exam.name,
        date: longDay(exam.date),
        place,
        rules: federationNames[exam.profile],
        passed: `${rows.filter(({ hasPassed }) => hasPassed).length} z ${rows.length}`,
        locked: longDay(clubDay(exam.completedAt, config.clubTimezone)),
        examiners: exam.examiners,
        seal: sealDrawing,
        hash: exam.evidenceHash && shownHash(exam.evidenceHash),
        belts: Object.fromEntries(rows.map(({ belt }) => [belt, beltDrawing(belt)])),
        hasMarks: rows.some(({ marked }) => marked > 0),
        rows,
        hasErased: rows.some(({ name }) => name === ERASED),
        notes: rows.filter(({ note }) => note),
      });
      return sendPdf(reply, `protokol-${exam.date}`, pdf);
    },
  );
}

/** How many techniques were enough, and after a plus those that were with a remark. */
function techniquesOf({
  passed,
  toImprove,
  marked,
}: Pick<Examined, 'passed' | 'toImprove' | 'marked'>): string {
  if (marked === 0) return '–';
  return toImprove > 0 ? `${passed} + ${toImprove}` : String(passed);
}

/** Those who were examined have a number in the protocol; its parts are numbers. */
const EXAMINED = `
  select protocol_no as "protocolNo", days, months, result, certificate_no as "certificateNo", note, on_paper as said,
    m.passed, m."toImprove", m.marked
  from exam_candidate c cross join lateral (
    select count(*) filter (where worst = 0) as passed, count(*) filter (where worst = 1) as "toImprove", count(*) as marked
    from (select max(case mark when 'passed' then 0 when 'toImprove' then 1 else 2 end) as worst
      from exam_mark where candidate = c.id group by technik) w) m
  where exam = $1 and protocol_no is not null
  order by split_part(protocol_no, '/', 2), split_part(protocol_no, '/', 3)::int`;

const PROTOCOL = `
#set document(title: "Protokół egzaminu: " + data.name, author: data.club)
#set text(font: "Figtree", size: 10pt, lang: "pl", fill: rgb("#1a1a22"))
#let muted(body) = text(fill: rgb("#55555f"), size: 9pt, body)
#set page(
  paper: "a4",
  margin: (x: 15mm, top: 18mm, bottom: 22mm),
  footer: context muted[
    #line(length: 100%, stroke: .4pt + rgb("#c8c8d0"))
    #grid(
      columns: (1fr, auto),
      [
        #if data.hash != none [Skrót danych, na których oparto wynik: #data.hash #linebreak()]
        Protokół zamknięto #data.locked. Zmiany po zamknięciu nie są możliwe.
      ],
      [strona #counter(page).display() z #counter(page).final().first()],
    )
  ],
)
#show heading: set text(weight: 600)
#let belt(hex) = box(baseline: 20%, image(bytes(data.belts.at(hex)), format: "svg", width: 8mm))
#grid(
  columns: (auto, 1fr, auto),
  column-gutter: 12pt,
  image(bytes(data.seal), format: "svg", width: 17mm),
  align(horizon)[
    #heading(level: 1, text(size: 22pt)[Protokół egzaminu])
    #v(3pt)
    #text(size: 12pt, data.name)
  ],
  align(right + horizon, strong(data.club)),
)
#line(length: 100%, stroke: 1.4pt)
#v(4pt)
#grid(
  columns: (auto, 1fr, auto, auto),
  column-gutter: 20pt,
  ..(("Data", data.date), ("Miejsce", data.place), ("Wymagania", data.rules), ("Zdało", data.passed))
    .map(((term, value)) => [#muted(term) \\ #strong(value)]),
)
#v(10pt)
// The name has the room that figures leave.
#show table.cell: set text(size: 9pt)
#table(
  columns: (auto, 1fr, auto, auto, auto, auto, auto, auto),
  align: (left, left, left, right, right, right, left, left).map(side => side + horizon),
  inset: (x: 3pt, y: 6pt),
  stroke: (x, y) => (bottom: if y == 0 { .9pt } else { .4pt + rgb("#c8c8d0") }),
  table.header(
    ..("Nr", "Imię i nazwisko, data urodzenia", "Stopień: z, na", "Dni", "Mies.", "Techniki", "Wynik", "Nr dyplomu").map(muted),
  ),
  ..data.rows.map(row => (
    muted(row.protocolNo),
    [#text(size: 10pt, strong(row.name)) \\ #muted(row.birthDate)],
    [
      #belt(row.belt)
      #h(2pt) #row.gradeFrom → #strong(row.gradeTo)
    ],
    str(row.days),
    str(row.months),
    row.techniques,
    if row.hasPassed { strong(row.result) } else { row.result },
    if row.certificateNo == none { "–" } else { row.certificateNo },
  )).flatten(),
)
#if data.rows.len() == 0 [Nikt nie przystąpił do tego egzaminu.]

#muted[#if data.hasMarks [Techniki: liczba zaliczonych, po znaku + zaliczone z uwagą do poprawy. ]Dni i miesiące liczone od poprzedniego stopnia, według stanu na dzień egzaminu.]
#if data.hasErased [

  #muted[Dane osób oznaczonych „–” usunięto na ich żądanie.]
]
#if data.notes.len() > 0 [
  #v(8pt)
  #heading(level: 2, text(size: 11pt)[Uwagi komisji])
  #for row in data.notes [
    #strong(row.name): #row.note \\
  ]
]
#v(1fr)
#let signatures = data.examiners + ("",)
#block(breakable: false, width: 100%, inset: (top: 24mm))[
  #grid(
    columns: calc.min(signatures.len(), 3) * (1fr,),
    column-gutter: 16pt,
    row-gutter: 22mm,
    ..signatures.enumerate().map(((at, name)) => [
      #line(length: 100%, stroke: .7pt)
      #if name == "" [#muted[za zarząd klubu, pieczęć]] else [
        #strong(name) \\
        #muted(if at == 0 { "przewodniczący komisji" } else { "komisja" })
      ]
    ]),
  )
]
`;
