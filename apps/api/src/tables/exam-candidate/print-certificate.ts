import type { FastifyInstance } from 'fastify';
import { type FederationProfile, federationNames } from '../../federation.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { beltDrawing, heriDrawing, sealDrawing } from '../../print/drawings.ts';
import { longDay, pdfAnswer, printPdf, sendPdf, shownHash } from '../../print/print.ts';
import { ownership } from '../../table/ownership.ts';
import type { TableServices } from '../../table/services.ts';
import { Statement } from '../../table/statement.ts';
import type { CandidateOnPaper } from './columns.ts';
import { examCandidateTable } from './exam-candidate-table.ts';

interface Awarded {
  certificateNo: string | null;
  protocolNo: string | null;
  said: CandidateOnPaper;
  club: string | null;
  city: string | null;
  date: string;
  profile: FederationProfile;
  examiners: string[];
  hash: string | null;
}

/** `GET /exam-candidate/{id}/certificate.pdf`: what hangs on the wall afterwards. */
export function printCertificate(app: FastifyInstance, { database, config, now }: TableServices): void {
  app.get<{ Params: { id: string } }>(
    '/exam-candidate/:id/certificate.pdf',
    {
      config: { access: { right: 'ExamCandidate:Read', orOwn: true }, ticket: 'download' },
      schema: {
        operationId: 'printCertificate',
        summary: 'The certificate of a candidate who has passed',
        description: 'A PDF for A4 paper, in the club’s name.',
        tags: ['exam-candidate'],
        params: idParams,
        response: { 200: pdfAnswer, ...problemResponses(400, 401, 403, 404, 409) },
      },
    },
    async ({ params, viewer }, reply) => {
      const statement = new Statement();
      const conditions = [
        `t.id = ${statement.bind(params.id)}`,
        ...ownership(examCandidateTable, { viewer, now: now(), config }, 'ExamCandidate:Read', statement),
      ];
      const { rows } = await database.pool.query<Awarded>(
        `select t.certificate_no as "certificateNo", t.protocol_no as "protocolNo",
           t.on_paper as said, e.on_paper ->> 'club' as club, e.on_paper ->> 'city' as city,
           e.date, e.profile, e.examiners, e.evidence_hash as hash
         from exam_candidate t
         join exam e on e.id = t.exam
         where ${conditions.join(' and ')}`,
        statement.values,
      );
      const [awarded] = rows;
      if (!awarded) throw notFound();
      if (!awarded.certificateNo) throw conflict('no-certificate');
      const { said, ...exam } = awarded;
      const pdf = await printPdf(CERTIFICATE, {
        ...exam,
        name: said.name,
        grade: said.gradeTo,
        belt: beltDrawing(said.belt),
        seal: sealDrawing,
        heri: heriDrawing(28),
        hash: exam.hash && shownHash(exam.hash),
        club: awarded.club ?? config.clubName,
        date: longDay(awarded.date),
        rules: federationNames[awarded.profile],
      });
      return sendPdf(reply, `dyplom-${awarded.certificateNo.replaceAll('/', '-')}`, pdf);
    },
  );
}

const CERTIFICATE = `
#set document(title: "Dyplom: " + data.name, author: data.club)
#set text(font: "Figtree", size: 14pt, lang: "pl", fill: rgb("#1a1a22"))
#let ink = rgb("#22264e")
#let muted(body) = text(fill: rgb("#4c4c58"), body)
#let band = image(bytes(data.heri), format: "svg", width: 100%)
#set page(
  paper: "a4",
  flipped: true,
  margin: (x: 30mm, top: 28mm, bottom: 26mm),
  fill: rgb("#fdfcf7"),
  background: pad(9mm)[
    #place(top, band)
    #place(bottom, band)
    #rect(width: 100%, height: 100%, stroke: .7pt + ink)
    #place(top + left, dx: 2.5mm, dy: 10.5mm, rect(width: 100% - 5mm, height: 100% - 21mm, stroke: .5pt + ink))
  ],
)
// More than two sign in a row of their own, under the seal.
#let many = data.examiners.len() > 2
#let belt = image(bytes(data.belt), format: "svg", width: if many { 58mm } else { 78mm })
#let seal = image(bytes(data.seal), format: "svg", width: if many { 15mm } else { 21mm })
#set par(spacing: 0pt)
#show heading: set block(spacing: 0pt)
#align(center, stack(
  spacing: if many { 16pt } else { 19pt },
  data.club,
  heading(level: 1, text(size: 40pt, weight: 600)[Dyplom]),
  muted[zaświadcza, że],
  text(size: if data.name.clusters().len() > 28 { 30pt } else { 42pt }, weight: 600, data.name),
  muted[po egzaminie złożonym #data.date roku #if data.city != none [(#data.city)] otrzymuje stopień],
  text(size: 28pt, weight: 600, data.grade),
  belt,
))
#v(1fr)
#set par(spacing: 5pt)
#let signature((at, name)) = align(center, text(size: if data.examiners.len() > 3 { 9pt } else { 11pt })[
  #line(length: 100%, stroke: .6pt)
  #strong(name)

  #muted(if at == 0 { "przewodniczący komisji" } else { "komisja" })
])
#let signed = data.examiners.enumerate().map(signature)
#if not many {
  // The seal stands between the two.
  grid(
    columns: (1fr, 30mm, 1fr),
    column-gutter: 14mm,
    align: center + bottom,
    signed.first(), seal, if signed.len() == 2 { signed.last() },
  )
} else {
  align(center, seal)
  v(4mm)
  grid(columns: signed.len() * (1fr,), column-gutter: 8mm, ..signed)
}
#v(4mm)
#align(center, text(size: 9.5pt, muted[Dyplom nr #data.certificateNo, protokół #data.protocolNo, wymagania: #data.rules#if data.hash != none [ \\ Skrót danych, na których oparto wynik: #data.hash]]))
`;
