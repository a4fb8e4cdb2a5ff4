// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type {
  Problem,
  PageLinks,
  OwnStudent,
  Announcement,
  AnnouncementFile,
  AnnouncementReader,
  Article,
  AuditLog,
  ClubContact,
  ClubProfile,
  DayOff,
  Exam,
  ExamCandidate,
  GradeProgress,
  Prospect,
  ExamMark,
  Grade,
  GroupRight,
  Guardian,
  Homework,
  HomeworkFile,
  HomeworkStep,
  HomeworkSubmission,
  Item,
  ItemLoan,
  LandingSection,
  Lead,
  Notice,
  Presence,
  Price,
  RightTo,
  Student,
  StudentGrade,
  StudentLimit,
  TableForTest,
  TableForTestDictionary,
  Task,
  Technik,
  TechnikProgress,
  TechnikRequirement,
  Training,
  TrainingSeries,
  TrainingTechnik,
  Mat,
  User,
  UserInGroupRight,
  UserLastLogin,
  Webhook,
  Workplace,
  LandingSectionWords,
  PriceWords,
  ClubContactWords,
  AnnouncementDraft,
  AnnouncementSortKey,
  AnnouncementQuery,
  AnnouncementFileDraft,
  AnnouncementFileSortKey,
  AnnouncementFileQuery,
  AnnouncementReaderSortKey,
  AnnouncementReaderQuery,
  ArticleDraft,
  ArticleSortKey,
  ArticleQuery,
  AuditLogSortKey,
  AuditLogQuery,
  ClubContactDraft,
  ClubContactSortKey,
  ClubContactQuery,
  ClubProfileDraft,
  ClubProfileSortKey,
  ClubProfileQuery,
  DayOffDraft,
  DayOffSortKey,
  DayOffQuery,
  ExamDraft,
  ExamSortKey,
  ExamQuery,
  ExamCandidateDraft,
  ExamCandidateSortKey,
  ExamCandidateQuery,
  ExamMarkSortKey,
  ExamMarkQuery,
  GradeDraft,
  GradeSortKey,
  GradeQuery,
  GroupRightDraft,
  GroupRightSortKey,
  GroupRightQuery,
  GuardianDraft,
  GuardianSortKey,
  GuardianQuery,
  HomeworkDraft,
  HomeworkSortKey,
  HomeworkQuery,
  HomeworkFileSortKey,
  HomeworkFileQuery,
  HomeworkStepSortKey,
  HomeworkStepQuery,
  HomeworkSubmissionDraft,
  HomeworkSubmissionSortKey,
  HomeworkSubmissionQuery,
  ItemDraft,
  ItemSortKey,
  ItemQuery,
  ItemLoanDraft,
  ItemLoanSortKey,
  ItemLoanQuery,
  LandingSectionDraft,
  LandingSectionSortKey,
  LandingSectionQuery,
  LeadDraft,
  LeadSortKey,
  LeadQuery,
  NoticeSortKey,
  NoticeQuery,
  PresenceDraft,
  PresenceSortKey,
  PresenceQuery,
  PriceDraft,
  PriceSortKey,
  PriceQuery,
  RightToDraft,
  RightToSortKey,
  RightToQuery,
  StudentDraft,
  StudentSortKey,
  StudentQuery,
  StudentGradeDraft,
  StudentGradeSortKey,
  StudentGradeQuery,
  StudentLimitSortKey,
  StudentLimitQuery,
  TableForTestDraft,
  TableForTestSortKey,
  TableForTestQuery,
  TableForTestDictionaryDraft,
  TableForTestDictionarySortKey,
  TableForTestDictionaryQuery,
  TaskDraft,
  TaskSortKey,
  TaskQuery,
  TechnikDraft,
  TechnikSortKey,
  TechnikQuery,
  TechnikProgressDraft,
  TechnikProgressSortKey,
  TechnikProgressQuery,
  TechnikRequirementDraft,
  TechnikRequirementSortKey,
  TechnikRequirementQuery,
  TrainingDraft,
  TrainingSortKey,
  TrainingQuery,
  TrainingSeriesDraft,
  TrainingSeriesSortKey,
  TrainingSeriesQuery,
  TrainingTechnikDraft,
  TrainingTechnikSortKey,
  TrainingTechnikQuery,
  UserDraft,
  UserSortKey,
  UserQuery,
  UserInGroupRightDraft,
  UserInGroupRightSortKey,
  UserInGroupRightQuery,
  UserLastLoginSortKey,
  UserLastLoginQuery,
  WebhookDraft,
  WebhookSortKey,
  WebhookQuery,
  WorkplaceDraft,
  WorkplaceSortKey,
  WorkplaceQuery,
} from './entities.ts';
import type { Row, Rows } from './table-types.ts';

export interface Tables {
  'announcement': { entity: Announcement; draft: AnnouncementDraft; query: AnnouncementQuery; key: AnnouncementSortKey; picture: never };
  'announcement-file': { entity: AnnouncementFile; draft: AnnouncementFileDraft; query: AnnouncementFileQuery; key: AnnouncementFileSortKey; picture: never };
  'announcement-reader': { entity: AnnouncementReader; draft: never; query: AnnouncementReaderQuery; key: AnnouncementReaderSortKey; picture: never };
  'article': { entity: Article; draft: ArticleDraft; query: ArticleQuery; key: ArticleSortKey; picture: 'cover' };
  'audit-log': { entity: AuditLog; draft: never; query: AuditLogQuery; key: AuditLogSortKey; picture: never };
  'club-contact': { entity: ClubContact; draft: ClubContactDraft; query: ClubContactQuery; key: ClubContactSortKey; picture: never };
  'club-profile': { entity: ClubProfile; draft: ClubProfileDraft; query: ClubProfileQuery; key: ClubProfileSortKey; picture: 'logo' };
  'day-off': { entity: DayOff; draft: DayOffDraft; query: DayOffQuery; key: DayOffSortKey; picture: never };
  'exam': { entity: Exam; draft: ExamDraft; query: ExamQuery; key: ExamSortKey; picture: never };
  'exam-candidate': { entity: ExamCandidate; draft: ExamCandidateDraft; query: ExamCandidateQuery; key: ExamCandidateSortKey; picture: never };
  'exam-mark': { entity: ExamMark; draft: never; query: ExamMarkQuery; key: ExamMarkSortKey; picture: never };
  'grade': { entity: Grade; draft: GradeDraft; query: GradeQuery; key: GradeSortKey; picture: never };
  'groupright': { entity: GroupRight; draft: GroupRightDraft; query: GroupRightQuery; key: GroupRightSortKey; picture: never };
  'guardian': { entity: Guardian; draft: GuardianDraft; query: GuardianQuery; key: GuardianSortKey; picture: never };
  'homework': { entity: Homework; draft: HomeworkDraft; query: HomeworkQuery; key: HomeworkSortKey; picture: never };
  'homework-file': { entity: HomeworkFile; draft: never; query: HomeworkFileQuery; key: HomeworkFileSortKey; picture: never };
  'homework-step': { entity: HomeworkStep; draft: never; query: HomeworkStepQuery; key: HomeworkStepSortKey; picture: never };
  'homework-submission': { entity: HomeworkSubmission; draft: HomeworkSubmissionDraft; query: HomeworkSubmissionQuery; key: HomeworkSubmissionSortKey; picture: never };
  'item': { entity: Item; draft: ItemDraft; query: ItemQuery; key: ItemSortKey; picture: never };
  'item-loan': { entity: ItemLoan; draft: ItemLoanDraft; query: ItemLoanQuery; key: ItemLoanSortKey; picture: never };
  'landing-section': { entity: LandingSection; draft: LandingSectionDraft; query: LandingSectionQuery; key: LandingSectionSortKey; picture: 'picture' };
  'lead': { entity: Lead; draft: LeadDraft; query: LeadQuery; key: LeadSortKey; picture: never };
  'notice': { entity: Notice; draft: never; query: NoticeQuery; key: NoticeSortKey; picture: never };
  'presence': { entity: Presence; draft: PresenceDraft; query: PresenceQuery; key: PresenceSortKey; picture: never };
  'price': { entity: Price; draft: PriceDraft; query: PriceQuery; key: PriceSortKey; picture: never };
  'rightto': { entity: RightTo; draft: RightToDraft; query: RightToQuery; key: RightToSortKey; picture: never };
  'student': { entity: Student; draft: StudentDraft; query: StudentQuery; key: StudentSortKey; picture: 'picture' };
  'student-grade': { entity: StudentGrade; draft: StudentGradeDraft; query: StudentGradeQuery; key: StudentGradeSortKey; picture: never };
  'student-limit': { entity: StudentLimit; draft: never; query: StudentLimitQuery; key: StudentLimitSortKey; picture: never };
  'tablefortest': { entity: TableForTest; draft: TableForTestDraft; query: TableForTestQuery; key: TableForTestSortKey; picture: never };
  'tablefortestdictionary': { entity: TableForTestDictionary; draft: TableForTestDictionaryDraft; query: TableForTestDictionaryQuery; key: TableForTestDictionarySortKey; picture: never };
  'task': { entity: Task; draft: TaskDraft; query: TaskQuery; key: TaskSortKey; picture: never };
  'technik': { entity: Technik; draft: TechnikDraft; query: TechnikQuery; key: TechnikSortKey; picture: never };
  'technik-progress': { entity: TechnikProgress; draft: TechnikProgressDraft; query: TechnikProgressQuery; key: TechnikProgressSortKey; picture: never };
  'technik-requirement': { entity: TechnikRequirement; draft: TechnikRequirementDraft; query: TechnikRequirementQuery; key: TechnikRequirementSortKey; picture: never };
  'training': { entity: Training; draft: TrainingDraft; query: TrainingQuery; key: TrainingSortKey; picture: never };
  'training-series': { entity: TrainingSeries; draft: TrainingSeriesDraft; query: TrainingSeriesQuery; key: TrainingSeriesSortKey; picture: never };
  'training-technik': { entity: TrainingTechnik; draft: TrainingTechnikDraft; query: TrainingTechnikQuery; key: TrainingTechnikSortKey; picture: never };
  'user': { entity: User; draft: UserDraft; query: UserQuery; key: UserSortKey; picture: 'picture' };
  'useringroupright': { entity: UserInGroupRight; draft: UserInGroupRightDraft; query: UserInGroupRightQuery; key: UserInGroupRightSortKey; picture: never };
  'userlastlogin': { entity: UserLastLogin; draft: never; query: UserLastLoginQuery; key: UserLastLoginSortKey; picture: never };
  'webhook': { entity: Webhook; draft: WebhookDraft; query: WebhookQuery; key: WebhookSortKey; picture: never };
  'workplace': { entity: Workplace; draft: WorkplaceDraft; query: WorkplaceQuery; key: WorkplaceSortKey; picture: never };
}

interface TablePaths {
  '/announcement': Rows<Announcement, AnnouncementQuery, AnnouncementDraft>;
  '/announcement/{id}': Row<Announcement, AnnouncementDraft>;
  '/announcement-file': Pick<Rows<AnnouncementFile, AnnouncementFileQuery, AnnouncementFileDraft>, 'get'>;
  '/announcement-file/{id}': Pick<Row<AnnouncementFile, AnnouncementFileDraft>, 'get' | 'put'>;
  '/announcement-reader': Pick<Rows<AnnouncementReader, AnnouncementReaderQuery, never>, 'get'>;
  '/announcement-reader/{id}': Pick<Row<AnnouncementReader, never>, 'get'>;
  '/article': Rows<Article, ArticleQuery, ArticleDraft>;
  '/article/{id}': Row<Article, ArticleDraft>;
  '/audit-log': Pick<Rows<AuditLog, AuditLogQuery, never>, 'get'>;
  '/audit-log/{id}': Pick<Row<AuditLog, never>, 'get'>;
  '/club-contact': Pick<Rows<ClubContact, ClubContactQuery, ClubContactDraft>, 'get'>;
  '/club-contact/{id}': Pick<Row<ClubContact, ClubContactDraft>, 'get' | 'put'>;
  '/club-profile': Pick<Rows<ClubProfile, ClubProfileQuery, ClubProfileDraft>, 'get'>;
  '/club-profile/{id}': Pick<Row<ClubProfile, ClubProfileDraft>, 'get' | 'put'>;
  '/day-off': Rows<DayOff, DayOffQuery, DayOffDraft>;
  '/day-off/{id}': Row<DayOff, DayOffDraft>;
  '/exam': Rows<Exam, ExamQuery, ExamDraft>;
  '/exam/{id}': Row<Exam, ExamDraft>;
  '/exam-candidate': Rows<ExamCandidate, ExamCandidateQuery, ExamCandidateDraft>;
  '/exam-candidate/{id}': Row<ExamCandidate, ExamCandidateDraft>;
  '/exam-mark': Pick<Rows<ExamMark, ExamMarkQuery, never>, 'get'>;
  '/exam-mark/{id}': Pick<Row<ExamMark, never>, 'get'>;
  '/grade': Rows<Grade, GradeQuery, GradeDraft>;
  '/grade/{id}': Row<Grade, GradeDraft>;
  '/groupright': Rows<GroupRight, GroupRightQuery, GroupRightDraft>;
  '/groupright/{id}': Row<GroupRight, GroupRightDraft>;
  '/guardian': Rows<Guardian, GuardianQuery, GuardianDraft>;
  '/guardian/{id}': Row<Guardian, GuardianDraft>;
  '/homework': Rows<Homework, HomeworkQuery, HomeworkDraft>;
  '/homework/{id}': Row<Homework, HomeworkDraft>;
  '/homework-file': Pick<Rows<HomeworkFile, HomeworkFileQuery, never>, 'get'>;
  '/homework-file/{id}': Pick<Row<HomeworkFile, never>, 'get'>;
  '/homework-step': Pick<Rows<HomeworkStep, HomeworkStepQuery, never>, 'get'>;
  '/homework-step/{id}': Pick<Row<HomeworkStep, never>, 'get'>;
  '/homework-submission': Rows<HomeworkSubmission, HomeworkSubmissionQuery, HomeworkSubmissionDraft>;
  '/homework-submission/{id}': Row<HomeworkSubmission, HomeworkSubmissionDraft>;
  '/item': Rows<Item, ItemQuery, ItemDraft>;
  '/item/{id}': Row<Item, ItemDraft>;
  '/item-loan': Rows<ItemLoan, ItemLoanQuery, ItemLoanDraft>;
  '/item-loan/{id}': Row<ItemLoan, ItemLoanDraft>;
  '/landing-section': Pick<Rows<LandingSection, LandingSectionQuery, LandingSectionDraft>, 'get'>;
  '/landing-section/{id}': Pick<Row<LandingSection, LandingSectionDraft>, 'get' | 'put'>;
  '/lead': Rows<Lead, LeadQuery, LeadDraft>;
  '/lead/{id}': Row<Lead, LeadDraft>;
  '/notice': Pick<Rows<Notice, NoticeQuery, never>, 'get'>;
  '/notice/{id}': Pick<Row<Notice, never>, 'get'>;
  '/presence': Rows<Presence, PresenceQuery, PresenceDraft>;
  '/presence/{id}': Row<Presence, PresenceDraft>;
  '/price': Pick<Rows<Price, PriceQuery, PriceDraft>, 'get'>;
  '/price/{id}': Pick<Row<Price, PriceDraft>, 'get' | 'put'>;
  '/rightto': Rows<RightTo, RightToQuery, RightToDraft>;
  '/rightto/{id}': Row<RightTo, RightToDraft>;
  '/student': Rows<Student, StudentQuery, StudentDraft>;
  '/student/{id}': Row<Student, StudentDraft>;
  '/student-grade': Rows<StudentGrade, StudentGradeQuery, StudentGradeDraft>;
  '/student-grade/{id}': Pick<Row<StudentGrade, StudentGradeDraft>, 'get'>;
  '/student-limit': Pick<Rows<StudentLimit, StudentLimitQuery, never>, 'get'>;
  '/student-limit/{id}': Pick<Row<StudentLimit, never>, 'get'>;
  '/tablefortest': Rows<TableForTest, TableForTestQuery, TableForTestDraft>;
  '/tablefortest/{id}': Row<TableForTest, TableForTestDraft>;
  '/tablefortestdictionary': Rows<TableForTestDictionary, TableForTestDictionaryQuery, TableForTestDictionaryDraft>;
  '/tablefortestdictionary/{id}': Row<TableForTestDictionary, TableForTestDictionaryDraft>;
  '/task': Rows<Task, TaskQuery, TaskDraft>;
  '/task/{id}': Row<Task, TaskDraft>;
  '/technik': Rows<Technik, TechnikQuery, TechnikDraft>;
  '/technik/{id}': Row<Technik, TechnikDraft>;
  '/technik-progress': Rows<TechnikProgress, TechnikProgressQuery, TechnikProgressDraft>;
  '/technik-progress/{id}': Row<TechnikProgress, TechnikProgressDraft>;
  '/technik-requirement': Rows<TechnikRequirement, TechnikRequirementQuery, TechnikRequirementDraft>;
  '/technik-requirement/{id}': Row<TechnikRequirement, TechnikRequirementDraft>;
  '/training': Rows<Training, TrainingQuery, TrainingDraft>;
  '/training/{id}': Row<Training, TrainingDraft>;
  '/training-series': Rows<TrainingSeries, TrainingSeriesQuery, TrainingSeriesDraft>;
  '/training-series/{id}': Row<TrainingSeries, TrainingSeriesDraft>;
  '/training-technik': Rows<TrainingTechnik, TrainingTechnikQuery, TrainingTechnikDraft>;
  '/training-technik/{id}': Pick<Row<TrainingTechnik, TrainingTechnikDraft>, 'get' | 'delete'>;
  '/user': Rows<User, UserQuery, UserDraft>;
  '/user/{id}': Row<User, UserDraft>;
  '/user/all': Pick<Rows<User, UserQuery, UserDraft>, 'get'>;
  '/useringroupright': Rows<UserInGroupRight, UserInGroupRightQuery, UserInGroupRightDraft>;
  '/useringroupright/{id}': Row<UserInGroupRight, UserInGroupRightDraft>;
  '/userlastlogin': Pick<Rows<UserLastLogin, UserLastLoginQuery, never>, 'get'>;
  '/userlastlogin/{id}': Pick<Row<UserLastLogin, never>, 'get'>;
  '/webhook': Rows<Webhook, WebhookQuery, WebhookDraft>;
  '/webhook/{id}': Row<Webhook, WebhookDraft>;
  '/workplace': Rows<Workplace, WorkplaceQuery, WorkplaceDraft>;
  '/workplace/{id}': Row<Workplace, WorkplaceDraft>;
}

