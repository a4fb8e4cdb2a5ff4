import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { prepared } from '../../database/prepared.ts';
import { cleanText } from '../../http/clean-text.ts';
import { conflict, type FieldError, invalid, notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { Row, WriteContext } from '../../table/definition.ts';
import { changeRows, insertRows, type RowChange, removeRows } from '../../table/door.ts';
import { nullable, oneOf, reference, text } from '../../table/fields.ts';
import { linkRows } from '../../table/hal.ts';
import type { TableServices } from '../../table/services.ts';
import { inWriteContext } from '../../table/write.ts';
import { refuseForOthers } from '../guardian/index.ts';
import { presenceStatuses } from './columns.ts';
import { findStudents, lockTraining, type MarkChange, settleTraining } from './marked-training.ts';
import {
  checkMark,
  checkUndo,
  isSameMark,
  isStaff,
  type MarkedWay,
  markedBy,
  type Presence,
  type PresenceStatus,
} from './marking.ts';
import { checkOwnMark } from './own-mark.ts';
import { presenceTable } from './presence-table.ts';

interface Mark {
  student: string;
  /** Null takes the mark away. */
  status: PresenceStatus | null;
  note?: string | null;
  /** The milliseconds since it was said. */
  waited?: number;
}

/** A browser keeps a mark for 30 days, in milliseconds, and its clock may have been set meanwhile. */
const LONGEST_WAIT = 31 * 24 * 3_600_000;

const markSchema = Type.Object(
  {
    student: reference('student'),
    status: nullable(oneOf(presenceStatuses)),
    note: Type.Optional(nullable(text(500))),
    waited: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: LONGEST_WAIT,
        description:
          'The milliseconds since it was said, where it had to wait for the network. What somebody else of the staff or the student has said since then stands, and the mark is refused.',
      }),
    ),
  },
  { additionalProperties: false },
);

/** `PUT /training/{id}/presences`: a whole roll call at once; all of it is stored, or nothing. */
export function markTrainingEndpoint(app: FastifyInstance, services: TableServices): void {
  const linked = linkRows(presenceTable, services.config);
  app.put<{ Params: { id: string }; Body: Mark[] }>(
    '/training/:id/presences',
    {
      config: { access: { right: 'Presence:Write', orOwn: true } },
      preValidation: async (request) => {
        request.body = cleanText(request.body) as Mark[];
      },
      schema: {
        operationId: 'markTraining',
        summary: 'Mark many students at a training',
        description:
          'Each student named gets the status, or none when it is null; who is not named stays as they are. The same marks again change nothing. Without the right: of oneself and one’s children.',
        tags: ['training'],
        params: idParams,
        body: Type.Array(markSchema, { maxItems: 200 }),
        response: {
          200: Type.Array(Type.Ref('Presence'), { description: 'The marks of the students named.' }),
          ...problemResponses(400, 401, 403, 404, 409),
        },
      },
    },
    async ({ viewer, params, body }) => {
      const marks = await inWriteContext(services, viewer, (context) =>
        markTraining(context, params.id, body),
      );
      return marks.map(linked);
    },
  );
}

/**
 * A roll call in a handful of statements, however many are marked.
 *
 * @param way how the marks came about; at a kiosk people stand before it themselves, whoever has begun it
 */
export async function markTraining(
  context: WriteContext,
  trainingId: string,
  given: readonly Mark[],
  way?: MarkedWay,
): Promise<Row[]> {
  const { client } = context;
  const marks = given.map((mark) => ({ ...mark, student: mark.student.toLowerCase() }));
  const ids = marks.map(({ student }) => student);
  if (!isStaff(context.viewer) && way !== 'kiosk')
    for (const id of new Set(ids)) await refuseForOthers(context, id);
  const training = await lockTraining(context, trainingId);
  if (!training) throw notFound();
  const students = await findStudents(context, training, ids);
  refuseBadMarks(marks, students);

  const { rows } = await client.query<Presence>(
    prepared(
      `select ${presenceTable.selection} from presence t where t.training = $1 and t.student = any($2) for update of t`,
      [trainingId, ids],
    ),
  );
  const current = new Map(rows.map((row) => [row.student, row]));

  const gone: Row[] = [];
  const made: Row[] = [];
  const changed: RowChange[] = [];
  const changes: MarkChange[] = [];
  for (const { student: id, status, note, waited } of marks) {
    const student = students.get(id);
    const before = current.get(id);
    if (!student || (!before && !status)) continue;
    if (before && before.status !== status) refuseOvertaken(context, student.name, before, waited);
    if (status === null) {
      if (!before) continue;
      checkUndo(context, training, student.name, before);
      gone.push({ ...before });
    } else if (!before || !isSameMark(before, { status, ...(note !== undefined && { note }) })) {
      checkMark(context, training, student, status, before ?? null);
      await checkOwnMark(context, training, student, status);
      if (before?.status !== status) changes.push({ before: before?.status ?? null, status });
      const values = {
        ...markedBy(context, status, before ?? null, way),
        ...(note !== undefined && { note }),
      };
      if (before) changed.push({ current: { ...before }, values });
      else made.push({ student: id, training: trainingId, note: null, ...values });
    }
  }
  await removeRows(context, presenceTable, gone);
  await changeRows(context, presenceTable, changed);
  await insertRows(context, presenceTable, made);
  await settleTraining(context, training, changes);
  const { rows: answer } = await client.query<Row>(
    prepared(
      `select ${presenceTable.selection} from presence t where t.training = $1 and t.student = any($2)
       order by "studentLastName", "studentFirstName", t.id`,
      [trainingId, ids],
    ),
  );
  return answer;
}

/**
 * Refuses the earlier of two marks, whichever arrives first. By how long it has waited, not by the hour: the clock of a
 * phone may be wrong. Who has said both means the one that comes last.
 *
 * @throws {Problem} 409 when somebody else has said otherwise since it was said.
 */
function refuseOvertaken({ viewer, now }: WriteContext, name: string, before: Presence, waited = 0): void {
  if (waited === 0 || !isStaff(viewer) || before.confirmedBy === viewer.id) return;
  if (Date.parse(before.updatedAt) > now.getTime() - waited) throw conflict('presence-overtaken', { name });
}

/** @throws {Problem} 400 that names each student who is there twice, or not at all. */
function refuseBadMarks(marks: readonly Mark[], students: ReadonlyMap<string, unknown>): void {
  const seen = new Set<string>();
  const findings: FieldError[] = [];
  for (const [index, { student }] of marks.entries()) {
    const field = `${index}.student`;
    if (seen.has(student)) findings.push({ field, code: 'not-unique' });
    else if (!students.has(student)) findings.push({ field, code: 'no-such-reference' });
    seen.add(student);
  }
  if (findings.length > 0) throw invalid(...findings);
}
