import type { TableCall } from '../../table/definition.ts';
import { markTrainingEndpoint } from './mark-training.ts';
import { trainingRoster } from './roster.ts';

export { markTraining } from './mark-training.ts';
export type { PresenceStatus } from './marking.ts';
export { presenceTable } from './presence-table.ts';
export { rosterOf } from './roster.ts';

/** What goes on at a training's door, beside the five endpoints of every table. */
export const presenceCalls: readonly TableCall[] = [trainingRoster, markTrainingEndpoint];
