import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { otherAddress } from '../../http/other-address.ts';
import { isPagePath } from '../../http/page-path.ts';
import { invalid, notFound, Problem } from '../../http/problem.ts';
import { problemResponses } from '../../http/responses.ts';
import type { Services } from '../../services.ts';

interface AuthState {
  state: string;
  codeChallenge: string;
  redirectUri: string;
  returnTo?: string;
}

/**
 * `GET /auth/google/redirect` with `X-Auth-State`, base64url JSON `{state, codeChallenge, redirectUri, returnTo}`:
 * where the browser goes to sign in with Google. Not there while Google is not set up.
 */
export function googleRedirect(app: FastifyInstance, { config, google }: Services): void {
  app.get<{ Headers: { 'x-auth-state': string } }>(
    '/auth/google/redirect',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'googleRedirect',
        summary: 'Where to sign in with Google',
        description:
          '`X-Auth-State` is base64url JSON: `{state, codeChallenge, redirectUri, returnTo}`. Not there while signing in with Google is not set up.',
        tags: ['sign-in'],
        headers: Type.Object({ 'x-auth-state': Type.String({ maxLength: 4_000 }) }),
        response: {
          200: Type.Object({ redirectUrl: Type.String({ format: 'uri' }) }),
          ...problemResponses(400, 404, 503),
        },
      },
    },
    async (request) => {
      if (!google) throw notFound();
      const { state, codeChallenge, redirectUri, returnTo } = readState(request.headers['x-auth-state']);
      if (!config.redirectAllowlist.includes(redirectUri))
        throw otherAddress(request, config, 'redirectUri', redirectUri);
      if (returnTo !== undefined && !isPagePath(returnTo))
        throw otherAddress(request, config, 'returnTo', returnTo);
      const redirectUrl = await google
        .authorizationUrl({ redirectUri, state, codeChallenge })
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'Google does not answer');
          throw new Problem(503, 'unavailable');
        });
      return { redirectUrl };
    },
  );
}

function readState(header: string): AuthState {
  const texts = {
    state: /^[\x21-\x7e]{16,512}$/,
    codeChallenge: /^[A-Za-z0-9_-]{43}$/,
    redirectUri: /^\S{1,2000}$/,
  };
  let parsed: Record<string, unknown>;
  try {
    parsed = JSON.parse(Buffer.from(header, 'base64url').toString()) as Record<string, unknown>;
  } catch {
    throw invalid({ field: 'x-auth-state', code: 'wrong-format', values: { format: 'base64url JSON' } });
  }
  for (const [field, pattern] of Object.entries(texts)) {
    const value = parsed?.[field];
    if (typeof value !== 'string' || !pattern.test(value))
      throw invalid({ field, code: 'wrong-format', values: { format: pattern.source } });
  }
  if (parsed.returnTo !== undefined && typeof parsed.returnTo !== 'string')
    throw invalid({ field: 'returnTo', code: 'wrong-type', values: { type: 'string' } });
  return parsed as unknown as AuthState;
}
