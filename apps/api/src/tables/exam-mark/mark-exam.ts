import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { cleanText } from '../../http/clean-text.ts';
import { conflict, type FieldError, invalid, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Row, WriteContext } from '../../table/definition.ts';
import { changeRows, insertRows, type RowChange, removeRows } from '../../table/door.ts';
import { nullable, oneOf, reference, text } from '../../table/fields.ts';
import { linkRows } from '../../table/hal.ts';
import type { TableServices } from '../../table/services.ts';
import { inWriteContext } from '../../table/write.ts';
import { refuseLockedExam } from '../exam-candidate/index.ts';
import { type ExamMark, type TechniqueMark, techniqueMarks } from './columns.ts';
import { examMarkTable } from './exam-mark-table.ts';

interface Mark {
  candidate: string;
  technik: string;
  /** Null takes the mark away. */
  mark: TechniqueMark | null;
  note?: string | null;
}

const markSchema = Type.Object(
  {
    candidate: reference('exam-candidate'),
    technik: reference('technik'),
    mark: nullable(oneOf(techniqueMarks)),
    note: Type.Optional(nullable(text(500))),
  },
  { additionalProperties: false },
);

/** `PUT /exam/{id}/marks`: what whoever asks has marked; all of it is stored, or nothing. */
export function markExam(app: FastifyInstance, services: TableServices): void {
  const linked = linkRows(examMarkTable, services.config);
  app.put<{ Params: { id: string }; Body: Mark[] }>(
    '/exam/:id/marks',
    {
      config: { access: { right: 'ExamCandidate:Write' } },
      preValidation: async (request) => {
        request.body = cleanText(request.body) as Mark[];
      },
      schema: {
        operationId: 'markExam',
        summary: 'Mark techniques at an exam',
        description:
          'Each technique of a candidate that is named gets the caller’s mark, or none of theirs when it is null; what is not named, and what others marked, stays. The same marks again change nothing.',
        tags: ['exam-mark'],
        params: idParams,
        body: Type.Array(markSchema, { maxItems: 200 }),
        response: {
          200: Type.Array(Type.Ref('ExamMark'), {
            description: 'The caller’s marks of the candidates named.',
          }),
          ...problemResponses(400, 401, 403, 404, 409),
        },
      },
    },
    async ({ viewer, params, body }) => {
      const marks = await inWriteContext(services, viewer, (context) =>
        markTechniques(context, params.id.toLowerCase(), body),
      );
      return marks.map(linked);
    },
  );
}

/**
 * Stores what whoever writes has marked, and gives all their marks of these candidates.
 *
 * @throws {Problem} 404 without such an exam, 409 unless it is in progress, 400 for a candidate that is not of it
 */
export async function markTechniques(
  context: WriteContext,
  exam: string,
  given: readonly Mark[],
): Promise<Row[]> {
  const { client, viewer } = context;
  const marks = given.map((mark) => ({
    ...mark,
    candidate: mark.candidate.toLowerCase(),
    technik: mark.technik.toLowerCase(),
  }));
  // The exam before what is of it, as its completion does: no mark comes after what was counted.
  const { rows: exams } = await client.query<{ state: string }>(
    'select state from exam where id = $1 for no key update',
    [exam],
  );
  const [found] = exams;
  if (!found) throw notFound();
  refuseLockedExam(found);
  if (found.state !== 'inProgress') throw conflict('exam-not-in-progress');
  const candidates = [...new Set(marks.map(({ candidate }) => candidate))];
  await refuseUnknown(context, exam, marks);

  const mine = 'where t.candidate = any($1) and t.examiner = $2';
  const select = `select ${examMarkTable.selection} from exam_mark t ${mine}`;
  const { rows } = await client.query<ExamMark>(`${select} for update of t`, [candidates, viewer.id]);
  const current = new Map(rows.map((row) => [keyOf(row), row]));
  const gone: Row[] = [];
  const made: Row[] = [];
  const changed: RowChange[] = [];
  for (const { candidate, technik, mark, note } of marks) {
    const before = current.get(keyOf({ candidate, technik }));
    if (mark === null) {
      if (before) gone.push({ ...before });
      continue;
    }
    const values = { mark, ...(note !== undefined && { note }) };
    if (before) changed.push({ current: { ...before }, values });
    else made.push({ candidate, technik, examiner: viewer.id, note: null, ...values });
  }
  await removeRows(context, examMarkTable, gone);
  await changeRows(context, examMarkTable, changed);
  await insertRows(context, examMarkTable, made);
  return (await client.query<Row>(`${select} order by t.id`, [candidates, viewer.id])).rows;
}

const keyOf = ({ candidate, technik }: Pick<Mark, 'candidate' | 'technik'>) => `${candidate}/${technik}`;

/** @throws {Problem} 400 that names each mark that is there twice, or of nobody or nothing that is examined. */
async function refuseUnknown(
  { client }: WriteContext,
  exam: string,
  marks: readonly Pick<Mark, 'candidate' | 'technik'>[],
): Promise<void> {
  const { rows } = await client.query<{ candidates: string[]; techniques: string[] }>(
    `select array(select id from exam_candidate where exam = $1 and rsvp <> 'declined') as candidates,
       array(select id from technik where id = any($2)) as techniques`,
    [exam, marks.map(({ technik }) => technik)],
  );
  const [{ candidates, techniques } = { candidates: [], techniques: [] }] = rows;
  const seen = new Set<string>();
  const findings: FieldError[] = [];
  for (const [index, mark] of marks.entries()) {
    if (seen.has(keyOf(mark))) findings.push({ field: `${index}.technik`, code: 'not-unique' });
    for (const [field, known] of [
      ['candidate', candidates],
      ['technik', techniques],
    ] as const)
      if (!known.includes(mark[field]))
        findings.push({ field: `${index}.${field}`, code: 'no-such-reference' });
    seen.add(keyOf(mark));
  }
  if (findings.length > 0) throw invalid(...findings);
}
