// Written by "pnpm contract" from the folders beside it.

import type { TableModule } from '../table/definition.ts';
import { accessTokenTable } from './access-token/index.ts';
import { announcementCalls, announcementTable } from './announcement/index.ts';
import { announcementFileCalls, announcementFileTable } from './announcement-file/index.ts';
import { announcementReaderTable } from './announcement-reader/index.ts';
import { articleTable } from './article/index.ts';
import { auditLogTable } from './audit-log/index.ts';
import { clubContactTable } from './club-contact/index.ts';
import { clubProfileTable } from './club-profile/index.ts';
import { dayOffCalls, dayOffTable } from './day-off/index.ts';
import { examCalls, examTable } from './exam/index.ts';
import { examCandidateCalls, examCandidateTable } from './exam-candidate/index.ts';
import { examMarkCalls, examMarkTable } from './exam-mark/index.ts';
import { gradeTable } from './grade/index.ts';
import { grouprightTable } from './groupright/index.ts';
import { guardianTable } from './guardian/index.ts';
import { homeworkTable } from './homework/index.ts';
import { homeworkFileCalls, homeworkFileTable } from './homework-file/index.ts';
import { homeworkStepTable } from './homework-step/index.ts';
import { homeworkSubmissionCalls, homeworkSubmissionTable } from './homework-submission/index.ts';
import { itemTable } from './item/index.ts';
import { itemLoanTable } from './item-loan/index.ts';
import { landingSectionTable } from './landing-section/index.ts';
import { leadTable } from './lead/index.ts';
import { noticeCalls, noticeTable } from './notice/index.ts';
import { presenceCalls, presenceTable } from './presence/index.ts';
import { priceTable } from './price/index.ts';
import { righttoTable } from './rightto/index.ts';
import { studentCalls, studentTable } from './student/index.ts';
import { studentGradeTable } from './student-grade/index.ts';
import { studentLimitCalls, studentLimitTable } from './student-limit/index.ts';
import { tablefortestTable } from './tablefortest/index.ts';
import { tablefortestdictionaryTable } from './tablefortestdictionary/index.ts';
import { taskTable } from './task/index.ts';
import { technikTable } from './technik/index.ts';
import { technikProgressTable } from './technik-progress/index.ts';
import { technikRequirementTable } from './technik-requirement/index.ts';
import { trainingTable } from './training/index.ts';
import { trainingSeriesCalls, trainingSeriesTable } from './training-series/index.ts';
import { trainingTechnikCalls, trainingTechnikTable } from './training-technik/index.ts';
import { userCalls, userTable } from './user/index.ts';
import { useringrouprightCalls, useringrouprightTable } from './useringroupright/index.ts';
import { userlastloginTable } from './userlastlogin/index.ts';
import { webhookTable } from './webhook/index.ts';
import { workplaceTable } from './workplace/index.ts';

/** Every table there is, with the calls of its own. */
export const modules: readonly TableModule[] = [
  { table: accessTokenTable },
  { table: announcementTable, calls: announcementCalls },
  { table: announcementFileTable, calls: announcementFileCalls },
  { table: announcementReaderTable },
  { table: articleTable },
  { table: auditLogTable },
  { table: clubContactTable },
  { table: clubProfileTable },
  { table: dayOffTable, calls: dayOffCalls },
  { table: examTable, calls: examCalls },
  { table: examCandidateTable, calls: examCandidateCalls },
  { table: examMarkTable, calls: examMarkCalls },
  { table: gradeTable },
  { table: grouprightTable },
  { table: guardianTable },
  { table: homeworkTable },
  { table: homeworkFileTable, calls: homeworkFileCalls },
  { table: homeworkStepTable },
  { table: homeworkSubmissionTable, calls: homeworkSubmissionCalls },
  { table: itemTable },
  { table: itemLoanTable },
  { table: landingSectionTable },
  { table: leadTable },
  { table: noticeTable, calls: noticeCalls },
  { table: presenceTable, calls: presenceCalls },
  { table: priceTable },
  { table: righttoTable },
  { table: studentTable, calls: studentCalls },
  { table: studentGradeTable },
  { table: studentLimitTable, calls: studentLimitCalls },
  { table: tablefortestTable },
  { table: tablefortestdictionaryTable },
  { table: taskTable },
  { table: technikTable },
  { table: technikProgressTable },
  { table: technikRequirementTable },
  { table: trainingTable },
  { table: trainingSeriesTable, calls: trainingSeriesCalls },
  { table: trainingTechnikTable, calls: trainingTechnikCalls },
  { table: userTable, calls: userCalls },
  { table: useringrouprightTable, calls: useringrouprightCalls },
  { table: userlastloginTable },
  { table: webhookTable },
  { table: workplaceTable },
];

export const tables = modules.map(({ table }) => table);
