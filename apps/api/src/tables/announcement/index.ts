import type { TableCall } from '../../table/definition.ts';
import { announcementReach } from './reach.ts';

export { announcementTable } from './announcement-table.ts';
export { nextReaders } from './audience.ts';
export { refuseOthersPeople } from './may-write.ts';
export { type Announcements, createAnnouncements } from './send-announcements.ts';

export const announcementCalls: readonly TableCall[] = [announcementReach];
