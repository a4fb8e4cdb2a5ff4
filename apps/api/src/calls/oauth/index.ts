import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { OAuthError } from '../../session/oauth-error.ts';
import { revokeToken } from './revoke.ts';
import { issueToken } from './token.ts';

export { logout } from './logout.ts';
export { describeServer } from './metadata.ts';

/** Tokens are given and taken back here; failures speak OAuth, not problem documents. */
export const oauth: FastifyPluginAsync<{ services: Services }> = async (
  app: FastifyInstance,
  { services },
) => {
  // In a room of its own: no other call takes forms, which any page of the web may send.
  await app.register(formbody);
  app.setErrorHandler((thrown: Error, request, reply) => {
    const error = thrown instanceof OAuthError ? thrown : inWordsOfOAuth(app.problemOf(thrown));
    if (error.status === 500) request.log.error({ err: thrown }, 'request failed');
    reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
    if (error.status === 401) reply.header('www-authenticate', 'Basic realm="tatami"');
    if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
    return reply.code(error.status).send({ error: error.error, error_description: error.message });
  });
  issueToken(app, services);
  revokeToken(app, services);
};

/** What befell any request, said as RFC 6749 §5.2 has it. */
function inWordsOfOAuth({ status, values }: Problem): OAuthError {
  const retryAfter = values.seconds === undefined ? null : Number(values.seconds);
  if (status === 429 || status === 503) {
    const why = status === 429 ? 'Too many tries. Wait a moment.' : 'Too busy. Wait a moment.';
    return new OAuthError('temporarily_unavailable', why, { status, retryAfter });
  }
  if (status === 405) return new OAuthError('invalid_request', 'POST is expected.', { status });
  if (status >= 500) return new OAuthError('server_error', 'Something went wrong on the server.');
  return new OAuthError('invalid_request', 'The request can not be read.');
}
