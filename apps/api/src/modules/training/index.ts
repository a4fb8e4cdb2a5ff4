import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { cancelTraining } from './cancel.ts';
import { holdTrainingEndpoint } from './hold.ts';
import { trainingNotHeld } from './not-held.ts';
import { restoreTraining } from './restore.ts';

export { covers, settleTrainings } from './days-off.ts';
export { holdTraining } from './hold-training.ts';
export { checkLesson, lessonDerived, lessonFields, lessonHidden, lessonMinutes } from './lesson.ts';
export { lockSchedule } from './schedule-lock.ts';
export { type Training, trainingTable } from './training-table.ts';

/** What a training can do beside the five of every table. */
export function registerTraining(app: FastifyInstance, services: Services): void {
  cancelTraining(app, services);
  restoreTraining(app, services);
  holdTrainingEndpoint(app, services);
  trainingNotHeld(app, services);
}
