import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { checkKey } from './check-key.ts';
import { confirmLightning } from './confirm.ts';
import { inviteUser } from './invite.ts';
import { registerLightning } from './lightning.ts';
import { requestReset } from './reset.ts';
import { setPassword } from './set-password.ts';

export function registerRegistration(app: FastifyInstance, services: Services): void {
  registerLightning(app, services);
  confirmLightning(app, services);
  checkKey(app, services);
  setPassword(app, services);
  requestReset(app, services);
  inviteUser(app, services);
}
