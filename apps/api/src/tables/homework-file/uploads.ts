import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { newId } from '../../database/columns.ts';
import { conflict, notFound, Problem } from '../../http/problem.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Row, WriteContext } from '../../table/definition.ts';
import { changeRows, insertRows } from '../../table/door.ts';
import { lockForAction } from '../../table/endpoints/act.ts';
import { ownership } from '../../table/ownership.ts';
import type { TableServices } from '../../table/services.ts';
import { Statement } from '../../table/statement.ts';
import { inWriteContext } from '../../table/write.ts';
import { homeworkSubmissionTable } from '../homework-submission/index.ts';
import {
  homeworkFileTable,
  KEPT_HOURS,
  LARGEST_FILE,
  LARGEST_OF_STUDENT,
  refuseClosed,
  refuseMore,
} from './homework-file-table.ts';
import { fileAsKept } from './kinds.ts';

const HOUR = 3_600_000;
const MEGABYTE = 1_048_576;
/** The number of uploads that one account may begin within an hour. */
const BEGUN_AN_HOUR = 60;
/** The bytes of a piece: what came before a line was cut is kept to within so much. */
const PIECE = 262_144;

/** An upload under way. */
export interface Upload {
  id: string;
  submission: string;
  name: string;
  size: number;
  received: number;
  createdAt: string;
  /** The file that has become of it. */
  file: string | null;
}

export const expiresAt = ({ createdAt }: Pick<Upload, 'createdAt'>): Date =>
  new Date(Date.parse(createdAt) + KEPT_HOURS * HOUR);

/**
 * Begins an upload.
 *
 * @throws {Problem} 404 for who may not hand in, 409 while no files are taken, 413 for a file that is too large, 429 for too many
 */
export async function beginUpload(
  services: TableServices,
  viewer: Viewer,
  submission: string,
  { name, size }: Pick<Upload, 'name' | 'size'>,
): Promise<Upload> {
  return inWriteContext(services, viewer, async (context) => {
    const { client, now } = context;
    await lockForAction(context, homeworkSubmissionTable, submission);
    const { student } = await refuseClosed(context, submission);
    if (size > LARGEST_FILE)
      throw new Problem(413, 'file-too-large', { values: { megabytes: LARGEST_FILE / MEGABYTE } });
    if (size === 0) throw new Problem(400, 'file-empty');
    await refuseMore(context, submission);
    const { rows: begun } = await client.query<{ count: number }>(
      'select count(*) from upload where "user" = $1 and created_at > $2',
      [viewer.id, new Date(now.getTime() - HOUR).toISOString()],
    );
    if ((begun[0]?.count ?? 0) >= BEGUN_AN_HOUR)
      throw new Problem(429, 'too-many-tries', { values: { seconds: HOUR / 1_000 } });
    // Of several children of one parent each has room of their own.
    await client.query('select from student where id = $1 for no key update', [student]);
    const { rows: kept } = await client.query<{ bytes: number }>(
      `select coalesce(sum(u.size), 0)::int as bytes from upload u join homework_submission p on p.id = u.submission
       where p.student = $1 and u.ended_at is null`,
      [student],
    );
    if ((kept[0]?.bytes ?? 0) + size > LARGEST_OF_STUDENT)
      throw conflict('no-room-for-files', { megabytes: LARGEST_OF_STUDENT / MEGABYTE });
    const made = {
      id: newId(),
      submission,
      name,
      size,
      received: 0,
      createdAt: now.toISOString(),
      file: null,
    };
    await client.query(
      'insert into upload (id, submission, "user", name, size, created_at) values ($1, $2, $3, $4, $5, $6)',
      [made.id, submission, viewer.id, name, size, made.createdAt],
    );
    return made;
  });
}

