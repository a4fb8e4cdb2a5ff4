import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Services } from '../../services.ts';
import { isPassword } from '../../session/password.ts';

/** spec.md §9 */
const CLIENT_ID = 'photoclient';

interface TokenRequest {
  grant_type?: string;
  username?: string;
  password?: string;
  remember?: string;
}

/** `POST /oauth/token`: RFC 6749 §4.3 with client authentication by Basic (§2.3.1); errors as §5.2 words them. */
export function issueToken(app: FastifyInstance, { config, database, sessions }: Services): void {
  app.post<{ Body: TokenRequest | null }>(
    '/oauth/token',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'issueToken',
        summary: 'Sign in',
        tags: ['sign-in'],
        consumes: ['application/x-www-form-urlencoded'],
        response: {
          200: Type.Object({
            access_token: Type.String(),
            token_type: Type.Literal('Bearer'),
            expires_in: Type.Integer({ description: 'Seconds until the session ends at the latest.' }),
          }),
          400: oauthError,
          401: oauthError,
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
      const form = request.body;
      if (!isClient(request, config.oauthClientSecret)) {
        reply.header('www-authenticate', 'Basic realm="tatami"');
        return refuse(reply, 401, 'invalid_client', 'The client is not known.');
      }
      const texts = ['grant_type', 'username', 'password', 'remember'] as const;
      if (form === null || typeof form !== 'object' || texts.some((name) => Array.isArray(form[name]))) {
        return refuse(reply, 400, 'invalid_request', 'A form with each parameter once is expected.');
      }
      if (!form.grant_type) return refuse(reply, 400, 'invalid_request', 'grant_type is missing.');
      if (form.grant_type !== 'password')
        return refuse(reply, 400, 'unsupported_grant_type', 'Only the grant type password is offered.');
      const { username, password } = form;
      if (!username || !password)
        return refuse(reply, 400, 'invalid_request', 'username and password are needed.');
      const userId = await findUser(database, username.trim().toLowerCase(), password);
      if (!userId) return refuse(reply, 400, 'invalid_grant', 'The user name or the password is wrong.');
      const { token, expiresIn } = await sessions.start(userId, form.remember === 'true');
      return { access_token: token, token_type: 'Bearer' as const, expires_in: expiresIn };
    },
  );
}

const oauthError = Type.Object({ error: Type.String(), error_description: Type.String() });

function refuse(reply: FastifyReply, status: 400 | 401, error: string, description: string): FastifyReply {
  return reply.code(status).send({ error, error_description: description });
}

async function findUser(
  database: Services['database'],
  name: string,
  password: string,
): Promise<string | null> {
  const isText =
    password.length <= 1_024 && name.length <= 254 && !name.includes('\0') && name.isWellFormed();
  const { rows } = await database.pool.query<{ id: string; passwordHash: string | null; maySignIn: boolean }>(
    `select id, password_hash as "passwordHash", enabled and status in ('active', 'pendingErasure') as "maySignIn"
     from "user" where username = $1 or lower(email) = $1`,
    [isText ? name : ''],
  );
  const user = rows[0];
  const matches = await isPassword(user?.passwordHash ?? null, isText ? password : '');
  return matches && user?.maySignIn ? user.id : null;
}

/** The secret is empty by default: a browser has none to keep (design.md, Configuration). */
function isClient(request: FastifyRequest, secret: string): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!encoded) return false;
  const given = Buffer.from(Buffer.from(encoded, 'base64').toString());
  const expected = Buffer.from(`${CLIENT_ID}:${encodeURIComponent(secret)}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
