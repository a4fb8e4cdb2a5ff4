import { conflict } from '../../http/problem.ts';
import type { Row, WriteContext } from '../../table/definition.ts';
import { changeRows } from '../../table/door.ts';
import type { FilesOf } from '../../table/uploads/files-of.ts';
import { ownStudents } from '../guardian/index.ts';
import { homeworkSubmissionTable } from '../homework-submission/index.ts';
import { fileTypes } from './columns.ts';
import { homeworkFileTable, refuseClosed } from './homework-file-table.ts';

const MEGABYTE = 1_048_576;
/** What a club's machine holds. */
const LARGEST_OF_STUDENT = 500 * MEGABYTE;

/** The files that are handed in with a homework. */
export const homeworkFiles: FilesOf = {
  table: homeworkFileTable,
  owners: homeworkSubmissionTable,
  owner: 'submission',
  uploads: 'upload',
  pieces: 'upload_piece',
  path: '/upload',
  right: 'HomeworkSubmission:Write',
  writers: `t.student in (${ownStudents})`,
  types: fileTypes,
  refuseClosed,
  async refuseRoom({ client }: WriteContext, submission, bytes) {
    // Of several children of one parent each has room of their own.
    const { rows: students } = await client.query<{ id: string }>(
      'select id from student where id = (select student from homework_submission where id = $1) for no key update',
      [submission],
    );
    const { rows: kept } = await client.query<{ bytes: number }>(
      `select coalesce(sum(u.size), 0)::int as bytes from upload u join homework_submission p on p.id = u.submission
       where p.student = $1 and u.ended_at is null`,
      [students[0]?.id],
    );
    if ((kept[0]?.bytes ?? 0) + bytes > LARGEST_OF_STUDENT)
      throw conflict('no-room-for-files', { megabytes: LARGEST_OF_STUDENT / MEGABYTE });
  },
  async onArrived(context, current) {
    if (current.state !== 'assigned') return;
    await changeRows(context, homeworkSubmissionTable, [{ current, values: { state: 'draft' } as Row }]);
  },
};
