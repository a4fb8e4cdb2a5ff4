import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { conflict, Problem } from '../../http/problem.ts';
import { idParams } from '../../http/responses.ts';
import {
  bytesSaid,
  checksumSaid,
  metadataSaid,
  refuseOtherVersions,
  TUS_VERSION,
  tusAbilities,
  UPLOAD_TYPE,
} from '../../http/tus.ts';
import type { TableCall } from '../definition.ts';
import type { TableServices } from '../services.ts';
import { LARGEST_FILE } from './file-fields.ts';
import type { FilesOf } from './files-of.ts';
import {
  beginUpload,
  endUpload,
  expiresAt,
  findUpload,
  finishUpload,
  takeBytes,
  type Upload,
} from './uploads.ts';

type OfRow = { Params: { id: string } };
type Call = (request: FastifyRequest<OfRow>, reply: FastifyReply) => Promise<unknown>;

/**
 * Files come by tus 1.0.0: a line that was cut goes on where it ended. Its calls are described by the
 * protocol, and so not by the contract, which has no words for them.
 */
export const uploadsOf =
  (files: FilesOf): TableCall =>
  (app, services) =>
    takeUploads(app, services, files);

function takeUploads(app: FastifyInstance, services: TableServices, files: FilesOf): void {
  const config = { access: { right: files.right, orOwn: true } } as const;
  const begun = `/${files.owners.name}/:id/upload`;
  const underWay = `${files.path}/:id`;
  const schema = { hide: true, params: idParams };
  app.register((room, _, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser(UPLOAD_TYPE, (_request, sent, parsed) => parsed(null, sent));
    room.addHook('onRequest', async (request) => {
      if (request.method !== 'OPTIONS') refuseOtherVersions(request);
    });
    // In whatever is answered, refusals among it.
    room.addHook('onSend', async (request, reply) => {
      if (request.method !== 'OPTIONS') reply.header('tus-resumable', TUS_VERSION);
      if (reply.statusCode === 412) reply.header('tus-version', TUS_VERSION);
    });
    const tell: Call = async (_request, reply) => reply.code(204).headers(tusAbilities(LARGEST_FILE)).send();
    for (const url of [begun, underWay])
      room.options<OfRow>(url, { config: { access: 'public' }, schema }, tell);

    room.post<OfRow>(begun, { config, schema }, async (request, reply) => {
      const size = bytesSaid(request, 'upload-length');
      const name = nameOf(metadataSaid(request).get('filename'));
      const upload = await beginUpload(services, files, request.viewer, request.params.id, { name, size });
      return reply
        .code(201)
        .headers({ location: `${services.config.apiPrefix}${files.path}/${upload.id}`, ...expiry(upload) })
        .send();
    });

    const head: Call = async (request, reply) => {
      const upload = await findUpload(services, files, request.viewer, request.params.id);
      if (upload.received === upload.size && !upload.file)
        await finishUpload(services, files, request.viewer, upload);
      return reply
        .headers({
          'upload-offset': upload.received,
          'upload-length': upload.size,
          'cache-control': 'no-store',
          ...expiry(upload),
        })
        .send();
    };
    const patch: Call = async (request, reply) => {
      if (!(request.body instanceof Readable)) throw new Problem(415, 'unsupported-media-type');
      const upload = await findUpload(services, files, request.viewer, request.params.id);
      const isRight = checksumSaid(request);
      if (bytesSaid(request, 'upload-offset') !== upload.received || upload.file)
        throw conflict('upload-offset');
      const received = await takeBytes(services, files, upload, request.body, isRight);
      if (received === upload.size)
        await finishUpload(services, files, request.viewer, { ...upload, received });
      return reply
        .code(204)
        .headers({ 'upload-offset': received, ...expiry(upload) })
        .send();
    };
    const terminate: Call = async (request, reply) => {
      const upload = await findUpload(services, files, request.viewer, request.params.id);
      if (upload.file) throw conflict('upload-offset');
      await endUpload(services, files, upload);
      return reply.code(204).send();
    };
    room.head<OfRow>(underWay, { config, schema }, head);
    room.patch<OfRow>(underWay, { config, schema }, patch);
    room.delete<OfRow>(underWay, { config, schema }, terminate);
    // The header says the method where the way in between knows but few (Core Protocol, X-HTTP-Method-Override).
    room.post<OfRow>(underWay, { config, schema }, (request, reply) => {
      const meant = String(request.headers['x-http-method-override'] ?? '').toUpperCase();
      const call = { HEAD: head, PATCH: patch, DELETE: terminate }[meant];
      if (!call) throw new Problem(405, 'method-not-allowed');
      return call(request, reply);
    });
    done();
  });
}

/** When it ends by itself; what has become a file ends with that. */
const expiry = (upload: Upload): Record<string, string> =>
  upload.file ? {} : { 'upload-expires': expiresAt(upload).toUTCString() };

const LONGEST_NAME = 200;

/** The name as people may read it: a part of a path, of one line, with its ending. */
function nameOf(said = ''): string {
  const last = said.normalize().split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  if (clean === '') return 'plik';
  if (clean.length <= LONGEST_NAME) return clean;
  const end = /\.\w{1,8}$/.exec(clean)?.[0] ?? '';
  return `${clean.slice(0, LONGEST_NAME - end.length)}${end}`.toWellFormed();
}
