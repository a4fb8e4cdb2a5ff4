/** Every table of the database, in one place for Drizzle and for the migrations. */
export { grade } from './tables/grade.ts';
export { presence } from './tables/presence.ts';
export { groupright, rightto, useringroupright } from './tables/rights.ts';
export { idempotencyKey, session } from './tables/session.ts';
export { lightning, recoveryCode, secondFactor, signInFailure, singleUse } from './tables/sign-in.ts';
export { guardian, student, studentGrade } from './tables/student.ts';
export { dayOff, training, trainingSeries } from './tables/training.ts';
export { user } from './tables/user.ts';
export { workplace } from './tables/workplace.ts';
