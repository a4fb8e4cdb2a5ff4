import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { newId } from '../../database/columns.ts';
import { conflict, notFound, Problem } from '../../http/problem.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Row, WriteContext } from '../definition.ts';
import { insertRows } from '../door.ts';
import { lockForAction } from '../endpoints/act.ts';
import { ownedBy } from '../ownership.ts';
import type { TableServices } from '../services.ts';
import { Statement } from '../statement.ts';
import { inWriteContext } from '../write.ts';
import { KEPT_HOURS, LARGEST_FILE, refuseMore } from './file-fields.ts';
import { type FileAsKept, fileAsKept } from './file-kinds.ts';
import type { FilesOf } from './files-of.ts';

const HOUR = 3_600_000;
const MEGABYTE = 1_048_576;
/** The number of uploads that one account may begin within an hour. */
const BEGUN_AN_HOUR = 60;
/** The bytes of a piece: what came before a line was cut is kept to within so much. */
const PIECE = 262_144;

/** An upload under way. */
export interface Upload {
  id: string;
  /** The row that it is for. */
  owner: string;
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
 * @throws {Problem} 404 for who may not add to the row, 409 while no files are taken, 413 for a file that is too large, 429 for too many
 */
export async function beginUpload(
  services: TableServices,
  files: FilesOf,
  viewer: Viewer,
  owner: string,
  { name, size }: Pick<Upload, 'name' | 'size'>,
): Promise<Upload> {
  return inWriteContext(services, viewer, async (context) => {
    const { client, now } = context;
    await lockForAction(context, files.owners, owner, files.right);
    await files.refuseClosed(context, owner);
    if (size > LARGEST_FILE)
      throw new Problem(413, 'file-too-large', { values: { megabytes: LARGEST_FILE / MEGABYTE } });
    if (size === 0) throw new Problem(400, 'file-empty');
    await refuseMore(context, placeOf(files), owner);
    const { rows: begun } = await client.query<{ count: number }>(
      `select count(*) from ${files.uploads} where "user" = $1 and created_at > $2`,
      [viewer.id, new Date(now.getTime() - HOUR).toISOString()],
    );
    if ((begun[0]?.count ?? 0) >= BEGUN_AN_HOUR)
      throw new Problem(429, 'too-many-tries', { values: { seconds: HOUR / 1_000 } });
    await files.refuseRoom?.(context, owner, size);
    const made = { id: newId(), owner, name, size, received: 0, createdAt: now.toISOString(), file: null };
    await client.query(
      `insert into ${files.uploads} (id, ${files.owner}, "user", name, size, created_at) values ($1, $2, $3, $4, $5, $6)`,
      [made.id, owner, viewer.id, name, size, made.createdAt],
    );
    return made;
  });
}

const placeOf = ({ table: { relation }, owner }: FilesOf) => ({ relation, owner });

/** @throws {Problem} 404 for what is not there, is over, or is the upload of somebody else. */
export async function findUpload(
  { database, config, now }: TableServices,
  { uploads, owners, owner, right, writers }: FilesOf,
  viewer: Viewer,
  id: string,
): Promise<Upload> {
  const statement = new Statement();
  const at = now();
  const conditions = [
    `u.id = ${statement.bind(id)}`,
    `u.ended_at is null`,
    `(u.file is not null or u.created_at > ${statement.bind(new Date(at.getTime() - KEPT_HOURS * HOUR).toISOString())})`,
    ...(viewer.has(right) ? [] : [`(${ownedBy(writers, { viewer, now: at, config }, statement)})`]),
  ];
  const { rows } = await database.pool.query<Upload>(
    `select u.id, u.${owner} as owner, u.name, u.size, u.received, u.created_at as "createdAt", u.file
     from ${uploads} u join ${owners.relation} t on t.id = u.${owner} where ${conditions.join(' and ')}`,
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
  files: FilesOf,
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
      await storePiece(services, files, id, at, part);
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
async function storePiece(
  { database }: TableServices,
  { uploads, pieces }: FilesOf,
  id: string,
  at: number,
  bytes: Buffer,
): Promise<void> {
  const { rowCount } = await database.pool.query(
    `with grown as (
       update ${uploads} set received = received + $3 where id = $1 and received = $2 and ended_at is null returning id)
     insert into ${pieces} (upload, at, bytes) select id, $2, $4 from grown`,
    [id, at, bytes.length, bytes],
  );
  if (rowCount === 0) throw conflict('upload-offset');
}

/**
 * Makes a file of an upload that has come in whole, once.
 *
 * @throws {Problem} for a file that is not taken; the upload is over then
 */
export async function finishUpload(
  services: TableServices,
  files: FilesOf,
  viewer: Viewer,
  done: Upload,
): Promise<void> {
  const { uploads, pieces, owners, right } = files;
  const { id, owner } = done;
  const { rows } = await services.database.pool.query<{ bytes: Buffer }>(
    `select bytes from ${pieces} where upload = $1 order by at`,
    [id],
  );
  try {
    const whole = Buffer.concat(rows.map(({ bytes: piece }) => piece));
    const kept = await fileAsKept(whole, files.types);
    await inWriteContext(services, viewer, async (context) => {
      const { client } = context;
      const current = await lockForAction(context, owners, owner, right);
      const { rowCount } = await client.query(
        `select from ${uploads} where id = $1 and file is null and ended_at is null for update`,
        [id],
      );
      if (rowCount === 0) return;
      await keepFile(context, files, done, kept);
      await files.onArrived?.(context, current);
    });
  } catch (error) {
    if (error instanceof Problem) await endUpload(services, files, done);
    throw error;
  }
}

/** Puts the file in the place of its upload: a picture is another one than what has come. */
async function keepFile(
  context: WriteContext,
  files: FilesOf,
  { id, owner, name }: Pick<Upload, 'id' | 'owner' | 'name'>,
  { mediaType, bytes, width, height }: FileAsKept,
): Promise<Row> {
  const { client } = context;
  const { uploads, pieces, table } = files;
  await files.refuseClosed(context, owner);
  await refuseMore(context, placeOf(files), owner);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [file] = await insertRows(context, table, [
    {
      id,
      [files.owner]: owner,
      name,
      mediaType,
      bytes: bytes.length,
      sha256,
      width: width ?? null,
      height: height ?? null,
    },
  ]);
  if (mediaType.startsWith('image/')) {
    await client.query(`delete from ${pieces} where upload = $1`, [id]);
    for (let at = 0; at < bytes.length; at += PIECE)
      await client.query(`insert into ${pieces} (upload, at, bytes) values ($1, $2, $3)`, [
        id,
        at,
        bytes.subarray(at, at + PIECE),
      ]);
  }
  await client.query(`update ${uploads} set file = $1, size = $2, received = $2 where id = $1`, [
    id,
    bytes.length,
  ]);
  return file as Row;
}

/** Hands a small file in at once, where nobody waits for its pieces. @returns its row */
export async function addFile(
  context: WriteContext,
  files: FilesOf,
  { owner, name, sent }: { owner: string; name: string; sent: Buffer },
): Promise<Row> {
  const { client, viewer, now } = context;
  const id = newId();
  const kept = await fileAsKept(sent, files.types);
  await client.query(
    `insert into ${files.uploads} (id, ${files.owner}, "user", name, size, received, created_at) values ($1, $2, $3, $4, $5, $5, $6)`,
    [id, owner, viewer.id, name, sent.length, now.toISOString()],
  );
  await client.query(`insert into ${files.pieces} (upload, at, bytes) values ($1, 0, $2)`, [id, sent]);
  return keepFile(context, files, { id, owner, name }, kept);
}

/** Gives an upload up: its bytes go, and that it was begun is remembered for an hour. */
export async function endUpload(
  { database, now }: TableServices,
  { uploads, pieces }: FilesOf,
  { id }: Pick<Upload, 'id'>,
): Promise<void> {
  await database.pool.query(
    `with ended as (update ${uploads} set ended_at = $2 where id = $1 and file is null returning id)
     delete from ${pieces} where upload in (select id from ended)`,
    [id, now().toISOString()],
  );
}
