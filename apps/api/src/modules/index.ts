import type { TableDefinition } from '../table/definition.ts';
import { dayOffTable } from './day-off/index.ts';
import { gradeTable } from './grade/index.ts';
import { grouprightTable } from './groupright/index.ts';
import { guardianTable } from './guardian/index.ts';
import { presenceTable } from './presence/index.ts';
import { righttoTable } from './rightto/index.ts';
import { studentTable } from './student/index.ts';
import { studentGradeTable } from './student-grade/index.ts';
import { trainingTable } from './training/index.ts';
import { trainingSeriesTable } from './training-series/index.ts';
import { userTable } from './user/index.ts';
import { useringrouprightTable } from './useringroupright/index.ts';
import { workplaceTable } from './workplace/index.ts';

/** Every table with the five standard endpoints. */
export const tables: readonly TableDefinition[] = [
  userTable,
  grouprightTable,
  righttoTable,
  useringrouprightTable,
  gradeTable,
  workplaceTable,
  studentTable,
  guardianTable,
  studentGradeTable,
  trainingTable,
  trainingSeriesTable,
  dayOffTable,
  presenceTable,
];
