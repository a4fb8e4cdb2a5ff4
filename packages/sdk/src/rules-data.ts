// biome-ignore-all format: a row a form
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { Sent, TableName } from './contract.ts';
import type { FieldRules } from './field-rules.ts';
import { accessTokenRules } from './rules/access-token.ts';
import { announcementRules } from './rules/announcement.ts';
import { announcementFileRules } from './rules/announcement-file.ts';
import { announcementReaderRules } from './rules/announcement-reader.ts';
import { articleRules } from './rules/article.ts';
import { auditLogRules } from './rules/audit-log.ts';
import { clubContactRules } from './rules/club-contact.ts';
import { clubProfileRules } from './rules/club-profile.ts';
import { dayOffRules } from './rules/day-off.ts';
import { examRules } from './rules/exam.ts';
import { examCandidateRules } from './rules/exam-candidate.ts';
import { examMarkRules } from './rules/exam-mark.ts';
import { gradeRules } from './rules/grade.ts';
import { grouprightRules } from './rules/groupright.ts';
import { guardianRules } from './rules/guardian.ts';
import { homeworkRules } from './rules/homework.ts';
import { homeworkFileRules } from './rules/homework-file.ts';
import { homeworkStepRules } from './rules/homework-step.ts';
import { homeworkSubmissionRules } from './rules/homework-submission.ts';
import { itemRules } from './rules/item.ts';
import { itemLoanRules } from './rules/item-loan.ts';
import { landingSectionRules } from './rules/landing-section.ts';
import { leadRules } from './rules/lead.ts';
import { noticeRules } from './rules/notice.ts';
import { presenceRules } from './rules/presence.ts';
import { priceRules } from './rules/price.ts';
import { righttoRules } from './rules/rightto.ts';
import { studentRules } from './rules/student.ts';
import { studentGradeRules } from './rules/student-grade.ts';
import { studentLimitRules } from './rules/student-limit.ts';
import { tablefortestRules } from './rules/tablefortest.ts';
import { tablefortestdictionaryRules } from './rules/tablefortestdictionary.ts';
import { taskRules } from './rules/task.ts';
import { technikRules } from './rules/technik.ts';
import { technikProgressRules } from './rules/technik-progress.ts';
import { technikRequirementRules } from './rules/technik-requirement.ts';
import { trainingRules } from './rules/training.ts';
import { trainingSeriesRules } from './rules/training-series.ts';
import { trainingTechnikRules } from './rules/training-technik.ts';
import { userRules } from './rules/user.ts';
import { useringrouprightRules } from './rules/useringroupright.ts';
import { userlastloginRules } from './rules/userlastlogin.ts';
import { webhookRules } from './rules/webhook.ts';
import { workplaceRules } from './rules/workplace.ts';
import type { paths } from './schema.ts';
import type { TableRules } from './table-rules.ts';

export const tables: { readonly [T in TableName]: TableRules<T> } = {
  'access-token': accessTokenRules,
  'announcement': announcementRules,
  'announcement-file': announcementFileRules,
  'announcement-reader': announcementReaderRules,
  'article': articleRules,
  'audit-log': auditLogRules,
  'club-contact': clubContactRules,
  'club-profile': clubProfileRules,
  'day-off': dayOffRules,
  'exam': examRules,
  'exam-candidate': examCandidateRules,
  'exam-mark': examMarkRules,
  'grade': gradeRules,
  'groupright': grouprightRules,
  'guardian': guardianRules,
  'homework': homeworkRules,
  'homework-file': homeworkFileRules,
  'homework-step': homeworkStepRules,
  'homework-submission': homeworkSubmissionRules,
  'item': itemRules,
  'item-loan': itemLoanRules,
  'landing-section': landingSectionRules,
  'lead': leadRules,
  'notice': noticeRules,
  'presence': presenceRules,
  'price': priceRules,
  'rightto': righttoRules,
  'student': studentRules,
  'student-grade': studentGradeRules,
  'student-limit': studentLimitRules,
  'tablefortest': tablefortestRules,
  'tablefortestdictionary': tablefortestdictionaryRules,
  'task': taskRules,
  'technik': technikRules,
  'technik-progress': technikProgressRules,
  'technik-requirement': technikRequirementRules,
  'training': trainingRules,
  'training-series': trainingSeriesRules,
  'training-technik': trainingTechnikRules,
  'user': userRules,
  'useringroupright': useringrouprightRules,
  'userlastlogin': userlastloginRules,
  'webhook': webhookRules,
  'workplace': workplaceRules,
};

