import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { logout } from './logout.ts';
import { issueToken } from './token.ts';

export function registerOauth(app: FastifyInstance, services: Services): void {
  issueToken(app, services);
  logout(app, services);
}
