import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, type MessageCode } from './messages.ts';
import { Problem, problemBody } from './problem.ts';
import { nameRequest, REQUEST_ID } from './request-id.ts';
import { headersFor, headersOfTheApi } from './security-headers.ts';

/** An address that no router can read is answered before any hook is run. */
export const answerUnroutable =
  (apiPrefix: string) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = new Problem(400, 'bad-request');
    void reply
      .code(problem.status)
      .headers({ ...headersFor(request.url, apiPrefix), [REQUEST_ID]: request.id })
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send(problemBody(problem, languageOf(request.headers['accept-language']), request.id));
  };

const problems: Record<string, [status: number, code: MessageCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request-too-slow'],
  HPE_HEADER_OVERFLOW: [431, 'headers-too-large'],
};

/** What is no request of HTTP is answered on its bare socket, in the language that most people here speak. */
export function answerUnreadable(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = problems[error.code ?? ''] ?? [400, 'bad-request'];
  const reqId = nameRequest({ headers: {} });
  this.log.info({ reqId, status }, 'request that can’t be read');
  const body = JSON.stringify(problemBody(new Problem(status, code), 'pl', reqId));
  const headers = {
    ...headersOfTheApi,
    [REQUEST_ID]: reqId,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
}
