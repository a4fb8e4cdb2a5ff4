import type { TableCall } from '../../table/definition.ts';
import { cancelTraining } from './cancel.ts';
import { holdTrainingEndpoint } from './hold.ts';
import { trainingNotHeld } from './not-held.ts';
import { restoreTraining } from './restore.ts';

export { cancellation } from './cancel.ts';
export { covers, findCoveringDayOff, settleTrainings } from './days-off.ts';
export { holdTraining } from './hold-training.ts';
export { checkLesson, lessonDerived, lessonFields, lessonHidden, lessonMinutes } from './lesson.ts';
export { nobodyCame } from './not-held.ts';
export { lockSchedule } from './schedule-lock.ts';
export { changeState } from './state-endpoint.ts';
export { type Training, trainingTable } from './training-table.ts';

/** What a training can do beside the five of every table. */
export const trainingCalls: readonly TableCall[] = [
  cancelTraining,
  restoreTraining,
  holdTrainingEndpoint,
  trainingNotHeld,
];
