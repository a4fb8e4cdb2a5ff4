import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { admit } from './admit.ts';
import { checkIn } from './check-in.ts';
import { createCheckInCodes } from './codes.ts';
import { showCode } from './show-code.ts';

/** Checking in at the door of a training, by the code on the instructor’s screen (decision 042). */
export function registerCheckIn(app: FastifyInstance, services: Services): void {
  const codes = createCheckInCodes(services);
  showCode(app, services, codes);
  admit(app, services, codes);
  checkIn(app, services, codes);
}
