import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { beginKiosk } from './begin.ts';
import { leaveKiosk } from './leave.ts';
import { markAtKiosk } from './mark.ts';
import { showKioskPicture } from './picture.ts';
import { showKiosk } from './show.ts';

/** A screen by the door at which people check in themselves (decision 042). */
export function registerKiosk(app: FastifyInstance, services: Services): void {
  beginKiosk(app, services);
  showKiosk(app, services);
  showKioskPicture(app, services);
  markAtKiosk(app, services);
  leaveKiosk(app, services);
}