/** Where each form is sent to. */
interface Sending {
  registerLightning: '/register/lightning';
  confirmLightning: '/register/lightning/confirm';
  setPassword: '/user/register/set';
  requestPasswordReset: '/user/register/reset';
  requestFirstClass: '/lead/request';
  keepArticleVersion: '/article/{id}/writing/version';
  makeArticlePreviewLink: '/article/{id}/writing/preview-link';
  issueTicket: '/tickets';
  admitToTraining: '/check-in/admission';
  beginKiosk: '/kiosk';
  leaveKiosk: '/kiosk/leave';
  previewMissedMail: '/missed-mail/preview';
  sendMissedMail: '/missed-mail';
  takeBackMissedMail: '/missed-mail/undo';
  acceptTexts: '/authinfo/acceptance';
  addCalendarFeed: '/authinfo/calendar-feeds';
  makeAccessToken: '/authinfo/access-tokens';
  beginSecondFactor: '/authinfo/second-factor';
  confirmSecondFactor: '/authinfo/second-factor/confirm';
  renewRecoveryCodes: '/authinfo/second-factor/recovery-codes';
  removeSecondFactor: '/authinfo/second-factor/remove';
  previewDayOff: '/day-off/preview';
  fillPublicHolidays: '/day-off/fill-public-holidays';
  inviteToExam: '/exam/{id}/invite';
  cancelExam: '/exam/{id}/cancel';
  reviewHomeworkSubmission: '/homework-submission/{id}/review';
  returnHomeworkSubmission: '/homework-submission/{id}/return';
  returnItem: '/item-loan/{id}/return';
  joinLead: '/lead/{id}/join';
  closeLead: '/lead/{id}/close';
  invalidatePresence: '/presence/{id}/invalidate';
  leaveClub: '/student/{id}/leave';
  setGuardianAccess: '/student/{id}/guardian-access';
  setShownToMembers: '/student/{id}/shown-to-members';
  annulStudentGrade: '/student-grade/{id}/annul';
  cancelTraining: '/training/{id}/cancel';
  previewTrainingSeries: '/training-series/preview';
  splitTrainingSeries: '/training-series/{id}/split';
  saveLanding: '/landing';
  previewLanding: '/landing/preview';
}

/** Where those are sent to that replace what is there. */
interface Replacing {
  sayArticleIsOpen: '/article/{id}/writing';
  saveArticleDraft: '/article/{id}/writing/draft';
  changeArticlePicture: '/article/{id}/writing/picture/{picture}';
  checkIn: '/training/{id}/check-in';
  markAtKiosk: '/kiosk/presences';
  updateProfile: '/authinfo/profile';
  changePassword: '/authinfo/password';
  chooseNotices: '/authinfo/notice-choice';
  addPushDevice: '/authinfo/push-devices';
  changeCalendarFeed: '/authinfo/calendar-feeds/{id}';
  tellLimit: '/student/{id}/limit';
}

type Fields<Operation> = { readonly [Field in keyof Sent<Operation>]-?: FieldRules };

