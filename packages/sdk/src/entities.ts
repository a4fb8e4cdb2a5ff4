// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { Saved } from './table-types.ts';

/** What every row has. */
export interface Stored {
  /** The id that the server gives it, and no other. */
  readonly id: string;
  /** When the row was made. RFC 3339, in UTC. */
  readonly createdAt: string;
  /** When it was last changed. RFC 3339, in UTC. */
  readonly updatedAt: string;
  /** The number that grows by one with each change. */
  readonly version: number;
}

/** Problem document (RFC 9457). */
export interface Problem {
  /** The kind of the problem: `about:blank`, as the code says more (RFC 9457 §4.2.1). */
  type: string;
  /** The words of the status. */
  title: string;
  /** The status of the answer. */
  status: number;
  /** What to show to the user, in their language. */
  detail: string;
  /** The same for the same failure in every language. */
  code: ProblemCode;
  /** What the request is called in the log of the server, as `X-Request-Id` says too. */
  requestId?: string;
  /** Each field that is wrong. */
  errors?: {
    /** The path of the field, with dots between steps: `weekdays.0`. */
    field: string;
    /** What is wrong with it. */
    code: ProblemCode;
    /** What is wrong with it, in words for a person. */
    message: string;
  }[];
}

/** What leads on from a page of a list. */
export interface PageLinks {
  /** The page itself. */
  self: {
    href: string;
  };
  /** The first page. */
  first: {
    href: string;
  };
  /** The last page, as far as rows were counted. */
  last: {
    href: string;
  };
  /** The next page, where there is one. */
  next?: {
    href: string;
  };
  /** The page before, where there is one. */
  prev?: {
    href: string;
  };
  /** Where changes are told of as they are stored: STOMP over WebSocket. */
  websocket: {
    href: string;
  };
  /** The destination there that tells of this table: of all its rows, or of those that the caller may read. */
  broker: {
    href: string;
  };
}

/** A student as whoever acts for them sees them. */
export interface OwnStudent {
  /** The id of the student. */
  id: string;
  /** What they are called by. */
  firstName: string;
  /** The family’s name. */
  lastName: string;
  /** What the caller is to them. */
  relation: 'self' | 'child';
  /** Whether they have yet to come of age. */
  isMinor: boolean;
  /** The age group they train in. */
  section: 'kids' | 'youth' | 'adult';
  /** The place of their grade in the order; null without one. */
  gradeRank: number | null;
  /** The colour of the belt they wear, `#rrggbb`. */
  beltColor: string | null;
  /** The name of their picture; null without one. */
  picture: string | null;
}

/** What a program of a user’s calls the server by, with some of their rights. It is made in the profile, and shown that once. */
export interface AccessToken extends Stored {
  /** Whose program it is. The id of a user. */
  readonly user: string;
  /** What the program is for. */
  readonly name: string;
  /** The first letters of the token, to know it by in a script. */
  readonly start: string;
  /** The rights that it was given, and `Own:Read` or `Own:Write` where it opens what is its user’s own. Of these it has those that its user has now. */
  readonly rights: string[];
  /** When it ends by itself. RFC 3339, in UTC. */
  readonly expiresAt: string;
  /** When it was last used, to the minute; null before that. RFC 3339, in UTC. */
  readonly lastUsedAt: string | null;
  /** Where it was last used from: enough to know the place by, no more. */
  readonly lastUsedFrom: string | null;
  /** What the program that used it last says that it is. */
  readonly lastUsedBy: string | null;
  /** The `username` of the `user`. */
  readonly username: string;
  /** The `firstName` of the `user`. */
  readonly userFirstName: string;
  /** The `lastName` of the `user`. */
  readonly userLastName: string;
  /** The picture of the user by its content, as the user’s row names it. */
  readonly userPicture: string | null;
}

/** What the club tells some of its people, or all: written once, and heard of in the way that each has chosen. Whoever leads a training may write to its people without the right to write to others. */
export interface Announcement extends Stored {
  /** The heading in Polish. */
  titlePl: string;
  /** The heading in English. */
  titleEn: string | null;
  /** The text in Polish, as Markdown. */
  bodyPl: string;
  /** The text in English, as Markdown. */
  bodyEn: string | null;
  /** Whom it is for. Of students hears who acts for them: they themselves, and the guardians of a child. */
  audience: 'all' | 'section' | 'group' | 'training' | 'person';
  /** The age group, where it is for one. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** The group of users, where it is for one. The id of a groupright. */
  group: string | null;
  /** The training, where it is for those whom that is meant for, and who leads it. The id of a training. */
  training: string | null;
  /** The person, where it is for one. The id of a student. */
  student: string | null;
  /** When it goes out; at once unless told. RFC 3339, in UTC. */
  publishAt: string | null;
  /** Who has written it. The id of a user. */
  readonly author: string | null;
  /** How far it is: its readers see it while it is `sent`. */
  readonly state: 'draft' | 'scheduled' | 'sent' | 'takenBack';
  /** When it went out. RFC 3339, in UTC. */
  readonly sentAt: string | null;
  /** The number of accounts that it went out to. */
  readonly readerCount: number;
  /** The `firstName` and `lastName` of the `author`. */
  readonly authorName: string | null;
  /** The picture of the author by its content, as the user’s row names it. */
  readonly authorPicture: string | null;
}

/** A picture or a PDF that comes with an announcement. It is sent by tus 1.0 (docs/contract.md), and its readers have it while the announcement is sent. */
export interface AnnouncementFile extends Stored {
  /** What a picture shows, for whom it is not to be seen. It goes out with none that does not say so. */
  alt: string | null;
  /** What it comes with. The id of a announcement. */
  readonly announcement: string;
  /** What whoever sent it called it. */
  readonly name: string;
  /** What it is, by its content. */
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  /** The number of its bytes. */
  readonly bytes: number;
  /** What its bytes are known by. */
  readonly sha256: string;
  /** How wide a picture is, in pixels. Null for all else. */
  readonly width: number | null;
  /** How high a picture is, in pixels. Null for all else. */
  readonly height: number | null;
  /** When it was taken away; it can be put back for 24 hours. Null for what is there. RFC 3339, in UTC. */
  readonly discardedAt: string | null;
}

/** Whom an announcement has gone out to, and whether they have opened it. It is written by the server alone; its reader has it while the announcement is not taken back, and who has written that. */
export interface AnnouncementReader extends Stored {
  /** What they were told. The id of a announcement. */
  readonly announcement: string;
  /** Who was told. The id of a user. */
  readonly user: string;
  /** When they first opened it; null while they have not. RFC 3339, in UTC. */
  readonly seenAt: string | null;
  /** The first name. */
  readonly firstName: string;
  /** The last name. */
  readonly lastName: string;
  /** The picture of the user by its content, as the user’s row names it. */
  readonly picture: string | null;
  /** The `titlePl` of the `announcement`. */
  readonly titlePl: string;
  /** The `titleEn` of the `announcement`. */
  readonly titleEn: string | null;
  /** The `sentAt` of the `announcement`. RFC 3339, in UTC. */
  readonly sentAt: string | null;
}

/** What the club tells: news, seminars, exams, guides. Polish first; a missing English text falls back to it. */
export interface Article extends Stored {
  /** The last part of the article’s address. */
  slug: string;
  /** The heading in Polish. */
  titlePl: string;
  /** The heading in English. */
  titleEn: string | null;
  /** What stands under the heading and in lists, in Polish. */
  leadPl: string | null;
  /** What stands under the heading and in lists, in English. */
  leadEn: string | null;
  /** The text in Polish, as Markdown. */
  bodyPl: string;
  /** The text in English, as Markdown. */
  bodyEn: string | null;
  /** What the cover shows, in Polish, for whoever can’t see it; an article with a cover has it. */
  coverAltPl: string | null;
  /** What the cover shows, in English. */
  coverAltEn: string | null;
  /** What the article is about. */
  category: 'news' | 'seminar' | 'exam' | 'guide';
  /** Who enters the article unless told. The id of a user. */
  author: string | null;
  /** When it appears; publishing one before that schedules it. RFC 3339, in UTC. */
  publishAt: string | null;
  /** When it goes to the archive by itself. RFC 3339, in UTC. */
  unpublishAt: string | null;
  /** Whether it stands above the others. */
  pinned: boolean;
  /** Readers see what is `published`; what is `scheduled` they see from `publishAt` on. */
  readonly state: 'draft' | 'scheduled' | 'published' | 'archived';
  /** The picture by its content (SHA-256), the last step of its address. */
  readonly cover: string | null;
  /** The `firstName` and `lastName` of the `author`. */
  readonly authorName: string | null;
}

/** Who wrote what, and when. It is written by the server alone, and kept for 24 months. */
export interface AuditLog extends Stored {
  /** Who did it; null where the server did it by itself. The id of a user. */
  readonly user: string | null;
  /** The name of the table on the wire. */
  readonly table: AuditLogTable;
  /** The id of the row, which may be gone. */
  readonly row: string;
  /** `create`, `update`, `remove`, or the name of an action. */
  readonly verb: string;
  /** What the row was called then. */
  readonly name: string | null;
  /** What each field was, and what it is. Nothing of it is what does not leave the server. */
  readonly changes: Record<string, unknown[]>;
  /** Where a guardian is made, removed or given to another student: whose. The student’s history tells of it. */
  readonly belongsTo: string | null;
  /** The `username` of the `user`. */
  readonly username: string | null;
  /** The `firstName` of the `user`. */
  readonly userFirstName: string | null;
  /** The `lastName` of the `user`. */
  readonly userLastName: string | null;
  /** The picture of the user by its content, as the user’s row names it. */
  readonly userPicture: string | null;
}

