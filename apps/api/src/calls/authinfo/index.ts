import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { hasRight, hasRights } from './has-right.ts';
import { owner } from './owner.ts';
import { profile } from './profile.ts';
import { roles } from './roles.ts';
import { whoami } from './whoami.ts';

export function registerAuthinfo(app: FastifyInstance, services: Services): void {
  whoami(app, services);
  owner(app, services);
  profile(app, services);
  roles(app);
  hasRight(app);
  hasRights(app);
}
