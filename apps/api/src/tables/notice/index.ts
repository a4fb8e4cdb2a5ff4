import type { TableCall } from '../../table/definition.ts';
import { readAllNotices } from './read-all.ts';

export { firstWays, type NoticeChoice } from './choices.ts';
export { endOfMail } from './notice-mail.ts';
export { KEPT_DAYS, noticeTable } from './notice-table.ts';
export { createNotices, type Notices } from './notices.ts';
export { createNoticeSender } from './send-notices.ts';
export { sweepNotices } from './sweep-notices.ts';
export { createWaysOut, type WaysOut } from './ways-out.ts';

export const noticeCalls: readonly TableCall[] = [readAllNotices];