/** How the club is reached, as its page says: one row. All that the page shows is written at once by `POST /landing`. */
export interface ClubContact extends Stored {
  /** Where the club is written to. */
  email: string | null;
  /** Where the club is called, with the country’s code. */
  phone: string | null;
  /** Where letters go, line by line. */
  address: string | null;
  /** The number of the club’s bank account (IBAN, ISO 13616), without spaces. */
  account: string | null;
  /** The club’s pages elsewhere. */
  links: string[];
}

/** What the club is called and how it looks, on every page, mail and paper: one row. `GET /about` tells it to anybody. */
export interface ClubProfile extends Stored {
  /** What the club is called; where there is none, as the setting `CLUB_NAME` says. */
  name: string | null;
  /** The theme that people find who have chosen none themselves; the product’s own where there is none. */
  theme: string | null;
  /** The picture by its content (SHA-256), the last step of its address. */
  readonly logo: string | null;
}

/** Days without trainings, of the whole club or of one place or section. It cancels what it covers. */
export interface DayOff extends Stored {
  /** Why there are no trainings: the name of the holiday. */
  name: string;
  /** The first day of it. `YYYY-MM-DD`. */
  dateFrom: string;
  /** The last day of it. `YYYY-MM-DD`. */
  dateTo: string;
  /** A public holiday, a school break, a closure, or that an instructor is away. */
  kind: 'publicHoliday' | 'schoolBreak' | 'closure' | 'instructor';
  /** Where; null for everywhere. The id of a workplace. */
  workplace: string | null;
  /** The section that is free then; null for everybody. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** What else there is to say of it. */
  note: string | null;
  /** How many trainings it has cancelled. */
  readonly cancelledCount: number;
  /** The `name` of the `workplace`. */
  readonly workplaceName: string | null;
}

/** A day on which grades are tried for. Once it is completed its passes stand in the ledger of grades, and nothing of it changes. */
export interface Exam extends Stored {
  /** What the exam is called. */
  name: string;
  /** The day it is held; the candidates’ days, months and age are counted to it. `YYYY-MM-DD`. */
  date: string;
  /** Where it is held. The id of a workplace. */
  workplace: string;
  /** The federation whose requirements hold. */
  profile: 'PFA' | 'PZA' | 'HOMBU' | 'CFAI';
  /** The names of the examiners; who is named first chairs, and stands in the ledger of grades. */
  examiners: string[];
  /** The last day on which members can say that they come. `YYYY-MM-DD`. */
  applicationDeadline: string | null;
  /** What it costs a candidate. In PLN. */
  feePln: number | null;
  /** A `draft` only the staff sees; `completed` and `cancelled` lock the exam. */
  readonly state: 'draft' | 'open' | 'inProgress' | 'completed' | 'cancelled';
  /** Why it was cancelled. */
  readonly cancelReason: string | null;
  /** When its results were written into the ledger of grades. RFC 3339, in UTC. */
  readonly completedAt: string | null;
  /** The SHA-256 of what was counted when it was completed, in hexadecimal digits. */
  readonly evidenceHash: string | null;
  /** How many are entered and have not declined. */
  readonly candidateCount: number;
  /** How many of them have no result yet. */
  readonly pendingCount: number;
  /** How many have passed. */
  readonly passedCount: number;
  /** The `name` of the `workplace`. */
  readonly workplaceName: string;
}

/** A student at an exam. Whether they may try for the grade is worked out when they are entered; who may not needs a reason. Locked with the exam. */
export interface ExamCandidate extends Stored {
  /** The exam they try at. The id of a exam. */
  exam: string;
  /** Who tries for the grade. The id of a student. */
  student: string;
  /** The grade they try for. The id of a grade. */
  gradeTo: string;
  /** The conditions beside attendance, ticked by hand. */
  conditionsMet: boolean;
  /** Why they may try without being eligible. */
  overrideReason: string | null;
  /** The result, said once the exam is in progress. */
  result: 'pending' | 'passed' | 'failed' | 'noShow';
  /** The marks from 1 to 5, each by the id of its technique. */
  marks: Record<string, number>;
  /** What else there is to say of it. */
  note: string | null;
  /** The grade when they were entered. The id of a grade. */
  readonly gradeFrom: string | null;
  /** Training days since the last grade, those brought from paper among them. In days. */
  readonly days: number;
  /** The time since the last grade, on the day of the exam. In months. */
  readonly months: number;
  /** The age on the day of the exam. In years. */
  readonly age: number | null;
  /** What stands between them and the exam. */
  readonly missing: ('days' | 'months' | 'age' | 'birthDate' | 'conditions')[];
  /** What they, or somebody for them, answered to the invitation. */
  readonly rsvp: 'invited' | 'accepted' | 'declined';
  /** Who ticked the conditions beside attendance. The id of a user. */
  readonly conditionsBy: string | null;
  /** When it was noted that the fee is paid; null while it is not. RFC 3339, in UTC. */
  readonly paidAt: string | null;
  /** Who noted that. The id of a user. */
  readonly paidTo: string | null;
  /** The number in the protocols of the year. */
  readonly protocolNo: string | null;
  /** The number of their certificate in the year. */
  readonly certificateNo: string | null;
  /** Whether nothing stands between them and the exam. */
  readonly isEligible: boolean;
  /** The `firstName` of the `student`. */
  readonly studentFirstName: string;
  /** The `lastName` of the `student`. */
  readonly studentLastName: string;
  /** The picture of the student by its content, as the student’s row names it. */
  readonly studentPicture: string | null;
  /** The colour of the belt they wear, `#rrggbb`. */
  readonly studentBelt: string | null;
  /** The `name` of the `exam`. */
  readonly examName: string;
  /** How far the exam has got; its end locks the candidate. */
  readonly examState: 'draft' | 'open' | 'inProgress' | 'completed' | 'cancelled';
  /** The `date` of the `exam`. `YYYY-MM-DD`. */
  readonly examDate: string;
  /** The `rank` of the `gradeFrom`. */
  readonly gradeFromRank: number | null;
  /** The `rank` of the `gradeTo`. */
  readonly gradeToRank: number;
}

/** How far somebody is on the way to a grade. */
export interface GradeProgress {
  /** The id of a grade. */
  gradeFrom: string | null;
  /** The id of a grade. */
  gradeTo: string;
  /** The day of the last grade, or when they joined the club. `YYYY-MM-DD`. */
  since: string;
  /** The training days since then. */
  days: GradeProgressDays;
  /** The whole calendar months since then. */
  months: GradeProgressMonths;
  /** The age in years. */
  age: GradeProgressAge;
  /** The techniques that are mastered. */
  techniques: {
    /** Those that the grade can’t do without and somebody has confirmed; they hold nobody back from an exam. */
    has: number;
    /** Null: nothing asked. */
    needs: number | null;
  };
  /** What is still missing; the conditions that are ticked by hand are not asked about. */
  missing: ('days' | 'months' | 'age' | 'birthDate' | 'conditions')[];
  /** When it will all be there at that rhythm, days off taken into account; null when that can’t be told. `YYYY-MM-DD`. */
  forecast: string | null;
  /** The rhythm: training days a week in the last twelve weeks, days off left out; or what was asked about. */
  perWeek: number;
}

/** Somebody who trains, and where they stand before the grade above theirs. */
export interface Prospect {
  /** The id of a student. */
  student: string;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** The picture of the student by its content, as the student’s row names it. */
  picture: string | null;
  /** The group they train with. */
  section: 'kids' | 'youth' | 'adult';
  /** Where they train mostly. The id of a workplace. */
  workplace: string | null;
  /** The id of a grade. */
  gradeFrom: string | null;
  /** The id of a grade. */
  gradeTo: string;
  /** The training days since their last grade. */
  days: GradeProgressDays;
  /** The whole calendar months since then. */
  months: GradeProgressMonths;
  /** The age in years. */
  age: GradeProgressAge;
  /** What stands between them and the exam. */
  missing: ('days' | 'months' | 'age' | 'birthDate' | 'conditions')[];
  /** When they will be ready; null when that can’t be told. `YYYY-MM-DD`. */
  forecast: string | null;
  /** The exam to come that they are entered for, the first of several. The id of a exam. */
  enteredFor: string | null;
}

/** What one examiner says of one technique that a candidate showed: a row of its own, so that several can mark at once. Written by the sheet of the exam, for as long as that is in progress. */
export interface ExamMark extends Stored {
  /** Who showed it. The id of a exam-candidate. */
  readonly candidate: string;
  /** What was shown. The id of a technik. */
  readonly technik: string;
  /** Who marked it. The id of a user. */
  readonly examiner: string;
  /** Whether it is enough, is to be improved, or is not enough. */
  readonly mark: 'passed' | 'toImprove' | 'failed';
  /** What else there is to say of it. */
  readonly note: string | null;
  /** The exam at which it was shown. The id of a exam. */
  readonly exam: string;
  /** The `namePl` of the `technik`. */
  readonly technikNamePl: string;
  /** The `nameEn` of the `technik`. */
  readonly technikNameEn: string;
  /** The `firstName` of the `examiner`. */
  readonly examinerFirstName: string;
  /** The `lastName` of the `examiner`. */
  readonly examinerLastName: string;
}

