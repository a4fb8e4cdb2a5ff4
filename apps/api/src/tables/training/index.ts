export { holdEndedTrainings, settleAttended } from './actions.ts';
export type { Training } from './columns.ts';
export { covers, findCoveringDayOff, settleTrainings } from './days-off.ts';
export {
  checkLesson,
  instructorName,
  lessonDerived,
  lessonFields,
  lessonHidden,
  lessonMinutes,
} from './lesson.ts';
export { meantFor } from './meant-for.ts';
export { lockSchedule } from './schedule-lock.ts';
export { BACKFILL_DAYS, isSettled } from './settled.ts';
export { isLed, trainingTable } from './training-table.ts';
