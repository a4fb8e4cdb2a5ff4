import { conflict } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { instant, integer, oneOf, reference, text } from '../../table/fields.ts';
import { lockRows } from '../../table/lock-row.ts';
import { ownStudents } from '../guardian/index.ts';
import type { HomeworkSubmission } from '../homework-submission/columns.ts';
import {
  findHomework,
  homeworkSubmissionTable,
  refuseHandedIn,
  refuseShut,
} from '../homework-submission/index.ts';
import { fileTypes, type HomeworkFile, homeworkFile } from './columns.ts';

const MEGABYTE = 1_048_576;
/** The bounds of domain.md, homework-submission, and of what a club's machine holds. */
export const LARGEST_FILE = 10 * MEGABYTE;
export const LARGEST_OF_STUDENT = 500 * MEGABYTE;
const MOST_FILES = 5;
/** What is neither finished nor taken back goes after a day. */
export const KEPT_HOURS = 24;

export const homeworkFileTable = defineTable<HomeworkFile>({
  name: 'homework-file',
  entity: 'HomeworkFile',
  description:
    'A file that is handed in with a homework. It comes by tus 1.0 (docs/contract.md), and is there once it has come in whole.',
  granted: { Instructors: 'Read' },
  table: homeworkFile,
  fields: {},
  readOnly: {
    submission: reference('homework-submission', { description: 'What it is handed in with.' }),
    name: text(200, { description: 'What whoever sent it called it.' }),
    mediaType: oneOf(fileTypes, { description: 'What it is, by its content.' }),
    bytes: integer(1, LARGEST_FILE, { description: 'The number of its bytes.' }),
    sha256: text(64, { description: 'What its bytes are known by.' }),
    discardedAt: instant({
      description: `When it was taken away; it can be put back for ${KEPT_HOURS} hours. Null for what is there.`,
    }),
  },
  title: ['name'],
  sort: ['createdAt,asc'],
  own: `t.submission in (select p.id from homework_submission p where p.student in (${ownStudents}))`,
  without: ['create', 'update', 'remove'],
  actions: {
    discard: {
      summary: 'Take a file of a homework away',
      description: `By the student or their guardian, while it is not handed in. It can be put back for ${KEPT_HOURS} hours.`,
      right: 'HomeworkSubmission:Write',
      own: true,
      async change(context, { submission, discardedAt }) {
        await refuseClosed(context, submission);
        return discardedAt ? null : { discardedAt: context.now.toISOString() };
      },
    },
    restore: {
      summary: 'Put a file of a homework back',
      description: 'What was taken away by mistake is there again.',
      right: 'HomeworkSubmission:Write',
      own: true,
      async change(context, { submission, discardedAt }) {
        await refuseClosed(context, submission);
        if (!discardedAt) return null;
        await refuseMore(context, submission);
        return { discardedAt: null };
      },
    },
  },
});

/** @throws {Problem} 409 unless the submission takes files now; it is locked until the transaction ends. */
export async function refuseClosed(context: WriteContext, id: string): Promise<HomeworkSubmission> {
  const [submission] = await lockRows<HomeworkSubmission>(context, homeworkSubmissionTable, 't.id = $1', [
    id,
  ]);
  if (!submission) throw conflict('homework-not-open');
  const homework = await findHomework(context, submission.homework);
  refuseShut(context, homework);
  if (homework.submission === 'none') throw conflict('homework-not-open');
  refuseHandedIn(submission);
  return submission;
}

/** @throws {Problem} 409 when the submission has all the files that it may have. */
export async function refuseMore({ client }: WriteContext, submission: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from homework_file where submission = $1 and discarded_at is null',
    [submission],
  );
  if ((rowCount ?? 0) >= MOST_FILES) throw conflict('too-many-files', { most: MOST_FILES });
}