/** A kyu or dan, and what each federation asks for before its exam. */
export interface Grade extends Stored {
  /** The short name that scripts and imports know it by. */
  code: string;
  /** A kyu, a dan, or the time before the first grade. */
  kind: 'kyu' | 'dan' | 'none';
  /** The 6 of 6th kyu. */
  number: number;
  /** The place in the order of grades; a higher one is worth more. */
  rank: number;
  /** What it is called in Polish. */
  namePl: string;
  /** What it is called in English. */
  nameEn: string;
  /** The colour of its belt, `#rrggbb`. */
  beltColor: string;
  /** What each federation asks for before its exam, by the federation. */
  profiles: {
    /** What this federation asks for. */
    PFA?: GradeProfilesPFA;
    /** What this federation asks for. */
    PZA?: GradeProfilesPFA;
    /** What this federation asks for. */
    HOMBU?: GradeProfilesPFA;
    /** What this federation asks for. */
    CFAI?: GradeProfilesPFA;
  };
}

/** A group of users who hold the same rights. */
export interface GroupRight extends Stored {
  /** What the group is called. */
  name: string;
  /** Who belongs to it, and what for. */
  description: string | null;
  /** One that every club starts with; it can’t be removed. */
  readonly system: boolean;
}

/** Who answers for a student under 18; with a user of their own they act for the child. */
export interface Guardian extends Stored {
  /** Whom they answer for. The id of a student. */
  student: string;
  /** The account by which they act for the child. The id of a user. */
  user: string | null;
  /** The first and the last name. */
  name: string;
  /** What they are to the child: mother, grandfather. */
  relation: string | null;
  /** Where they are called, with the country’s code. */
  phone: string | null;
  /** Where mails reach them. */
  email: string | null;
  /** When they agreed to the child’s training. `YYYY-MM-DD`. */
  consentOn: string | null;
  /** The `firstName` of the `student`. */
  readonly studentFirstName: string;
  /** The `lastName` of the `student`. */
  readonly studentLastName: string;
}

/** What students practise between trainings. Publishing it gives each of its students a submission. */
export interface Homework extends Stored {
  /** What the homework is called. */
  title: string;
  /** What to practise and how, as Markdown. */
  description: string;
  /** Who enters the homework unless told. The id of a user. */
  author: string | null;
  /** What its students are found by when it is published. */
  assignees: 'students' | 'section' | 'gradeRange';
  /** Who gets it, where it is given to students by name. */
  students: string[];
  /** Which age group gets it, where it is given to one. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** The lowest grade that gets it, where it is given by grade; null for any below the highest. The id of a grade. */
  minGrade: string | null;
  /** The highest grade that gets it, where it is given by grade; null for any above the lowest. The id of a grade. */
  maxGrade: string | null;
  /** What is practised for it. */
  techniques: string[];
  /** When its students may begin; at once unless told. RFC 3339, in UTC. */
  availableFrom: string | null;
  /** When it is to be handed in at the latest; what is not counts as overdue from then on. RFC 3339, in UTC. */
  dueAt: string | null;
  /** What is handed in. */
  submission: 'none' | 'text' | 'link' | 'file';
  /** How far it is: students see it from `published` on, and hand in until it is `closed`. */
  readonly state: 'draft' | 'published' | 'closed' | 'archived';
  /** How many students have it. */
  readonly assignedCount: number;
  /** How many of them have handed it in. */
  readonly submittedCount: number;
  /** How many answers were reviewed. */
  readonly reviewedCount: number;
  /** The `firstName` and `lastName` of the `author`. */
  readonly authorName: string | null;
}

/** A file that is handed in with a homework. It comes by tus 1.0 (docs/contract.md), and is there once it has come in whole. */
export interface HomeworkFile extends Stored {
  /** What it is handed in with. The id of a homework-submission. */
  readonly submission: string;
  /** What whoever sent it called it. */
  readonly name: string;
  /** What it is, by its content. */
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'video/mp4' | 'video/quicktime' | 'video/webm' | 'audio/mpeg' | 'audio/mp4' | 'application/pdf';
  /** The number of its bytes. */
  readonly bytes: number;
  /** What its bytes are known by. */
  readonly sha256: string;
  /** How wide a picture is, in pixels. Null for all else. */
  readonly width: number | null;
  /** How high a picture is, in pixels. Null for all else. */
  readonly height: number | null;
  /** When it was taken away; it can be put back for 24 hours. Null for what is there. RFC 3339, in UTC. */
  readonly discardedAt: string | null;
}

/** A step on the way of a homework between student and instructor: handed in, given back, reviewed; each as it was then. Written by the server with the step itself. */
export interface HomeworkStep extends Stored {
  /** Whose way it is a step of. The id of a homework-submission. */
  readonly submission: string;
  /** What was done. */
  readonly kind: 'submitted' | 'returned' | 'reviewed';
  /** Who did it. The id of a user. */
  readonly by: string | null;
  /** The answer as it was handed in. */
  readonly text: string | null;
  /** How long they had practised by then. In min. */
  readonly minutesPractised: number | null;
  /** What the files were called that were handed in with it. */
  readonly fileNames: string[];
  /** What the instructor said. */
  readonly feedback: string | null;
  /** The instructor’s mark, 5 is the best. */
  readonly rating: number | null;
  /** The `firstName` and `lastName` of the `by`. */
  readonly byName: string | null;
}

/** What a student does about a homework. Made when the homework is published; the student writes text and minutes until it is handed in. */
export interface HomeworkSubmission extends Stored {
  /** What is answered. The id of a homework. */
  homework: string;
  /** Whose answer it is. The id of a student. */
  student: string;
  /** The answer, or its link; Markdown. */
  text: string | null;
  /** How long they practised for it. In min. */
  minutesPractised: number | null;
  /** How far it is: a `draft` from its first word on; `returned` is to be done again. */
  readonly state: 'assigned' | 'draft' | 'submitted' | 'reviewed' | 'returned';
  /** When it was handed in last. RFC 3339, in UTC. */
  readonly submittedAt: string | null;
  /** What the instructor says of it. */
  readonly feedback: string | null;
  /** The instructor’s mark, 5 is the best. */
  readonly rating: number | null;
  /** Who reviewed it or gave it back. The id of a user. */
  readonly reviewedBy: string | null;
  /** When the homework is to be handed in at the latest. RFC 3339, in UTC. */
  readonly dueAt: string | null;
  /** The `firstName` of the `student`. */
  readonly studentFirstName: string;
  /** The `lastName` of the `student`. */
  readonly studentLastName: string;
  /** The picture of the student by its content, as the student’s row names it. */
  readonly studentPicture: string | null;
  /** The colour of the belt they wear, `#rrggbb`. */
  readonly studentBelt: string | null;
  /** The `title` of the `homework`. */
  readonly homeworkTitle: string;
  /** The `firstName` and `lastName` of the `reviewedBy`. */
  readonly reviewerName: string | null;
  /** Whether it is due, and not handed in. */
  readonly isOverdue: boolean;
}

/** Something the club owns, and lends to its students. */
export interface Item extends Stored {
  /** What the thing is called. */
  name: string;
  /** What kind of thing it is. */
  category: 'weapon' | 'gi' | 'mat' | 'book' | 'other';
  /** The number in the club’s inventory. */
  inventoryNo: string | null;
  /** The size that the label says: `180`, `XL`, `100×100 cm`. */
  sizeLabel: string | null;
  /** Where it is kept. The id of a workplace. */
  workplace: string | null;
  /** When the club bought it. `YYYY-MM-DD`. */
  purchasedOn: string | null;
  /** What it is worth. In PLN. */
  valuePln: number | null;
  /** What state it is in, in words. */
  condition: string | null;
  /** `loaned` while a loan is open, and only then: loans set it and take it back. */
  status: 'available' | 'loaned' | 'repair' | 'retired';
  /** Who has it now; null while nobody has. */
  readonly loanedTo: string | null;
  /** When the open loan should be back. `YYYY-MM-DD`. */
  readonly loanDueOn: string | null;
  /** The `name` of the `workplace`. */
  readonly workplaceName: string | null;
}

/** An item that a student has, or had. It is open until the item is returned. */
export interface ItemLoan extends Stored {
  /** What is lent. The id of a item. */
  item: string;
  /** Who has it, or had it. The id of a student. */
  student: string;
  /** The day the item was handed out. `YYYY-MM-DD`. */
  from: string;
  /** The day it should be back. `YYYY-MM-DD`. */
  dueOn: string | null;
  /** The day it came back; null while the loan is open. `YYYY-MM-DD`. */
  returnedOn: string | null;
  /** What else there is to say of it. */
  note: string | null;
  /** The `name` of the `item`. */
  readonly itemName: string;
  /** The `inventoryNo` of the `item`. */
  readonly itemInventoryNo: string | null;
  /** The `firstName` of the `student`. */
  readonly studentFirstName: string;
  /** The `lastName` of the `student`. */
  readonly studentLastName: string;
  /** The picture of the student by its content, as the student’s row names it. */
  readonly studentPicture: string | null;
  /** The colour of the belt they wear, `#rrggbb`. */
  readonly studentBelt: string | null;
  /** The loan is open, and the item should have been back before today. */
  readonly overdue: boolean;
}

