import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { maskAddress } from './device.ts';
import { hashSecret } from './secret.ts';
import type { SessionServices } from './services.ts';
import type { SingleUsePurpose } from './single-use.ts';
import { isAccessToken } from './token-text.ts';
import { theMonitor, type Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A ticket of this purpose may stand in the address as `access_token`, where no header can be sent. */
    ticket?: SingleUsePurpose;
    /** Apps ask for it while nobody is there: it is no use of the session, which ends when that is idle. */
    isIdle?: true;
    /** Whether the operator’s own METRICS_TOKEN opens it, for programs that watch the server without signing in. */
    operatorToken?: true;
    /** Whether it is worked on over the connections of lists, of which each user has a smaller share. */
    isList?: true;
  }
}

/** The token of `Authorization: Bearer …` (RFC 6750 §2.1). */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Who calls: by the header, or by a ticket in the address where the route takes one. */
export function authenticate(
  services: SessionServices,
  request: FastifyRequest,
): Promise<Viewer | null> | Viewer | null {
  const token = bearerToken(request);
  if (token === null) return authenticateByAddress(services, request);
  const { access, operatorToken } = request.routeOptions.config;
  if (access === 'kiosk') return services.kiosks.find(token);
  if (operatorToken && isSame(token, services.config.metricsToken)) return theMonitor;
  if (isAccessToken(token))
    return services.accessTokens.find(token, {
      address: maskAddress(request.ip),
      userAgent: request.headers['user-agent'],
    });
  return services.sessions.find(token, { isIdle: request.routeOptions.config.isIdle === true });
}

/** Takes as long whichever letter is wrong. */
const isSame = (token: string, expected: string | null): boolean =>
  expected !== null && timingSafeEqual(hashSecret(token), hashSecret(expected));

async function authenticateByAddress(
  { accessTokens, config, sessions, singleUse }: SessionServices,
  request: FastifyRequest,
): Promise<Viewer | null> {
  const { access_token: inAddress } = request.query as { access_token?: unknown };
  if (typeof inAddress !== 'string') return null;
  const purpose = request.routeOptions.config.ticket;
  const ticket = purpose ? await singleUse.redeem(inAddress, purpose) : null;
  if (ticket?.sessionId) return (await sessions.findByIds([ticket.sessionId])).get(ticket.sessionId) ?? null;
  if (ticket?.accessToken)
    return (await accessTokens.findByIds([ticket.accessToken])).get(ticket.accessToken) ?? null;
  return config.allowQueryToken ? sessions.find(inAddress) : null;
}