/** @throws {Problem} 404 for what is not there, is over, or is the upload of somebody else. */
export async function findUpload(
  { database, config, now }: TableServices,
  viewer: Viewer,
  id: string,
): Promise<Upload> {
  const statement = new Statement();
  const at = now();
  const conditions = [
    `u.id = ${statement.bind(id)}`,
    `u.ended_at is null`,
    `(u.file is not null or u.created_at > ${statement.bind(new Date(at.getTime() - KEPT_HOURS * HOUR).toISOString())})`,
    ...ownership(homeworkSubmissionTable, { viewer, now: at, config }, 'HomeworkSubmission:Write', statement),
  ];
  const { rows } = await database.pool.query<Upload>(
    `select u.id, u.submission, u.name, u.size, u.received, u.created_at as "createdAt", u.file
     from upload u join homework_submission t on t.id = u.submission where ${conditions.join(' and ')}`,
    statement.values,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}

/**
 * Stores what comes as it comes: where the line is cut, all but the last of it is there.
 *
 * @param isRight what tells whether the whole is what was meant; then nothing is stored before that is known
 * @returns the number of bytes that are there now
 * @throws {Problem} 409 when another is storing the same, 413 for more bytes than were announced, 460 for a wrong checksum
 */
export async function takeBytes(
  services: TableServices,
  { id, size, received }: Upload,
  sent: Readable,
  isRight: ((bytes: Buffer) => boolean) | null,
): Promise<number> {
  let at = received;
  let waiting: Buffer[] = [];
  let length = 0;
  const store = async () => {
    if (length === 0) return;
    const piece = Buffer.concat(waiting, length);
    [waiting, length] = [[], 0];
    for (let from = 0; from < piece.length; from += PIECE) {
      const part = piece.subarray(from, from + PIECE);
      await storePiece(services, id, at, part);
      at += part.length;
    }
  };
  const refuseLarger = () => {
    if (at + length > size) throw new Problem(413, 'payload-too-large');
  };
  try {
    for await (const part of sent as AsyncIterable<Buffer>) {
      waiting.push(part);
      length += part.length;
      refuseLarger();
      if (!isRight && length >= PIECE) await store();
    }
  } catch (error) {
    // Who hung up finds what came before: it was not refused.
    if (!(error instanceof Problem) && !isRight) await store();
    throw error;
  }
  if (isRight && !isRight(Buffer.concat(waiting, length))) throw new Problem(460, 'upload-checksum');
  await store();
  return at;
}

/** A piece is stored at the end of what is there, or not at all. */
async function storePiece({ database }: TableServices, id: string, at: number, bytes: Buffer): Promise<void> {
  const { rowCount } = await database.pool.query(
    `with grown as (
       update upload set received = received + $3 where id = $1 and received = $2 and ended_at is null returning id)
     insert into upload_piece (upload, at, bytes) select id, $2, $4 from grown`,
    [id, at, bytes.length, bytes],
  );
  if (rowCount === 0) throw conflict('upload-offset');
}

/**
 * Makes a file of an upload that has come in whole, once.
 *
 * @throws {Problem} for a file that is not taken; the upload is over then
 */
export async function finishUpload(services: TableServices, viewer: Viewer, done: Upload): Promise<void> {
  const { id, submission } = done;
  const { rows } = await services.database.pool.query<{ bytes: Buffer }>(
    'select bytes from upload_piece where upload = $1 order by at',
    [id],
  );
  try {
    const { mediaType, bytes } = await fileAsKept(Buffer.concat(rows.map(({ bytes: piece }) => piece)));
    await inWriteContext(services, viewer, async (context) => {
      const { client } = context;
      const current = await lockForAction(context, homeworkSubmissionTable, submission);
      const { rowCount } = await client.query(
        'select from upload where id = $1 and file is null and ended_at is null for update',
        [id],
      );
      if (rowCount === 0) return;
      await keepFile(context, done, { mediaType, bytes });
      if (current.state === 'assigned')
        await changeRows(context, homeworkSubmissionTable, [{ current, values: { state: 'draft' } as Row }]);
    });
  } catch (error) {
    if (error instanceof Problem) await endUpload(services, done);
    throw error;
  }
}

/** Puts the file in the place of its upload: a picture is another one than what has come. */
async function keepFile(
  context: WriteContext,
  { id, submission, name }: Pick<Upload, 'id' | 'submission' | 'name'>,
  { mediaType, bytes }: Awaited<ReturnType<typeof fileAsKept>>,
): Promise<void> {
  const { client } = context;
  await refuseClosed(context, submission);
  await refuseMore(context, submission);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { id, submission, name, mediaType, bytes: bytes.length, sha256 };
  await insertRows(context, homeworkFileTable, [file]);
  if (mediaType.startsWith('image/')) {
    await client.query('delete from upload_piece where upload = $1', [id]);
    for (let at = 0; at < bytes.length; at += PIECE)
      await client.query('insert into upload_piece (upload, at, bytes) values ($1, $2, $3)', [
        id,
        at,
        bytes.subarray(at, at + PIECE),
      ]);
  }
  await client.query('update upload set file = $1, size = $2, received = $2 where id = $1', [
    id,
    bytes.length,
  ]);
}

/** Hands a small file in at once, where nobody waits for its pieces. */
export async function addFile(
  context: WriteContext,
  { submission, name, sent }: { submission: string; name: string; sent: Buffer },
): Promise<void> {
  const { client, viewer, now } = context;
  const id = newId();
  const kept = await fileAsKept(sent);
  await client.query(
    'insert into upload (id, submission, "user", name, size, received, created_at) values ($1, $2, $3, $4, $5, $5, $6)',
    [id, submission, viewer.id, name, sent.length, now.toISOString()],
  );
  await client.query('insert into upload_piece (upload, at, bytes) values ($1, 0, $2)', [id, sent]);
  await keepFile(context, { id, submission, name }, kept);
}

/** Gives an upload up: its bytes go, and that it was begun is remembered for an hour. */
export async function endUpload({ database, now }: TableServices, { id }: Pick<Upload, 'id'>): Promise<void> {
  await database.pool.query(
    `with ended as (update upload set ended_at = $2 where id = $1 and file is null returning id)
     delete from upload_piece where upload in (select id from ended)`,
    [id, now().toISOString()],
  );
}
