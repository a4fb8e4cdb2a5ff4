import type { trainingSeries } from './columns.ts';

export type Series = typeof trainingSeries.$inferSelect;
