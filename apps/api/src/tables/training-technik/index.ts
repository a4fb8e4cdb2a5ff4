import type { TableCall } from '../../table/definition.ts';
import { trainingMat } from './mat.ts';

export { readMat, seesMat } from './mat.ts';
export { trainingTechnikTable } from './training-technik-table.ts';

/** What somebody on the mat wants to know. */
export const trainingTechnikCalls: readonly TableCall[] = [trainingMat];