/** Every path of the API, by its verbs. */
export interface paths extends TablePaths {
  "/health": {
    /** Alive? */
    get: operations["health"];
  };
  "/ready": {
    /** Ready to serve? */
    get: operations["ready"];
  };
  "/metrics": {
    /** How does the server fare? */
    get: operations["metrics"];
  };
  "/about": {
    /** The club and its zone */
    get: operations["about"];
  };
  "/oauth/token": {
    /** Sign in */
    post: operations["issueToken"];
  };
  "/oauth/revoke": {
    /** End the session of a token */
    post: operations["revokeToken"];
  };
  "/logout": {
    /** Sign out */
    get: operations["logout"];
  };
  "/auth/google/redirect": {
    /** Where to sign in with Google */
    get: operations["googleRedirect"];
  };
  "/register/lightning": {
    /** Ask for a code by mail */
    post: operations["registerLightning"];
  };
  "/register/lightning/confirm": {
    /** Type the mailed code */
    post: operations["confirmLightning"];
  };
  "/user/register/set/{a}/{b}": {
    /** Is the mailed key good? */
    get: operations["checkPasswordKey"];
  };
  "/user/register/set": {
    /** Set the password */
    post: operations["setPassword"];
  };
  "/user/register/reset": {
    /** Forgotten password */
    post: operations["requestPasswordReset"];
  };
  "/user/{id}/invite": {
    /** Mail the link to set a password */
    post: operations["inviteUser"];
  };
  "/lead/request": {
    /** Ask for a first class */
    post: operations["requestFirstClass"];
  };
  "/article/{id}/writing": {
    /** How an article is being written */
    get: operations["getArticleWriting"];
    /** Say that you have an article open, or not any more */
    put: operations["sayArticleIsOpen"];
  };
  "/article/{id}/writing/draft": {
    /** Save what is written of an article */
    put: operations["saveArticleDraft"];
    /** Give up what is not published of an article */
    delete: operations["dropArticleDraft"];
  };
  "/article/{id}/writing/version": {
    /** Keep what is written of an article as a version */
    post: operations["keepArticleVersion"];
  };
  "/article/{id}/writing/version/{version}": {
    /** The texts of a version */
    get: operations["getArticleVersion"];
  };
  "/article/{id}/writing/picture/{picture}": {
    /** Say whether a picture of an article is mere decoration */
    put: operations["changeArticlePicture"];
  };
  "/article/{id}/writing/preview-link": {
    /** Make a link to the draft for who has no account */
    post: operations["makeArticlePreviewLink"];
  };
  "/article/{id}/writing/preview-link/{link}": {
    /** Withdraw a link to the draft */
    delete: operations["withdrawArticlePreviewLink"];
  };
  "/tickets": {
    /** A ticket for one request */
    post: operations["issueTicket"];
  };
  "/outgoing-mail": {
    /** Mails that are not out yet */
    get: operations["listOutgoingMail"];
  };
  "/outgoing-mail/{id}/retry": {
    /** Try a mail again, now */
    post: operations["retryOutgoingMail"];
  };
  "/outgoing-mail/{id}": {
    /** Take a mail out */
    delete: operations["dropOutgoingMail"];
  };
  "/webhook/{id}/secret": {
    /** Make a new secret */
    post: operations["renewWebhookSecret"];
  };
  "/webhook/{id}/messages": {
    /** What a webhook was told */
    get: operations["listWebhookMessages"];
  };
  "/webhook/{id}/messages/{message}/replay": {
    /** Send a message again, now */
    post: operations["replayWebhookMessage"];
  };
  "/webhook/{id}/test": {
    /** Send a test */
    post: operations["testWebhook"];
  };
  "/calendar/{token}.ics": {
    /** A calendar to subscribe to */
    get: operations["readCalendarFeed"];
  };
  "/training/{id}/calendar": {
    /** A training for a calendar */
    get: operations["readTrainingCalendar"];
  };
  "/training/{id}/check-in-code": {
    /** The code by which people check in at a training */
    get: operations["showCheckInCode"];
  };
  "/check-in/admission": {
    /** Get in at the door of a training */
    post: operations["admitToTraining"];
  };
  "/training/{id}/check-in": {
    /** Check in at a training */
    put: operations["checkIn"];
  };
  "/kiosk": {
    /** Who may check in at a kiosk */
    get: operations["showKiosk"];
    /** Let a screen by the door mark presences */
    post: operations["beginKiosk"];
  };
  "/kiosk/picture/{student}/{picture}": {
    /** The picture of somebody whom a kiosk shows */
    get: operations["showKioskPicture"];
  };
  "/kiosk/presences": {
    /** Check in at a kiosk */
    put: operations["markAtKiosk"];
  };
  "/kiosk/leave": {
    /** End a kiosk on the spot */
    post: operations["leaveKiosk"];
  };
  "/missed-mail/preview": {
    /** Whom a mail to those who were missed would reach */
    post: operations["previewMissedMail"];
  };
  "/missed-mail": {
    /** Write to those who were missed */
    post: operations["sendMissedMail"];
  };
  "/missed-mail/undo": {
    /** Take a mail to those who were missed back */
    post: operations["takeBackMissedMail"];
  };
  "/club-overview": {
    /** How the club stands */
    get: operations["clubOverview"];
  };
  "/article/{id}/writing/picture": {
    /** Add a picture for the text of an article */
    post: operations["addArticlePicture"];
  };
  "/unsubscribe/{token}": {
    /** What an address to leave mails by is for */
    get: operations["readUnsubscribe"];
    /** Have mails of a kind no more */
    post: operations["unsubscribe"];
    /** Have mails of a kind again */
    delete: operations["resubscribe"];
  };
  "/authinfo/whoami": {
    /** Who is signed in */
    get: operations["whoami"];
  };
  "/authinfo/owner": {
    /** Whom the caller acts for */
    get: operations["owner"];
  };
  "/authinfo/profile": {
    /** The caller’s own user */
    get: operations["profile"];
    /** Change the own data */
    put: operations["updateProfile"];
  };
  "/authinfo/roles": {
    /** The caller’s groups */
    get: operations["roles"];
  };
  "/users/hasrightto/{right}": {
    /** Does the caller hold the right? */
    get: operations["hasRight"];
  };
  "/users/hasrightto/paths/{rights}": {
    /** Which of these rights does the caller hold? */
    get: operations["hasRights"];
  };
  "/authinfo/password": {
    /** Change the own password */
    put: operations["changePassword"];
  };
  "/authinfo/acceptance": {
    /** Accept the terms and the privacy notice */
    post: operations["acceptTexts"];
  };
  "/authinfo/notice-choice": {
    /** What the caller hears of, and how */
    get: operations["noticeChoice"];
    /** Choose what to hear of, and how */
    put: operations["chooseNotices"];
  };
  "/authinfo/push-devices": {
    /** On which devices the caller hears of things */
    get: operations["listPushDevices"];
    /** Hear of things on this device */
    put: operations["addPushDevice"];
  };
  "/authinfo/push-devices/{id}": {
    /** Hear no more there */
    delete: operations["removePushDevice"];
  };
  "/authinfo/calendar-feeds": {
    /** The caller’s calendars to subscribe to */
    get: operations["listCalendarFeeds"];
    /** Make a calendar to subscribe to */
    post: operations["addCalendarFeed"];
  };
  "/authinfo/calendar-feeds/{id}": {
    /** What a calendar has beside the trainings */
    put: operations["changeCalendarFeed"];
    /** Take a calendar back */
    delete: operations["removeCalendarFeed"];
  };
  "/authinfo/calendar-feeds/{id}/address": {
    /** Where programs read a calendar */
    get: operations["showCalendarFeedAddress"];
  };
  "/authinfo/calendar-feeds/{id}/renew": {
    /** Give a calendar another address */
    post: operations["renewCalendarFeed"];
  };
  "/authinfo/sessions": {
    /** Where the caller is signed in */
    get: operations["listSessions"];
  };
  "/authinfo/sessions/{id}": {
    /** Sign out there */
    delete: operations["endSession"];
  };
  "/authinfo/security": {
    /** What guards the own account */
    get: operations["describeSecurity"];
  };
  "/authinfo/second-factor": {
    /** Begin to set up a second factor */
    post: operations["beginSecondFactor"];
  };
  "/authinfo/second-factor/confirm": {
    /** Turn the second factor on */
    post: operations["confirmSecondFactor"];
  };
  "/authinfo/second-factor/recovery-codes": {
    /** New recovery codes in the place of the old */
    post: operations["renewRecoveryCodes"];
  };
  "/authinfo/second-factor/remove": {
    /** Turn the second factor off */
    post: operations["removeSecondFactor"];
  };
  "/authinfo/export": {
    /** All data about the caller */
    get: operations["exportData"];
  };
  "/authinfo/erasure": {
    /** Ask to be erased */
    post: operations["requestErasure"];
    /** Stay after all */
    delete: operations["withdrawErasure"];
  };
  "/announcement/batch": {
    /** Write many rows of announcement, all or none */
    post: operations["batchAnnouncement"];
  };
  "/announcement/{id}/send": {
    /** Send an announcement, or schedule it for its time */
    post: operations["sendAnnouncement"];
  };
  "/announcement/{id}/take-back": {
    /** Take an announcement back */
    post: operations["takeBackAnnouncement"];
  };
  "/announcement/reach": {
    /** How many people an announcement would reach */
    get: operations["announcementReach"];
  };
  "/announcement-file/{id}/discard": {
    /** Take a file of an announcement away */
    post: operations["discardAnnouncementFile"];
  };
  "/announcement-file/{id}/restore": {
    /** Put a file of an announcement back */
    post: operations["restoreAnnouncementFile"];
  };
  "/announcement-file/{id}/content": {
    /** The bytes of a file of an announcement */
    get: operations["getContentOfAnnouncementFile"];
  };
  "/announcement-reader/{id}/see": {
    /** An announcement was opened by its reader */
    post: operations["seeAnnouncement"];
  };
  "/article/batch": {
    /** Write many rows of article, all or none */
    post: operations["batchArticle"];
  };
  "/article/{id}/publish": {
    /** Publish an article, or schedule it for its time */
    post: operations["publishArticle"];
  };
  "/article/{id}/archive": {
    /** Take an article back from the readers */
    post: operations["archiveArticle"];
  };
  "/day-off/batch": {
    /** Write many rows of day-off, all or none */
    post: operations["batchDayOff"];
  };
  "/day-off/preview": {
    /** What a day off would cancel, and bring back */
    post: operations["previewDayOff"];
  };
  "/day-off/missing-public-holidays": {
    /** Which Polish public holidays of a year are not days off yet */
    get: operations["missingPublicHolidays"];
  };
  "/day-off/fill-public-holidays": {
    /** Make the Polish public holidays of a year days off */
    post: operations["fillPublicHolidays"];
  };
  "/exam/batch": {
    /** Write many rows of exam, all or none */
    post: operations["batchExam"];
  };
  "/exam/{id}/open": {
    /** Let the club know of an exam */
    post: operations["openExam"];
  };
  "/exam/{id}/invite": {
    /** Invite students to an exam, each to the grade above theirs */
    post: operations["inviteToExam"];
  };
  "/exam/{id}/start": {
    /** Begin an exam */
    post: operations["startExam"];
  };
  "/exam/{id}/complete": {
    /** Complete an exam: its passes go into the ledger of grades, and it is locked */
    post: operations["completeExam"];
  };
  "/exam/{id}/cancel": {
    /** Cancel an exam */
    post: operations["cancelExam"];
  };
  "/exam/{id}/protocol.pdf": {
    /** The protocol of a completed exam, to be signed */
    get: operations["printProtocol"];
  };
  "/exam/{id}/evidence": {
    /** Whether what a completed exam was decided by still stands as it was counted */
    get: operations["verifyEvidence"];
  };
  "/exam/statistics": {
    /** How many passed and failed, by year and grade */
    get: operations["examStatistics"];
  };
  "/exam-candidate/batch": {
    /** Write many rows of exam-candidate, all or none */
    post: operations["batchExamCandidate"];
  };
  "/exam-candidate/{id}/invite": {
    /** Ask a candidate again whether they come */
    post: operations["inviteExamCandidate"];
  };
  "/exam-candidate/{id}/accept": {
    /** Say that a candidate comes to the exam */
    post: operations["acceptExamCandidate"];
  };
  "/exam-candidate/{id}/decline": {
    /** Say that a candidate doesn’t come to the exam */
    post: operations["declineExamCandidate"];
  };
  "/exam-candidate/{id}/refresh": {
    /** Work out anew where a candidate stands */
    post: operations["refreshExamCandidate"];
  };
  "/exam-candidate/{id}/pay": {
    /** Note that a candidate has paid the fee */
    post: operations["payExamCandidate"];
  };
  "/exam-candidate/{id}/unpay": {
    /** Take back that a candidate has paid the fee */
    post: operations["unpayExamCandidate"];
  };
  "/student/{id}/attendance": {
    /** How a student has trained in a year, and what of it counts for their next grade */
    get: operations["attendance"];
  };
  "/student/{id}/grade-progress": {
    /** What a student has of what a grade asks for, and when they will have it all */
    get: operations["gradeProgress"];
  };
  "/exam/{id}/readiness": {
    /** Who is ready for an exam, and what the others lack */
    get: operations["examReadiness"];
  };
  "/exam/readiness": {
    /** Who is ready for the next grade today, and what the others lack */
    get: operations["readiness"];
  };
  "/exam-candidate/{id}/certificate.pdf": {
    /** The certificate of a candidate who has passed */
    get: operations["printCertificate"];
  };
  "/exam/{id}/marks": {
    /** Mark techniques at an exam */
    put: operations["markExam"];
  };
  "/grade/batch": {
    /** Write many rows of grade, all or none */
    post: operations["batchGrade"];
  };
  "/groupright/batch": {
    /** Write many rows of groupright, all or none */
    post: operations["batchGroupRight"];
  };
  "/guardian/batch": {
    /** Write many rows of guardian, all or none */
    post: operations["batchGuardian"];
  };
  "/homework/batch": {
    /** Write many rows of homework, all or none */
    post: operations["batchHomework"];
  };
  "/homework/{id}/publish": {
    /** Give a homework to its students */
    post: operations["publishHomework"];
  };
  "/homework/{id}/close": {
    /** Take no more answers to a homework */
    post: operations["closeHomework"];
  };
  "/homework/{id}/archive": {
    /** Put a closed homework away */
    post: operations["archiveHomework"];
  };
  "/homework-file/{id}/discard": {
    /** Take a file of a homework away */
    post: operations["discardHomeworkFile"];
  };
  "/homework-file/{id}/restore": {
    /** Put a file of a homework back */
    post: operations["restoreHomeworkFile"];
  };
  "/homework-file/{id}/content": {
    /** The bytes of a file of a homework */
    get: operations["getContentOfHomeworkFile"];
  };
  "/homework-submission/batch": {
    /** Write many rows of homework-submission, all or none */
    post: operations["batchHomeworkSubmission"];
  };
  "/homework-submission/{id}/submit": {
    /** Hand in a homework */
    post: operations["submitHomeworkSubmission"];
  };
  "/homework-submission/{id}/withdraw": {
    /** Take back what was handed in */
    post: operations["withdrawHomeworkSubmission"];
  };
  "/homework-submission/{id}/review": {
    /** Review what was handed in */
    post: operations["reviewHomeworkSubmission"];
  };
  "/homework-submission/{id}/return": {
    /** Give back what was handed in, to be done again */
    post: operations["returnHomeworkSubmission"];
  };
  "/homework-submission/{id}/reopen": {
    /** Take a review back */
    post: operations["reopenHomeworkSubmission"];
  };
  "/homework-submission/counts": {
    /** How much homework is to be done, and how much waits for a review */
    get: operations["homeworkCounts"];
  };
  "/item/batch": {
    /** Write many rows of item, all or none */
    post: operations["batchItem"];
  };
  "/item-loan/batch": {
    /** Write many rows of item-loan, all or none */
    post: operations["batchItemLoan"];
  };
  "/item-loan/{id}/return": {
    /** An item came back */
    post: operations["returnItem"];
  };
  "/lead/batch": {
    /** Write many rows of lead, all or none */
    post: operations["batchLead"];
  };
  "/lead/{id}/contact": {
    /** Somebody of the club has been in touch */
    post: operations["contactLead"];
  };
  "/lead/{id}/trial": {
    /** They come to a first class */
    post: operations["inviteToFirstClass"];
  };
  "/lead/{id}/join": {
    /** They have joined the club */
    post: operations["joinLead"];
  };
  "/lead/{id}/close": {
    /** Nothing comes of it */
    post: operations["closeLead"];
  };
  "/lead/{id}/back": {
    /** Take the last step back */
    post: operations["takeLeadBack"];
  };
  "/notice/{id}/read": {
    /** A notice was read */
    post: operations["readNotice"];
  };
  "/notice/{id}/unread": {
    /** Take a notice for unread */
    post: operations["unreadNotice"];
  };
  "/notice/read": {
    /** All own notices were read */
    post: operations["readAllNotices"];
  };
  "/presence/batch": {
    /** Write many rows of presence, all or none */
    post: operations["batchPresence"];
  };
  "/presence/{id}/invalidate": {
    /** Let a presence count no more */
    post: operations["invalidatePresence"];
  };
  "/presence/{id}/restore": {
    /** Let an invalidated presence count again */
    post: operations["restorePresence"];
  };
  "/training/{id}/roster": {
    /** Who is expected at a training, with their marks */
    get: operations["trainingRoster"];
  };
  "/training/{id}/presences": {
    /** Mark many students at a training */
    put: operations["markTraining"];
  };
  "/rightto/batch": {
    /** Write many rows of rightto, all or none */
    post: operations["batchRightTo"];
  };
  "/student/batch": {
    /** Write many rows of student, all or none */
    post: operations["batchStudent"];
  };
  "/student/{id}/leave": {
    /** A student leaves the club */
    post: operations["leaveClub"];
  };
  "/student/{id}/come-back": {
    /** A student who left comes back */
    post: operations["comeBackToClub"];
  };
  "/student/{id}/guardian-access": {
    /** Let one’s guardians see and act after the 18th birthday, or no more */
    post: operations["setGuardianAccess"];
  };
  "/student/{id}/leaving": {
    /** What is open when a student leaves, and what has ended with it */
    get: operations["leaving"];
  };
  "/student-grade/batch": {
    /** Write many rows of student-grade, all or none */
    post: operations["batchStudentGrade"];
  };
  "/student-grade/{id}/annul": {
    /** Let a mistaken grade count no more; the row stays, with the reason */
    post: operations["annulStudentGrade"];
  };
  "/student/{id}/limit": {
    /** Tell those who teach what a student spares */
    put: operations["tellLimit"];
    /** Take back what a student spares */
    delete: operations["untellLimit"];
  };
  "/tablefortest/batch": {
    /** Write many rows of tablefortest, all or none */
    post: operations["batchTableForTest"];
  };
  "/tablefortestdictionary/batch": {
    /** Write many rows of tablefortestdictionary, all or none */
    post: operations["batchTableForTestDictionary"];
  };
  "/task/batch": {
    /** Write many rows of task, all or none */
    post: operations["batchTask"];
  };
  "/task/{id}/done": {
    /** A task is done */
    post: operations["finishTask"];
  };
  "/task/{id}/reopen": {
    /** Take up a task again */
    post: operations["reopenTask"];
  };
  "/technik/batch": {
    /** Write many rows of technik, all or none */
    post: operations["batchTechnik"];
  };
  "/technik-progress/batch": {
    /** Write many rows of technik-progress, all or none */
    post: operations["batchTechnikProgress"];
  };
  "/technik-requirement/batch": {
    /** Write many rows of technik-requirement, all or none */
    post: operations["batchTechnikRequirement"];
  };
  "/training/batch": {
    /** Write many rows of training, all or none */
    post: operations["batchTraining"];
  };
  "/training/{id}/cancel": {
    /** Cancel a training */
    post: operations["cancelTraining"];
  };
  "/training/{id}/restore": {
    /** Plan a training again */
    post: operations["restoreTraining"];
  };
  "/training/{id}/hold": {
    /** A training took place */
    post: operations["holdTraining"];
  };
  "/training/{id}/not-held": {
    /** A training did not take place */
    post: operations["trainingNotHeld"];
  };
  "/training-series/batch": {
    /** Write many rows of training-series, all or none */
    post: operations["batchTrainingSeries"];
  };
  "/training-series/preview": {
    /** The days of a series */
    post: operations["previewTrainingSeries"];
  };
  "/training-series/{id}/split": {
    /** Change a series from a day on */
    post: operations["splitTrainingSeries"];
  };
  "/training-technik/batch": {
    /** Write many rows of training-technik, all or none */
    post: operations["batchTrainingTechnik"];
  };
  "/training/{id}/mat": {
    /** Who is on the mat, what they need, and what is worth doing */
    get: operations["trainingMat"];
  };
  "/user/batch": {
    /** Write many rows of user, all or none */
    post: operations["batchUser"];
  };
  "/user/{id}/take-off-second-factor": {
    /** Turn the second factor of somebody off who has lost it */
    post: operations["takeOffSecondFactor"];
  };
  "/user/matches": {
    /** Accounts that stand for nobody, and who they may be */
    get: operations["userMatches"];
  };
  "/useringroupright/batch": {
    /** Write many rows of useringroupright, all or none */
    post: operations["batchUserInGroupRight"];
  };
  "/user/{id}/why/{right}": {
    /** Why a user holds a right */
    get: operations["whyRight"];
  };
  "/webhook/batch": {
    /** Write many rows of webhook, all or none */
    post: operations["batchWebhook"];
  };
  "/workplace/batch": {
    /** Write many rows of workplace, all or none */
    post: operations["batchWorkplace"];
  };
  "/home": {
    /** All that the home of a member, a parent or an instructor shows */
    get: operations["home"];
  };
  "/landing": {
    /** Save the words of the club’s page */
    post: operations["saveLanding"];
  };
  "/landing/preview": {
    /** The club’s page as it would be */
    post: operations["previewLanding"];
  };
  "/article/{id}/picture": {
    /** Give an article a picture */
    put: operations["setPictureOfArticle"];
    /** Take the picture of an article away */
    delete: operations["removePictureOfArticle"];
  };
  "/article/{id}/picture/{picture}": {
    /** The picture of an article */
    get: operations["getPictureOfArticle"];
  };
  "/club-profile/{id}/picture": {
    /** Give a club-profile a picture */
    put: operations["setPictureOfClubProfile"];
    /** Take the picture of a club-profile away */
    delete: operations["removePictureOfClubProfile"];
  };
  "/club-profile/{id}/picture/{picture}": {
    /** The picture of a club-profile */
    get: operations["getPictureOfClubProfile"];
  };
  "/landing-section/{id}/picture": {
    /** Give a landing-section a picture */
    put: operations["setPictureOfLandingSection"];
    /** Take the picture of a landing-section away */
    delete: operations["removePictureOfLandingSection"];
  };
  "/landing-section/{id}/picture/{picture}": {
    /** The picture of a landing-section */
    get: operations["getPictureOfLandingSection"];
  };
  "/student/{id}/picture": {
    /** Give a student a picture */
    put: operations["setPictureOfStudent"];
    /** Take the picture of a student away */
    delete: operations["removePictureOfStudent"];
  };
  "/student/{id}/picture/{picture}": {
    /** The picture of a student */
    get: operations["getPictureOfStudent"];
  };
  "/user/{id}/picture": {
    /** Give a user a picture */
    put: operations["setPictureOfUser"];
    /** Take the picture of a user away */
    delete: operations["removePictureOfUser"];
  };
  "/user/{id}/picture/{picture}": {
    /** The picture of a user */
    get: operations["getPictureOfUser"];
  };
}
export type webhooks = Record<string, never>;
/** What the paths share. */
export interface components {
  schemas: {
    /** Problem document (RFC 9457). */
    Problem: Problem;
    /** What leads on from a page of a list. */
    PageLinks: PageLinks;
    /** A student as whoever acts for them sees them. */
    OwnStudent: OwnStudent;
    /** What the club tells some of its people, or all: written once, and heard of in the way that each has chosen. Whoever leads a training may write to its people without the right to write to others. */
    Announcement: Announcement;
    /** A picture or a PDF that comes with an announcement. It is sent by tus 1.0 (docs/contract.md), and its readers have it while the announcement is sent. */
    AnnouncementFile: AnnouncementFile;
    /** Whom an announcement has gone out to, and whether they have opened it. It is written by the server alone; its reader has it while the announcement is not taken back, and who has written that. */
    AnnouncementReader: AnnouncementReader;
    /** What the club tells: news, seminars, exams, guides. Polish first; a missing English text falls back to it. */
    Article: Article;
    /** Who wrote what, and when. It is written by the server alone, and kept for 24 months. */
    AuditLog: AuditLog;
    /** How the club is reached, as its page says: one row. All that the page shows is written at once by `POST /landing`. */
    ClubContact: ClubContact;
    /** What the club is called and how it looks, on every page, mail and paper: one row. `GET /about` tells it to anybody. */
    ClubProfile: ClubProfile;
    /** Days without trainings, of the whole club or of one place or section. It cancels what it covers. */
    DayOff: DayOff;
    /** A day on which grades are tried for. Once it is completed its passes stand in the ledger of grades, and nothing of it changes. */
    Exam: Exam;
    /** A student at an exam. Whether they may try for the grade is worked out when they are entered; who may not needs a reason. Locked with the exam. */
    ExamCandidate: ExamCandidate;
    /** How far somebody is on the way to a grade. */
    GradeProgress: GradeProgress;
    /** Somebody who trains, and where they stand before the grade above theirs. */
    Prospect: Prospect;
    /** What one examiner says of one technique that a candidate showed: a row of its own, so that several can mark at once. Written by the sheet of the exam, for as long as that is in progress. */
    ExamMark: ExamMark;
    /** A kyu or dan, and what each federation asks for before its exam. */
    Grade: Grade;
    /** A group of users who hold the same rights. */
    GroupRight: GroupRight;
    /** Who answers for a student under 18; with a user of their own they act for the child. */
    Guardian: Guardian;
    /** What students practise between trainings. Publishing it gives each of its students a submission. */
    Homework: Homework;
    /** A file that is handed in with a homework. It comes by tus 1.0 (docs/contract.md), and is there once it has come in whole. */
    HomeworkFile: HomeworkFile;
    /** A step on the way of a homework between student and instructor: handed in, given back, reviewed; each as it was then. Written by the server with the step itself. */
    HomeworkStep: HomeworkStep;
    /** What a student does about a homework. Made when the homework is published; the student writes text and minutes until it is handed in. */
    HomeworkSubmission: HomeworkSubmission;
    /** Something the club owns, and lends to its students. */
    Item: Item;
    /** An item that a student has, or had. It is open until the item is returned. */
    ItemLoan: ItemLoan;
    /** A section of the club’s page, in the club’s words. All that the page shows is written at once by `POST /landing`. */
    LandingSection: LandingSection;
    /** Somebody who asks for a first class. One that nothing becomes of is removed 90 days after its last change. */
    Lead: Lead;
    /** What somebody was told of, as it was then. It is written by the server alone, with the change it tells of, and kept for 90 days. */
    Notice: Notice;
    /** A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
    Presence: Presence;
    /** What training in the club costs, as its page says. All that the page shows is written at once by `POST /landing`. */
    Price: Price;
    /** A right that the members of a group hold. */
    RightTo: RightTo;
    /** Somebody who trains in the club. */
    Student: Student;
    /** A grade that was awarded. The ledger is append-only: the newest row that holds is the current grade, and a mistaken one is annulled with a reason. */
    StudentGrade: StudentGrade;
    /** What a student chose to tell those who teach them, as “spares the right knee”. They and their guardians write it and take it away; whoever calls the roll of a training sees it there of those who have come, and nobody anywhere else. */
    StudentLimit: StudentLimit;
    /** A row to try lists, forms and imports with: a field of every kind. */
    TableForTest: TableForTest;
    /** An entry of the dictionary that rows of the test table choose from. */
    TableForTestDictionary: TableForTestDictionary;
    /** Something to be done for the club, by somebody if it is known by whom. */
    Task: Task;
    /** A technique: what is done, from which attack, and in which position. */
    Technik: Technik;
    /** How far a student is with a technique. They say so themselves, but that it is mastered an instructor says. */
    TechnikProgress: TechnikProgress;
    /** A technique that a federation asks for at the exam to a grade. */
    TechnikRequirement: TechnikRequirement;
    /** A class on the mat. */
    Training: Training;
    /** Trainings that come every week. Writing a series writes its trainings. */
    TrainingSeries: TrainingSeries;
    /** A technique that a training taught; what was planned stands in the training itself. A POST of one that is noted there already changes nothing. */
    TrainingTechnik: TrainingTechnik;
    /** Who is on the mat at a training, what they need, and what is worth doing. */
    Mat: Mat;
    /** Somebody who may sign in. */
    User: User;
    /** A user’s place in a group, for a time or for good. */
    UserInGroupRight: UserInGroupRight;
    /** When a user signed in last, how and from where, and how often somebody failed to. */
    UserLastLogin: UserLastLogin;
    /** A program elsewhere that is told of what changes here, by the Standard Webhooks. It gets the ids of rows, and nothing that stands in them. Until it has a secret nothing is sent. */
    Webhook: Webhook;
    /** A place where the club trains. */
    Workplace: Workplace;
    /** A section of the club’s page, in the club’s words. All that the page shows is written at once by `POST /landing`. */
    LandingSectionWords: LandingSectionWords;
    /** What training in the club costs, as its page says. All that the page shows is written at once by `POST /landing`. */
    PriceWords: PriceWords;
    /** How the club is reached, as its page says: one row. All that the page shows is written at once by `POST /landing`. */
    ClubContactWords: ClubContactWords;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  health: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            status: "ok";
          };
        };
      };
    };
  };
  ready: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            status: "ok";
            /** Whether the broker of `BROKER_URL` can be reached; `none` where there is no such setting. */
            broker: "none" | "up" | "down";
          };
        };
      };
    };
  };
  metrics: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** The text format of Prometheus. */
      200: {
        content: {
          "text/plain": string;
        };
      };
    };
  };
  about: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            clubName: string;
            /** Where the picture is that the club has for its logo. */
            logo: string | null;
            /** The theme that people find who have chosen none themselves. */
            theme: string | null;
            /** IANA name. */
            timezone: string;
            /** Whether signing in with Google is set up. */
            google: boolean;
            /** Whether mails are sent: without a mail server they become files on the club’s own. */
            mail: boolean;
            /** The rules that members agree to. */
            terms: {
              /** Format: uri */
              url: string;
              version: string;
            } | null;
            /** What becomes of their data. */
            privacy: {
              /** Format: uri */
              url: string;
              version: string;
            } | null;
            demo: boolean;
            /** Whom to try the example club as; empty otherwise. */
            demoUsers: {
              username: "admin" | "instruktor" | "czlonek" | "rodzic" | "dev";
              password: string;
              /** The group they are in. */
              role: string;
              firstName: string;
              lastName: string;
              /** The colour of the belt they wear, `#rrggbb`. */
              beltColor: string | null;
              /** Where their picture is, from the address of the API on. */
              face: string | null;
            }[];
          };
        };
      };
    };
  };
  issueToken: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          grant_type: string;
          /** The user name or the e-mail address, of grant password. */
          username?: string;
          /** The password, of grant password, or the `timeStamp` of a confirmed lightning registration. */
          password?: string;
          /** A code of the second factor, of grant password, once the answer was `tatami_second_factor_required`. */
          otp?: string;
          /** An ID token of Google in place of name and password, of grant password. */
          google_token?: string;
          /** The nonce of `google_token`, where it carries one. */
          nonce?: string;
          /** `true` for a session of 30 days. */
          remember?: string;
          /** What the address of /code-ret carried, of grant authorization_code. */
          code?: string;
          /** The address that was returned to, of grant authorization_code. */
          redirect_uri?: string;
          /** The secret behind the challenge, of grant authorization_code: RFC 7636 §4.1. */
          code_verifier?: string;
          /** The client, in place of client authentication, while it has no secret. */
          client_id?: string;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            access_token: string;
            token_type: "Bearer";
            /** Seconds until the session ends at the latest. */
            expires_in: number;
          };
        };
      };
    };
  };
  revokeToken: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          token: string;
          /** RFC 7009 §2.1 */
          token_type_hint?: string;
          /** The client, as for a token. */
          client_id?: string;
        };
      };
    };
    responses: {
      /** The token works no more. */
      200: {
        content: {
          "application/json": Record<string, never>;
        };
      };
    };
  };
  logout: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** The session has ended. */
      204: {
        content?: never;
      };
    };
  };
  googleRedirect: {
    parameters: {
      query?: never;
      header: {
        "x-auth-state": string;
      };
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** Format: uri */
            redirectUrl: string;
          };
        };
      };
    };
  };
  registerLightning: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: email
           * Where mails reach them.
           */
          email: string;
          firstName?: string;
          lastName?: string;
          appName: string;
          clientId: string;
          requestType: "LIGHTNING";
          successUrl: string;
          errorUrl: string;
          resetUrl: string;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            email: string;
            /** The name of this registration; who asked keeps it secret. */
            timeStamp: string;
          };
        };
      };
    };
  };
  confirmLightning: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: email
           * Where mails reach them.
           */
          email: string;
          timeStamp: string;
          /** @example 123456 */
          code: string;
          firstName?: string;
          lastName?: string;
        };
      };
    };
    responses: {
      /** Confirmed: ask for a token within a minute. */
      204: {
        content?: never;
      };
    };
  };
  checkPasswordKey: {
    parameters: {
      query?: never;
      path: {
        /** The user. */
        a: string;
        /** The key from the mail. */
        b: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            setToken: string;
            /** Format: date-time */
            expiresAt: string;
          };
        };
      };
    };
  };
  setPassword: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          setToken: string;
          /** Format: password */
          password: string;
        };
      };
    };
    responses: {
      /** Sign in with it now. */
      204: {
        content?: never;
      };
    };
  };
  requestPasswordReset: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          username: string;
        };
      };
    };
    responses: {
      /** If there is such a user, a mail is on its way. */
      204: {
        content?: never;
      };
    };
  };
  inviteUser: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** The mail is on its way. */
      204: {
        content?: never;
      };
    };
  };
  requestFirstClass: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** The first and the last name of who asks. */
          name: string;
          /**
           * Format: email
           * Where they are written to.
           */
          email?: string | null;
          /**
           * Where they are called, with the country’s code.
           * @example +48600100200
           */
          phone?: string | null;
          /** Whether they want to train themselves, or ask for a child. */
          whom?: "self" | "child" | null;
          /** How old the child is. */
          childAge?: number | null;
          /** The age group they want to train in. */
          section?: "kids" | "youth" | "adult" | null;
          /**
           * Format: uuid
           * Where they want to train.
           */
          workplace?: string | null;
          /**
           * Format: uuid
           * The class they want to come to first.
           */
          training?: string | null;
          /** What they wrote beside. */
          note?: string | null;
          /** The language they are written to in; that of the request unless told. */
          language?: "pl" | "en";
          /** Whether they agree that what they say is kept; without that nothing is. */
          consent: boolean;
          /** Which text they agree to. */
          consentVersion: "2026-11";
          /** What a form hides from people: who fills it in is a program. */
          website?: string | null;
        };
      };
    };
    responses: {
      /** It has come. */
      204: {
        content?: never;
      };
    };
  };
  getArticleWriting: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What is not published yet; null where the article is as its readers have it. */
            draft: {
              /** The heading in Polish. */
              titlePl: string;
              /** The heading in English. */
              titleEn: string;
              /** The lead in Polish. */
              leadPl: string;
              /** The lead in English. */
              leadEn: string;
              /** The text in Polish, as Markdown. */
              bodyPl: string;
              /** The text in English, as Markdown. */
              bodyEn: string;
              /** The version that the next save names. */
              version: number;
              /** Who it was; null where they are gone. */
              by: {
                /** Format: uuid */
                id: string;
                firstName: string;
                lastName: string;
                picture: string | null;
              } | null;
              /**
               * Format: date-time
               * When it was last saved.
               */
              updatedAt: string;
            } | null;
            /** The versions, the newest first; 200 at most. */
            versions: {
              /**
               * Format: uuid
               * Its id.
               */
              id: string;
              /** Whether it was published, or kept on the way. */
              kind: "published" | "saved";
              /** What is to be remembered of it. */
              note: string | null;
              /** Who it was; null where they are gone. */
              by: {
                /** Format: uuid */
                id: string;
                firstName: string;
                lastName: string;
                picture: string | null;
              } | null;
              /**
               * Format: date-time
               * When it was kept.
               */
              createdAt: string;
              /** How many words came since the one before. */
              wordsAdded: number;
              /** How many words went. */
              wordsRemoved: number;
            }[];
            /** The pictures that may stand in its text. */
            pictures: {
              /**
               * Format: uuid
               * Its id.
               */
              id: string;
              /** What its file was called. */
              name: string;
              /** How wide it is, in pixels. */
              width: number;
              /** How high it is, in pixels. */
              height: number;
              /** Whether it says nothing. */
              isDecorative: boolean;
            }[];
            /** With `?key=` these pictures are shown before they are published; for a day. */
            pictureKey: string;
            /** The links by which others read the draft. */
            previews: {
              /**
               * Format: uuid
               * Its id.
               */
              id: string;
              /** Where the draft is read without an account. */
              path: string;
              /** Who it was; null where they are gone. */
              by: {
                /** Format: uuid */
                id: string;
                firstName: string;
                lastName: string;
                picture: string | null;
              } | null;
              /**
               * Format: date-time
               * When it leads nowhere any more.
               */
              expiresAt: string;
            }[];
            /** Who else has it open. */
            writers: ({
              /** Format: uuid */
              id: string;
              firstName: string;
              lastName: string;
              picture: string | null;
            } | null)[];
          };
        };
      };
    };
  };
  sayArticleIsOpen: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Whether it is open. */
          isOpen: boolean;
        };
      };
    };
    responses: {
      /** Others know. */
      204: {
        content?: never;
      };
    };
  };
  saveArticleDraft: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** The heading in Polish. */
          titlePl: string;
          /** The heading in English. */
          titleEn: string;
          /** The lead in Polish. */
          leadPl: string;
          /** The lead in English. */
          leadEn: string;
          /** The text in Polish, as Markdown. */
          bodyPl: string;
          /** The text in English, as Markdown. */
          bodyEn: string;
          /** The version of the draft that this was made of; 0 where there was none. */
          seen: number;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** The version of the draft since. */
            version: number;
            /**
             * Format: date-time
             * When it was saved.
             */
            updatedAt: string;
          };
        };
      };
    };
  };
  dropArticleDraft: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** There is none. */
      204: {
        content?: never;
      };
    };
  };
  keepArticleVersion: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** What is to be remembered of it. */
          note?: string;
        };
      };
    };
    responses: {
      /** It is kept. */
      204: {
        content?: never;
      };
    };
  };
  getArticleVersion: {
    parameters: {
      query?: never;
      path: {
        id: string;
        version: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** The heading in Polish. */
            titlePl: string;
            /** The heading in English. */
            titleEn: string;
            /** The lead in Polish. */
            leadPl: string;
            /** The lead in English. */
            leadEn: string;
            /** The text in Polish, as Markdown. */
            bodyPl: string;
            /** The text in English, as Markdown. */
            bodyEn: string;
          };
        };
      };
    };
  };
  changeArticlePicture: {
    parameters: {
      query?: never;
      path: {
        id: string;
        picture: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Whether it says nothing. */
          isDecorative: boolean;
        };
      };
    };
    responses: {
      /** It is known. */
      204: {
        content?: never;
      };
    };
  };
  makeArticlePreviewLink: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** For how long; seven days unless told. */
          days?: number;
        };
      };
    };
    responses: {
      /** Default Response */
      201: {
        content: {
          "application/json": {
            /**
             * Format: uuid
             * Its id.
             */
            id: string;
            /** Where it leads, on the club’s address. */
            path: string;
          };
        };
      };
    };
  };
  withdrawArticlePreviewLink: {
    parameters: {
      query?: never;
      path: {
        id: string;
        link: string;
      };
    };
    requestBody?: never;
    responses: {
      /** It is withdrawn. */
      204: {
        content?: never;
      };
    };
  };
  issueTicket: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          purpose: "download" | "websocket";
        };
      };
    };
    responses: {
      /** Default Response */
      201: {
        content: {
          "application/json": {
            ticket: string;
            /** Format: date-time */
            expiresAt: string;
          };
        };
      };
    };
  };
  listOutgoingMail: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** How many are on their way, or are tried again later by themselves. */
            waiting: number;
            /** How many are tried no more by themselves. */
            stuck: number;
            /** How many came to their end unsent in the last week, as a code that works no more. */
            givenUp: number;
            mails: {
              /** Format: uuid */
              id: string;
              state: "waiting" | "stuck" | "givenUp";
              /** A code to sign in with, a link to set a password, word of a change of the account, or a notice. */
              kind: "code" | "link" | "account" | "notice";
              /** The address; null for who may not read users. */
              to: string | null;
              /**
               * Format: date-time
               * When it was to be sent.
               */
              since: string;
              /**
               * Format: date-time
               * When it is of no use any more.
               */
              until: string;
              /** How many there were. */
              tries: number;
              /**
               * Format: date-time
               * The next try.
               */
              due: string | null;
              /** Why the last try failed: no mail server there, no safe line to it, it refuses the club’s account, the mailbox or the mail, another server of the club has another key, or a fault of the server. */
              failure: "unreachable" | "insecure" | "sign-in" | "no-mailbox" | "refused" | "other-key" | "fault" | null;
              /** The number of the mail server’s answer, as 550. */
              reply: number | null;
            }[];
          };
        };
      };
    };
  };
  retryOutgoingMail: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** It is tried. */
      204: {
        content?: never;
      };
    };
  };
  dropOutgoingMail: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Gone. */
      204: {
        content?: never;
      };
    };
  };
  renewWebhookSecret: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What messages are signed with, `whsec_` and Base64. */
            secret: string;
          };
        };
      };
    };
  };
  listWebhookMessages: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            messages: {
              /**
               * Format: uuid
               * `webhook-id` is this after `msg_`.
               */
              id: string;
              /** `student.update`, or `test`. */
              type: string;
              /**
               * Format: date-time
               * When what it tells of was stored.
               */
              at: string;
              /** What it is about; null of a test. */
              of: {
                /** The name of the table on the wire. */
                table: string;
                /**
                 * Format: uuid
                 * The id of the row, which may be gone.
                 */
                row: string;
                /** `create`, `update`, `remove`, or the name of an action. */
                verb: string;
                /** The version of the row after it; null where it is gone. */
                version: number | null;
              } | null;
              /** Whether it is on its way, tried no more by itself, or delivered. */
              state: "waiting" | "stuck" | "delivered";
              /** How many there were. */
              tries: number;
              /**
               * Format: date-time
               * The next try.
               */
              due: string | null;
              /**
               * Format: date-time
               * When the receiver took it.
               */
              deliveredAt: string | null;
              /** The status of its answer. */
              status: number | null;
              /** How long the receiver took, in milliseconds. */
              ms: number | null;
              /** Why the last try failed: `not-public`, `no-host`, `unreachable`, `insecure`, `timeout`, `no-http`, `redirect`, `refused`, `gone`, `off`, `no-secret`, `other-key`, `fault`; the status of an answer follows. */
              failure: string | null;
            }[];
          };
        };
      };
    };
  };
  replayWebhookMessage: {
    parameters: {
      query?: never;
      path: {
        id: string;
        message: string;
      };
    };
    requestBody?: never;
    responses: {
      /** It is sent. */
      204: {
        content?: never;
      };
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      202: {
        content: {
          "application/json": {
            /**
             * Format: uuid
             * The id of the message.
             */
            message: string;
          };
        };
      };
    };
  };
  readCalendarFeed: {
    parameters: {
      query?: never;
      path: {
        /** The secret of the feed. */
        token: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A calendar (RFC 5545). */
      200: {
        content: {
          "text/calendar": string;
        };
      };
    };
  };
  readTrainingCalendar: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A calendar (RFC 5545). */
      200: {
        content: {
          "text/calendar": string;
        };
      };
    };
  };
  showCheckInCode: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            code: string;
            /** The milliseconds until there is another. */
            nextIn: number;
          };
        };
      };
    };
  };
  admitToTraining: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          training: string;
          code: string;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            admission: string;
            /** Format: date-time */
            expiresAt: string;
          };
        };
      };
    };
  };
  checkIn: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          student: string;
          /** What `admitToTraining` has given. */
          admission: string;
        };
      };
    };
    responses: {
      /** A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
      200: {
        content: {
          "application/json": components["schemas"]["Presence"];
        };
      };
    };
  };
  showKiosk: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            expiresAt: string;
            grades: {
              /** Format: uuid */
              id: string;
              namePl: string;
              nameEn: string;
              beltColor: string;
              rank: number;
            }[];
            trainings: {
              /** Format: uuid */
              id: string;
              title: string;
              /** Format: date-time */
              startsAt: string;
              /** Format: date-time */
              endsAt: string;
              workplaceName: string;
              state: string;
              students: {
                /** Format: uuid */
                student: string;
                firstName: string;
                lastName: string;
                picture: string | null;
                /** Format: uuid */
                grade: string | null;
                status: "declared" | "present" | "late" | "excused" | "absent" | null;
              }[];
            }[];
          };
        };
      };
    };
  };
  beginKiosk: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          trainings: string[];
          /**
           * What ends it on the spot: 4 to 6 digits.
           * @example 4711
           */
          pin: string;
        };
      };
    };
    responses: {
      /** Default Response */
      201: {
        content: {
          "application/json": {
            /** Format: uuid */
            id: string;
            token: string;
            /** Format: date-time */
            expiresAt: string;
          };
        };
      };
    };
  };
  showKioskPicture: {
    parameters: {
      query?: never;
      path: {
        student: string;
        picture: string;
      };
    };
    requestBody?: never;
    responses: {
      /** The picture. */
      200: {
        content: {
          "image/webp": string;
        };
      };
    };
  };
  markAtKiosk: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          training: string;
          marks: {
            /** Format: uuid */
            student: string;
            status: "present" | null;
            /** The milliseconds since it was said, where it had to wait for the network. */
            waited?: number;
          }[];
        };
      };
    };
    responses: {
      /** Stored. */
      204: {
        content?: never;
      };
    };
  };
  leaveKiosk: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          pin: string;
        };
      };
    };
    responses: {
      /** It is over. */
      204: {
        content?: never;
      };
    };
  };
  previewMissedMail: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          students: string[];
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            usual: {
              /** `{name}` stands for the first name of who was missed. */
              pl: {
                subject: string;
                text: string;
              };
              /** `{name}` stands for the first name of who was missed. */
              en: {
                subject: string;
                text: string;
              };
            };
            reached: {
              /** Format: uuid */
              student: string;
              firstName: string;
              lastName: string;
              /** Whether it goes to their guardians, as they are under 18. */
              toGuardians: boolean;
              languages: ("pl" | "en")[];
            }[];
            /** To whom nothing is written: they came again or left, the club has written in the last month, they want no mails of it, or neither they nor a guardian have an address. */
            unreached: {
              /** Format: uuid */
              student: string;
              why: "notMissed" | "recently" | "noMail" | "noAddress";
            }[];
          };
        };
      };
    };
  };
  sendMissedMail: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          students: string[];
          texts: {
            /** `{name}` stands for the first name of who was missed. */
            pl: {
              subject: string;
              text: string;
            };
            /** `{name}` stands for the first name of who was missed. */
            en: {
              subject: string;
              text: string;
            };
          };
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            written: string[];
            /**
             * Format: date-time
             * Until when it can be taken back; null where nothing goes.
             */
            goesAt: string | null;
            /** To whom nothing is written: they came again or left, the club has written in the last month, they want no mails of it, or neither they nor a guardian have an address. */
            unreached: {
              /** Format: uuid */
              student: string;
              why: "notMissed" | "recently" | "noMail" | "noAddress";
            }[];
          };
        };
      };
    };
  };
  takeBackMissedMail: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          students: string[];
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            takenBack: string[];
          };
        };
      };
    };
  };
  clubOverview: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /**
             * Format: date
             * The club’s day that all of it is of.
             */
            today: string;
            /** Those who train in the club. For who may read students. */
            students: {
              /** How many train now. */
              active: number;
              /** How many had joined by this day a year ago and had not left. */
              aYearAgo: number;
              /** How many have joined in this month, whatever became of them. */
              joined: number;
              /** How many had by this day of the same month of last year. */
              joinedAYearAgo: number;
            } | null;
            /** Who was on the mat, week by week. For who may read trainings. */
            attendance: {
              /** The Mondays of 53 weeks, the oldest first; this week is the last. */
              weeks: string[];
              groups: {
                /** Whom the trainings were for; null for everybody. */
                section: "kids" | "youth" | "adult" | null;
                kind: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
                /** How often somebody came, by week. */
                counts: number[];
              }[];
              /** How often somebody came to any training 52 weeks before each of these weeks. */
              lastYear: number[];
            } | null;
            /** Who stays, by month of joining, the oldest first. For who may read students and presences. */
            retention: {
              /**
               * Format: date
               * The first day of the month.
               */
              month: string;
              /** How many joined in it, also those who have left since. */
              joined: number;
              /** How many of these were at a training that counts: in that month, in the next, and so on to this one. */
              present: number[];
            }[] | null;
            /** Who has not been on the mat for three weeks. For who may read students. */
            unseen: {
              /**
               * Format: date
               * The day before which they were last seen, or joined.
               */
              before: string;
              /** How many were seen before. */
              lapsed: number;
              /** How many never were. */
              neverCame: number;
              /** Who was seen last the latest first, 50 at most. */
              students: {
                /** Format: uuid */
                id: string;
                firstName: string;
                lastName: string;
                picture: string | null;
                beltColor: string | null;
                /** Format: date-time */
                lastPresentAt: string | null;
                /** Format: date */
                joinedOn: string;
                /** Format: date-time */
                missedMailAt: string | null;
                /** Whether the club has not written to them for a month. */
                mayWrite: boolean;
              }[];
            } | null;
            /** Papers that are over, or will be within 30 days. For who may read students. */
            papers: {
              /**
               * Format: date
               * The last of these days.
               */
              until: string;
              licence: number;
              insurance: number;
              medical: number;
              /** The first to end first, 20 at most; somebody may be named for each of their papers. */
              students: {
                /** Format: uuid */
                id: string;
                firstName: string;
                lastName: string;
                picture: string | null;
                beltColor: string | null;
                paper: "licence" | "insurance" | "medical";
                /** Format: date */
                validTo: string;
              }[];
            } | null;
            /** Who has all that their next grade asks for, as their page says it; the conditions that are ticked by hand are not asked about. For who may read students. */
            ready: {
              count: number;
              /** The highest grades first, 200 at most. */
              students: {
                /** Format: uuid */
                id: string;
                firstName: string;
                lastName: string;
                picture: string | null;
                beltColor: string | null;
                /** Format: uuid */
                gradeTo: string;
              }[];
            } | null;
            access: {
              /** How many accounts wait for their owner to set a password. */
              invited: number;
              /** How many adults who train have no account. For who may read students too; children have guardians. */
              without: number | null;
            } | null;
            /** Trainings ahead whose leader can’t lead them. For who may read trainings. */
            trainings: {
              notLed: number;
              /**
               * Format: date-time
               * When the next of them begins.
               */
              next: string | null;
            } | null;
            /** Loans. For who may read them. */
            loans: {
              /** How many were to be back by now. */
              overdue: number;
            } | null;
            /** How many accounts stand for nobody yet. For who may read users, students and guardians. */
            undecided: number | null;
            /** How many requests for a first class nobody has answered. For who may read them. */
            leads: number | null;
            /** How many people signed in last on each of the last 14 days. For who may read sign-ins. */
            signIns: {
              /** Format: date */
              day: string;
              users: number;
            }[] | null;
            /** Live connections now. For who may look at the server. */
            connections: {
              /** How many this server has. */
              count: number;
              /** Whether the club has no other servers that might have more. */
              areAll: boolean;
            } | null;
          };
        };
      };
    };
  };
  addArticlePicture: {
    parameters: {
      query: {
        /** What its file is called. */
        name: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "image/jpeg": unknown;
        "image/png": unknown;
        "image/webp": unknown;
      };
    };
    responses: {
      /** Default Response */
      201: {
        content: {
          "application/json": {
            /**
             * Format: uuid
             * Its id.
             */
            id: string;
            /** Its address, as the text names it. */
            path: string;
            /** The bytes of the largest of its files as AVIF. */
            bytes: number;
          };
        };
      };
    };
  };
  readUnsubscribe: {
    parameters: {
      query?: never;
      path: {
        /** The secret of the mail. */
        token: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** Which notices the mail was of. */
            kind: "trainingCancelled" | "trainingRestored" | "gradeAwarded" | "examInvitation" | "examResult" | "homeworkAssigned" | "homeworkReturned" | "homeworkReviewed" | "excuseAccepted" | "paperExpiring" | "missed" | "newDevice" | "webhookOff" | "leadCame" | "announcement";
            /** How its reader hears of them now. */
            way: "live" | "mail" | "push" | "none";
          };
        };
      };
    };
  };
  unsubscribe: {
    parameters: {
      query?: never;
      path: {
        /** The secret of the mail. */
        token: string;
      };
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": string;
        "multipart/form-data": string;
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** Which notices the mail was of. */
            kind: "trainingCancelled" | "trainingRestored" | "gradeAwarded" | "examInvitation" | "examResult" | "homeworkAssigned" | "homeworkReturned" | "homeworkReviewed" | "excuseAccepted" | "paperExpiring" | "missed" | "newDevice" | "webhookOff" | "leadCame" | "announcement";
            /** How its reader hears of them now. */
            way: "live" | "mail" | "push" | "none";
          };
        };
      };
    };
  };
  resubscribe: {
    parameters: {
      query?: never;
      path: {
        /** The secret of the mail. */
        token: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** Which notices the mail was of. */
            kind: "trainingCancelled" | "trainingRestored" | "gradeAwarded" | "examInvitation" | "examResult" | "homeworkAssigned" | "homeworkReturned" | "homeworkReviewed" | "excuseAccepted" | "paperExpiring" | "missed" | "newDevice" | "webhookOff" | "leadCame" | "announcement";
            /** How its reader hears of them now. */
            way: "live" | "mail" | "push" | "none";
          };
        };
      };
    };
  };
  whoami: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** Format: uuid */
            id: string;
            username: string;
            firstName: string;
            lastName: string;
            /** False of the first administrator until they say what they are called. */
            isNamed: boolean;
            picture: string | null;
            language: "pl" | "en";
            /** The club demands a second factor; set one up to use your rights. */
            mustShowSecondFactor: boolean;
            /** Texts of the club whose present edition they have not accepted; `/about` says where they are. */
            toAccept: ("terms" | "privacy")[];
            /**
             * Format: uuid
             * The student that they are, if they train.
             */
            student: string | null;
          };
        };
      };
    };
  };
  owner: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            students: components["schemas"]["OwnStudent"][];
          };
        };
      };
    };
  };
  profile: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Somebody who may sign in. */
      200: {
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          firstName?: string;
          lastName?: string;
          /**
           * Where they are called, with the country’s code.
           * @example +48600100200
           */
          phone?: string | null;
          language?: "pl" | "en";
        };
      };
    };
    responses: {
      /** Somebody who may sign in. */
      200: {
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
    };
  };
  roles: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": string[];
        };
      };
    };
  };
  hasRight: {
    parameters: {
      query?: never;
      path: {
        right: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": boolean;
        };
      };
    };
  };
  hasRights: {
    parameters: {
      query?: never;
      path: {
        /** Rights with commas between. */
        rights: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            [key: string]: boolean;
          };
        };
      };
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          current: string;
          /** Format: password */
          password: string;
        };
      };
    };
    responses: {
      /** Changed. */
      204: {
        content?: never;
      };
    };
  };
  acceptTexts: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** The edition of the terms. */
          terms?: string;
          /** The edition of the privacy notice. */
          privacy?: string;
        };
      };
    };
    responses: {
      /** Somebody who may sign in. */
      200: {
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
    };
  };
  noticeChoice: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** How one hears of each kind. */
            ways: {
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              trainingCancelled: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              trainingRestored: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              gradeAwarded: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              examInvitation: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              examResult: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              homeworkAssigned: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              homeworkReturned: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              homeworkReviewed: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              excuseAccepted: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              paperExpiring: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              missed: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              newDevice: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              webhookOff: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              leadCame: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              announcement: "live" | "mail" | "push" | "none";
            };
            /**
             * Format: time
             * When the hours begin in which neither a mail nor a push is sent; null where there are none.
             */
            quietFrom: string | null;
            /**
             * Format: time
             * When they end; before they begin, on the next day.
             */
            quietTo: string | null;
          };
        };
      };
    };
  };
  chooseNotices: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** How one hears of a kind; those that are missing stay. */
          ways: {
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            trainingCancelled?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            trainingRestored?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            gradeAwarded?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            examInvitation?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            examResult?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            homeworkAssigned?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            homeworkReturned?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            homeworkReviewed?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            excuseAccepted?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            paperExpiring?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            missed?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            newDevice?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            webhookOff?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            leadCame?: "live" | "mail" | "push" | "none";
            /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
            announcement?: "live" | "mail" | "push" | "none";
          };
          /**
           * Format: time
           * When the hours begin in which neither a mail nor a push is sent; null where there are none.
           */
          quietFrom: string | null;
          /**
           * Format: time
           * When they end; before they begin, on the next day.
           */
          quietTo: string | null;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** How one hears of each kind. */
            ways: {
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              trainingCancelled: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              trainingRestored: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              gradeAwarded: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              examInvitation: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              examResult: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              homeworkAssigned: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              homeworkReturned: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              homeworkReviewed: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              excuseAccepted: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              paperExpiring: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              missed: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              newDevice: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              webhookOff: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              leadCame: "live" | "mail" | "push" | "none";
              /** `live` is in the app alone, `mail` by mail as well, `push` on one’s devices as well and by mail while there is none, `none` not at all. */
              announcement: "live" | "mail" | "push" | "none";
            };
            /**
             * Format: time
             * When the hours begin in which neither a mail nor a push is sent; null where there are none.
             */
            quietFrom: string | null;
            /**
             * Format: time
             * When they end; before they begin, on the next day.
             */
            quietTo: string | null;
          };
        };
      };
    };
  };
  listPushDevices: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** The key of the club, with which a browser subscribes (RFC 8292 §3.2). */
            publicKey: string;
            /** Whether this device may be added: they have signed in to stay so, with `remember_me`. */
            mayHear: boolean;
            /** The newest first. */
            devices: {
              /**
               * Format: uuid
               * That of the session there.
               */
              id: string;
              current: boolean;
              device: string | null;
              /** Format: date-time */
              createdAt: string;
            }[];
          };
        };
      };
    };
  };
  addPushDevice: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * The address of the browser at its push service.
           * @example https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV
           */
          endpoint: string;
          keys: {
            /**
             * Its public key on the curve P-256, in Base64 for addresses.
             * @example BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4
             */
            p256dh: string;
            /**
             * Its 16 bytes of authentication.
             * @example BTBZMqHH6r4Tts7J_aSIgg
             */
            auth: string;
          };
        };
      };
    };
    responses: {
      /** It is one of the devices. */
      204: {
        content?: never;
      };
    };
  };
  removePushDevice: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Nothing is sent there any more. */
      204: {
        content?: never;
      };
    };
  };
  listCalendarFeeds: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** The oldest first. Their addresses are asked for one by one. */
            feeds: {
              /** Format: uuid */
              id: string;
              /** What it is about: what a student trains, what its owner leads, what is held in a place, or all that the club holds. */
              about: "student" | "led" | "workplace" | "club";
              /**
               * Format: uuid
               * Whose trainings these are: the owner’s, or a child’s; null of others.
               */
              student: string | null;
              /**
               * Format: uuid
               * The place; null of others.
               */
              workplace: string | null;
              /** The first and last name of the student. */
              studentName: string | null;
              /** What the place is called. */
              workplaceName: string | null;
              /** How long before a training a program reminds of it. */
              reminder: "none" | "hour" | "twoHours" | "day";
              /** Whether it has the days off too. */
              withDaysOff: boolean;
              /** Whether it has the trainings that the student is excused from; they leave the time free. */
              withExcused: boolean;
              /** Whether it is read: not where its owner acts no more for the student. */
              active: boolean;
              /**
               * Format: date-time
               * When it was made.
               */
              createdAt: string;
              /**
               * Format: date-time
               * When its address was made.
               */
              renewedAt: string;
              /**
               * Format: date-time
               * When a program last read it there, to the hour; null where none has.
               */
              readAt: string | null;
            }[];
          };
        };
      };
    };
  };
  addCalendarFeed: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** What it is about: what a student trains, what its owner leads, what is held in a place, or all that the club holds. */
          about: "student" | "led" | "workplace" | "club";
          /**
           * Format: uuid
           * Whose trainings these are: the owner’s, or a child’s; null of others.
           */
          student: string | null;
          /**
           * Format: uuid
           * The place; null of others.
           */
          workplace: string | null;
          /** How long before a training a program reminds of it. */
          reminder: "none" | "hour" | "twoHours" | "day";
          /** Whether it has the days off too. */
          withDaysOff: boolean;
          /** Whether it has the trainings that the student is excused from; they leave the time free. */
          withExcused: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      201: {
        content: {
          "application/json": {
            /** Format: uuid */
            id: string;
          };
        };
      };
    };
  };
  changeCalendarFeed: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** How long before a training a program reminds of it. */
          reminder: "none" | "hour" | "twoHours" | "day";
          /** Whether it has the days off too. */
          withDaysOff: boolean;
          /** Whether it has the trainings that the student is excused from; they leave the time free. */
          withExcused: boolean;
        };
      };
    };
    responses: {
      /** It is so. */
      204: {
        content?: never;
      };
    };
  };
  removeCalendarFeed: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** It is gone. */
      204: {
        content?: never;
      };
    };
  };
  showCalendarFeedAddress: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /**
             * It holds the secret of the feed.
             * @example https://tatami.example.org/api/calendar/dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk.ics
             */
            address: string;
          };
        };
      };
    };
  };
  renewCalendarFeed: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** It has another address. */
      204: {
        content?: never;
      };
    };
  };
  listSessions: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** Format: uuid */
            id: string;
            current: boolean;
            /** How they signed in there; `kiosk` is a screen by the door that they have begun. */
            method: "password" | "google" | "lightning" | "kiosk";
            device: string | null;
            /** The masked address. */
            address: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * The last use, to the minute.
             */
            lastUsedAt: string;
          }[];
        };
      };
    };
  };
  endSession: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Signed out. */
      204: {
        content?: never;
      };
    };
  };
  describeSecurity: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** Who came by mail or Google has none at first. */
            hasPassword: boolean;
            /** Whether it is on. */
            secondFactor: boolean;
            recoveryCodesLeft: number;
          };
        };
      };
    };
  };
  beginSecondFactor: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          password: string;
        };
      };
    };
    responses: {
      /** Default Response */
      201: {
        content: {
          "application/json": {
            /** Base32. */
            secret: string;
            /** otpauth:, for a QR code. */
            uri: string;
          };
        };
      };
    };
  };
  confirmSecondFactor: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code: string;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            recoveryCodes: string[];
          };
        };
      };
    };
  };
  renewRecoveryCodes: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          password: string;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            recoveryCodes: string[];
          };
        };
      };
    };
  };
  removeSecondFactor: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          password: string;
        };
      };
    };
    responses: {
      /** Off. */
      204: {
        content?: never;
      };
    };
  };
  exportData: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** A ZIP of JSON and CSV files. */
      200: {
        content: {
          "application/zip": string;
        };
      };
    };
  };
  requestErasure: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Somebody who may sign in. */
      200: {
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
    };
  };
  withdrawErasure: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Somebody who may sign in. */
      200: {
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
    };
  };
  batchAnnouncement: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "send" | "take-back";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Announcement"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Announcement"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  sendAnnouncement: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What the club tells some of its people, or all: written once, and heard of in the way that each has chosen. Whoever leads a training may write to its people without the right to write to others. */
      200: {
        content: {
          "application/json": components["schemas"]["Announcement"];
        };
      };
    };
  };
  takeBackAnnouncement: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What the club tells some of its people, or all: written once, and heard of in the way that each has chosen. Whoever leads a training may write to its people without the right to write to others. */
      200: {
        content: {
          "application/json": components["schemas"]["Announcement"];
        };
      };
    };
  };
  announcementReach: {
    parameters: {
      query: {
        /** Whom it is for. */
        audience: "all" | "section" | "group" | "training" | "person";
        /** The age group. */
        section?: "kids" | "youth" | "adult";
        /** The group of users. */
        group?: string;
        /** The training. */
        training?: string;
        /** The person. */
        student?: string;
      };
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** The accounts that hear of it, without the caller’s own. */
            accounts: number;
            /** Those who train and for whom nobody has an account. */
            withoutAccount: number;
          };
        };
      };
    };
  };
  discardAnnouncementFile: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A picture or a PDF that comes with an announcement. It is sent by tus 1.0 (docs/contract.md), and its readers have it while the announcement is sent. */
      200: {
        content: {
          "application/json": components["schemas"]["AnnouncementFile"];
        };
      };
    };
  };
  restoreAnnouncementFile: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A picture or a PDF that comes with an announcement. It is sent by tus 1.0 (docs/contract.md), and its readers have it while the announcement is sent. */
      200: {
        content: {
          "application/json": components["schemas"]["AnnouncementFile"];
        };
      };
    };
  };
  getContentOfAnnouncementFile: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** The whole. */
      200: {
        content: {
          "image/jpeg": string;
          "image/png": string;
          "image/webp": string;
          "application/pdf": string;
        };
      };
      /** The part that was asked for. */
      206: {
        content: {
          "image/jpeg": string;
          "image/png": string;
          "image/webp": string;
          "application/pdf": string;
        };
      };
    };
  };
  seeAnnouncement: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Whom an announcement has gone out to, and whether they have opened it. It is written by the server alone; its reader has it while the announcement is not taken back, and who has written that. */
      200: {
        content: {
          "application/json": components["schemas"]["AnnouncementReader"];
        };
      };
    };
  };
  batchArticle: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "publish" | "archive";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Article"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Article"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  publishArticle: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What the club tells: news, seminars, exams, guides. Polish first; a missing English text falls back to it. */
      200: {
        content: {
          "application/json": components["schemas"]["Article"];
        };
      };
    };
  };
  archiveArticle: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What the club tells: news, seminars, exams, guides. Polish first; a missing English text falls back to it. */
      200: {
        content: {
          "application/json": components["schemas"]["Article"];
        };
      };
    };
  };
  batchDayOff: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["DayOff"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["DayOff"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  previewDayOff: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          id?: string | null;
          /** Format: date */
          dateFrom: string;
          /** Format: date */
          dateTo: string;
          kind: "publicHoliday" | "schoolBreak" | "closure" | "instructor";
          /** Format: uuid */
          workplace?: string | null;
          section?: "kids" | "youth" | "adult" | null;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** The trainings as they would be, by their start. */
            cancelled: components["schemas"]["Training"][];
            /** The trainings that this day off had cancelled or left out, planned again. One that was left out is not there yet, and has no `_links`. */
            restored: components["schemas"]["Training"][];
          };
        };
      };
    };
  };
  missingPublicHolidays: {
    parameters: {
      query: {
        year: number;
      };
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            missing: {
              /** Format: date */
              day: string;
              name: string;
              /** Trainings it would cancel. */
              cancelledCount: number;
            }[];
            /** How many are there already. */
            existing: number;
          };
        };
      };
    };
  };
  fillPublicHolidays: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          year: number;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            created: components["schemas"]["DayOff"][];
            /** How many were there already. */
            existing: number;
          };
        };
      };
    };
  };
  batchExam: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "open" | "invite" | "start" | "complete" | "cancel";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Exam"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Exam"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  openExam: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A day on which grades are tried for. Once it is completed its passes stand in the ledger of grades, and nothing of it changes. */
      200: {
        content: {
          "application/json": components["schemas"]["Exam"];
        };
      };
    };
  };
  inviteToExam: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Who is invited. */
          students: string[];
          /** Whether they meet what is asked for beside attendance; so it is unless told. */
          conditionsMet?: boolean;
          /** Why those of them may try who are not eligible. */
          overrideReason?: string;
        };
      };
    };
    responses: {
      /** A day on which grades are tried for. Once it is completed its passes stand in the ledger of grades, and nothing of it changes. */
      200: {
        content: {
          "application/json": components["schemas"]["Exam"];
        };
      };
    };
  };
  startExam: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A day on which grades are tried for. Once it is completed its passes stand in the ledger of grades, and nothing of it changes. */
      200: {
        content: {
          "application/json": components["schemas"]["Exam"];
        };
      };
    };
  };
  completeExam: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A day on which grades are tried for. Once it is completed its passes stand in the ledger of grades, and nothing of it changes. */
      200: {
        content: {
          "application/json": components["schemas"]["Exam"];
        };
      };
    };
  };
  cancelExam: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** A day on which grades are tried for. Once it is completed its passes stand in the ledger of grades, and nothing of it changes. */
      200: {
        content: {
          "application/json": components["schemas"]["Exam"];
        };
      };
    };
  };
  printProtocol: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A PDF, in Polish. */
      200: {
        content: {
          "application/pdf": string;
        };
      };
    };
  };
  verifyEvidence: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** The SHA-256 that was printed, in hexadecimal digits. */
            hash: string;
            /** Whether the evidence that was kept has that hash. */
            isWhole: boolean;
            /** What is not as it was counted; nothing where all is. */
            differences: {
              table: "exam" | "exam-candidate";
              /**
               * Format: uuid
               * The id of what is not as it was.
               */
              row: string;
              /** What of it; nothing where it came or went since. */
              fields: string[];
            }[];
            /** What was counted, as it was hashed. */
            evidence: string;
          };
        };
      };
    };
  };
  examStatistics: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** The year of the exams. */
            year: number;
            /**
             * Format: uuid
             * The grade that was tried for.
             */
            grade: string;
            /** How many have passed. */
            passed: number;
            /** How many have failed. */
            failed: number;
            /** How many were entered and did not come. */
            noShow: number;
          }[];
        };
      };
    };
  };
  batchExamCandidate: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "invite" | "accept" | "decline" | "refresh" | "pay" | "unpay";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["ExamCandidate"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["ExamCandidate"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  inviteExamCandidate: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A student at an exam. Whether they may try for the grade is worked out when they are entered; who may not needs a reason. Locked with the exam. */
      200: {
        content: {
          "application/json": components["schemas"]["ExamCandidate"];
        };
      };
    };
  };
  acceptExamCandidate: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A student at an exam. Whether they may try for the grade is worked out when they are entered; who may not needs a reason. Locked with the exam. */
      200: {
        content: {
          "application/json": components["schemas"]["ExamCandidate"];
        };
      };
    };
  };
  declineExamCandidate: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A student at an exam. Whether they may try for the grade is worked out when they are entered; who may not needs a reason. Locked with the exam. */
      200: {
        content: {
          "application/json": components["schemas"]["ExamCandidate"];
        };
      };
    };
  };
  refreshExamCandidate: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A student at an exam. Whether they may try for the grade is worked out when they are entered; who may not needs a reason. Locked with the exam. */
      200: {
        content: {
          "application/json": components["schemas"]["ExamCandidate"];
        };
      };
    };
  };
  payExamCandidate: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A student at an exam. Whether they may try for the grade is worked out when they are entered; who may not needs a reason. Locked with the exam. */
      200: {
        content: {
          "application/json": components["schemas"]["ExamCandidate"];
        };
      };
    };
  };
  unpayExamCandidate: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A student at an exam. Whether they may try for the grade is worked out when they are entered; who may not needs a reason. Locked with the exam. */
      200: {
        content: {
          "application/json": components["schemas"]["ExamCandidate"];
        };
      };
    };
  };
  attendance: {
    parameters: {
      query?: {
        /** The year by the club’s clocks; this one unless told. */
        year?: number;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** The year that was asked for. */
            year: number;
            /** The year of their first presence, or this one. */
            firstYear: number;
            /** The days of that year on which they were at a training, whatever it counts for. */
            days: number;
            /**
             * Format: uuid
             * The grade they hold.
             */
            grade: string | null;
            /**
             * Format: date
             * The day on which they were given it.
             */
            gradeSince: string | null;
            /** The training days since then, as they count for the next grade, until today. */
            daysSinceGrade: number;
            /** The number of these that was brought from paper. */
            daysCarriedOver: number;
            byKind: {
              kind: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
              /** How many of them they were at. */
              trainings: number;
            }[];
            bySection: {
              section: "kids" | "youth" | "adult" | null;
              /** How many of them they were at. */
              trainings: number;
            }[];
            /** All of that year, the latest first. */
            presences: {
              /** Format: uuid */
              id: string;
              /** Format: uuid */
              training: string;
              trainingTitle: string;
              /** Format: date-time */
              trainingStartsAt: string;
              /** Format: date-time */
              trainingEndsAt: string;
              kind: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
              /** Whom the training was for; null for everybody. */
              section: "kids" | "youth" | "adult" | null;
              status: "declared" | "present" | "late" | "excused" | "absent";
              note: string | null;
              invalidatedReason: string | null;
              /** The number of training days that it adds to the next grade. */
              days: number;
              /** Why it adds none: it was invalidated; the training was not held; they were not there; the training counts for no grade, or as no day; it was before the grade they hold; another training of that day counts already. */
              whyNot: "invalidated" | "notHeld" | "notThere" | "notForGrade" | "noWeight" | "beforeGrade" | "sameDay" | null;
            }[];
          };
        };
      };
    };
  };
  gradeProgress: {
    parameters: {
      query?: {
        /** The next one unless told. */
        grade?: string;
        /** The club’s unless told. */
        profile?: "PFA" | "PZA" | "HOMBU" | "CFAI";
        /** The day of the exam; today unless told. */
        on?: string;
        /** What if they came so many days a week; as they have come unless told. */
        perWeek?: number;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** How far somebody is on the way to a grade. */
      200: {
        content: {
          "application/json": components["schemas"]["GradeProgress"];
        };
      };
    };
  };
  examReadiness: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": components["schemas"]["Prospect"][];
        };
      };
    };
  };
  readiness: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": components["schemas"]["Prospect"][];
        };
      };
    };
  };
  printCertificate: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A PDF, in Polish. */
      200: {
        content: {
          "application/pdf": string;
        };
      };
    };
  };
  markExam: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          candidate: string;
          /** Format: uuid */
          technik: string;
          mark: "passed" | "toImprove" | "failed" | null;
          note?: string | null;
        }[];
      };
    };
    responses: {
      /** The caller’s marks of the candidates named. */
      200: {
        content: {
          "application/json": components["schemas"]["ExamMark"][];
        };
      };
    };
  };
  batchGrade: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Grade"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Grade"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  batchGroupRight: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["GroupRight"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["GroupRight"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  batchGuardian: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Guardian"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Guardian"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  batchHomework: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "publish" | "close" | "archive";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Homework"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Homework"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  publishHomework: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What students practise between trainings. Publishing it gives each of its students a submission. */
      200: {
        content: {
          "application/json": components["schemas"]["Homework"];
        };
      };
    };
  };
  closeHomework: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What students practise between trainings. Publishing it gives each of its students a submission. */
      200: {
        content: {
          "application/json": components["schemas"]["Homework"];
        };
      };
    };
  };
  archiveHomework: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What students practise between trainings. Publishing it gives each of its students a submission. */
      200: {
        content: {
          "application/json": components["schemas"]["Homework"];
        };
      };
    };
  };
  discardHomeworkFile: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A file that is handed in with a homework. It comes by tus 1.0 (docs/contract.md), and is there once it has come in whole. */
      200: {
        content: {
          "application/json": components["schemas"]["HomeworkFile"];
        };
      };
    };
  };
  restoreHomeworkFile: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A file that is handed in with a homework. It comes by tus 1.0 (docs/contract.md), and is there once it has come in whole. */
      200: {
        content: {
          "application/json": components["schemas"]["HomeworkFile"];
        };
      };
    };
  };
  getContentOfHomeworkFile: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** The whole. */
      200: {
        content: {
          "image/jpeg": string;
          "image/png": string;
          "image/webp": string;
          "video/mp4": string;
          "video/quicktime": string;
          "video/webm": string;
          "audio/mpeg": string;
          "audio/mp4": string;
          "application/pdf": string;
        };
      };
      /** The part that was asked for. */
      206: {
        content: {
          "image/jpeg": string;
          "image/png": string;
          "image/webp": string;
          "video/mp4": string;
          "video/quicktime": string;
          "video/webm": string;
          "audio/mpeg": string;
          "audio/mp4": string;
          "application/pdf": string;
        };
      };
    };
  };
  batchHomeworkSubmission: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "submit" | "withdraw" | "review" | "return" | "reopen";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["HomeworkSubmission"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["HomeworkSubmission"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  submitHomeworkSubmission: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What a student does about a homework. Made when the homework is published; the student writes text and minutes until it is handed in. */
      200: {
        content: {
          "application/json": components["schemas"]["HomeworkSubmission"];
        };
      };
    };
  };
  withdrawHomeworkSubmission: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What a student does about a homework. Made when the homework is published; the student writes text and minutes until it is handed in. */
      200: {
        content: {
          "application/json": components["schemas"]["HomeworkSubmission"];
        };
      };
    };
  };
  reviewHomeworkSubmission: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          feedback?: string;
          rating?: number;
        };
      };
    };
    responses: {
      /** What a student does about a homework. Made when the homework is published; the student writes text and minutes until it is handed in. */
      200: {
        content: {
          "application/json": components["schemas"]["HomeworkSubmission"];
        };
      };
    };
  };
  returnHomeworkSubmission: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          feedback: string;
        };
      };
    };
    responses: {
      /** What a student does about a homework. Made when the homework is published; the student writes text and minutes until it is handed in. */
      200: {
        content: {
          "application/json": components["schemas"]["HomeworkSubmission"];
        };
      };
    };
  };
  reopenHomeworkSubmission: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What a student does about a homework. Made when the homework is published; the student writes text and minutes until it is handed in. */
      200: {
        content: {
          "application/json": components["schemas"]["HomeworkSubmission"];
        };
      };
    };
  };
  homeworkCounts: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What the caller and their children have still to hand in, of what is open. */
            due: number;
            /** What was handed in and waits. Needs `HomeworkSubmission:Write`. */
            toReview: number | null;
          };
        };
      };
    };
  };
  batchItem: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Item"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Item"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  batchItemLoan: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "return";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["ItemLoan"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["ItemLoan"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  returnItem: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: date
           * The day it came back; today unless told.
           */
          returnedOn?: string;
          /** What else there is to say of it. */
          note?: string;
        };
      };
    };
    responses: {
      /** An item that a student has, or had. It is open until the item is returned. */
      200: {
        content: {
          "application/json": components["schemas"]["ItemLoan"];
        };
      };
    };
  };
  batchLead: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "contact" | "trial" | "join" | "close" | "back";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Lead"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Lead"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  contactLead: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Somebody who asks for a first class. One that nothing becomes of is removed 90 days after its last change. */
      200: {
        content: {
          "application/json": components["schemas"]["Lead"];
        };
      };
    };
  };
  inviteToFirstClass: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Somebody who asks for a first class. One that nothing becomes of is removed 90 days after its last change. */
      200: {
        content: {
          "application/json": components["schemas"]["Lead"];
        };
      };
    };
  };
  joinLead: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: uuid
           * The student that came of it.
           */
          student?: string;
        };
      };
    };
    responses: {
      /** Somebody who asks for a first class. One that nothing becomes of is removed 90 days after its last change. */
      200: {
        content: {
          "application/json": components["schemas"]["Lead"];
        };
      };
    };
  };
  closeLead: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Why, if that is known. */
          reason?: string;
        };
      };
    };
    responses: {
      /** Somebody who asks for a first class. One that nothing becomes of is removed 90 days after its last change. */
      200: {
        content: {
          "application/json": components["schemas"]["Lead"];
        };
      };
    };
  };
  takeLeadBack: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Somebody who asks for a first class. One that nothing becomes of is removed 90 days after its last change. */
      200: {
        content: {
          "application/json": components["schemas"]["Lead"];
        };
      };
    };
  };
  readNotice: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What somebody was told of, as it was then. It is written by the server alone, with the change it tells of, and kept for 90 days. */
      200: {
        content: {
          "application/json": components["schemas"]["Notice"];
        };
      };
    };
  };
  unreadNotice: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What somebody was told of, as it was then. It is written by the server alone, with the change it tells of, and kept for 90 days. */
      200: {
        content: {
          "application/json": components["schemas"]["Notice"];
        };
      };
    };
  };
  readAllNotices: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** None is unread. */
      204: {
        content?: never;
      };
    };
  };
  batchPresence: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "invalidate" | "restore";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Presence"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Presence"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  invalidatePresence: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
      200: {
        content: {
          "application/json": components["schemas"]["Presence"];
        };
      };
    };
  };
  restorePresence: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
      200: {
        content: {
          "application/json": components["schemas"]["Presence"];
        };
      };
    };
  };
  trainingRoster: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            students: {
              /** Format: uuid */
              student: string;
              firstName: string;
              lastName: string;
              status: "active" | "suspended" | "left";
              picture: string | null;
              /** Format: uuid */
              grade: string | null;
              presence: components["schemas"]["Presence"] | null;
            }[];
          };
        };
      };
    };
  };
  markTraining: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          student: string;
          status: "declared" | "present" | "late" | "excused" | "absent" | null;
          note?: string | null;
          /** The milliseconds since it was said, where it had to wait for the network. What somebody else of the staff or the student has said since then stands, and the mark is refused. */
          waited?: number;
        }[];
      };
    };
    responses: {
      /** The marks of the students named. */
      200: {
        content: {
          "application/json": components["schemas"]["Presence"][];
        };
      };
    };
  };
  batchRightTo: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["RightTo"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["RightTo"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  batchStudent: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "leave" | "come-back" | "guardian-access";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Student"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Student"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  leaveClub: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: date
           * The last day in the club.
           */
          leftOn: string;
          /** The accounts that end with it, the student’s own or a guardian’s: such as are of no other use. `User:Write` is needed too. */
          closeAccounts: string[];
        };
      };
    };
    responses: {
      /** Somebody who trains in the club. */
      200: {
        content: {
          "application/json": components["schemas"]["Student"];
        };
      };
    };
  };
  comeBackToClub: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Somebody who trains in the club. */
      200: {
        content: {
          "application/json": components["schemas"]["Student"];
        };
      };
    };
  };
  setGuardianAccess: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          allowed: boolean;
        };
      };
    };
    responses: {
      /** Somebody who trains in the club. */
      200: {
        content: {
          "application/json": components["schemas"]["Student"];
        };
      };
    };
  };
  leaving: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What they have of the club, the longest lent first. Needs `ItemLoan:Read`. */
            loans: {
              /** Format: uuid */
              id: string;
              itemName: string;
              inventoryNo: string | null;
              /** Format: date */
              dueOn: string | null;
              overdue: boolean;
            }[] | null;
            /** The own account and those of guardians. Needs `User:Read`. */
            accounts: {
              /** Format: uuid */
              id: string;
              name: string;
              of: "student" | "guardian";
              /** Whether it lets in. */
              enabled: boolean;
              /** Why it stays: its owner trains here, answers for another student, or has rights of their own. Null where it is of no other use. */
              needed: "trains" | "otherStudent" | "rights" | null;
            }[] | null;
            /** The exams to come that they are a candidate of. Needs `ExamCandidate:Read`. */
            exams: {
              /** Format: uuid */
              id: string;
              name: string;
              /** Format: date */
              date: string;
            }[] | null;
            /** The trainings to come that they have signed up for. */
            signUps: number;
            /** The trainings to come that they lead. */
            leads: number;
            /** The calendar addresses that show their trainings. */
            feeds: number;
            /** The homework that they have not handed in. */
            homework: number;
            /** What is there again when they come back. */
            comesBack: {
              /** The accounts that were closed as they left. */
              accounts: number;
              /** The trainings still to come that they had signed up for. */
              signUps: number;
            };
          };
        };
      };
    };
  };
  batchStudentGrade: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "annul";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["StudentGrade"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["StudentGrade"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  annulStudentGrade: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** A grade that was awarded. The ledger is append-only: the newest row that holds is the current grade, and a mistaken one is annulled with a reason. */
      200: {
        content: {
          "application/json": components["schemas"]["StudentGrade"];
        };
      };
    };
  };
  tellLimit: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** What they spare, in their own words; never asked for, and no diagnosis. */
          text: string;
        };
      };
    };
    responses: {
      /** What a student chose to tell those who teach them, as “spares the right knee”. They and their guardians write it and take it away; whoever calls the roll of a training sees it there of those who have come, and nobody anywhere else. */
      200: {
        content: {
          "application/json": components["schemas"]["StudentLimit"];
        };
      };
    };
  };
  untellLimit: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Nothing is told. */
      204: {
        content?: never;
      };
    };
  };
  batchTableForTest: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["TableForTest"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["TableForTest"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  batchTableForTestDictionary: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["TableForTestDictionary"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["TableForTestDictionary"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  batchTask: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "done" | "reopen";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Task"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Task"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  finishTask: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Something to be done for the club, by somebody if it is known by whom. */
      200: {
        content: {
          "application/json": components["schemas"]["Task"];
        };
      };
    };
  };
  reopenTask: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Something to be done for the club, by somebody if it is known by whom. */
      200: {
        content: {
          "application/json": components["schemas"]["Task"];
        };
      };
    };
  };
  batchTechnik: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Technik"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Technik"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  batchTechnikProgress: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["TechnikProgress"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["TechnikProgress"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  batchTechnikRequirement: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["TechnikRequirement"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["TechnikRequirement"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  batchTraining: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "cancel" | "restore" | "hold" | "not-held";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Training"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Training"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  cancelTraining: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** A class on the mat. */
      200: {
        content: {
          "application/json": components["schemas"]["Training"];
        };
      };
    };
  };
  restoreTraining: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A class on the mat. */
      200: {
        content: {
          "application/json": components["schemas"]["Training"];
        };
      };
    };
  };
  holdTraining: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A class on the mat. */
      200: {
        content: {
          "application/json": components["schemas"]["Training"];
        };
      };
    };
  };
  trainingNotHeld: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A class on the mat. */
      200: {
        content: {
          "application/json": components["schemas"]["Training"];
        };
      };
    };
  };
  batchTrainingSeries: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["TrainingSeries"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["TrainingSeries"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  previewTrainingSeries: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          weekdays: number[];
          everyWeeks?: number;
          /** Format: date */
          dateFrom: string;
          /** Format: date */
          dateTo: string;
          /** Format: uuid */
          workplace: string;
          section?: "kids" | "youth" | "adult" | null;
          kind?: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
          /** Format: uuid */
          id?: string;
          /** Format: time */
          localTime?: string;
          durationMinutes?: number;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            days: string[];
            skipped: {
              /** Format: date */
              day: string;
              /** Format: uuid */
              dayOff: string;
              name: string;
            }[];
            /** The first 20 by their start; none unless the time is said. */
            taken: {
              /** Format: uuid */
              id: string;
              title: string;
              /** Format: date-time */
              startsAt: string;
              /** Format: date-time */
              endsAt: string;
            }[];
          };
        };
      };
    };
  };
  splitTrainingSeries: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: date */
          from: string;
          /** What the class is called. */
          title?: string;
          /**
           * Format: uuid
           * Where it is held.
           */
          workplace?: string;
          /**
           * Format: uuid
           * Who leads it.
           */
          instructor?: string;
          /** What kind of class it is. */
          kind?: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
          /** Whom it is for; null for everybody. */
          section?: "kids" | "youth" | "adult" | null;
          /**
           * Format: uuid
           * The lowest grade that may come.
           */
          minGrade?: string | null;
          /**
           * Format: uuid
           * The highest grade that may come.
           */
          maxGrade?: string | null;
          /** How many may come. */
          capacity?: number | null;
          /** Whether it counts towards the next grade. */
          countsForGrade?: boolean;
          /** The number of training days that it counts as. */
          dayWeight?: number;
          /** What is practised. */
          techniques?: string[];
          /** What else there is to say of it. */
          note?: string | null;
          /** The days of the week: 1 is Monday, 7 Sunday. */
          weekdays?: number[];
          /** How many weeks lie from one to the next: 2 is every second week, counted from that of the first day. */
          everyWeeks?: number;
          /**
           * Format: time
           * When its trainings begin, by the clock in summer and winter.
           */
          localTime?: string;
          /** How long each of them lasts. */
          durationMinutes?: number;
          /**
           * Format: date
           * The last day that may have one.
           */
          dateTo?: string;
        };
      };
    };
    responses: {
      /** Trainings that come every week. Writing a series writes its trainings. */
      201: {
        content: {
          "application/json": components["schemas"]["TrainingSeries"];
        };
      };
    };
  };
  batchTrainingTechnik: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["TrainingTechnik"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["TrainingTechnik"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  trainingMat: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Who is on the mat at a training, what they need, and what is worth doing. */
      200: {
        content: {
          "application/json": components["schemas"]["Mat"];
        };
      };
    };
  };
  batchUser: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** What else is done with rows: `POST /{table}/{id}/{action}`. */
          act?: {
            /** Format: uuid */
            row: string;
            action: "take-off-second-factor";
            /** What it is sent alone. */
            body?: Record<string, never>;
          }[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["User"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["User"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  takeOffSecondFactor: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
        /** The ETag that was read. */
        "if-match"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Somebody who may sign in. */
      200: {
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
    };
  };
  userMatches: {
    parameters: {
      query?: {
        user?: string;
      };
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            users: {
              /** Format: uuid */
              id: string;
              firstName: string;
              lastName: string;
              /**
               * Format: email
               * Where mails reach them.
               */
              email: string;
              picture: string | null;
              /** Format: date-time */
              createdAt: string;
              /** The persons without an account, the likeliest first. */
              persons: {
                table: "student" | "guardian";
                /** The ids of the person’s rows: one, or a guardian’s for each child. */
                ids: string[];
                name: string;
                /** Whose guardian they are. */
                children: string | null;
                byEmail: boolean;
                byName: boolean;
              }[];
            }[];
          };
        };
      };
    };
  };
  batchUserInGroupRight: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["UserInGroupRight"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["UserInGroupRight"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  whyRight: {
    parameters: {
      query?: never;
      path: {
        id: string;
        right: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            held: boolean;
            /** None, where the user does not hold it. */
            paths: {
              /** Format: uuid */
              group: string;
              groupName: string;
              /** How the user came into the group. */
              membership: {
                /**
                 * Format: uuid
                 * The row; null where none is needed.
                 */
                id: string | null;
                /** Format: date-time */
                since: string | null;
                /** Who did it; null where nobody is known to have. */
                by: string | null;
              };
              /** How the group came by the right; administrators hold every one. */
              right: {
                /**
                 * Format: uuid
                 * The row; null where none is needed.
                 */
                id: string | null;
                /** Format: date-time */
                since: string | null;
                /** Who did it; null where nobody is known to have. */
                by: string | null;
              };
            }[];
          };
        };
      };
    };
  };
  batchWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Webhook"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Webhook"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  batchWorkplace: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          save?: Record<string, never>[];
          remove?: string[];
          /** Whether it is only said what would become of each row. */
          dryRun?: boolean;
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** What became of each row, in the order of `save`, then of `remove`, then of `act`. A row that is gone, or not there yet, has no `_links`. */
            results: {
              outcome: "created" | "changed" | "unchanged" | "removed" | "refused";
              id: string | null;
              /** What it was. */
              before: components["schemas"]["Workplace"] | null;
              /** What it is now, or would be. */
              after: components["schemas"]["Workplace"] | null;
              errors: {
                /** Empty where the whole row is meant. */
                field: string;
                code: string;
                message: string;
              }[] | null;
            }[];
          };
        };
      };
    };
  };
  home: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody?: never;
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /**
             * Format: date
             * The day by the club’s clocks.
             */
            today: string;
            /**
             * Format: date
             * The first day after those whose trainings are told.
             */
            until: string;
            students: components["schemas"]["OwnStudent"][];
            /** From today on, those meant for one of the students, or at which one is marked. */
            trainings: components["schemas"]["Training"][];
            /** Who leads these trainings, by the ids that a training calls its instructor. */
            leaders: {
              /** Format: uuid */
              id: string;
              firstName: string;
              lastName: string;
              beltColor: string | null;
            }[];
            /** Who is said to come to them, of those whose names the caller sees. */
            coming: {
              /** Format: uuid */
              training: string;
              people: {
                /** Format: uuid */
                id: string;
                firstName: string;
                lastName: string;
                beltColor: string | null;
              }[];
            }[];
            /** Their marks since the beginning of the month, or of the week where that is earlier. */
            presences: components["schemas"]["Presence"][];
            /** How each of them has trained for a year. */
            years: {
              /** Format: uuid */
              student: string;
              /**
               * Format: date
               * The Monday on which it begins.
               */
              from: string;
              /** The days on which they were on the mat, in order. */
              days: {
                /** Format: date */
                day: string;
                /** How many they were at. */
                trainings: number;
                /** What kind of class the first of them was. */
                kind: "regular" | "weapons" | "kids" | "seminar" | "exam" | "open";
                /** Whom it was for. */
                section: "kids" | "youth" | "adult" | null;
              }[];
            }[];
            /** How far each is to the next grade; nothing of who holds the highest. */
            ways: {
              /** Format: uuid */
              student: string;
              progress: components["schemas"]["GradeProgress"];
            }[];
            /** The newest announcement that the caller was told and has not opened. */
            announcement: components["schemas"]["AnnouncementReader"] | null;
            /** The exams that the students are asked to and have not answered, the soonest first. */
            invitations: {
              candidate: components["schemas"]["ExamCandidate"];
              exam: components["schemas"]["Exam"];
            }[];
            /** What the students have still to hand in, what is due first before the rest. */
            homework: components["schemas"]["HomeworkSubmission"][];
            /** The days off of the next 60 days that concern them, the earliest first. */
            daysOff: components["schemas"]["DayOff"][];
            /** What the club has told last. */
            article: {
              /** Format: uuid */
              id: string;
              slug: string;
              titlePl: string;
              titleEn: string | null;
              leadPl: string | null;
              leadEn: string | null;
              /** Format: date-time */
              publishAt: string | null;
            } | null;
            /** What whoever calls the roll comes for; null for others. */
            teaching: {
              /** Today’s, also those that are over, and the next ones: 40 at most. */
              trainings: components["schemas"]["Training"][];
              /** What the caller led in the last 7 days and nobody was marked at, the latest first. */
              unmarked: components["schemas"]["Training"][];
              /** Of the class on the mat, or of the next one; of the caller’s own before others’. */
              mat: components["schemas"]["Mat"] | null;
            } | null;
          };
        };
      };
    };
  };
  saveLanding: {
    parameters: {
      query?: never;
      header?: {
        /** A repeat with the same key within a day gets the first answer and does nothing. */
        "idempotency-key"?: string;
      };
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          sections?: components["schemas"]["LandingSectionWords"][];
          removedSections?: string[];
          prices?: components["schemas"]["PriceWords"][];
          removedPrices?: string[];
          contact?: components["schemas"]["ClubContactWords"];
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** The sections that were saved, in the order in which they came. */
            sections: components["schemas"]["LandingSection"][];
            /** The prices that were saved, in the order in which they came. */
            prices: components["schemas"]["Price"][];
          };
        };
      };
    };
  };
  previewLanding: {
    parameters: {
      query?: never;
      path?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          language: "pl" | "en";
          /** By day, or by night. */
          scheme: "light" | "dark";
          sections: components["schemas"]["LandingSectionWords"][];
          /** Where the browser that asks has the picture of each section, in their order: it need not be sent for that. */
          pictures: (string | null)[];
          prices: components["schemas"]["PriceWords"][];
          contact: components["schemas"]["ClubContactWords"];
        };
      };
    };
    responses: {
      /** Default Response */
      200: {
        content: {
          "application/json": {
            /** A whole document. */
            html: string;
            /** What each section says where the club says nothing. */
            ours: {
              titlePl: string;
              titleEn: string;
              textPl: string;
              textEn: string;
            }[];
          };
        };
      };
    };
  };
  setPictureOfArticle: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "image/jpeg": unknown;
        "image/png": unknown;
        "image/webp": unknown;
      };
    };
    responses: {
      /** What the club tells: news, seminars, exams, guides. Polish first; a missing English text falls back to it. */
      200: {
        content: {
          "application/json": components["schemas"]["Article"];
        };
      };
    };
  };
  removePictureOfArticle: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What the club tells: news, seminars, exams, guides. Polish first; a missing English text falls back to it. */
      200: {
        content: {
          "application/json": components["schemas"]["Article"];
        };
      };
    };
  };
  getPictureOfArticle: {
    parameters: {
      query: {
        /** The longer side, in pixels; a smaller picture stays as small as it is. */
        size: 160 | 640 | 1600;
      };
      path: {
        id: string;
        picture: string;
      };
    };
    requestBody?: never;
    responses: {
      /** The picture. */
      200: {
        content: {
          "image/webp": string;
        };
      };
    };
  };
  setPictureOfClubProfile: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "image/jpeg": unknown;
        "image/png": unknown;
        "image/webp": unknown;
      };
    };
    responses: {
      /** What the club is called and how it looks, on every page, mail and paper: one row. `GET /about` tells it to anybody. */
      200: {
        content: {
          "application/json": components["schemas"]["ClubProfile"];
        };
      };
    };
  };
  removePictureOfClubProfile: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** What the club is called and how it looks, on every page, mail and paper: one row. `GET /about` tells it to anybody. */
      200: {
        content: {
          "application/json": components["schemas"]["ClubProfile"];
        };
      };
    };
  };
  getPictureOfClubProfile: {
    parameters: {
      query: {
        /** The side of the square, in pixels. */
        size: 128 | 512;
      };
      path: {
        id: string;
        picture: string;
      };
    };
    requestBody?: never;
    responses: {
      /** The picture. */
      200: {
        content: {
          "image/webp": string;
        };
      };
    };
  };
  setPictureOfLandingSection: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "image/jpeg": unknown;
        "image/png": unknown;
        "image/webp": unknown;
      };
    };
    responses: {
      /** A section of the club’s page, in the club’s words. All that the page shows is written at once by `POST /landing`. */
      200: {
        content: {
          "application/json": components["schemas"]["LandingSection"];
        };
      };
    };
  };
  removePictureOfLandingSection: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** A section of the club’s page, in the club’s words. All that the page shows is written at once by `POST /landing`. */
      200: {
        content: {
          "application/json": components["schemas"]["LandingSection"];
        };
      };
    };
  };
  getPictureOfLandingSection: {
    parameters: {
      query: {
        /** The longer side, in pixels; a smaller picture stays as small as it is. */
        size: 160 | 640 | 1600;
      };
      path: {
        id: string;
        picture: string;
      };
    };
    requestBody?: never;
    responses: {
      /** The picture. */
      200: {
        content: {
          "image/webp": string;
        };
      };
    };
  };
  setPictureOfStudent: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "image/jpeg": unknown;
        "image/png": unknown;
        "image/webp": unknown;
      };
    };
    responses: {
      /** Somebody who trains in the club. */
      200: {
        content: {
          "application/json": components["schemas"]["Student"];
        };
      };
    };
  };
  removePictureOfStudent: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Somebody who trains in the club. */
      200: {
        content: {
          "application/json": components["schemas"]["Student"];
        };
      };
    };
  };
  getPictureOfStudent: {
    parameters: {
      query: {
        /** The side of the square, in pixels. */
        size: 128 | 512;
      };
      path: {
        id: string;
        picture: string;
      };
    };
    requestBody?: never;
    responses: {
      /** The picture. */
      200: {
        content: {
          "image/webp": string;
        };
      };
    };
  };
  setPictureOfUser: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "image/jpeg": unknown;
        "image/png": unknown;
        "image/webp": unknown;
      };
    };
    responses: {
      /** Somebody who may sign in. */
      200: {
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
    };
  };
  removePictureOfUser: {
    parameters: {
      query?: never;
      path: {
        id: string;
      };
    };
    requestBody?: never;
    responses: {
      /** Somebody who may sign in. */
      200: {
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
    };
  };
  getPictureOfUser: {
    parameters: {
      query: {
        /** The side of the square, in pixels. */
        size: 128 | 512;
      };
      path: {
        id: string;
        picture: string;
      };
    };
    requestBody?: never;
    responses: {
      /** The picture. */
      200: {
        content: {
          "image/webp": string;
        };
      };
    };
  };
}
