import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { notFound, Problem } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import type { TableCall } from '../definition.ts';
import { ownership, readAccess } from '../ownership.ts';
import type { TableServices } from '../services.ts';
import { Statement } from '../statement.ts';
import { endings, type FileType } from './file-kinds.ts';
import type { FilesOf } from './files-of.ts';

/** What is told of a file before its bytes. */
interface Told {
  id: string;
  name: string;
  mediaType: FileType;
  bytes: number;
  sha256: string;
}

/** `GET /{table}/{id}/content`: the bytes, or a part of them, as a player asks for a video. @param of what they belong to, in words */
export const contentOf =
  (files: FilesOf, of: string): TableCall =>
  (app, services) =>
    getContent(app, services, files, of);

function getContent(app: FastifyInstance, services: TableServices, files: FilesOf, of: string): void {
  const { database, config, now } = services;
  const { table, types } = files;
  const content = Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  app.get<{ Params: { id: string } }>(
    `/${table.name}/:id/content`,
    {
      config: { access: readAccess(table), ticket: 'download' },
      // It is as small as it gets.
      compress: false,
      schema: {
        operationId: `getContentOf${table.entity}`,
        summary: `The bytes of a file of ${of}`,
        description: 'A `Range` of bytes is answered with that part (RFC 9110 §14). It never changes.',
        tags: [table.name],
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
        ...ownership(table, { viewer, now: now(), config }, `${table.entity}:Read`, statement),
      ];
      const { rows } = await database.pool.query<Told>(
        `select t.id, t.name, t.media_type as "mediaType", t.bytes, t.sha256 from ${table.relation} t
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
        .send(Readable.from(bytesOf(services, files, file.id, from, to), { objectMode: false }));
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
  { pieces }: FilesOf,
  id: string,
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  let at = from;
  while (at <= to) {
    const { rows } = await database.pool.query<{ at: number; bytes: Buffer }>(
      `select at, bytes from ${pieces} where upload = $1 and at <= $2 order by at desc limit 1`,
      [id, at],
    );
    const piece = rows[0]?.bytes.subarray(at - rows[0].at, to + 1 - rows[0].at);
    if (!piece || piece.length === 0) throw new Error(`The file ${id} has no byte ${at}.`);
    yield piece;
    at += piece.length;
  }
}

/** A file to be kept, and never a page of its own; by its name with the ending of what it is (RFC 6266, RFC 8187). */
function disposition({ name, mediaType }: Pick<Told, 'name' | 'mediaType'>): string {
  const whole = `${name.replace(/\.\w{1,8}$/, '')}.${endings[mediaType]}`;
  const plain = whole.replaceAll(/[^\w. -]/g, '_');
  const marked = encodeURIComponent(whole).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${marked}`;
}
