import type { TableCall } from '../../table/definition.ts';
import { fillPublicHolidaysEndpoint } from './fill-public-holidays.ts';
import { missingPublicHolidays } from './missing-public-holidays.ts';
import { previewDayOff } from './preview.ts';

export { dayOffTable } from './day-off-table.ts';
export { fillPublicHolidays } from './public-holidays.ts';

/** What days off can do beside the five of every table. */
export const dayOffCalls: readonly TableCall[] = [
  previewDayOff,
  missingPublicHolidays,
  fillPublicHolidaysEndpoint,
];
