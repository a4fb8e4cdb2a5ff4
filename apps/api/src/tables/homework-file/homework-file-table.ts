import { conflict } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { reference } from '../../table/fields.ts';
import { lockRows } from '../../table/lock-row.ts';
import { fileActions, fileFields } from '../../table/uploads/file-fields.ts';
import { ownStudents } from '../guardian/index.ts';
import type { HomeworkSubmission } from '../homework-submission/columns.ts';
import {
  findHomework,
  homeworkSubmissionTable,
  refuseHandedIn,
  refuseShut,
} from '../homework-submission/index.ts';
import { fileTypes, type HomeworkFile, homeworkFile } from './columns.ts';

export const homeworkFileTable = defineTable<HomeworkFile>({
  name: 'homework-file',
  entity: 'HomeworkFile',
  description: 'A file that is handed in with a homework. It comes by tus 1.0 (docs/contract.md).',
  granted: { Instructors: 'Read' },
  table: homeworkFile,
  fields: {},
  readOnly: {
    submission: reference('homework-submission', { description: 'What it is handed in with.' }),
    ...fileFields(fileTypes),
  },
  title: ['name'],
  sort: ['createdAt,asc'],
  own: `t.submission in (select p.id from homework_submission p where p.student in (${ownStudents}))`,
  without: ['create', 'update', 'remove'],
  actions: fileActions({
    relation: 'homework_file',
    owner: 'submission',
    of: 'a homework',
    by: 'By the student or their guardian, while it is not handed in.',
    right: 'HomeworkSubmission:Write',
    refuseClosed,
  }),
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