/** A section of the club’s page, in the club’s words. All that the page shows is written at once by `POST /landing`. */
export interface LandingSection extends Stored {
  /** What it shows. There is one of each, and as many of `text`, which are the club’s own, as it likes. */
  kind: LandingSectionKind;
  /** The place on the page; the hero is first wherever it stands. */
  rank: number;
  /** Whether visitors see it. */
  shown: boolean;
  /** The heading in Polish; ours where there is none. */
  titlePl: string | null;
  /** The heading in English. */
  titleEn: string | null;
  /** What stands under it in Polish, as Markdown; ours where there is none. */
  textPl: string | null;
  /** What stands under it in English, as Markdown. */
  textEn: string | null;
  /** What the picture shows, in Polish, for whoever can’t see it; a section with a picture has it. */
  pictureAltPl: string | null;
  /** What the picture shows, in English. */
  pictureAltEn: string | null;
  /** The picture by its content (SHA-256), the last step of its address. */
  readonly picture: string | null;
}

/** Somebody who asks for a first class. One that nothing becomes of is removed 90 days after its last change. */
export interface Lead extends Stored {
  /** The first and the last name of who asks. */
  name: string;
  /** Where they are written to. */
  email: string | null;
  /** Where they are called, with the country’s code. */
  phone: string | null;
  /** Whether they want to train themselves, or ask for a child. */
  whom: 'self' | 'child';
  /** How old the child is. In years. */
  childAge: number | null;
  /** The age group they want to train in. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** Where they want to train. The id of a workplace. */
  workplace: string | null;
  /** The class they want to come to first. The id of a training. */
  training: string | null;
  /** What they wrote beside. */
  note: string | null;
  /** The language they asked in, and are written to. */
  language: 'pl' | 'en';
  /** When they agreed that the club keeps what they said. RFC 3339, in UTC. */
  consentAt: string;
  /** Which text they agreed to; null where they said so to somebody of the club. */
  readonly consentVersion: string | null;
  /** How far it has come: its actions change it. */
  readonly state: 'new' | 'contacted' | 'trial' | 'joined' | 'closed';
  /** Where `back` leads; null where there is no way back. */
  readonly stateBefore: 'new' | 'contacted' | 'trial' | 'joined' | 'closed' | null;
  /** Why nothing came of it. */
  readonly closeReason: string | null;
  /** Who they have become. The id of a student. */
  readonly student: string | null;
  /** The `name` of the `workplace`. */
  readonly workplaceName: string | null;
  /** The `title` of the `training`. */
  readonly trainingTitle: string | null;
  /** The `startsAt` of the `training`. RFC 3339, in UTC. */
  readonly trainingStartsAt: string | null;
  /** The `firstName` of the `student`. */
  readonly studentFirstName: string | null;
  /** The `lastName` of the `student`. */
  readonly studentLastName: string | null;
}

/** What somebody was told of, as it was then. It is written by the server alone, with the change it tells of, and kept for 90 days. */
export interface Notice extends Stored {
  /** The user who is told. */
  readonly user: string;
  /** What has happened. */
  readonly kind: NoticeKind;
  /** The name on the wire of the table that it is about. */
  readonly table: AuditLogTable;
  /** The id of the row that it is about; of several the earliest. */
  readonly row: string;
  /** The student whom it concerns; null where it concerns whoever trains. */
  readonly student: string | null;
  /** What it is about was called: the training, the homework, the exam, the grade in the language of who is told, the device, the webhook, who asks for a first class; of a paper `medical`, `insurance` or `licence`. */
  readonly name: string;
  /** When that is: the training begins, the homework is due, the last day to answer an invitation or of a paper begins. RFC 3339, in UTC. */
  readonly at: string | null;
  /** Why, in the words of who did it; of a webhook its `offReason`, of an exam the `result`. */
  readonly reason: string | null;
  /** How many it tells of, as the trainings of a holiday. */
  readonly count: number;
  /** When it was read; null while it is not. RFC 3339, in UTC. */
  readonly readAt: string | null;
  /** The `firstName` of the `student`. */
  readonly studentFirstName: string | null;
}

/** A student at a training, expected or seen. A POST for a student who is marked there already changes the mark. */
export interface Presence extends Stored {
  /** Who is expected or was seen. The id of a student. */
  student: string;
  /** The class they are marked at. The id of a training. */
  training: string;
  /** `declared` and `excused` are said before a training; `present`, `late` and `absent` tell how it was. */
  status: 'declared' | 'present' | 'late' | 'excused' | 'absent';
  /** What else there is to say of it. */
  note: string | null;
  /** How the mark came about. */
  source: 'instructor' | 'self' | 'qr' | 'kiosk' | 'import';
  /** When they were seen at the training. RFC 3339, in UTC. */
  readonly checkedInAt: string | null;
  /** Who of the club marked them. The id of a user. */
  readonly confirmedBy: string | null;
  /** When the mark ceased to count. RFC 3339, in UTC. */
  readonly invalidatedAt: string | null;
  /** Why it counts nowhere. */
  readonly invalidatedReason: string | null;
  /** When the training begins. RFC 3339, in UTC. */
  readonly trainingStartsAt: string;
  /** The `firstName` of the `student`. */
  readonly studentFirstName: string;
  /** The `lastName` of the `student`. */
  readonly studentLastName: string;
  /** The picture of the student by its content, as the student’s row names it. */
  readonly studentPicture: string | null;
  /** The colour of the belt they wear, `#rrggbb`. */
  readonly studentBelt: string | null;
  /** The `grade` of the `student`. The id of a grade. */
  readonly studentGrade: string | null;
  /** The `title` of the `training`. */
  readonly trainingTitle: string;
}

/** What training in the club costs, as its page says. All that the page shows is written at once by `POST /landing`. */
export interface Price extends Stored {
  /** What is paid for, in Polish. */
  namePl: string;
  /** What is paid for, in English. */
  nameEn: string | null;
  /** How much it is. In PLN. */
  amountPln: number;
  /** How often it is paid. */
  per: 'month' | 'class' | 'year' | 'once';
  /** The age group it is for; anybody where there is none. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** What is to be known of it, in Polish. */
  notePl: string | null;
  /** What is to be known of it, in English. */
  noteEn: string | null;
  /** The place among the prices. */
  rank: number;
  /** Whether visitors see it. */
  shown: boolean;
}

/** A right that the members of a group hold. */
export interface RightTo extends Stored {
  /** The group whose members hold it. The id of a groupright. */
  group: string;
  /** `Training:Write`: a table or an area, and what may be done with it. */
  right: string;
  /** The `name` of the `group`. */
  readonly groupName: string;
}

/** Somebody who trains in the club. */
export interface Student extends Stored {
  /** The account they sign in with. The id of a user. */
  user: string | null;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** When they began to train in the club. `YYYY-MM-DD`. */
  joinedOn: string;
  /** The day of birth, needed of who is under 18. `YYYY-MM-DD`. */
  birthDate: string | null;
  /** The number in the club’s register of members. */
  memberNumber: string | null;
  /** Where mails reach them. */
  email: string | null;
  /** Where they are called, with the country’s code. */
  phone: string | null;
  /** Where they train mostly. The id of a workplace. */
  workplace: string | null;
  /** The age group they train in. */
  section: 'kids' | 'youth' | 'adult';
  /** Whether they train now: `suspended` is for a time, `left` for good. */
  status: 'active' | 'suspended' | 'left';
  /** When they left the club. `YYYY-MM-DD`. */
  leftOn: string | null;
  /** The number of the federation’s licence. */
  licenceNo: string | null;
  /** The last day of the licence’s validity. `YYYY-MM-DD`. */
  licenceValidTo: string | null;
  /** The last day that their insurance covers. `YYYY-MM-DD`. */
  insuranceValidTo: string | null;
  /** The last day of the medical examination’s validity. `YYYY-MM-DD`. */
  medicalValidTo: string | null;
  /** What was handed in; never a diagnosis. */
  medicalKind: 'declaration' | 'certificate' | null;
  /** When they agreed to be shown in pictures. `YYYY-MM-DD`. */
  imageConsentOn: string | null;
  /** When they took that back. `YYYY-MM-DD`. */
  imageConsentWithdrawnOn: string | null;
  /** Whom to call in an emergency. */
  emergencyName: string | null;
  /** The number to call in an emergency. */
  emergencyPhone: string | null;
  /** Training days brought from paper, counted towards the next grade. In days. */
  carryOverDays: number;
  /** The day until which those days are counted. `YYYY-MM-DD`. */
  carryOverAsOf: string | null;
  /** What else there is to say of it. */
  note: string | null;
  /** When they began to let their guardians see and act for them after the 18th birthday; null where they don’t. `YYYY-MM-DD`. */
  readonly guardianAccessOn: string | null;
  /** When they began to let other members see that they come to a training; null where they don’t. `YYYY-MM-DD`. */
  readonly shownToMembersOn: string | null;
  /** When the club last wrote to ask why they do not come any more. RFC 3339, in UTC. */
  readonly missedMailAt: string | null;
  /** The picture by its content (SHA-256), the last step of its address. */
  readonly picture: string | null;
  /** The grade they hold now. The id of a grade. */
  readonly grade: string | null;
  /** The place of that grade in their order. */
  readonly gradeRank: number | null;
  /** The colour of the belt they wear, `#rrggbb`. */
  readonly beltColor: string | null;
  /** How many answer for them. */
  readonly guardianCount: number;
  /** When the last training began that they came to; null for who never came. RFC 3339, in UTC. */
  readonly lastPresentAt: string | null;
}

