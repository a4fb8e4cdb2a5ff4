import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { notFound, Problem } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { ownership, readAccess } from '../../table/ownership.ts';
import type { TableServices } from '../../table/services.ts';
import { Statement } from '../../table/statement.ts';
import { fileTypes, type HomeworkFile } from './columns.ts';
import { homeworkFileTable } from './homework-file-table.ts';

/** `GET /homework-file/{id}/content`: the bytes, or a part of them, as a player asks for a video. */
export function getContent(app: FastifyInstance, services: TableServices): void {
  const { database, config, now } = services;
  const content = Object.fromEntries(
    fileTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  app.get<{ Params: { id: string } }>(
    '/homework-file/:id/content',
    {
      config: { access: readAccess(homeworkFileTable), ticket: 'download' },
      // It is as small as it gets.
      compress: false,
      schema: {
        operationId: 'getContentOfHomeworkFile',
        summary: 'The bytes of a file of a homework',
        description: 'A `Range` of bytes is answered with that part (RFC 9110 §14). It never changes.',
        tags: ['homework-file'],
        params: idParams,
        response: {
          200: { description: 'The whole.', content },
          206: { description: 'The part that was asked for.', content },
          304: Type.Null({ description: 'Whoever asks has it.' }),
          ...problemResponses(400, 401, 403, 404, 416),
        },
      },
    },
    async ({ viewer, params, headers }, reply) => {
      const statement = new Statement();
      const conditions = [
        `t.id = ${statement.bind(params.id)}`,
        't.discarded_at is null',
        ...ownership(homeworkFileTable, { viewer, now: now(), config }, 'HomeworkFile:Read', statement),
      ];
      const { rows } = await database.pool.query<HomeworkFile>(
        `select t.id, t.name, t.media_type as "mediaType", t.bytes, t.sha256 from homework_file t
         where ${conditions.join(' and ')}`,
        statement.values,
      );
      const [file] = rows;
      if (!file) throw notFound();
      const etag = `"${file.sha256}"`;
      reply.headers({
        etag,
        'accept-ranges': 'bytes',
        // Only for whom it was sent to, and asked about each time: the right to it may end.
        'cache-control': 'private, no-cache',
        vary: 'authorization',
        'content-disposition': disposition(file),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
      if (isNamed(headers['if-none-match'], etag)) return reply.code(304).send();
      const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
      const part = isSame ? rangeOf(headers.range, file.bytes) : null;
      if (part === 'beyond') {
        reply.removeHeader('etag').removeHeader('content-disposition');
        reply.header('content-range', `bytes */${file.bytes}`);
        throw new Problem(416, 'range-not-satisfiable');
      }
      const { from, to } = part ?? { from: 0, to: file.bytes - 1 };
      if (part) reply.code(206).header('content-range', `bytes ${from}-${to}/${file.bytes}`);
      return reply
        .type(file.mediaType)
        .header('content-length', to - from + 1)
        .send(Readable.from(bytesOf(services, file.id, from, to), { objectMode: false }));
    },
  );
}

const isNamed = (list: string | undefined, etag: string): boolean =>
  (list ?? '').split(',').some((each) => [etag, `W/${etag}`, '*'].includes(each.trim()));

/**
 * What of a file is asked for (RFC 9110 §14.1.2): one range; whoever asks for several, or in words that no one knows, gets
 * the whole, as §14.2 lets a server answer.
 */
function rangeOf(said: string | undefined, size: number): { from: number; to: number } | 'beyond' | null {
  const [, first = '', last = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(said ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count === 0 ? 'beyond' : { from: size - count, to: size - 1 };
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'beyond' : { from, to };
}

/** One piece after the other: a file is never in memory as a whole. */
async function* bytesOf(
  { database }: TableServices,
  id: string,
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  let at = from;
  while (at <= to) {
    const { rows } = await database.pool.query<{ at: number; bytes: Buffer }>(
      'select at, bytes from upload_piece where upload = $1 and at <= $2 order by at desc limit 1',
      [id, at],
    );
    const piece = rows[0]?.bytes.subarray(at - rows[0].at, to + 1 - rows[0].at);
    if (!piece || piece.length === 0) throw new Error(`The file ${id} has no byte ${at}.`);
    yield piece;
    at += piece.length;
  }
}

const endings: Readonly<Record<HomeworkFile['mediaType'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'application/pdf': 'pdf',
};

/** A file to be kept, and never a page of its own; by its name with the ending of what it is (RFC 6266, RFC 8187). */
function disposition({ name, mediaType }: Pick<HomeworkFile, 'name' | 'mediaType'>): string {
  const whole = `${name.replace(/\.\w{1,8}$/, '')}.${endings[mediaType]}`;
  const plain = whole.replaceAll(/[^\w. -]/g, '_');
  const marked = encodeURIComponent(whole).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${marked}`;
}
