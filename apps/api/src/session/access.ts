import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { forbidden, Problem } from '../http/problem.ts';
import type { Right } from '../rights/rights.ts';
import { mayOwn, type Viewer } from './viewer.ts';

/**
 * Who may call a route.
 * - `public`: anybody
 * - `signed-in`: anybody with a session
 * - `kiosk`: a screen by the door that somebody has begun, and no session
 * - `{ right }`: holders of the right
 * - `{ right, orOwn: true }`: everybody signed in, but without the right only the rows that are their own;
 *   the handler asks `request.viewer.has(right)` and puts the owner into the WHERE clause
 */
export type Access = 'public' | 'signed-in' | 'kiosk' | { right: Right; orOwn?: true };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /**
     * What a program with an access token may do here, where that does not follow from `access`: `always`, as to ask who it
     * acts for; `never` where only somebody who has signed in may.
     */
    withToken?: 'always' | 'never';
  }
  interface FastifyRequest {
    /** The signed-in user. Only `public` routes may find none. */
    viewer: Viewer;
  }
}

const LARGEST_BODY = 1_048_576;

interface Options {
  /** Every right there is; a route that asks for another would be open to nobody. */
  knownRights: readonly Right[];
  authenticate: (request: FastifyRequest) => Promise<Viewer | null> | Viewer | null;
}

/** The header by which whoever writes a script knows in time that their token is about to end. */
const EXPIRY_HEADER = 'tatami-token-expires';

/** The default is to deny: a route that doesn’t say who may call it is refused at registration. */
export const accessControl = fp<Options>(
  async (app: FastifyInstance, { authenticate, knownRights }) => {
    app.decorateRequest('viewer', null as never);
    app.addHook('onRoute', (route) => {
      const access = route.config?.access;
      const name = `${String(route.method)} ${route.url}`;
      if (!access) throw new Error(`${name} doesn't declare who may call it (config.access).`);
      if (typeof access === 'object' && !knownRights.includes(access.right))
        throw new Error(`${name} asks for ${access.right}, a right that nobody can hold.`);
      // From who is nobody yet no more is read than the server's own limit.
      if (access !== 'public') route.bodyLimit ??= LARGEST_BODY;
    });
    app.addHook('onRequest', (request, reply, done) => {
      const { access } = request.routeOptions.config;
      if (request.is404 || access === 'public') return done();
      const admit = (viewer: Viewer | null) => {
        if (viewer) request.viewer = viewer;
        if (viewer?.token) reply.header(EXPIRY_HEADER, viewer.token.expiresAt);
        done(refusalOf(viewer, access) ?? (viewer?.token && refusalOfToken(viewer, request)));
      };
      // Mostly it is known who calls; then nothing is waited for.
      const found = authenticate(request);
      if (found instanceof Promise) found.then(admit, done);
      else admit(found);
    });
  },
  { name: 'access-control' },
);

function refusalOf(viewer: Viewer | null, access: Access | undefined): Problem | undefined {
  if (!viewer) return new Problem(401, 'unauthorized');
  // A kiosk opens its own calls alone, and no session opens these.
  if (access === 'kiosk' || viewer.kiosk) return access === 'kiosk' && viewer.kiosk ? undefined : forbidden();
  if (
    access === 'signed-in' ||
    (access && typeof access === 'object' && (access.orOwn || viewer.has(access.right)))
  )
    return;
  return forbidden();
}

/** What a program is refused that its owner is not. */
function refusalOfToken(viewer: Viewer, { method, routeOptions }: FastifyRequest): Problem | undefined {
  const { access, withToken } = routeOptions.config;
  if (viewer.mustShowSecondFactor) return new Problem(403, 'token-needs-second-factor');
  if (withToken === 'never') return new Problem(403, 'not-with-a-token');
  if (withToken === 'always') return;
  const isOwn = access === 'signed-in' || (typeof access === 'object' && !viewer.has(access.right));
  return isOwn && !mayOwn(viewer, ['GET', 'HEAD'].includes(method) ? 'read' : 'write')
    ? forbidden()
    : undefined;
}