/** A grade that was awarded. The ledger is append-only: the newest row that holds is the current grade, and a mistaken one is annulled with a reason. */
export interface StudentGrade extends Stored {
  /** Who was awarded it. The id of a student. */
  student: string;
  /** The grade that was awarded. The id of a grade. */
  grade: string;
  /** The day it was awarded; training days count towards the next one from there. `YYYY-MM-DD`. */
  awardedOn: string;
  /** Who gave it. */
  examiner: string | null;
  /** What is unusual about it: needed where it is no step up, or is from before they joined. */
  note: string | null;
  /** The exam whose completion wrote the row. The id of a exam. */
  readonly exam: string | null;
  /** When the row ceased to count. RFC 3339, in UTC. */
  readonly annulledAt: string | null;
  /** Why the row counts no more. */
  readonly annulledReason: string | null;
  /** The place of the grade in their order. */
  readonly gradeRank: number;
  /** The `firstName` of the `student`. */
  readonly studentFirstName: string;
  /** The `lastName` of the `student`. */
  readonly studentLastName: string;
}

/** What a student chose to tell those who teach them, as “spares the right knee”. They and their guardians write it and take it away; whoever calls the roll of a training sees it there of those who have come, and nobody anywhere else. */
export interface StudentLimit extends Stored {
  /** Whom it is about. The id of a student. */
  readonly student: string;
  /** What they spare, in their own words; never asked for, and no diagnosis. */
  readonly text: string;
}

/** A row to try lists, forms and imports with: a field of every kind. */
export interface TableForTest extends Stored {
  /** Any words. */
  text: string;
  /** Any number, without a unit. */
  number: number | null;
  /** Any day. `YYYY-MM-DD`. */
  date: string | null;
  /** Yes or no. */
  flag: boolean;
  /** The entry that was chosen. The id of a tablefortestdictionary. */
  dictionary: string;
  /** The `namePl` of the `dictionary`. */
  readonly dictionaryNamePl: string;
  /** The `nameEn` of the `dictionary`. */
  readonly dictionaryNameEn: string;
}

/** An entry of the dictionary that rows of the test table choose from. */
export interface TableForTestDictionary extends Stored {
  /** The short name that tells it from all others. */
  code: string;
  /** What it is called in Polish. */
  namePl: string;
  /** What it is called in English. */
  nameEn: string;
  /** The place in lists, the lowest first. */
  rank: number;
  /** An entry out of use is kept, and offered to no new row. */
  active: boolean;
}

/** Something to be done for the club, by somebody if it is known by whom. */
export interface Task extends Stored {
  /** What is to be done. */
  title: string;
  /** What more there is to say of it. */
  description: string | null;
  /** Who does it; null while nobody is named. The id of a user. */
  assignee: string | null;
  /** How far it is; what is `dropped` nobody does any more. */
  status: 'todo' | 'doing' | 'done' | 'dropped';
  /** 1 comes first, 5 can wait. */
  priority: number;
  /** The day by which it should be done. `YYYY-MM-DD`. */
  dueOn: string | null;
  /** When the status became `done`; null while it is another. RFC 3339, in UTC. */
  readonly doneAt: string | null;
  /** The `firstName` and `lastName` of the `assignee`. */
  readonly assigneeName: string | null;
  /** The `firstName` of the `assignee`. */
  readonly assigneeFirstName: string | null;
  /** The `lastName` of the `assignee`. */
  readonly assigneeLastName: string | null;
  /** The picture of the user by its content, as the user’s row names it. */
  readonly assigneePicture: string | null;
}

/** A technique: what is done, from which attack, and in which position. */
export interface Technik extends Stored {
  /** Attack, base and position with dots between. */
  code: string;
  /** What is done: the lock or throw. */
  base: TechnikBase;
  /** The attack it answers. */
  attack: TechnikAttack;
  /** Standing, kneeling, against a weapon: how the two face each other. */
  position: TechnikPosition;
  /** The ways in which it can be done. */
  variants: ('omote' | 'ura' | 'uchi' | 'soto')[];
  /** What it is called in Polish. */
  namePl: string;
  /** What it is called in English. */
  nameEn: string;
  /** How it is done, in Polish. */
  descriptionPl: string | null;
  /** How it is done, in English. */
  descriptionEn: string | null;
  /** Links to films, https alone. Nothing is loaded from there until somebody clicks. */
  videoUrls: string[];
  /** A technique out of use is kept, and offered to nobody. */
  active: boolean;
}

/** How far a student is with a technique. They say so themselves, but that it is mastered an instructor says. */
export interface TechnikProgress extends Stored {
  /** Who learns it. The id of a student. */
  student: string;
  /** What is learnt. The id of a technik. */
  technik: string;
  /** How far they are with it. */
  level: 'toLearn' | 'inProgress' | 'mastered';
  /** Who said that it is mastered. The id of a user. */
  readonly confirmedBy: string | null;
  /** The `firstName` of the `student`. */
  readonly studentFirstName: string;
  /** The `lastName` of the `student`. */
  readonly studentLastName: string;
  /** The picture of the student by its content, as the student’s row names it. */
  readonly studentPicture: string | null;
  /** The colour of the belt they wear, `#rrggbb`. */
  readonly studentBelt: string | null;
  /** The `namePl` of the `technik`. */
  readonly technikNamePl: string;
  /** The `nameEn` of the `technik`. */
  readonly technikNameEn: string;
}

/** A technique that a federation asks for at the exam to a grade. */
export interface TechnikRequirement extends Stored {
  /** The grade that the exam is for. The id of a grade. */
  grade: string;
  /** What is to be shown there. The id of a technik. */
  technik: string;
  /** The federation whose rules these are. */
  profile: 'PFA' | 'PZA' | 'HOMBU' | 'CFAI';
  /** Whether it has to be shown, or earns more. */
  importance: 'essential' | 'bonus';
  /** The `namePl` of the `grade`. */
  readonly gradeNamePl: string;
  /** The `nameEn` of the `grade`. */
  readonly gradeNameEn: string;
  /** The `rank` of the `grade`. */
  readonly gradeRank: number;
  /** The `namePl` of the `technik`. */
  readonly technikNamePl: string;
  /** The `nameEn` of the `technik`. */
  readonly technikNameEn: string;
  /** The `code` of the `technik`. */
  readonly technikCode: string;
}

/** A class on the mat. */
export interface Training extends Stored {
  /** What the class is called. */
  title: string;
  /** Where it is held. The id of a workplace. */
  workplace: string;
  /** Who leads it. The id of a user or a student. */
  instructor: string;
  /** What kind of class it is. */
  kind: TrainingKind;
  /** Whom it is for; null for everybody. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** The lowest grade that may come. The id of a grade. */
  minGrade: string | null;
  /** The highest grade that may come. The id of a grade. */
  maxGrade: string | null;
  /** How many may come. */
  capacity: number | null;
  /** Whether it counts towards the next grade. */
  countsForGrade: boolean;
  /** The number of training days that it counts as. In days. */
  dayWeight: number;
  /** What is practised. */
  techniques: string[];
  /** What else there is to say of it. */
  note: string | null;
  /** When it begins. RFC 3339, in UTC. */
  startsAt: string;
  /** When it ends. RFC 3339, in UTC. */
  endsAt: string;
  /** One that is over counts, also while it says `planned`; `cancelled` and `notHeld` count nowhere. */
  readonly state: 'planned' | 'held' | 'cancelled' | 'notHeld';
  /** Why it was cancelled. */
  readonly cancelReason: string | null;
  /** The day off that cancelled it. The id of a day-off. */
  readonly dayOff: string | null;
  /** The series it was made by. The id of a training-series. */
  readonly series: string | null;
  /** The day that the series made it for; it may have been moved since. `YYYY-MM-DD`. */
  readonly seriesDay: string | null;
  /** Whether it was changed by hand, so that the series leaves it alone. */
  readonly detached: boolean;
  /** The first and last name of who leads it. */
  readonly instructorName: string;
  /** How many came, the late ones too. */
  readonly presentCount: number;
  /** How many said that they will come. */
  readonly declaredCount: number;
  /** How many said that they will not come. */
  readonly excusedCount: number;
  /** How many were marked as missing. */
  readonly absentCount: number;
  /** The `name` of the `workplace`. */
  readonly workplaceName: string;
  /** The `room` of the `workplace`. */
  readonly workplaceRoom: string | null;
  /** The place of that grade in their order. */
  readonly minGradeRank: number | null;
  /** The place of that grade in their order. */
  readonly maxGradeRank: number | null;
  /** Whether who leads it can: `false` where their account is blocked or gone, or they train here no more. */
  readonly isLed: boolean;
}