export const forms: {
  readonly [Form in keyof Sending]: Fields<paths[Sending[Form]]['post']>;
} & {
  readonly [Form in keyof Replacing]: Fields<paths[Replacing[Form]]['put']>;
} = {
  "registerLightning": {"email":{"required":true,"type":"string","maxLength":254,"format":"email"},"firstName":{"type":"string","minLength":1,"maxLength":100},"lastName":{"type":"string","minLength":1,"maxLength":100},"appName":{"required":true,"type":"string","minLength":1,"maxLength":100},"clientId":{"required":true,"type":"string","minLength":1,"maxLength":100},"requestType":{"required":true,"type":"string","enum":["LIGHTNING"]},"successUrl":{"required":true,"type":"string","minLength":1,"maxLength":2000},"errorUrl":{"required":true,"type":"string","minLength":1,"maxLength":2000},"resetUrl":{"required":true,"type":"string","minLength":1,"maxLength":2000}},
  "confirmLightning": {"email":{"required":true,"type":"string","maxLength":254,"format":"email"},"timeStamp":{"required":true,"type":"string","minLength":1,"maxLength":64},"code":{"required":true,"type":"string","minLength":1,"maxLength":12,"pattern":"^\\s*[0-9]{3}\\s?[0-9]{3}\\s*$","example":"123456"},"firstName":{"type":"string","minLength":1,"maxLength":100},"lastName":{"type":"string","minLength":1,"maxLength":100}},
  "setPassword": {"setToken":{"required":true,"type":"string","minLength":1,"maxLength":64},"password":{"required":true,"type":"string","minLength":10,"maxLength":128,"format":"password"}},
  "requestPasswordReset": {"username":{"required":true,"type":"string","minLength":1,"maxLength":254}},
  "requestFirstClass": {"name":{"required":true,"type":"string","minLength":1,"maxLength":200},"email":{"type":"string","nullable":true,"maxLength":254,"format":"email"},"phone":{"type":"string","nullable":true,"maxLength":16,"pattern":"^\\+[1-9][0-9]{6,14}$","example":"+48600100200"},"whom":{"type":"string","nullable":true,"enum":["self","child"]},"childAge":{"type":"integer","nullable":true,"minimum":1,"maximum":17,"unit":"years"},"section":{"type":"string","nullable":true,"enum":["kids","youth","adult"]},"workplace":{"type":"string","nullable":true,"format":"uuid","reference":"workplace"},"training":{"type":"string","nullable":true,"format":"uuid","reference":"training"},"note":{"type":"string","nullable":true,"minLength":1,"maxLength":1000},"language":{"type":"string","enum":["pl","en"]},"consent":{"required":true,"type":"boolean"},"consentVersion":{"required":true,"type":"string","enum":["2026-11"]},"website":{"type":"string","nullable":true,"minLength":1,"maxLength":2000}},
  "sayArticleIsOpen": {"isOpen":{"required":true,"type":"boolean"}},
  "saveArticleDraft": {"titlePl":{"required":true,"type":"string","maxLength":200},"titleEn":{"required":true,"type":"string","maxLength":200},"leadPl":{"required":true,"type":"string","maxLength":300},"leadEn":{"required":true,"type":"string","maxLength":300},"bodyPl":{"required":true,"type":"string","maxLength":50000},"bodyEn":{"required":true,"type":"string","maxLength":50000},"seen":{"required":true,"type":"integer","minimum":0}},
  "keepArticleVersion": {"note":{"type":"string","minLength":1,"maxLength":200}},
  "changeArticlePicture": {"isDecorative":{"required":true,"type":"boolean"}},
  "makeArticlePreviewLink": {"days":{"type":"integer","minimum":1,"maximum":90,"unit":"days"}},
  "issueTicket": {"purpose":{"required":true,"type":"string","enum":["download","websocket"]}},
  "admitToTraining": {"training":{"required":true,"type":"string","format":"uuid","reference":"training"},"code":{"required":true,"type":"string","maxLength":100}},
  "checkIn": {"student":{"required":true,"type":"string","format":"uuid","reference":"student"},"admission":{"required":true,"type":"string","maxLength":200}},
  "beginKiosk": {"trainings":{"required":true,"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","format":"uuid","reference":"training"}},"pin":{"required":true,"type":"string","pattern":"^[0-9]{4,6}$","example":"4711"}},
  "markAtKiosk": {"training":{"required":true,"type":"string","format":"uuid","reference":"training"},"marks":{"required":true,"type":"array","maxItems":200,"items":{"type":"object","fields":{"student":{"required":true,"type":"string","format":"uuid","reference":"student"},"status":{"required":true,"type":"string","nullable":true,"enum":["present"]},"waited":{"type":"integer","minimum":0,"maximum":86400000}}}}},
  "leaveKiosk": {"pin":{"required":true,"type":"string","maxLength":20}},
  "previewMissedMail": {"students":{"required":true,"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","format":"uuid"}}},
  "sendMissedMail": {"students":{"required":true,"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","format":"uuid"}},"texts":{"required":true,"type":"object","fields":{"pl":{"required":true,"type":"object","fields":{"subject":{"required":true,"type":"string","minLength":1,"maxLength":150},"text":{"required":true,"type":"string","minLength":1,"maxLength":5000}}},"en":{"required":true,"type":"object","fields":{"subject":{"required":true,"type":"string","minLength":1,"maxLength":150},"text":{"required":true,"type":"string","minLength":1,"maxLength":5000}}}}}},
  "takeBackMissedMail": {"students":{"required":true,"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","format":"uuid"}}},
  "updateProfile": {"firstName":{"type":"string","minLength":1,"maxLength":100},"lastName":{"type":"string","minLength":1,"maxLength":100},"phone":{"type":"string","nullable":true,"maxLength":16,"pattern":"^\\+[1-9][0-9]{6,14}$","example":"+48600100200"},"language":{"type":"string","enum":["pl","en"]}},
  "changePassword": {"current":{"required":true,"type":"string","minLength":1,"maxLength":1024},"password":{"required":true,"type":"string","minLength":10,"maxLength":128,"format":"password"},"endTokens":{"type":"boolean"}},
  "acceptTexts": {"terms":{"type":"string","minLength":1,"maxLength":20},"privacy":{"type":"string","minLength":1,"maxLength":20}},
  "chooseNotices": {"ways":{"required":true,"type":"object","fields":{"trainingCancelled":{"type":"string","enum":["live","mail","push","none"]},"trainingRestored":{"type":"string","enum":["live","mail","push","none"]},"gradeAwarded":{"type":"string","enum":["live","mail","push","none"]},"examInvitation":{"type":"string","enum":["live","mail","push","none"]},"examResult":{"type":"string","enum":["live","mail","push","none"]},"homeworkAssigned":{"type":"string","enum":["live","mail","push","none"]},"homeworkReturned":{"type":"string","enum":["live","mail","push","none"]},"homeworkReviewed":{"type":"string","enum":["live","mail","push","none"]},"excuseAccepted":{"type":"string","enum":["live","mail","push","none"]},"paperExpiring":{"type":"string","enum":["live","mail","push","none"]},"missed":{"type":"string","enum":["live","mail","push","none"]},"newDevice":{"type":"string","enum":["live","mail","push","none"]},"tokenExpiring":{"type":"string","enum":["live","mail","push","none"]},"webhookOff":{"type":"string","enum":["live","mail","push","none"]},"leadCame":{"type":"string","enum":["live","mail","push","none"]},"announcement":{"type":"string","enum":["live","mail","push","none"]}}},"quietFrom":{"required":true,"type":"string","nullable":true,"format":"time"},"quietTo":{"required":true,"type":"string","nullable":true,"format":"time"}},
  "addPushDevice": {"endpoint":{"required":true,"type":"string","maxLength":2000,"pattern":"^https?://","example":"https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV"},"keys":{"required":true,"type":"object","fields":{"p256dh":{"required":true,"type":"string","pattern":"^[\\w-]{87}=?$","example":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"},"auth":{"required":true,"type":"string","pattern":"^[\\w-]{22}(==)?$","example":"BTBZMqHH6r4Tts7J_aSIgg"}}}},
  "addCalendarFeed": {"about":{"required":true,"type":"string","enum":["student","led","workplace","club"]},"student":{"required":true,"type":"string","nullable":true,"format":"uuid","reference":"student"},"workplace":{"required":true,"type":"string","nullable":true,"format":"uuid","reference":"workplace"},"reminder":{"required":true,"type":"string","enum":["none","hour","twoHours","day"]},"withDaysOff":{"required":true,"type":"boolean"},"withExcused":{"required":true,"type":"boolean"}},
  "changeCalendarFeed": {"reminder":{"required":true,"type":"string","enum":["none","hour","twoHours","day"]},"withDaysOff":{"required":true,"type":"boolean"},"withExcused":{"required":true,"type":"boolean"}},
  "makeAccessToken": {"name":{"required":true,"type":"string","minLength":1,"maxLength":100},"rights":{"required":true,"type":"array","minItems":1,"maxItems":300,"items":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[A-Z][A-Za-z]*:[A-Za-z0-9]+$","example":"Student:Read"}},"expiresAt":{"required":true,"type":"string","format":"date-time"},"password":{"required":true,"type":"string","minLength":1,"maxLength":1024}},
  "beginSecondFactor": {"password":{"required":true,"type":"string","minLength":1,"maxLength":1024}},
  "confirmSecondFactor": {"code":{"required":true,"type":"string","minLength":1,"maxLength":12}},
  "renewRecoveryCodes": {"password":{"required":true,"type":"string","minLength":1,"maxLength":1024}},
  "removeSecondFactor": {"password":{"required":true,"type":"string","minLength":1,"maxLength":1024}},
  "previewDayOff": {"id":{"type":"string","nullable":true,"format":"uuid","reference":"day-off"},"dateFrom":{"required":true,"type":"string","format":"date"},"dateTo":{"required":true,"type":"string","format":"date"},"kind":{"required":true,"type":"string","enum":["publicHoliday","schoolBreak","closure","instructor"]},"workplace":{"type":"string","nullable":true,"format":"uuid","reference":"workplace"},"section":{"type":"string","nullable":true,"enum":["kids","youth","adult"]}},
  "fillPublicHolidays": {"year":{"required":true,"type":"integer","minimum":1900,"maximum":2199}},
  "inviteToExam": {"students":{"required":true,"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","format":"uuid","reference":"student"}},"conditionsMet":{"type":"boolean"},"overrideReason":{"type":"string","minLength":1,"maxLength":500}},
  "cancelExam": {"reason":{"required":true,"type":"string","minLength":1,"maxLength":500}},
  "reviewHomeworkSubmission": {"feedback":{"type":"string","minLength":1,"maxLength":2000},"rating":{"type":"integer","minimum":1,"maximum":5}},
  "returnHomeworkSubmission": {"feedback":{"required":true,"type":"string","minLength":1,"maxLength":2000}},
  "returnItem": {"returnedOn":{"type":"string","format":"date"},"note":{"type":"string","minLength":1,"maxLength":500}},
  "joinLead": {"student":{"type":"string","format":"uuid","reference":"student"}},
  "closeLead": {"reason":{"type":"string","minLength":1,"maxLength":500}},
  "invalidatePresence": {"reason":{"required":true,"type":"string","minLength":1,"maxLength":500}},
  "leaveClub": {"leftOn":{"required":true,"type":"string","format":"date"},"closeAccounts":{"required":true,"type":"array","maxItems":20,"items":{"type":"string","format":"uuid","reference":"user"}}},
  "setGuardianAccess": {"allowed":{"required":true,"type":"boolean"}},
  "setShownToMembers": {"shown":{"required":true,"type":"boolean"}},
  "annulStudentGrade": {"reason":{"required":true,"type":"string","minLength":1,"maxLength":500}},
  "tellLimit": {"text":{"required":true,"type":"string","minLength":1,"maxLength":200}},
  "cancelTraining": {"reason":{"required":true,"type":"string","minLength":1,"maxLength":500}},
  "previewTrainingSeries": {"weekdays":{"required":true,"type":"array","minItems":1,"maxItems":7,"items":{"type":"integer","minimum":1,"maximum":7}},"everyWeeks":{"type":"integer","minimum":1,"maximum":4},"dateFrom":{"required":true,"type":"string","format":"date"},"dateTo":{"required":true,"type":"string","format":"date"},"workplace":{"required":true,"type":"string","format":"uuid","reference":"workplace"},"section":{"type":"string","nullable":true,"enum":["kids","youth","adult"]},"kind":{"type":"string","enum":["regular","weapons","kids","seminar","exam","open"]},"id":{"type":"string","format":"uuid","reference":"training-series"},"localTime":{"type":"string","format":"time"},"durationMinutes":{"type":"integer","minimum":15,"maximum":480}},
  "splitTrainingSeries": {"from":{"required":true,"type":"string","format":"date"},"title":{"type":"string","minLength":1,"maxLength":150},"workplace":{"type":"string","format":"uuid","reference":"workplace"},"instructor":{"type":"string","format":"uuid","reference":["user","student"]},"kind":{"type":"string","enum":["regular","weapons","kids","seminar","exam","open"]},"section":{"type":"string","nullable":true,"enum":["kids","youth","adult"]},"minGrade":{"type":"string","nullable":true,"format":"uuid","reference":"grade"},"maxGrade":{"type":"string","nullable":true,"format":"uuid","reference":"grade"},"capacity":{"type":"integer","nullable":true,"minimum":1,"maximum":500},"countsForGrade":{"type":"boolean"},"dayWeight":{"type":"integer","minimum":0,"maximum":5,"unit":"days"},"techniques":{"type":"array","maxItems":20,"items":{"type":"string","format":"uuid","reference":"technik"}},"note":{"type":"string","nullable":true,"minLength":1,"maxLength":2000},"weekdays":{"type":"array","minItems":1,"maxItems":7,"items":{"type":"integer","minimum":1,"maximum":7,"unit":"weekday"}},"everyWeeks":{"type":"integer","minimum":1,"maximum":4},"localTime":{"type":"string","format":"time"},"durationMinutes":{"type":"integer","minimum":15,"maximum":480,"unit":"min"},"dateTo":{"type":"string","format":"date"}},
  "saveLanding": {"sections":{"type":"array","maxItems":50,"items":{"type":"string"}},"removedSections":{"type":"array","maxItems":50,"items":{"type":"string","format":"uuid"}},"prices":{"type":"array","maxItems":50,"items":{"type":"string"}},"removedPrices":{"type":"array","maxItems":50,"items":{"type":"string","format":"uuid"}},"contact":{"type":"string"}},
  "previewLanding": {"language":{"required":true,"type":"string","enum":["pl","en"]},"scheme":{"required":true,"type":"string","enum":["light","dark"]},"sections":{"required":true,"type":"array","maxItems":50,"items":{"type":"string"}},"pictures":{"required":true,"type":"array","maxItems":50,"items":{"type":"string","nullable":true,"minLength":1,"maxLength":200,"pattern":"^blob:https?://[\\w.:/-]+$","example":"blob:https://klub.example/7f3e"}},"prices":{"required":true,"type":"array","maxItems":50,"items":{"type":"string"}},"contact":{"required":true,"type":"string"}},
};
