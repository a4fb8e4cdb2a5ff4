export { homeworkStepTable } from './homework-step-table.ts';
export { noteHandIn, noteVerdict, takeBackHandIn, takeBackVerdict, wordsBefore } from './steps.ts';