/** Trainings that come every week. Writing a series writes its trainings. */
export interface TrainingSeries extends Stored {
  /** What the class is called. */
  title: string;
  /** Where it is held. The id of a workplace. */
  workplace: string;
  /** Who leads it. The id of a user or a student. */
  instructor: string;
  /** What kind of class it is. */
  kind: TrainingKind;
  /** Whom it is for; null for everybody. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** The lowest grade that may come. The id of a grade. */
  minGrade: string | null;
  /** The highest grade that may come. The id of a grade. */
  maxGrade: string | null;
  /** How many may come. */
  capacity: number | null;
  /** Whether it counts towards the next grade. */
  countsForGrade: boolean;
  /** The number of training days that it counts as. In days. */
  dayWeight: number;
  /** What is practised. */
  techniques: string[];
  /** What else there is to say of it. */
  note: string | null;
  /** The days of the week: 1 is Monday, 7 Sunday. */
  weekdays: number[];
  /** How many weeks lie from one to the next: 2 is every second week, counted from that of the first day. */
  everyWeeks: number;
  /** When its trainings begin, by the clock in summer and winter. `HH:MM`, in the club’s zone. */
  localTime: string;
  /** How long each of them lasts. In min. */
  durationMinutes: number;
  /** The first day that may have a training. `YYYY-MM-DD`. */
  dateFrom: string;
  /** The last day that may have one. `YYYY-MM-DD`. */
  dateTo: string;
  /** Days whose training was removed by hand. */
  readonly removedDays: string[];
  /** The first and last name of who leads it. */
  readonly instructorName: string;
  /** How many trainings it has. */
  readonly trainingCount: number;
  /** How many of its days are days off. */
  readonly skippedCount: number;
  /** The `name` of the `workplace`. */
  readonly workplaceName: string;
  /** The `room` of the `workplace`. */
  readonly workplaceRoom: string | null;
  /** The place of that grade in their order. */
  readonly minGradeRank: number | null;
  /** The place of that grade in their order. */
  readonly maxGradeRank: number | null;
}

/** A technique that a training taught; what was planned stands in the training itself. A POST of one that is noted there already changes nothing. */
export interface TrainingTechnik extends Stored {
  /** The class on the mat. The id of a training. */
  training: string;
  /** What was taught there. The id of a technik. */
  technik: string;
  /** When the training begins. RFC 3339, in UTC. */
  readonly trainingStartsAt: string;
  /** The `title` of the `training`. */
  readonly trainingTitle: string;
  /** The `namePl` of the `technik`. */
  readonly technikNamePl: string;
  /** The `nameEn` of the `technik`. */
  readonly technikNameEn: string;
  /** The `base` of the `technik`. */
  readonly technikBase: TechnikBase;
}

/** Who is on the mat at a training, what they need, and what is worth doing. */
export interface Mat {
  /** A class on the mat. */
  training: Training;
  /** Who has come, the highest grade first. */
  here: {
    /** The id of a student. */
    student: string;
    firstName: string;
    lastName: string;
    /** The picture of the student by its content, as the student’s row names it. */
    picture: string | null;
    /** The id of a grade. */
    grade: string | null;
    /** The colour of the belt they wear, `#rrggbb`. */
    belt: string | null;
    status: 'present' | 'late';
    /** How long they were away, where they are back after three weeks or more. In days. */
    daysAway: number | null;
    /** When they were last at a training before this one. RFC 3339, in UTC. */
    lastPresentAt: string | null;
    /** What they chose to tell those who teach them; until half an hour after the end. */
    limit: string | null;
    /** When they wrote that. RFC 3339, in UTC. */
    limitSince: string | null;
    next: {
      /** The grade that follows theirs. The id of a grade. */
      grade: string;
      /** Whether they are near an exam: on the list of one, or with the days that the grade asks for to within a quarter, and no more than a month short. */
      isNear: boolean;
      /** The exam to come on whose list they are. The id of a exam. */
      exam: string | null;
      days: {
        has: number;
        /** Null: nothing asked. */
        needs: number | null;
      };
      months: {
        has: number;
        /** Null: nothing asked. */
        needs: number | null;
      };
      age: {
        has: number | null;
        /** Null: nothing asked. */
        needs: number | null;
      };
      /** What is still missing, as grade-progress says it. */
      missing: ('days' | 'months' | 'age' | 'birthDate' | 'conditions')[];
      techniques: {
        has: number;
        /** Null: nothing asked. */
        needs: number | null;
      };
      /** What the grade can’t do without and nobody has confirmed yet. */
      toLearn: string[];
    } | null;
  }[];
  /** Who said that they come and is not marked yet. */
  expected: {
    /** The id of a student. */
    student: string;
    firstName: string;
    lastName: string;
    /** The picture of the student by its content, as the student’s row names it. */
    picture: string | null;
    /** The id of a grade. */
    grade: string | null;
    /** The colour of the belt they wear, `#rrggbb`. */
    belt: string | null;
  }[];
  /** The exam that is ahead; null where none is. */
  exam: {
    /** The next exam that is open. The id of a exam. */
    exam: string;
    name: string;
    /** `YYYY-MM-DD`. */
    date: string;
  } | null;
  /** What was noted as taught there. */
  taught: TrainingTechnik[];
  /** What is worth doing, the most worthwhile first. */
  suggestions: {
    /** The id of a technik. */
    technik: string;
    /** Whether the training was planned with it. */
    isPlanned: boolean;
    /** How many of those who are here need it for their next grade. */
    needed: number;
    /** When this group was last taught it, within a year. RFC 3339, in UTC. */
    lastTaughtAt: string | null;
  }[];
  /** The last trainings of this group that taught something, within 90 days. */
  recent: {
    /** The id of a training. */
    training: string;
    title: string;
    /** RFC 3339, in UTC. */
    startsAt: string;
    techniques: string[];
  }[];
  /** Every technique that the rest names. */
  techniques: {
    /** The id of a technik. */
    technik: string;
    namePl: string;
    nameEn: string;
    base: TechnikBase;
  }[];
}

/** Somebody who may sign in. */
export interface User extends Stored {
  /** The name they sign in with. */
  username: string;
  /** Where mails reach them. */
  email: string;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** Where they are called, with the country’s code. */
  phone: string | null;
  /** The language they are written to in. */
  language: 'pl' | 'en';
  /** Whether they may sign in. */
  enabled: boolean;
  /** An erasure that the user began only the user can take back. */
  status: UserStatus;
  /** When they showed that they read mails to that address. RFC 3339, in UTC. */
  readonly emailVerifiedAt: string | null;
  /** When the mail server last refused their mailbox for good; null once a mail has arrived, or they have another address. RFC 3339, in UTC. */
  readonly bouncedAt: string | null;
  /** Why, as for mails that are not out: `no-mailbox 550`, with the number of the server’s answer. */
  readonly bounceReason: string | null;
  /** When they accepted the terms. RFC 3339, in UTC. */
  readonly termsAcceptedAt: string | null;
  /** Which edition of the terms was accepted. */
  readonly termsVersion: string | null;
  /** When they accepted the privacy notice. RFC 3339, in UTC. */
  readonly privacyAcceptedAt: string | null;
  /** Which edition of the privacy notice was accepted. */
  readonly privacyVersion: string | null;
  /** When a second factor was turned on; null while it is off. RFC 3339, in UTC. */
  readonly secondFactorSince: string | null;
  /** When their erasure was asked for; 30 days later it is done. RFC 3339, in UTC. */
  readonly erasureRequestedAt: string | null;
  /** The picture by its content (SHA-256), the last step of its address. */
  readonly picture: string | null;
}

/** A user’s place in a group, for a time or for good. */
export interface UserInGroupRight extends Stored {
  /** Who belongs to the group. The id of a user. */
  user: string;
  /** The group they belong to. The id of a groupright. */
  group: string;
  /** When they begin to belong to the group; null for since ever. RFC 3339, in UTC. */
  validFrom: string | null;
  /** When they cease to belong to the group; null for no end. RFC 3339, in UTC. */
  validTo: string | null;
  /** The `username` of the `user`. */
  readonly username: string;
  /** The `firstName` of the `user`. */
  readonly userFirstName: string;
  /** The `lastName` of the `user`. */
  readonly userLastName: string;
  /** The picture of the user by its content, as the user’s row names it. */
  readonly userPicture: string | null;
  /** The `name` of the `group`. */
  readonly groupName: string;
}

/** When a user signed in last, how and from where, and how often somebody failed to. */
export interface UserLastLogin extends Stored {
  /** Who signed in. The id of a user. */
  readonly user: string;
  /** When they signed in last; null for who never did. RFC 3339, in UTC. */
  readonly lastLoginAt: string | null;
  /** The one before the last. RFC 3339, in UTC. */
  readonly previousLoginAt: string | null;
  /** Times they signed in. */
  readonly count: number;
  /** How they signed in last. */
  readonly method: 'password' | 'google' | 'lightning' | null;
  /** The number of tries with their name that failed, all in all. */
  readonly failedCount: number;
  /** When such a try failed last. RFC 3339, in UTC. */
  readonly lastFailedAt: string | null;
  /** Where they signed in from last: enough to know the place by, no more. */
  readonly ipMasked: string | null;
  /** The kind of browser and system they signed in with last. */
  readonly userAgentFamily: string | null;
  /** The `username` of the `user`. */
  readonly username: string;
  /** The `firstName` and `lastName` of the `user`. */
  readonly fullName: string;
  /** The `firstName` of the `user`. */
  readonly userFirstName: string;
  /** The `lastName` of the `user`. */
  readonly userLastName: string;
  /** The picture of the user by its content, as the user’s row names it. */
  readonly userPicture: string | null;
}

