import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { OAuthError } from '../../session/oauth-error.ts';
import { logout } from './logout.ts';
import { revokeToken } from './revoke.ts';
import { issueToken } from './token.ts';

export { describeServer } from './metadata.ts';

/** Signing in and out; failures speak OAuth, not problem documents. */
export const oauth: FastifyPluginAsync<{ services: Services }> = async (
  app: FastifyInstance,
  { services },
) => {
  app.setErrorHandler((thrown, _request, reply) => {
    const error = isTooSoon(thrown) ? slowDown(thrown) : thrown;
    // What is none of OAuth's goes on to the server's own handler.
    if (!(error instanceof OAuthError)) throw error;
    reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
    if (error.status === 401) reply.header('www-authenticate', 'Basic realm="tatami"');
    if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
    return reply.code(error.status).send({ error: error.error, error_description: error.message });
  });
  issueToken(app, services);
  revokeToken(app, services);
  logout(app, services);
};

const isTooSoon = (error: unknown): error is Problem =>
  error instanceof Problem && error.code === 'too-many-tries';

const slowDown = ({ values }: Problem): OAuthError =>
  new OAuthError('slow_down', 'Too many tries. Wait a moment.', Number(values.seconds));
