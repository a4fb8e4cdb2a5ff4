import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { fillPublicHolidaysEndpoint } from './fill-public-holidays.ts';
import { missingPublicHolidays } from './missing-public-holidays.ts';
import { previewDayOff } from './preview.ts';

export { dayOffTable } from './day-off-table.ts';
export { fillPublicHolidays } from './public-holidays.ts';

/** What days off can do beside the five of every table. */
export function registerDayOff(app: FastifyInstance, services: Services): void {
  previewDayOff(app, services);
  missingPublicHolidays(app, services);
  fillPublicHolidaysEndpoint(app, services);
}