/** A program elsewhere that is told of what changes here, by the Standard Webhooks. It gets the ids of rows, and nothing that stands in them. Until it has a secret nothing is sent. */
export interface Webhook extends Stored {
  /** What the program is, in words. */
  name: string;
  /** Where it is told: `https`, on an address in the public internet. */
  url: string;
  /** The tables whose rows it is told of. */
  tables: WebhookTables[];
  /** What it is told of them. Whatever is done with a row that stays is an update of it. */
  events: ('create' | 'update' | 'remove')[];
  /** Whether it is told anything. */
  active: boolean;
  /** The moment since which nothing has come through; null where it does. RFC 3339, in UTC. */
  readonly failingSince: string | null;
  /** Why the server turned it off: a week of failures, or a receiver that says it is gone (410). Null where it did not. */
  readonly offReason: 'failing' | 'gone' | null;
  /** When its secret was made; the one before is valid for a day longer. RFC 3339, in UTC. */
  readonly secretSince: string | null;
}

/** A place where the club trains. */
export interface Workplace extends Stored {
  /** What the place is called. */
  name: string;
  /** Street and number. */
  address: string | null;
  /** The Polish postal code. */
  postalCode: string | null;
  /** The town it is in. */
  city: string | null;
  /** Which room of the building. */
  room: string | null;
  /** How many fit on the mat. */
  capacity: number | null;
  /** Latitude, WGS 84. In °. */
  lat: number | null;
  /** Longitude, WGS 84. In °. */
  lon: number | null;
  /** How to get there, in Polish. */
  directionsPl: string | null;
  /** How to get there, in English. */
  directionsEn: string | null;
  /** Whether the club still trains there. */
  active: boolean;
}

/** A section of the club’s page, in the club’s words. All that the page shows is written at once by `POST /landing`. */
export interface LandingSectionWords {
  /** The row that it is; a new one has none. */
  id?: string;
  /** The version that was read. */
  version?: number;
  /** What it shows. There is one of each, and as many of `text`, which are the club’s own, as it likes. */
  kind: LandingSectionKind;
  /** The place on the page; the hero is first wherever it stands. */
  rank: number;
  /** Whether visitors see it. */
  shown?: boolean;
  /** The heading in Polish; ours where there is none. */
  titlePl?: string | null;
  /** The heading in English. */
  titleEn?: string | null;
  /** What stands under it in Polish, as Markdown; ours where there is none. */
  textPl?: string | null;
  /** What stands under it in English, as Markdown. */
  textEn?: string | null;
  /** What the picture shows, in Polish, for whoever can’t see it; a section with a picture has it. */
  pictureAltPl?: string | null;
  /** What the picture shows, in English. */
  pictureAltEn?: string | null;
}

/** What training in the club costs, as its page says. All that the page shows is written at once by `POST /landing`. */
export interface PriceWords {
  /** The row that it is; a new one has none. */
  id?: string;
  /** The version that was read. */
  version?: number;
  /** What is paid for, in Polish. */
  namePl: string;
  /** What is paid for, in English. */
  nameEn?: string | null;
  /** How much it is. In PLN. */
  amountPln: number;
  /** How often it is paid. */
  per?: 'month' | 'class' | 'year' | 'once';
  /** The age group it is for; anybody where there is none. */
  section?: 'kids' | 'youth' | 'adult' | null;
  /** What is to be known of it, in Polish. */
  notePl?: string | null;
  /** What is to be known of it, in English. */
  noteEn?: string | null;
  /** The place among the prices. */
  rank: number;
  /** Whether visitors see it. */
  shown?: boolean;
}

/** How the club is reached, as its page says: one row. All that the page shows is written at once by `POST /landing`. */
export interface ClubContactWords {
  /** The row that it is; a new one has none. */
  id?: string;
  /** The version that was read. */
  version?: number;
  /** Where the club is written to. */
  email?: string | null;
  /** Where the club is called, with the country’s code. */
  phone?: string | null;
  /** Where letters go, line by line. */
  address?: string | null;
  /** The number of the club’s bank account (IBAN, ISO 13616), without spaces. */
  account?: string | null;
  /** The club’s pages elsewhere. */
  links?: string[];
}

/** The same for the same failure in every language. */
export type ProblemCode = 'bad-request' | 'validation-failed' | 'unauthorized' | 'forbidden' | 'token-expired' | 'not-with-a-token' | 'token-needs-second-factor' | 'not-found' | 'no-api' | 'upgrade-required' | 'too-many-sockets' | 'method-not-allowed' | 'payload-too-large' | 'picture-format' | 'picture-broken' | 'picture-too-large' | 'file-kind' | 'file-empty' | 'file-too-large' | 'too-many-files' | 'no-room-for-files' | 'file-missing' | 'upload-version' | 'upload-offset' | 'upload-checksum' | 'range-not-satisfiable' | 'headers-too-large' | 'request-too-slow' | 'unsupported-media-type' | 'precondition-failed' | 'too-many-sections' | 'section-stays' | 'stale-version' | 'idempotency-key-reused' | 'internal-error' | 'unavailable' | 'too-many-tries' | 'key-spent' | 'required' | 'wrong-type' | 'too-short' | 'too-long' | 'too-small' | 'too-large' | 'too-few' | 'too-many' | 'not-unique' | 'not-allowed' | 'wrong-pattern' | 'wrong-account' | 'wrong-link' | 'wrong-format' | 'unknown-field' | 'bad-character' | 'no-such-reference' | 'rule-broken' | 'status-not-reachable' | 'email-or-phone' | 'consent-needed' | 'training-length' | 'grade-order' | 'series-too-long' | 'series-without-days' | 'split-outside' | 'in-future' | 'before-birth' | 'fixed-field' | 'only-when-created' | 'before-joining' | 'no-higher-grade' | 'minor-needs-guardian' | 'only-when-left' | 'not-above-current' | 'not-eligible' | 'missing-days' | 'missing-months' | 'missing-age' | 'missing-birth-date' | 'missing-conditions' | 'after-exam' | 'loaned-by-a-loan' | 'wrong-order' | 'not-one-of-ours' | 'wrong-code' | 'wrong-password' | 'easy-to-guess' | 'id-mismatch' | 'duplicate' | 'workplace-has-trainings' | 'on-day-off' | 'training-cancelled' | 'training-over' | 'training-ahead' | 'training-not-over' | 'training-not-held' | 'training-other-section' | 'training-other-grade' | 'training-has-presences' | 'student-has-history' | 'exam-completed' | 'exam-cancelled' | 'exam-not-open' | 'exam-not-in-progress' | 'exam-ahead' | 'homework-not-open' | 'announcement-sent' | 'announcement-alt-missing' | 'announcement-for-nobody' | 'lead-past-that' | 'lead-no-step-back' | 'homework-over' | 'homework-not-closed' | 'nobody-assigned' | 'submission-handed-in' | 'submission-reviewed' | 'submission-not-handed-in' | 'submission-begun' | 'protocol-not-ready' | 'no-certificate' | 'no-evidence' | 'exam-in-progress' | 'application-closed' | 'article-draft-changed' | 'article-draft-open' | 'article-picture-alt' | 'article-too-many' | 'article-over' | 'results-pending' | 'grade-not-awarded' | 'candidates-not-eligible' | 'item-is-loaned' | 'item-in-repair' | 'item-retired' | 'technik-needs-instructor' | 'technik-confirmed' | 'student-left' | 'student-not-active' | 'presence-window' | 'presence-too-early' | 'technik-not-held' | 'technik-too-early' | 'presence-too-late' | 'training-started' | 'presence-elsewhere' | 'presence-confirmed' | 'check-in-code-spent' | 'check-in-code-wrong' | 'admission-spent' | 'training-not-today' | 'wrong-pin' | 'kiosk-locked' | 'presence-overtaken' | 'presence-invalidated-above' | 'training-settled' | 'presence-invalidated' | 'training-full' | 'membership-overlaps' | 'only-guardian' | 'account-needed' | 'webhook-url' | 'webhook-not-https' | 'webhook-credentials' | 'webhook-not-public' | 'too-many-webhooks' | 'webhook-without-secret' | 'last-administrator' | 'system-group' | 'administrators-hold-all' | 'erasure-not-possible' | 'above-own-rights' | 'linking-an-account' | 'not-of-age' | 'not-the-present-text' | 'password-first' | 'too-many-calendar-feeds' | 'too-many-access-tokens' | 'token-lifetime' | 'calendar-feed-of-another-key' | 'push-not-remembered' | 'second-factor-is-on' | 'second-factor-is-off' | 'second-factor-is-own' | 'used-by' | 'still-in-use';

/** The name of the table on the wire. */
export type AuditLogTable = 'access-token' | 'announcement' | 'announcement-file' | 'announcement-reader' | 'article' | 'audit-log' | 'club-contact' | 'club-profile' | 'day-off' | 'exam' | 'exam-candidate' | 'exam-mark' | 'grade' | 'groupright' | 'guardian' | 'homework' | 'homework-file' | 'homework-step' | 'homework-submission' | 'item' | 'item-loan' | 'landing-section' | 'lead' | 'notice' | 'presence' | 'price' | 'rightto' | 'student' | 'student-grade' | 'student-limit' | 'tablefortest' | 'tablefortestdictionary' | 'task' | 'technik' | 'technik-progress' | 'technik-requirement' | 'training' | 'training-series' | 'training-technik' | 'user' | 'useringroupright' | 'userlastlogin' | 'webhook' | 'workplace';

/** The training days since then. */
export interface GradeProgressDays {
  /** How much there is. */
  has: number;
  /** Null: nothing asked. */
  needs: number | null;
}

/** The whole calendar months since then. */
export interface GradeProgressMonths {
  /** How much there is. */
  has: number;
  /** Null: nothing asked. */
  needs: number | null;
}

/** The age in years. */
export interface GradeProgressAge {
  /** How much there is. */
  has: number | null;
  /** Null: nothing asked. */
  needs: number | null;
}

