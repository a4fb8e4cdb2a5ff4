import type { FastifyRequest } from 'fastify';
import type { Sessions } from './sessions.ts';
import type { Viewer } from './viewer.ts';

/** The token of `Authorization: Bearer …` (RFC 6750 §2.1). */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

export async function authenticate(sessions: Sessions, request: FastifyRequest): Promise<Viewer | null> {
  const token = bearerToken(request);
  return token === null ? null : sessions.find(token);
}
