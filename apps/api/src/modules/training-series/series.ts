import type { trainingSeries } from '../../database/tables/training.ts';

export type Series = typeof trainingSeries.$inferSelect;