/** What this federation asks for. */
export interface GradeProfilesPFA {
  /** The number of days to have trained on since the last grade. In days. */
  minTrainingDays: number | null;
  /** How long after the last grade. In months. */
  minMonths: number | null;
  /** How old to be on the day of the exam. In years. */
  minAge: number | null;
}

/** What it shows. There is one of each, and as many of `text`, which are the club’s own, as it likes. */
export type LandingSectionKind = 'hero' | 'timetable' | 'instructors' | 'road' | 'places' | 'firstClass' | 'prices' | 'news' | 'contact' | 'text';

/** What has happened. */
export type NoticeKind = 'trainingCancelled' | 'trainingRestored' | 'gradeAwarded' | 'examInvitation' | 'examResult' | 'homeworkAssigned' | 'homeworkReturned' | 'homeworkReviewed' | 'excuseAccepted' | 'paperExpiring' | 'missed' | 'newDevice' | 'tokenExpiring' | 'webhookOff' | 'leadCame' | 'announcement';

/** What is done: the lock or throw. */
export type TechnikBase = 'ikkyo' | 'nikyo' | 'sankyo' | 'yonkyo' | 'gokyo' | 'hiji-kime-osae' | 'shiho-nage' | 'irimi-nage' | 'kote-gaeshi' | 'kaiten-nage' | 'tenchi-nage' | 'kokyu-ho' | 'kokyu-nage' | 'koshi-nage' | 'juji-garami' | 'sumi-otoshi' | 'aiki-otoshi' | 'ude-kime-nage' | 'jiyu-waza';

/** The attack it answers. */
export type TechnikAttack = 'ai-hanmi-katate-dori' | 'katate-dori' | 'ryote-dori' | 'morote-dori' | 'kata-dori' | 'muna-dori' | 'kata-dori-men-uchi' | 'shomen-uchi' | 'yokomen-uchi' | 'chudan-tsuki' | 'jodan-tsuki' | 'ushiro-ryote-dori' | 'ushiro-ryo-kata-dori' | 'ushiro-kubi-shime';

/** Standing, kneeling, against a weapon: how the two face each other. */
export type TechnikPosition = 'tachi-waza' | 'suwari-waza' | 'hanmi-handachi-waza' | 'buki-dori' | 'jiyu-waza' | 'kihon';

/** What kind of class it is. */
export type TrainingKind = 'regular' | 'weapons' | 'kids' | 'seminar' | 'exam' | 'open';

/** An erasure that the user began only the user can take back. */
export type UserStatus = 'invited' | 'active' | 'blocked' | 'pendingErasure' | 'erased';

/** What `tables` is. */
export type WebhookTables = 'access-token' | 'announcement' | 'announcement-file' | 'article' | 'club-contact' | 'club-profile' | 'day-off' | 'exam' | 'exam-candidate' | 'exam-mark' | 'grade' | 'groupright' | 'guardian' | 'homework' | 'homework-file' | 'homework-step' | 'homework-submission' | 'item' | 'item-loan' | 'landing-section' | 'lead' | 'presence' | 'price' | 'rightto' | 'student' | 'student-grade' | 'tablefortest' | 'tablefortestdictionary' | 'task' | 'technik' | 'technik-progress' | 'technik-requirement' | 'training' | 'training-series' | 'training-technik' | 'user' | 'useringroupright' | 'workplace';

/** A `Announcement` as it is saved. */
export interface AnnouncementDraft extends Saved<Announcement, 'titlePl' | 'bodyPl'> {}
/** A `AnnouncementFile` as it is saved. */
export interface AnnouncementFileDraft extends Saved<AnnouncementFile, never> {}
/** A `Article` as it is saved. */
export interface ArticleDraft extends Saved<Article, 'slug' | 'titlePl' | 'bodyPl'> {}
/** A `ClubContact` as it is saved. */
export interface ClubContactDraft extends Saved<ClubContact, never> {}
/** A `ClubProfile` as it is saved. */
export interface ClubProfileDraft extends Saved<ClubProfile, never> {}
/** A `DayOff` as it is saved. */
export interface DayOffDraft extends Saved<DayOff, 'name' | 'dateFrom' | 'dateTo' | 'kind'> {}
/** A `Exam` as it is saved. */
export interface ExamDraft extends Saved<Exam, 'name' | 'date' | 'workplace' | 'profile' | 'examiners'> {}
/** A `ExamCandidate` as it is saved. */
export interface ExamCandidateDraft extends Saved<ExamCandidate, 'exam' | 'student' | 'gradeTo'> {}
/** A `Grade` as it is saved. */
export interface GradeDraft extends Saved<Grade, 'code' | 'kind' | 'number' | 'rank' | 'namePl' | 'nameEn' | 'beltColor'> {}
/** A `GroupRight` as it is saved. */
export interface GroupRightDraft extends Saved<GroupRight, 'name'> {}
/** A `Guardian` as it is saved. */
export interface GuardianDraft extends Saved<Guardian, 'student' | 'name'> {}
/** A `Homework` as it is saved. */
export interface HomeworkDraft extends Saved<Homework, 'title' | 'description' | 'assignees'> {}
/** A `HomeworkSubmission` as it is saved. */
export interface HomeworkSubmissionDraft extends Saved<HomeworkSubmission, 'homework' | 'student'> {}
/** A `Item` as it is saved. */
export interface ItemDraft extends Saved<Item, 'name'> {}
/** A `ItemLoan` as it is saved. */
export interface ItemLoanDraft extends Saved<ItemLoan, 'item' | 'student' | 'from'> {}
/** A `LandingSection` as it is saved. */
export interface LandingSectionDraft extends Saved<LandingSection, 'kind' | 'rank'> {}
/** A `Lead` as it is saved. */
export interface LeadDraft extends Saved<Lead, 'name' | 'consentAt'> {}
/** A `Presence` as it is saved. */
export interface PresenceDraft extends Saved<Presence, 'student' | 'training' | 'status'> {}
/** A `Price` as it is saved. */
export interface PriceDraft extends Saved<Price, 'namePl' | 'amountPln' | 'rank'> {}
/** A `RightTo` as it is saved. */
export interface RightToDraft extends Saved<RightTo, 'group' | 'right'> {}
/** A `Student` as it is saved. */
export interface StudentDraft extends Saved<Student, 'firstName' | 'lastName' | 'joinedOn'> {
  /** The guardians that are written together with a new student; a minor needs one. Later they are changed one by one. */
  guardians?: {
    /** The account by which they act for the child. The id of a user. */
    user?: string | null;
    /** The first and the last name. */
    name: string;
    /** What they are to the child: mother, grandfather. */
    relation?: string | null;
    /** Where they are called, with the country’s code. */
    phone?: string | null;
    /** Where mails reach them. */
    email?: string | null;
    /** When they agreed to the child’s training. `YYYY-MM-DD`. */
    consentOn?: string | null;
  }[];
  /** The request for a first class that a new student comes of: it is joined with that. The id of a lead. */
  lead?: string;
}
/** A `StudentGrade` as it is saved. */
export interface StudentGradeDraft extends Saved<StudentGrade, 'student' | 'grade' | 'awardedOn'> {}
/** A `TableForTest` as it is saved. */
export interface TableForTestDraft extends Saved<TableForTest, 'text' | 'dictionary'> {}
/** A `TableForTestDictionary` as it is saved. */
export interface TableForTestDictionaryDraft extends Saved<TableForTestDictionary, 'code' | 'namePl' | 'nameEn'> {}
/** A `Task` as it is saved. */
export interface TaskDraft extends Saved<Task, 'title'> {}
/** A `Technik` as it is saved. */
export interface TechnikDraft extends Saved<Technik, 'code' | 'base' | 'attack' | 'position' | 'namePl' | 'nameEn'> {}
/** A `TechnikProgress` as it is saved. */
export interface TechnikProgressDraft extends Saved<TechnikProgress, 'student' | 'technik' | 'level'> {}
/** A `TechnikRequirement` as it is saved. */
export interface TechnikRequirementDraft extends Saved<TechnikRequirement, 'grade' | 'technik' | 'profile'> {}
/** A `Training` as it is saved. */
export interface TrainingDraft extends Saved<Training, 'title' | 'workplace' | 'instructor' | 'startsAt' | 'endsAt'> {}
/** A `TrainingSeries` as it is saved. */
export interface TrainingSeriesDraft extends Saved<TrainingSeries, 'title' | 'workplace' | 'instructor' | 'weekdays' | 'localTime' | 'durationMinutes' | 'dateFrom' | 'dateTo'> {}
/** A `TrainingTechnik` as it is saved. */
export interface TrainingTechnikDraft extends Saved<TrainingTechnik, 'training' | 'technik'> {}
/** A `User` as it is saved. */
export interface UserDraft extends Saved<User, 'username' | 'email' | 'firstName' | 'lastName'> {
  /** The password of a new user, who is active then; others are invited. */
  password?: string | null;
}
/** A `UserInGroupRight` as it is saved. */
export interface UserInGroupRightDraft extends Saved<UserInGroupRight, 'user' | 'group'> {}
/** A `Webhook` as it is saved. */
export interface WebhookDraft extends Saved<Webhook, 'name' | 'url' | 'tables' | 'events'> {}
/** A `Workplace` as it is saved. */
export interface WorkplaceDraft extends Saved<Workplace, 'name'> {}
