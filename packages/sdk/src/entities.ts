// biome-ignore-all format: a row a field, a row a table
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { Changing, Described, Every, Listed, Saved, Search } from './table-types.ts';

/** What every row has. */
export interface Stored {
  /** The id that the server gave it. */
  readonly id: string;
  /** When the row was made. RFC 3339, UTC. */
  readonly createdAt: string;
  /** When it was last changed. RFC 3339, UTC. */
  readonly updatedAt: string;
  /** The number that each change raises by one. */
  readonly version: number;
}

/** Problem document (RFC 9457). */
export interface Problem {
  /** The kind: `about:blank`, as the code says more (RFC 9457 §4.2.1). */
  type: string;
  /** The words of the status. */
  title: string;
  /** The status of the answer. */
  status: number;
  /** What to show to the user, in their language. */
  detail: string;
  /** The same for the same failure in every language. */
  code: ProblemCode;
  /** What the server’s log calls it, as does `X-Request-Id`. */
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
  /** Where changes are told of: STOMP over WebSocket. */
  websocket: {
    href: string;
  };
  /** The destination there that tells of this table’s rows, as far as the caller may read them. */
  broker: {
    href: string;
  };
}

/** Who is signed in. */
export interface Whoami {
  /** The id of their user. */
  id: string;
  /** The name they sign in with. */
  username: string;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** False of the first administrator until they say what they are called. */
  isNamed: boolean;
  /** The name of their picture; null without one. */
  picture: string | null;
  /** The language they are written to in. */
  language: 'pl' | 'en';
  /** The club demands a second factor; set one up to use your rights. */
  mustShowSecondFactor: boolean;
  /** Texts of the club whose present edition they have not accepted; `/about` says where they are. */
  toAccept: ('terms' | 'privacy')[];
  /** The student that they are, if they train. */
  student: string | null;
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

/** Whom the signed-in user acts for: themselves, and the children they are a guardian of. */
export interface Owner {
  /** Themselves first, then their children. */
  students: OwnStudent[];
}

/** What a user’s program calls the server by, with some of their rights. Made in the profile, and shown that once. */
export interface AccessToken extends Stored {
  /** Whose program it is. `user.id`. */
  readonly user: string;
  /** What the program is for. */
  readonly name: string;
  /** The first letters of the token, to know it by in a script. */
  readonly start: string;
  /** The rights that it was given, of which it has those that its user has now. `Own:Read` and `Own:Write` open what is its user’s own. */
  readonly rights: string[];
  /** When it ends by itself. RFC 3339, UTC. */
  readonly expiresAt: string;
  /** When it was last used, to the minute; null before. RFC 3339, UTC. */
  readonly lastUsedAt: string | null;
  /** Roughly where it was last used from. */
  readonly lastUsedFrom: string | null;
  /** What the program that used it last calls itself. */
  readonly lastUsedBy: string | null;
  /** The `user.username`. */
  readonly username: string;
  /** The `user.firstName`. */
  readonly userFirstName: string;
  /** The `user.lastName`. */
  readonly userLastName: string;
  /** The `user.picture`. */
  readonly userPicture: string | null;
}

/** What the club tells some of its people, or all, in the way that each has chosen. Whoever leads a training may write to its people without further rights. */
export interface Announcement extends Stored {
  /** The heading in Polish. */
  titlePl: string;
  /** The heading in English. */
  titleEn: string | null;
  /** The text in Polish, as Markdown. */
  bodyPl: string;
  /** The text in English, as Markdown. */
  bodyEn: string | null;
  /** Whom it is for; of students hears who acts for them, as the guardians of a child. */
  audience: 'all' | 'section' | 'group' | 'training' | 'person';
  /** The age group, where it is for one. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** The group of users, where it is for one. `groupright.id`. */
  group: string | null;
  /** The training, where it is for its people and who leads it. `training.id`. */
  training: string | null;
  /** The person, where it is for one. `student.id`. */
  student: string | null;
  /** When it goes out; at once unless told. RFC 3339, UTC. */
  publishAt: string | null;
  /** Who has written it. `user.id`. */
  readonly author: string | null;
  /** How far it is; readers see it while it is `sent`. */
  readonly state: 'draft' | 'scheduled' | 'sent' | 'takenBack';
  /** When it went out. RFC 3339, UTC. */
  readonly sentAt: string | null;
  /** How many accounts it went out to. */
  readonly readerCount: number;
  /** The `author.firstName` and `author.lastName`. */
  readonly authorName: string | null;
  /** The `author.picture`. */
  readonly authorPicture: string | null;
}

/** A picture or a PDF of an announcement, sent by tus 1.0 (docs/contract.md). Readers have it while the announcement is sent. */
export interface AnnouncementFile extends Stored {
  /** What a picture shows, for who can’t see it; needed before it goes out. */
  alt: string | null;
  /** What it comes with. `announcement.id`. */
  readonly announcement: string;
  /** What its sender called it. */
  readonly name: string;
  /** What it is, by its content. */
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  /** The size in bytes. */
  readonly bytes: number;
  /** The hash of its bytes. */
  readonly sha256: string;
  /** The width of a picture, in pixels; else null. */
  readonly width: number | null;
  /** The height of a picture, in pixels; else null. */
  readonly height: number | null;
  /** When it was taken away; it can be put back for 24 hours. Null for what is there. RFC 3339, UTC. */
  readonly discardedAt: string | null;
}

/** Whom an announcement has gone out to, and whether they have opened it. Its author sees it, and its reader until the announcement is taken back. */
export interface AnnouncementReader extends Stored {
  /** What they were told. `announcement.id`. */
  readonly announcement: string;
  /** Who was told. `user.id`. */
  readonly user: string;
  /** When they first opened it; null before that. RFC 3339, UTC. */
  readonly seenAt: string | null;
  /** The first name. */
  readonly firstName: string;
  /** The last name. */
  readonly lastName: string;
  /** The `user.picture`. */
  readonly picture: string | null;
  /** The `announcement.titlePl`. */
  readonly titlePl: string;
  /** The `announcement.titleEn`. */
  readonly titleEn: string | null;
  /** The `announcement.sentAt`. RFC 3339, UTC. */
  readonly sentAt: string | null;
}

/** News, seminars, exams, guides. A missing English text falls back to the Polish one. */
export interface Article extends Stored, Pick<Announcement, 'titlePl' | 'titleEn' | 'bodyPl' | 'bodyEn' | 'authorName'> {
  /** The last part of the article’s address. */
  slug: string;
  /** The Polish text under the heading and in lists. */
  leadPl: string | null;
  /** The English text under the heading and in lists. */
  leadEn: string | null;
  /** What the cover shows, in Polish, for who can’t see it; needed with a cover. */
  coverAltPl: string | null;
  /** What the cover shows, in English. */
  coverAltEn: string | null;
  /** What the article is about. */
  category: 'news' | 'seminar' | 'exam' | 'guide';
  /** Who enters it unless told. `user.id`. */
  author: string | null;
  /** When it appears; publishing one before that schedules it. RFC 3339, UTC. */
  publishAt: string | null;
  /** When it goes to the archive by itself. RFC 3339, UTC. */
  unpublishAt: string | null;
  /** Whether it stands above the others. */
  pinned: boolean;
  /** Readers see what is `published`; what is `scheduled` they see from `publishAt` on. */
  readonly state: 'draft' | 'scheduled' | 'published' | 'archived';
  /** The picture’s SHA-256, the last step of its address. */
  readonly cover: string | null;
}

/** Who wrote what, and when. Written by the server alone, and kept for 24 months. */
export interface AuditLog extends Stored {
  /** Who did it; null for the server itself. `user.id`. */
  readonly user: string | null;
  /** The name of the table on the wire. */
  readonly table: TableName;
  /** The id of the row, which may be gone. */
  readonly row: string;
  /** `create`, `update`, `remove`, or the name of an action. */
  readonly verb: string;
  /** What the row was called then. */
  readonly name: string | null;
  /** What each field was, and what it is, but for what never leaves the server. */
  readonly changes: Record<string, unknown[]>;
  /** Whose guardian was made, removed or given to another; their history tells of it. */
  readonly belongsTo: string | null;
  /** The `user.username`. */
  readonly username: string | null;
  /** The `user.firstName`. */
  readonly userFirstName: string | null;
  /** The `user.lastName`. */
  readonly userLastName: string | null;
  /** The `user.picture`. */
  readonly userPicture: string | null;
}

/** How the club is reached, as its page says: one row. `POST /landing` writes the whole page. */
export interface ClubContact extends Stored {
  /** Where the club is written to. */
  email: string | null;
  /** The club’s phone number, with the country’s code. */
  phone: string | null;
  /** Where letters go, line by line. */
  address: string | null;
  /** The club’s bank account: an IBAN (ISO 13616) without spaces. */
  account: string | null;
  /** The club’s pages elsewhere. */
  links: string[];
}

/** What the club is called and how it looks: one row, which `GET /about` tells anybody. */
export interface ClubProfile extends Stored {
  /** What the club is called; the setting `CLUB_NAME` unless given. */
  name: string | null;
  /** The theme of who has chosen none. */
  theme: string | null;
  /** The picture’s SHA-256, the last step of its address. */
  readonly logo: string | null;
}

/** Days without trainings, of the club, a place or a section. It cancels what it covers. */
export interface DayOff extends Stored {
  /** Why there are no trainings: the name of the holiday. */
  name: string;
  /** The first day of it. `YYYY-MM-DD`. */
  dateFrom: string;
  /** The last day of it. `YYYY-MM-DD`. */
  dateTo: string;
  /** A holiday, a school break, a closure, or that an instructor is away. */
  kind: 'publicHoliday' | 'schoolBreak' | 'closure' | 'instructor';
  /** Where; null for everywhere. `workplace.id`. */
  workplace: string | null;
  /** The section that is free then; null for everybody. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** What else there is to say. */
  note: string | null;
  /** How many trainings it has cancelled. */
  readonly cancelledCount: number;
  /** The `workplace.name`. */
  readonly workplaceName: string | null;
}

/** A day on which grades are tried for. Completing it writes its passes into the ledger of grades, and locks it. */
export interface Exam extends Stored {
  /** What the exam is called. */
  name: string;
  /** The day it is held, to which candidates’ days, months and age are counted. `YYYY-MM-DD`. */
  date: string;
  /** Where it is held. `workplace.id`. */
  workplace: string;
  /** The federation whose requirements hold. */
  profile: 'PFA' | 'PZA' | 'HOMBU' | 'CFAI';
  /** The names of the examiners; the first chairs, and stands in the ledger. */
  examiners: string[];
  /** The last day for members to say that they come. `YYYY-MM-DD`. */
  applicationDeadline: string | null;
  /** What it costs a candidate. In PLN. */
  feePln: number | null;
  /** Only the staff sees a `draft`; `completed` and `cancelled` lock it. */
  readonly state: 'draft' | 'open' | 'inProgress' | 'completed' | 'cancelled';
  /** Why it was cancelled. */
  readonly cancelReason: string | null;
  /** When its results were written into the ledger. RFC 3339, UTC. */
  readonly completedAt: string | null;
  /** The SHA-256 of what was counted at its completion, in hexadecimal. */
  readonly evidenceHash: string | null;
  /** How many are entered, and have not declined. */
  readonly candidateCount: number;
  /** How many of them have no result yet. */
  readonly pendingCount: number;
  /** How many have passed. */
  readonly passedCount: number;
  /** The `workplace.name`. */
  readonly workplaceName: string;
}

/** A student at an exam, and whether they may try; who may not needs a reason. Locked with the exam. */
export interface ExamCandidate extends Stored {
  /** The exam they try at. `exam.id`. */
  exam: string;
  /** Who tries for the grade. `student.id`. */
  student: string;
  /** The grade they try for. `grade.id`. */
  gradeTo: string;
  /** The conditions beside attendance, ticked by hand. */
  conditionsMet: boolean;
  /** Why they may try all the same. */
  overrideReason: string | null;
  /** The result, once the exam is in progress. */
  result: 'pending' | 'passed' | 'failed' | 'noShow';
  /** The marks from 1 to 5, each by the id of its technique. */
  marks: Record<string, number>;
  /** What else there is to say. */
  note: string | null;
  /** The grade when they were entered. `grade.id`. */
  readonly gradeFrom: string | null;
  /** Training days since the last grade, with those from paper. In days. */
  readonly days: number;
  /** The time since the last grade, by the exam’s day. In months. */
  readonly months: number;
  /** The age on the exam’s day. In years. */
  readonly age: number | null;
  /** What stands between them and the exam. */
  readonly missing: ('days' | 'months' | 'age' | 'birthDate' | 'conditions')[];
  /** What they, or somebody for them, answered. */
  readonly rsvp: 'invited' | 'accepted' | 'declined';
  /** Who ticked the conditions. `user.id`. */
  readonly conditionsBy: string | null;
  /** When the fee was noted as paid; null before that. RFC 3339, UTC. */
  readonly paidAt: string | null;
  /** Who noted that. `user.id`. */
  readonly paidTo: string | null;
  /** The number in the protocols of the year. */
  readonly protocolNo: string | null;
  /** The certificate’s number in the year. */
  readonly certificateNo: string | null;
  /** Whether nothing is missing. */
  readonly isEligible: boolean;
  /** The `student.firstName`. */
  readonly studentFirstName: string;
  /** The `student.lastName`. */
  readonly studentLastName: string;
  /** The `student.picture`. */
  readonly studentPicture: string | null;
  /** The colour of the belt they wear, `#rrggbb`. */
  readonly studentBelt: string | null;
  /** The `exam.name`. */
  readonly examName: string;
  /** How far the exam is; its end locks the candidate. */
  readonly examState: 'draft' | 'open' | 'inProgress' | 'completed' | 'cancelled';
  /** The `exam.date`. `YYYY-MM-DD`. */
  readonly examDate: string;
  /** The `gradeFrom.rank`. */
  readonly gradeFromRank: number | null;
  /** The `gradeTo.rank`. */
  readonly gradeToRank: number;
}

/** How far somebody is on the way to a grade. */
export interface GradeProgress {
  /** `grade.id`. */
  gradeFrom: string | null;
  /** `grade.id`. */
  gradeTo: string;
  /** The day of the last grade, or of joining. `YYYY-MM-DD`. */
  since: string;
  /** The training days since the last grade. */
  days: GradeProgressDays;
  /** The whole calendar months since the last grade. */
  months: GradeProgressMonths;
  /** The age in years. */
  age: GradeProgressAge;
  /** The techniques that the grade can’t do without and somebody has confirmed; they hold nobody back. */
  techniques: GradeProgressTechniques;
  /** What is still missing, but for conditions that are ticked by hand. */
  missing: ('days' | 'months' | 'age' | 'birthDate' | 'conditions')[];
  /** When it will all be there at that rhythm, with days off; null when that can’t be told. `YYYY-MM-DD`. */
  forecast: string | null;
  /** The rhythm, in training days a week: of the last twelve without days off, or as asked about. */
  perWeek: number;
}

/** Where somebody stands before the grade above theirs. */
export interface Prospect extends Pick<GradeProgress, 'gradeFrom' | 'gradeTo' | 'days' | 'months' | 'age'> {
  /** `student.id`. */
  student: string;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** The `student.picture`. */
  picture: string | null;
  /** The group they train with. */
  section: 'kids' | 'youth' | 'adult';
  /** Where they train mostly. `workplace.id`. */
  workplace: string | null;
  /** What stands between them and the exam. */
  missing: ('days' | 'months' | 'age' | 'birthDate' | 'conditions')[];
  /** When they will be ready; null when that can’t be told. `YYYY-MM-DD`. */
  forecast: string | null;
  /** The next exam that they are entered for. `exam.id`. */
  enteredFor: string | null;
}

/** What one examiner says of one technique of a candidate. Written by the sheet of the exam while that is in progress. */
export interface ExamMark extends Stored {
  /** Who showed it. `exam-candidate.id`. */
  readonly candidate: string;
  /** What was shown. `technik.id`. */
  readonly technik: string;
  /** Who marked it. `user.id`. */
  readonly examiner: string;
  /** Whether it is enough, or to be improved. */
  readonly mark: 'passed' | 'toImprove' | 'failed';
  /** What else there is to say. */
  readonly note: string | null;
  /** Where it was shown. `exam.id`. */
  readonly exam: string;
  /** The `technik.namePl`. */
  readonly technikNamePl: string;
  /** The `technik.nameEn`. */
  readonly technikNameEn: string;
  /** The `examiner.firstName`. */
  readonly examinerFirstName: string;
  /** The `examiner.lastName`. */
  readonly examinerLastName: string;
}

/** A kyu or dan, and what each federation asks for. */
export interface Grade extends Stored {
  /** The short name for scripts and imports. */
  code: string;
  /** A kyu, a dan, or the time before the first grade. */
  kind: 'kyu' | 'dan' | 'none';
  /** The 6 of 6th kyu. */
  number: number;
  /** The place in the order of grades, the lowest first. */
  rank: number;
  /** The Polish name. */
  namePl: string;
  /** The English name. */
  nameEn: string;
  /** The colour of its belt, `#rrggbb`. */
  beltColor: string;
  /** What each federation asks for. */
  profiles: Partial<Record<'PFA' | 'PZA' | 'HOMBU' | 'CFAI', GradeProfilesPFA>>;
}

/** A group of users who hold the same rights. */
export interface GroupRight extends Stored {
  /** What the group is called. */
  name: string;
  /** Who belongs to it, and what for. */
  description: string | null;
  /** Whether every club has it from the start, for good. */
  readonly system: boolean;
}

/** Who answers for a student under 18; with a user they act for the child. */
export interface Guardian extends Stored, Pick<ExamCandidate, 'studentFirstName' | 'studentLastName'> {
  /** Whom they answer for. `student.id`. */
  student: string;
  /** The account they act by. `user.id`. */
  user: string | null;
  /** The first and the last name. */
  name: string;
  /** What they are to the child: mother, grandfather. */
  relation: string | null;
  /** The phone number, with the country’s code. */
  phone: string | null;
  /** Where mails reach them. */
  email: string | null;
  /** When they agreed to the training. `YYYY-MM-DD`. */
  consentOn: string | null;
}

/** What students practise between trainings. Publishing gives each a submission. */
export interface Homework extends Stored {
  /** What the homework is called. */
  title: string;
  /** What to practise and how, as Markdown. */
  description: string;
  /** Who enters it unless told. `user.id`. */
  author: string | null;
  /** What its students are found by. */
  assignees: 'students' | 'section' | 'gradeRange';
  /** Who gets it, given by name. */
  students: string[];
  /** Which age group gets it, given to one. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** The lowest grade that gets it, given by grade; null for any below the highest. `grade.id`. */
  minGrade: string | null;
  /** The highest grade that gets it, given by grade; null for any above the lowest. `grade.id`. */
  maxGrade: string | null;
  /** What is practised for it. */
  techniques: string[];
  /** When students may begin; at once unless told. RFC 3339, UTC. */
  availableFrom: string | null;
  /** When it is to be handed in at the latest; it is overdue from then on. RFC 3339, UTC. */
  dueAt: string | null;
  /** What is handed in. */
  submission: 'none' | 'text' | 'link' | 'file';
  /** How far it is: seen once `published`, handed in until `closed`. */
  readonly state: 'draft' | 'published' | 'closed' | 'archived';
  /** How many students have it. */
  readonly assignedCount: number;
  /** How many have handed it in. */
  readonly submittedCount: number;
  /** How many were reviewed. */
  readonly reviewedCount: number;
  /** The `author.firstName` and `author.lastName`. */
  readonly authorName: string | null;
}

/** A file that is handed in with a homework. It comes by tus 1.0 (docs/contract.md). */
export interface HomeworkFile extends Stored, Pick<AnnouncementFile, 'name' | 'bytes' | 'sha256' | 'width' | 'height' | 'discardedAt'> {
  /** What it is handed in with. `homework-submission.id`. */
  readonly submission: string;
  /** What it is, by its content. */
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/webp' | 'video/mp4' | 'video/quicktime' | 'video/webm' | 'audio/mpeg' | 'audio/mp4' | 'application/pdf';
}

/** A step of a homework between student and instructor, as it was then. Written by the server alone. */
export interface HomeworkStep extends Stored {
  /** Whose way it is a step of. `homework-submission.id`. */
  readonly submission: string;
  /** What was done. */
  readonly kind: 'submitted' | 'returned' | 'reviewed';
  /** Who did it. `user.id`. */
  readonly by: string | null;
  /** The answer as handed in. */
  readonly text: string | null;
  /** How long they had practised. In min. */
  readonly minutesPractised: number | null;
  /** The names of the files handed in with it. */
  readonly fileNames: string[];
  /** What the instructor said. */
  readonly feedback: string | null;
  /** The instructor’s mark, 5 is the best. */
  readonly rating: number | null;
  /** The `by.firstName` and `by.lastName`. */
  readonly byName: string | null;
}

/** What a student does about a homework. Made when that is published. */
export interface HomeworkSubmission extends Stored, Pick<ExamCandidate, 'studentFirstName' | 'studentLastName' | 'studentPicture' | 'studentBelt'> {
  /** What is answered. `homework.id`. */
  homework: string;
  /** Whose answer it is. `student.id`. */
  student: string;
  /** The answer, or its link; Markdown. */
  text: string | null;
  /** How long they practised for it. In min. */
  minutesPractised: number | null;
  /** How far it is: `draft` from its first word on, `returned` to be done again. */
  readonly state: 'assigned' | 'draft' | 'submitted' | 'reviewed' | 'returned';
  /** When it was handed in last. RFC 3339, UTC. */
  readonly submittedAt: string | null;
  /** What the instructor says of it. */
  readonly feedback: string | null;
  /** The instructor’s mark, 5 is the best. */
  readonly rating: number | null;
  /** Who reviewed it or gave it back. `user.id`. */
  readonly reviewedBy: string | null;
  /** When it is to be handed in at the latest. RFC 3339, UTC. */
  readonly dueAt: string | null;
  /** The `homework.title`. */
  readonly homeworkTitle: string;
  /** The `reviewedBy.firstName` and `reviewedBy.lastName`. */
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
  /** The number in the inventory. */
  inventoryNo: string | null;
  /** The size on its label: `180`, `XL`. */
  sizeLabel: string | null;
  /** Where it is kept. `workplace.id`. */
  workplace: string | null;
  /** When the club bought it. `YYYY-MM-DD`. */
  purchasedOn: string | null;
  /** What it is worth. In PLN. */
  valuePln: number | null;
  /** What state it is in, in words. */
  condition: string | null;
  /** `loaned` while a loan is open: loans set it and take it back. */
  status: 'available' | 'loaned' | 'repair' | 'retired';
  /** Who has it now; null while nobody has. */
  readonly loanedTo: string | null;
  /** When it should be back. `YYYY-MM-DD`. */
  readonly loanDueOn: string | null;
  /** The `workplace.name`. */
  readonly workplaceName: string | null;
}

/** An item that a student has, or had: open until it is returned. */
export interface ItemLoan extends Stored, Pick<ExamCandidate, 'note' | 'studentFirstName' | 'studentLastName' | 'studentPicture' | 'studentBelt'> {
  /** What is lent. `item.id`. */
  item: string;
  /** Who has it, or had it. `student.id`. */
  student: string;
  /** The day the item was handed out. `YYYY-MM-DD`. */
  from: string;
  /** The day it should be back. `YYYY-MM-DD`. */
  dueOn: string | null;
  /** The day it came back; null while the loan is open. `YYYY-MM-DD`. */
  returnedOn: string | null;
  /** The `item.name`. */
  readonly itemName: string;
  /** The `item.inventoryNo`. */
  readonly itemInventoryNo: string | null;
  /** Whether it is open, and should have been back before today. */
  readonly overdue: boolean;
}

/** A section of the club’s page. `POST /landing` writes the whole page. */
export interface LandingSection extends Stored {
  /** What it shows: one of each, and any number of `text`. */
  kind: LandingSectionKind;
  /** The place on the page; the hero is first wherever it stands. */
  rank: number;
  /** Whether visitors see it. */
  shown: boolean;
  /** The heading in Polish; ours unless given. */
  titlePl: string | null;
  /** The heading in English. */
  titleEn: string | null;
  /** The text under it in Polish, as Markdown; ours unless given. */
  textPl: string | null;
  /** The text under it in English, as Markdown. */
  textEn: string | null;
  /** What the picture shows, in Polish, for who can’t see it; needed with a picture. */
  pictureAltPl: string | null;
  /** What the picture shows, in English. */
  pictureAltEn: string | null;
  /** The picture’s SHA-256, the last step of its address. */
  readonly picture: string | null;
}

/** Somebody who asks for a first class. Removed 90 days after its last change where nothing came of it. */
export interface Lead extends Stored {
  /** The first and the last name of who asks. */
  name: string;
  /** Where they are written to. */
  email: string | null;
  /** The phone number, with the country’s code. */
  phone: string | null;
  /** Whether they want to train themselves, or ask for a child. */
  whom: 'self' | 'child';
  /** How old the child is. In years. */
  childAge: number | null;
  /** The age group to train in. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** Where they want to train. `workplace.id`. */
  workplace: string | null;
  /** The class they want to come to first. `training.id`. */
  training: string | null;
  /** What they wrote beside. */
  note: string | null;
  /** The language they asked in, and are written to. */
  language: 'pl' | 'en';
  /** When they agreed that the club keeps it. RFC 3339, UTC. */
  consentAt: string;
  /** Which text they agreed to; null where they told somebody of the club. */
  readonly consentVersion: string | null;
  /** How far it has come: its actions change it. */
  readonly state: 'new' | 'contacted' | 'trial' | 'joined' | 'closed';
  /** Where `back` leads; null where there is no way back. */
  readonly stateBefore: 'new' | 'contacted' | 'trial' | 'joined' | 'closed' | null;
  /** Why nothing came of it. */
  readonly closeReason: string | null;
  /** Who they have become. `student.id`. */
  readonly student: string | null;
  /** The `workplace.name`. */
  readonly workplaceName: string | null;
  /** The `training.title`. */
  readonly trainingTitle: string | null;
  /** The `training.startsAt`. RFC 3339, UTC. */
  readonly trainingStartsAt: string | null;
  /** The `student.firstName`. */
  readonly studentFirstName: string | null;
  /** The `student.lastName`. */
  readonly studentLastName: string | null;
}

/** What somebody was told of, as it was then. Written by the server with the change it tells of, and kept for 90 days. */
export interface Notice extends Stored {
  /** The user who is told. */
  readonly user: string;
  /** What has happened. */
  readonly kind: NoticeKind;
  /** The table that it is about, by its name on the wire. */
  readonly table: TableName;
  /** The row that it is about; of several the earliest. */
  readonly row: string;
  /** The student concerned; null for whoever trains. */
  readonly student: string | null;
  /** What it is about was called, a grade in the language of who is told; of a paper `medical`, `insurance` or `licence`. */
  readonly name: string;
  /** When that is: a training begins, a homework is due, the last day of a paper or to answer begins. RFC 3339, UTC. */
  readonly at: string | null;
  /** Why, in the words of who did it; a webhook’s `offReason`, an exam’s `result`. */
  readonly reason: string | null;
  /** How many it tells of, as a holiday’s trainings. */
  readonly count: number;
  /** When it was read; null before. RFC 3339, UTC. */
  readonly readAt: string | null;
  /** The `student.firstName`. */
  readonly studentFirstName: string | null;
}

/** A student at a training, expected or seen. A POST for who is marked there already changes the mark. */
export interface Presence extends Stored, Pick<ExamCandidate, 'note' | 'studentFirstName' | 'studentLastName' | 'studentPicture' | 'studentBelt'> {
  /** Who was expected or seen. `student.id`. */
  student: string;
  /** The class they are marked at. `training.id`. */
  training: string;
  /** `declared` and `excused` are said before a training; `present`, `late` and `absent` tell how it was. */
  status: 'declared' | 'present' | 'late' | 'excused' | 'absent';
  /** How the mark came about. */
  source: 'instructor' | 'self' | 'qr' | 'kiosk' | 'import';
  /** When they were seen at the training. RFC 3339, UTC. */
  readonly checkedInAt: string | null;
  /** Who of the club marked them. `user.id`. */
  readonly confirmedBy: string | null;
  /** When it ceased to count. RFC 3339, UTC. */
  readonly invalidatedAt: string | null;
  /** Why it counts nowhere. */
  readonly invalidatedReason: string | null;
  /** When the training begins. RFC 3339, UTC. */
  readonly trainingStartsAt: string;
  /** The `student.grade`. `grade.id`. */
  readonly studentGrade: string | null;
  /** The `training.title`. */
  readonly trainingTitle: string;
}

/** What training in the club costs, as its page says. `POST /landing` writes the whole page. */
export interface Price extends Stored {
  /** What is paid for, in Polish. */
  namePl: string;
  /** What is paid for, in English. */
  nameEn: string | null;
  /** How much it is. In PLN. */
  amountPln: number;
  /** How often it is paid. */
  per: 'month' | 'class' | 'year' | 'once';
  /** The age group it is for; null for anybody. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** What to know of it, in Polish. */
  notePl: string | null;
  /** What to know of it, in English. */
  noteEn: string | null;
  /** The place among the prices. */
  rank: number;
  /** Whether visitors see it. */
  shown: boolean;
}

/** A right that the members of a group hold. */
export interface RightTo extends Stored {
  /** The group that holds it. `groupright.id`. */
  group: string;
  /** `Training:Write`: a table or an area, and what may be done with it. */
  right: string;
  /** The `group.name`. */
  readonly groupName: string;
}

/** Somebody who trains in the club. */
export interface Student extends Stored {
  /** The account they sign in with. `user.id`. */
  user: string | null;
  /** The first name. */
  firstName: string;
  /** The last name. */
  lastName: string;
  /** When they joined the club. `YYYY-MM-DD`. */
  joinedOn: string;
  /** The day of birth, needed of who is under 18. `YYYY-MM-DD`. */
  birthDate: string | null;
  /** The number in the register of members. */
  memberNumber: string | null;
  /** Where mails reach them. */
  email: string | null;
  /** The phone number, with the country’s code. */
  phone: string | null;
  /** Where they train mostly. `workplace.id`. */
  workplace: string | null;
  /** The age group they train in. */
  section: 'kids' | 'youth' | 'adult';
  /** Whether they train now: `suspended` is for a time, `left` for good. */
  status: 'active' | 'suspended' | 'left';
  /** When they left the club. `YYYY-MM-DD`. */
  leftOn: string | null;
  /** The number of the federation’s licence. */
  licenceNo: string | null;
  /** The licence’s last day. `YYYY-MM-DD`. */
  licenceValidTo: string | null;
  /** The insurance’s last day. `YYYY-MM-DD`. */
  insuranceValidTo: string | null;
  /** The medical’s last day. `YYYY-MM-DD`. */
  medicalValidTo: string | null;
  /** What was handed in; never a diagnosis. */
  medicalKind: 'declaration' | 'certificate' | null;
  /** When they agreed to be in pictures. `YYYY-MM-DD`. */
  imageConsentOn: string | null;
  /** When they took that back. `YYYY-MM-DD`. */
  imageConsentWithdrawnOn: string | null;
  /** Whom to call in an emergency. */
  emergencyName: string | null;
  /** The number to call in an emergency. */
  emergencyPhone: string | null;
  /** Training days from paper, counted towards the next grade. In days. */
  carryOverDays: number;
  /** The day until which they are counted. `YYYY-MM-DD`. */
  carryOverAsOf: string | null;
  /** What else there is to say. */
  note: string | null;
  /** When they let their guardians go on acting for them after the 18th birthday; null where they don’t. `YYYY-MM-DD`. */
  readonly guardianAccessOn: string | null;
  /** When they let other members see that they come; null where they don’t. `YYYY-MM-DD`. */
  readonly shownToMembersOn: string | null;
  /** When the club last wrote that they are missed. RFC 3339, UTC. */
  readonly missedMailAt: string | null;
  /** The picture’s SHA-256, the last step of its address. */
  readonly picture: string | null;
  /** The grade they hold now. `grade.id`. */
  readonly grade: string | null;
  /** The grade’s place in their order. */
  readonly gradeRank: number | null;
  /** The colour of the belt they wear, `#rrggbb`. */
  readonly beltColor: string | null;
  /** How many answer for them. */
  readonly guardianCount: number;
  /** When the last training that they came to began; null for who never came. RFC 3339, UTC. */
  readonly lastPresentAt: string | null;
}

/** A grade that was awarded. The ledger only grows: the newest row that holds is the current grade, and a mistaken one is annulled. */
export interface StudentGrade extends Stored, Pick<ExamCandidate, 'studentFirstName' | 'studentLastName'> {
  /** Who was awarded it. `student.id`. */
  student: string;
  /** The grade that was awarded. `grade.id`. */
  grade: string;
  /** The day it was awarded, from which days count towards the next one. `YYYY-MM-DD`. */
  awardedOn: string;
  /** Who gave it. */
  examiner: string | null;
  /** What is unusual; needed for no step up, or from before they joined. */
  note: string | null;
  /** The exam whose completion wrote the row. `exam.id`. */
  readonly exam: string | null;
  /** When it ceased to count. RFC 3339, UTC. */
  readonly annulledAt: string | null;
  /** Why the row counts no more. */
  readonly annulledReason: string | null;
  /** The grade’s place in their order. */
  readonly gradeRank: number;
}

/** What a student chose to tell those who teach them, as “spares the right knee”. They and their guardians write it; only who calls the roll sees it, of those who have come. */
export interface StudentLimit extends Stored {
  /** Whom it is about. `student.id`. */
  readonly student: string;
  /** What they spare, in their own words; no diagnosis. */
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
  /** The entry that was chosen. `tablefortestdictionary.id`. */
  dictionary: string;
  /** The `dictionary.namePl`. */
  readonly dictionaryNamePl: string;
  /** The `dictionary.nameEn`. */
  readonly dictionaryNameEn: string;
}

/** An entry that rows of the test table choose from. */
export interface TableForTestDictionary extends Stored {
  /** The short name that no other has. */
  code: string;
  /** The Polish name. */
  namePl: string;
  /** The English name. */
  nameEn: string;
  /** The place in lists, the lowest first. */
  rank: number;
  /** Whether new rows are offered it. */
  active: boolean;
}

/** Something to be done for the club. */
export interface Task extends Stored {
  /** What is to be done. */
  title: string;
  /** What more there is to say of it. */
  description: string | null;
  /** Who does it; null while nobody is named. `user.id`. */
  assignee: string | null;
  /** How far it is; nobody does any more what is `dropped`. */
  status: 'todo' | 'doing' | 'done' | 'dropped';
  /** 1 comes first, 5 can wait. */
  priority: number;
  /** The day by which it should be done. `YYYY-MM-DD`. */
  dueOn: string | null;
  /** When it became `done`; null while it is not. RFC 3339, UTC. */
  readonly doneAt: string | null;
  /** The `assignee.firstName` and `assignee.lastName`. */
  readonly assigneeName: string | null;
  /** The `assignee.firstName`. */
  readonly assigneeFirstName: string | null;
  /** The `assignee.lastName`. */
  readonly assigneeLastName: string | null;
  /** The `user.picture`. */
  readonly assigneePicture: string | null;
}

/** A technique: what is done, against which attack, in which position. */
export interface Technik extends Stored {
  /** Attack, base and position with dots between. */
  code: string;
  /** What is done: the lock or throw. */
  base: TechnikBase;
  /** The attack it answers. */
  attack: TechnikAttack;
  /** How the two face each other: standing, kneeling. */
  position: TechnikPosition;
  /** The ways in which it can be done. */
  variants: ('omote' | 'ura' | 'uchi' | 'soto')[];
  /** The Polish name. */
  namePl: string;
  /** The English name. */
  nameEn: string;
  /** How it is done, in Polish. */
  descriptionPl: string | null;
  /** How it is done, in English. */
  descriptionEn: string | null;
  /** Links to films, https alone, loaded when somebody clicks. */
  videoUrls: string[];
  /** Whether anybody is offered it. */
  active: boolean;
}

/** How far a student is with a technique. They say so themselves, but that it is mastered an instructor says. */
export interface TechnikProgress extends Stored, Pick<ExamCandidate, 'studentFirstName' | 'studentLastName' | 'studentPicture' | 'studentBelt'>, Pick<ExamMark, 'technikNamePl' | 'technikNameEn'> {
  /** Who learns it. `student.id`. */
  student: string;
  /** What is learnt. `technik.id`. */
  technik: string;
  /** How far they are with it. */
  level: 'toLearn' | 'inProgress' | 'mastered';
  /** Who said that it is mastered. `user.id`. */
  readonly confirmedBy: string | null;
}

/** A technique that a federation asks for at the exam to a grade. */
export interface TechnikRequirement extends Stored, Pick<ExamMark, 'technikNamePl' | 'technikNameEn'> {
  /** The grade that the exam is for. `grade.id`. */
  grade: string;
  /** What is to be shown there. `technik.id`. */
  technik: string;
  /** The federation whose rules these are. */
  profile: 'PFA' | 'PZA' | 'HOMBU' | 'CFAI';
  /** Whether it has to be shown, or earns more. */
  importance: 'essential' | 'bonus';
  /** The `grade.namePl`. */
  readonly gradeNamePl: string;
  /** The `grade.nameEn`. */
  readonly gradeNameEn: string;
  /** The `grade.rank`. */
  readonly gradeRank: number;
  /** The `technik.code`. */
  readonly technikCode: string;
}

/** A class on the mat. */
export interface Training extends Stored, Pick<Exam, 'cancelReason' | 'workplaceName'> {
  /** What the class is called. */
  title: string;
  /** Where it is held. `workplace.id`. */
  workplace: string;
  /** Who leads it. `user.id` or `student.id`. */
  instructor: string;
  /** What kind of class it is. */
  kind: TrainingKind;
  /** Whom it is for; null for everybody. */
  section: 'kids' | 'youth' | 'adult' | null;
  /** The lowest grade that may come. `grade.id`. */
  minGrade: string | null;
  /** The highest grade that may come. `grade.id`. */
  maxGrade: string | null;
  /** How many may come. */
  capacity: number | null;
  /** Whether it counts towards the next grade. */
  countsForGrade: boolean;
  /** How many training days it counts as. In days. */
  dayWeight: number;
  /** What is practised. */
  techniques: string[];
  /** What else there is to say. */
  note: string | null;
  /** When it begins. RFC 3339, UTC. */
  startsAt: string;
  /** When it ends. RFC 3339, UTC. */
  endsAt: string;
  /** What is over counts, also while `planned`; `cancelled` and `notHeld` count nowhere. */
  readonly state: 'planned' | 'held' | 'cancelled' | 'notHeld';
  /** The day off that cancelled it. `day-off.id`. */
  readonly dayOff: string | null;
  /** The series it was made by. `training-series.id`. */
  readonly series: string | null;
  /** The day it was made for; it may have been moved. `YYYY-MM-DD`. */
  readonly seriesDay: string | null;
  /** Whether it was changed by hand: its series leaves it alone. */
  readonly detached: boolean;
  /** The name of who leads it. */
  readonly instructorName: string;
  /** How many came, the late ones too. */
  readonly presentCount: number;
  /** How many said that they come. */
  readonly declaredCount: number;
  /** How many said that they don’t. */
  readonly excusedCount: number;
  /** How many were marked as missing. */
  readonly absentCount: number;
  /** The `workplace.room`. */
  readonly workplaceRoom: string | null;
  /** The grade’s place in their order. */
  readonly minGradeRank: number | null;
  /** The grade’s place in their order. */
  readonly maxGradeRank: number | null;
  /** Whether who leads it can: not where their account is blocked or gone, or they have left. */
  readonly isLed: boolean;
}

/** Trainings that come every week. Writing a series writes its trainings. */
export interface TrainingSeries extends Stored, Pick<Training, 'title' | 'workplace' | 'instructor' | 'kind' | 'section' | 'minGrade' | 'maxGrade' | 'capacity' | 'countsForGrade' | 'dayWeight' | 'techniques' | 'note' | 'instructorName' | 'workplaceName' | 'workplaceRoom' | 'minGradeRank' | 'maxGradeRank'> {
  /** The days of the week: 1 is Monday, 7 Sunday. */
  weekdays: number[];
  /** Every how many weeks it is, counted from that of the first day. */
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
  /** How many trainings it has. */
  readonly trainingCount: number;
  /** How many of its days are days off. */
  readonly skippedCount: number;
}

/** A technique that a training taught, planned or not. A POST of one that is noted already changes nothing. */
export interface TrainingTechnik extends Stored, Pick<Presence, 'trainingStartsAt' | 'trainingTitle'>, Pick<ExamMark, 'technikNamePl' | 'technikNameEn'> {
  /** The class on the mat. `training.id`. */
  training: string;
  /** What was taught there. `technik.id`. */
  technik: string;
  /** The `technik.base`. */
  readonly technikBase: TechnikBase;
}

/** Who is on the mat, what they need, and what is worth doing. */
export interface Mat {
  /** A class on the mat. */
  training: Training;
  /** Who has come, the highest grade first. */
  here: {
    /** `student.id`. */
    student: string;
    firstName: string;
    lastName: string;
    /** The `student.picture`. */
    picture: string | null;
    /** `grade.id`. */
    grade: string | null;
    /** The colour of the belt they wear, `#rrggbb`. */
    belt: string | null;
    status: 'present' | 'late';
    /** How long they were away, of three weeks or more. In days. */
    daysAway: number | null;
    /** When they last came before. RFC 3339, UTC. */
    lastPresentAt: string | null;
    /** What they told those who teach them; until half an hour after the end. */
    limit: string | null;
    /** When they wrote that. RFC 3339, UTC. */
    limitSince: string | null;
    next: Pick<GradeProgress, 'days' | 'months' | 'age' | 'techniques'> & {
      /** The grade that follows theirs. `grade.id`. */
      grade: string;
      /** Whether they are near an exam: on the list of one, or short of the grade by a quarter of its days and a month at most. */
      isNear: boolean;
      /** The exam to come on whose list they are. `exam.id`. */
      exam: string | null;
      /** What is still missing, as grade-progress says it. */
      missing: ('days' | 'months' | 'age' | 'birthDate' | 'conditions')[];
      /** What the grade can’t do without and nobody has confirmed yet. */
      toLearn: string[];
    } | null;
  }[];
  /** Who said that they come and is not marked yet. */
  expected: {
    /** `student.id`. */
    student: string;
    firstName: string;
    lastName: string;
    /** The `student.picture`. */
    picture: string | null;
    /** `grade.id`. */
    grade: string | null;
    /** The colour of the belt they wear, `#rrggbb`. */
    belt: string | null;
  }[];
  /** The exam that is ahead; null where none is. */
  exam: {
    /** The next exam that is open. `exam.id`. */
    exam: string;
    name: string;
    /** `YYYY-MM-DD`. */
    date: string;
  } | null;
  /** What was noted as taught there. */
  taught: TrainingTechnik[];
  /** What is worth doing, the most worthwhile first. */
  suggestions: {
    /** `technik.id`. */
    technik: string;
    /** Whether the training was planned with it. */
    isPlanned: boolean;
    /** How many of who is here need it for their next grade. */
    needed: number;
    /** When the group last had it, within a year. RFC 3339, UTC. */
    lastTaughtAt: string | null;
  }[];
  /** The group’s last trainings that taught something, within 90 days. */
  recent: {
    /** `training.id`. */
    training: string;
    title: string;
    /** RFC 3339, UTC. */
    startsAt: string;
    techniques: string[];
  }[];
  /** Every technique that the rest names. */
  techniques: {
    /** `technik.id`. */
    technik: string;
    namePl: string;
    nameEn: string;
    base: TechnikBase;
  }[];
}

/** Somebody who may sign in. */
export interface User extends Stored, Pick<Student, 'firstName' | 'lastName' | 'phone' | 'picture'> {
  /** The name they sign in with. */
  username: string;
  /** Where mails reach them. */
  email: string;
  /** The language they are written to in. */
  language: 'pl' | 'en';
  /** Whether they may sign in. */
  enabled: boolean;
  /** Only the user can take back their erasure. */
  status: UserStatus;
  /** When they showed that they read mails there. RFC 3339, UTC. */
  readonly emailVerifiedAt: string | null;
  /** When their mailbox was last refused for good; null once a mail has arrived, or they have another address. RFC 3339, UTC. */
  readonly bouncedAt: string | null;
  /** Why, with the number that the mail server answered: `no-mailbox 550`. */
  readonly bounceReason: string | null;
  /** When they accepted the terms. RFC 3339, UTC. */
  readonly termsAcceptedAt: string | null;
  /** The accepted edition of the terms. */
  readonly termsVersion: string | null;
  /** When they accepted the privacy notice. RFC 3339, UTC. */
  readonly privacyAcceptedAt: string | null;
  /** The accepted edition of the privacy notice. */
  readonly privacyVersion: string | null;
  /** When a second factor was turned on; null without. RFC 3339, UTC. */
  readonly secondFactorSince: string | null;
  /** When their erasure was asked for, 30 days before it. RFC 3339, UTC. */
  readonly erasureRequestedAt: string | null;
}

/** A user’s place in a group, for a time or for good. */
export interface UserInGroupRight extends Stored, Pick<AccessToken, 'username' | 'userFirstName' | 'userLastName' | 'userPicture'> {
  /** Who belongs to the group. `user.id`. */
  user: string;
  /** The group they belong to. `groupright.id`. */
  group: string;
  /** When they begin to belong to it; null for since ever. RFC 3339, UTC. */
  validFrom: string | null;
  /** When they cease to belong to it; null for no end. RFC 3339, UTC. */
  validTo: string | null;
  /** The `group.name`. */
  readonly groupName: string;
}

/** How a user last signed in, and how often somebody failed to. */
export interface UserLastLogin extends Stored, Pick<AccessToken, 'username' | 'userFirstName' | 'userLastName' | 'userPicture'> {
  /** Who signed in. `user.id`. */
  readonly user: string;
  /** When they signed in last; null for who never did. RFC 3339, UTC. */
  readonly lastLoginAt: string | null;
  /** The one before the last. RFC 3339, UTC. */
  readonly previousLoginAt: string | null;
  /** Times they signed in. */
  readonly count: number;
  /** How they signed in last. */
  readonly method: 'password' | 'google' | 'lightning' | null;
  /** How many tries with their name failed. */
  readonly failedCount: number;
  /** When such a try last failed. RFC 3339, UTC. */
  readonly lastFailedAt: string | null;
  /** Roughly where they signed in from last. */
  readonly ipMasked: string | null;
  /** The browser and system they signed in with last. */
  readonly userAgentFamily: string | null;
  /** The `user.firstName` and `user.lastName`. */
  readonly fullName: string;
}

/** A program elsewhere that is told of changes, by the Standard Webhooks: of the ids of rows alone. Until it has a secret nothing is sent. */
export interface Webhook extends Stored {
  /** What the program is, in words. */
  name: string;
  /** Where it is told: `https`, on an address in the public internet. */
  url: string;
  /** The tables whose rows it is told of. */
  tables: WebhookTables[];
  /** What it is told of them; what is done with a row that stays is an update. */
  events: ('create' | 'update' | 'remove')[];
  /** Whether it is told anything. */
  active: boolean;
  /** When it began to fail; null where it does not. RFC 3339, UTC. */
  readonly failingSince: string | null;
  /** Why the server turned it off: a week of failures, or a receiver that is `gone` (410). Else null. */
  readonly offReason: 'failing' | 'gone' | null;
  /** When its secret was made; the one before is valid for another day. RFC 3339, UTC. */
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

/** A `LandingSection` as `POST /landing` takes it. */
export interface LandingSectionWords extends Pick<LandingSection, 'kind' | 'rank'>, Partial<Pick<LandingSection, 'shown' | 'titlePl' | 'titleEn' | 'textPl' | 'textEn' | 'pictureAltPl' | 'pictureAltEn'>> {
  /** The row that it is; a new one has none. */
  id?: string;
  /** The version that was read. */
  version?: number;
}

/** A `Price` as `POST /landing` takes it. */
export interface PriceWords extends Pick<Price, 'namePl' | 'amountPln' | 'rank'>, Partial<Pick<Price, 'nameEn' | 'per' | 'section' | 'notePl' | 'noteEn' | 'shown'>> {
  /** The row that it is; a new one has none. */
  id?: string;
  /** The version that was read. */
  version?: number;
}

/** A `ClubContact` as `POST /landing` takes it. */
export interface ClubContactWords extends Partial<Pick<ClubContact, 'email' | 'phone' | 'address' | 'account' | 'links'>> {
  /** The row that it is; a new one has none. */
  id?: string;
  /** The version that was read. */
  version?: number;
}

/** The same for the same failure in every language. */
export type ProblemCode = 'bad-request' | 'validation-failed' | 'unauthorized' | 'forbidden' | 'token-expired' | 'not-with-a-token' | 'token-needs-second-factor' | 'not-found' | 'no-api' | 'upgrade-required' | 'too-many-sockets' | 'method-not-allowed' | 'payload-too-large' | 'picture-format' | 'picture-broken' | 'picture-too-large' | 'file-kind' | 'file-empty' | 'file-too-large' | 'too-many-files' | 'no-room-for-files' | 'file-missing' | 'upload-version' | 'upload-offset' | 'upload-checksum' | 'range-not-satisfiable' | 'headers-too-large' | 'request-too-slow' | 'unsupported-media-type' | 'precondition-failed' | 'too-many-sections' | 'section-stays' | 'stale-version' | 'idempotency-key-reused' | 'internal-error' | 'unavailable' | 'too-many-tries' | 'key-spent' | 'required' | 'wrong-type' | 'too-short' | 'too-long' | 'too-small' | 'too-large' | 'too-few' | 'too-many' | 'not-unique' | 'not-allowed' | 'wrong-pattern' | 'wrong-account' | 'wrong-link' | 'wrong-format' | 'unknown-field' | 'bad-character' | 'no-such-reference' | 'rule-broken' | 'status-not-reachable' | 'email-or-phone' | 'consent-needed' | 'training-length' | 'grade-order' | 'series-too-long' | 'series-without-days' | 'split-outside' | 'in-future' | 'before-birth' | 'fixed-field' | 'only-when-created' | 'before-joining' | 'no-higher-grade' | 'minor-needs-guardian' | 'only-when-left' | 'not-above-current' | 'not-eligible' | 'missing-days' | 'missing-months' | 'missing-age' | 'missing-birth-date' | 'missing-conditions' | 'after-exam' | 'loaned-by-a-loan' | 'wrong-order' | 'not-one-of-ours' | 'wrong-code' | 'wrong-password' | 'easy-to-guess' | 'id-mismatch' | 'duplicate' | 'workplace-has-trainings' | 'on-day-off' | 'training-cancelled' | 'training-over' | 'training-ahead' | 'training-not-over' | 'training-not-held' | 'training-other-section' | 'training-other-grade' | 'training-has-presences' | 'student-has-history' | 'exam-completed' | 'exam-cancelled' | 'exam-not-open' | 'exam-not-in-progress' | 'exam-ahead' | 'homework-not-open' | 'announcement-sent' | 'announcement-alt-missing' | 'announcement-for-nobody' | 'lead-past-that' | 'lead-no-step-back' | 'homework-over' | 'homework-not-closed' | 'nobody-assigned' | 'submission-handed-in' | 'submission-reviewed' | 'submission-not-handed-in' | 'submission-begun' | 'protocol-not-ready' | 'no-certificate' | 'no-evidence' | 'exam-in-progress' | 'application-closed' | 'article-draft-changed' | 'article-draft-open' | 'article-picture-alt' | 'article-too-many' | 'article-over' | 'results-pending' | 'grade-not-awarded' | 'candidates-not-eligible' | 'item-is-loaned' | 'item-in-repair' | 'item-retired' | 'technik-needs-instructor' | 'technik-confirmed' | 'student-left' | 'student-not-active' | 'presence-window' | 'presence-too-early' | 'technik-not-held' | 'technik-too-early' | 'presence-too-late' | 'training-started' | 'presence-elsewhere' | 'presence-confirmed' | 'check-in-code-spent' | 'check-in-code-wrong' | 'admission-spent' | 'training-not-today' | 'wrong-pin' | 'kiosk-locked' | 'presence-overtaken' | 'presence-invalidated-above' | 'training-settled' | 'presence-invalidated' | 'training-full' | 'membership-overlaps' | 'only-guardian' | 'account-needed' | 'webhook-url' | 'webhook-not-https' | 'webhook-credentials' | 'webhook-not-public' | 'too-many-webhooks' | 'webhook-without-secret' | 'last-administrator' | 'system-group' | 'administrators-hold-all' | 'erasure-not-possible' | 'above-own-rights' | 'linking-an-account' | 'not-of-age' | 'not-the-present-text' | 'password-first' | 'too-many-calendar-feeds' | 'too-many-access-tokens' | 'token-lifetime' | 'calendar-feed-of-another-key' | 'push-not-remembered' | 'second-factor-is-on' | 'second-factor-is-off' | 'second-factor-is-own' | 'used-by' | 'still-in-use';

/** The training days since the last grade. */
export interface GradeProgressDays {
  /** How much there is. */
  has: number;
  /** Null: nothing asked. */
  needs: number | null;
}

/** The whole calendar months since the last grade. */
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

/** The techniques that the grade can’t do without and somebody has confirmed; they hold nobody back. */
export interface GradeProgressTechniques {
  /** How much there is. */
  has: number;
  /** Null: nothing asked. */
  needs: number | null;
}

/** What this federation asks for. */
export interface GradeProfilesPFA {
  /** The training days since the last grade. In days. */
  minTrainingDays: number | null;
  /** The time since the last grade. In months. */
  minMonths: number | null;
  /** The age on the exam’s day. In years. */
  minAge: number | null;
}

/** What it shows: one of each, and any number of `text`. */
export type LandingSectionKind = 'hero' | 'timetable' | 'instructors' | 'road' | 'places' | 'firstClass' | 'prices' | 'news' | 'contact' | 'text';

/** What has happened. */
export type NoticeKind = 'trainingCancelled' | 'trainingRestored' | 'gradeAwarded' | 'examInvitation' | 'examResult' | 'homeworkAssigned' | 'homeworkReturned' | 'homeworkReviewed' | 'excuseAccepted' | 'paperExpiring' | 'missed' | 'newDevice' | 'tokenExpiring' | 'webhookOff' | 'leadCame' | 'announcement';

/** What is done: the lock or throw. */
export type TechnikBase = 'ikkyo' | 'nikyo' | 'sankyo' | 'yonkyo' | 'gokyo' | 'hiji-kime-osae' | 'shiho-nage' | 'irimi-nage' | 'kote-gaeshi' | 'kaiten-nage' | 'tenchi-nage' | 'kokyu-ho' | 'kokyu-nage' | 'koshi-nage' | 'juji-garami' | 'sumi-otoshi' | 'aiki-otoshi' | 'ude-kime-nage' | 'jiyu-waza';

/** The attack it answers. */
export type TechnikAttack = 'ai-hanmi-katate-dori' | 'katate-dori' | 'ryote-dori' | 'morote-dori' | 'kata-dori' | 'muna-dori' | 'kata-dori-men-uchi' | 'shomen-uchi' | 'yokomen-uchi' | 'chudan-tsuki' | 'jodan-tsuki' | 'ushiro-ryote-dori' | 'ushiro-ryo-kata-dori' | 'ushiro-kubi-shime';

/** How the two face each other: standing, kneeling. */
export type TechnikPosition = 'tachi-waza' | 'suwari-waza' | 'hanmi-handachi-waza' | 'buki-dori' | 'jiyu-waza' | 'kihon';

/** What kind of class it is. */
export type TrainingKind = 'regular' | 'weapons' | 'kids' | 'seminar' | 'exam' | 'open';

/** Only the user can take back their erasure. */
export type UserStatus = 'invited' | 'active' | 'blocked' | 'pendingErasure' | 'erased';

/** What `tables` is. */
export type WebhookTables = Exclude<TableName, 'announcement-reader' | 'audit-log' | 'notice' | 'student-limit' | 'userlastlogin' | 'webhook'>;

/** A `Announcement` to save. */
export interface AnnouncementDraft extends Saved<Announcement, 'titlePl' | 'bodyPl'> {}
/** A `AnnouncementFile` to save. */
export interface AnnouncementFileDraft extends Saved<AnnouncementFile> {}
/** A `Article` to save. */
export interface ArticleDraft extends Saved<Article, 'slug' | 'titlePl' | 'bodyPl'> {}
/** A `ClubContact` to save. */
export interface ClubContactDraft extends Saved<ClubContact> {}
/** A `ClubProfile` to save. */
export interface ClubProfileDraft extends Saved<ClubProfile> {}
/** A `DayOff` to save. */
export interface DayOffDraft extends Saved<DayOff, 'name' | 'dateFrom' | 'dateTo' | 'kind'> {}
/** A `Exam` to save. */
export interface ExamDraft extends Saved<Exam, 'name' | 'date' | 'workplace' | 'profile' | 'examiners'> {}
/** A `ExamCandidate` to save. */
export interface ExamCandidateDraft extends Saved<ExamCandidate, 'exam' | 'student' | 'gradeTo'> {}
/** A `Grade` to save. */
export interface GradeDraft extends Saved<Grade, 'code' | 'kind' | 'number' | 'rank' | 'namePl' | 'nameEn' | 'beltColor'> {}
/** A `GroupRight` to save. */
export interface GroupRightDraft extends Saved<GroupRight, 'name'> {}
/** A `Guardian` to save. */
export interface GuardianDraft extends Saved<Guardian, 'student' | 'name'> {}
/** A `Homework` to save. */
export interface HomeworkDraft extends Saved<Homework, 'title' | 'description' | 'assignees'> {}
/** A `HomeworkSubmission` to save. */
export interface HomeworkSubmissionDraft extends Saved<HomeworkSubmission, 'homework' | 'student'> {}
/** A `Item` to save. */
export interface ItemDraft extends Saved<Item, 'name'> {}
/** A `ItemLoan` to save. */
export interface ItemLoanDraft extends Saved<ItemLoan, 'item' | 'student' | 'from'> {}
/** A `LandingSection` to save. */
export interface LandingSectionDraft extends Saved<LandingSection, 'kind' | 'rank'> {}
/** A `Lead` to save. */
export interface LeadDraft extends Saved<Lead, 'name' | 'consentAt'> {}
/** A `Presence` to save. */
export interface PresenceDraft extends Saved<Presence, 'student' | 'training' | 'status'> {}
/** A `Price` to save. */
export interface PriceDraft extends Saved<Price, 'namePl' | 'amountPln' | 'rank'> {}
/** A `RightTo` to save. */
export interface RightToDraft extends Saved<RightTo, 'group' | 'right'> {}
/** A `Student` to save. */
export interface StudentDraft extends Saved<Student, 'firstName' | 'lastName' | 'joinedOn'> {
  /** The guardians of a new student; a minor needs one. Later they are changed one by one. */
  guardians?: (Pick<Guardian, 'name'> & Partial<Pick<Guardian, 'user' | 'relation' | 'phone' | 'email' | 'consentOn'>>)[];
  /** The request for a first class that a new student comes of. `lead.id`. */
  lead?: string;
}
/** A `StudentGrade` to save. */
export interface StudentGradeDraft extends Saved<StudentGrade, 'student' | 'grade' | 'awardedOn'> {}
/** A `TableForTest` to save. */
export interface TableForTestDraft extends Saved<TableForTest, 'text' | 'dictionary'> {}
/** A `TableForTestDictionary` to save. */
export interface TableForTestDictionaryDraft extends Saved<TableForTestDictionary, 'code' | 'namePl' | 'nameEn'> {}
/** A `Task` to save. */
export interface TaskDraft extends Saved<Task, 'title'> {}
/** A `Technik` to save. */
export interface TechnikDraft extends Saved<Technik, 'code' | 'base' | 'attack' | 'position' | 'namePl' | 'nameEn'> {}
/** A `TechnikProgress` to save. */
export interface TechnikProgressDraft extends Saved<TechnikProgress, 'student' | 'technik' | 'level'> {}
/** A `TechnikRequirement` to save. */
export interface TechnikRequirementDraft extends Saved<TechnikRequirement, 'grade' | 'technik' | 'profile'> {}
/** A `Training` to save. */
export interface TrainingDraft extends Saved<Training, 'title' | 'workplace' | 'instructor' | 'startsAt' | 'endsAt'> {}
/** A `TrainingSeries` to save. */
export interface TrainingSeriesDraft extends Saved<TrainingSeries, 'title' | 'workplace' | 'instructor' | 'weekdays' | 'localTime' | 'durationMinutes' | 'dateFrom' | 'dateTo'> {}
/** A `TrainingTechnik` to save. */
export interface TrainingTechnikDraft extends Saved<TrainingTechnik, 'training' | 'technik'> {}
/** A `User` to save. */
export interface UserDraft extends Saved<User, 'username' | 'email' | 'firstName' | 'lastName'> {
  /** The password of a new user, who is active then; others are invited. */
  password?: string | null;
}
/** A `UserInGroupRight` to save. */
export interface UserInGroupRightDraft extends Saved<UserInGroupRight, 'user' | 'group'> {}
/** A `Webhook` to save. */
export interface WebhookDraft extends Saved<Webhook, 'name' | 'url' | 'tables' | 'events'> {}
/** A `Workplace` to save. */
export interface WorkplaceDraft extends Saved<Workplace, 'name'> {}


/** The name of a table on the wire: `training`, `day-off`, `student-grade`. */
export type TableName = keyof Tables;

/** What the types of a table are found by. */
export interface Tables {
  'access-token': Described<AccessToken, Listed<Search, 'user', 'expiresAt' | 'createdAt', 'name', never, never, 'userLastName'>, never, 'delete'>;
  announcement: Described<Announcement, Listed<Search, 'audience' | 'group' | 'training' | 'student' | 'author' | 'state', 'publishAt' | 'sentAt' | 'createdAt', 'titlePl'>, AnnouncementDraft, Every, 'send' | 'take-back'>;
  'announcement-file': Described<AnnouncementFile, Listed<unknown, 'announcement', 'discardedAt' | 'createdAt'>, AnnouncementFileDraft, 'put', 'discard' | 'restore'>;
  'announcement-reader': Described<AnnouncementReader, Listed<unknown, 'announcement' | 'user', 'seenAt' | 'createdAt'>, never, never, 'see'>;
  article: Described<Article, Listed<Search, 'author', 'publishAt' | 'unpublishAt' | Changing, 'slug' | 'titlePl' | 'titleEn' | 'pinned' | 'authorName', 'category' | 'state', 'leadPl' | 'leadEn' | 'bodyPl' | 'bodyEn' | 'coverAltPl' | 'coverAltEn' | 'cover'>, ArticleDraft, Every, 'publish' | 'archive', object, 'writing/version' | 'writing/preview-link' | 'writing/picture', 'cover', 160 | 640 | 1600>;
  'audit-log': Described<AuditLog, Listed<unknown, 'user' | 'table' | 'row' | 'belongsTo', 'createdAt'>>;
  'club-contact': Described<ClubContact, Listed<unknown, never, Changing, 'email' | 'phone' | 'account', never, 'address'>, ClubContactDraft, 'put'>;
  'club-profile': Described<ClubProfile, Listed<unknown, never, Changing, 'name' | 'theme', never, 'logo'>, ClubProfileDraft, 'put', never, object, never, 'logo', 128 | 512>;
  'day-off': Described<DayOff, Listed<Search, 'workplace', 'dateFrom' | 'dateTo' | 'cancelledCount' | Changing, 'name' | 'workplaceName', 'kind' | 'section', 'note'>, DayOffDraft>;
  exam: Described<Exam, Listed<Search, 'workplace', 'date' | 'applicationDeadline' | 'feePln' | 'completedAt' | 'candidateCount' | 'pendingCount' | 'passedCount' | Changing, 'name' | 'evidenceHash' | 'workplaceName', 'profile' | 'state', 'cancelReason'>, ExamDraft, Every, 'open' | 'start' | 'complete', {
    invite: {
      /** Who is invited. */
      students: string[];
      /** Whether they meet what is asked for beside attendance; so it is unless told. */
      conditionsMet?: boolean;
      /** Why those of them may try who are not eligible. */
      overrideReason?: string;
    };
    cancel: {
      reason: string;
    };
  }>;
  'exam-candidate': Described<ExamCandidate, Listed<Search, 'exam' | 'student' | 'gradeTo', never, 'protocolNo' | 'certificateNo', 'result' | 'rsvp', 'isEligible', 'studentFirstName' | 'studentLastName' | 'examDate'>, ExamCandidateDraft, Every, 'invite' | 'accept' | 'decline' | 'refresh' | 'pay' | 'unpay'>;
  'exam-mark': Described<ExamMark, Listed<unknown, 'candidate' | 'technik' | 'examiner'>>;
  grade: Described<Grade, Listed<Search, never, 'number' | 'rank' | Changing, 'code' | 'namePl' | 'nameEn' | 'beltColor', 'kind'>, GradeDraft>;
  groupright: Described<GroupRight, Listed<Search, never, Changing, 'name' | 'system', never, 'description'>, GroupRightDraft>;
  guardian: Described<Guardian, Listed<Search, 'student' | 'user', never, 'name'>, GuardianDraft>;
  homework: Described<Homework, Listed<Search, 'author', 'dueAt', 'title', 'state'>, HomeworkDraft, Every, 'publish' | 'close' | 'archive'>;
  'homework-file': Described<HomeworkFile, Listed<unknown, 'submission', 'discardedAt' | 'createdAt'>, never, never, 'discard' | 'restore'>;
  'homework-step': Described<HomeworkStep, Listed<unknown, 'submission' | 'by', 'createdAt'>>;
  'homework-submission': Described<HomeworkSubmission, Listed<Search, 'homework' | 'student' | 'reviewedBy', 'submittedAt' | 'createdAt', never, 'state', 'isOverdue', 'studentFirstName' | 'studentLastName' | 'homeworkTitle'>, HomeworkSubmissionDraft, Every, 'submit' | 'withdraw' | 'reopen', {
    review: {
      feedback?: string;
      rating?: number;
    };
    return: {
      feedback: string;
    };
  }>;
  item: Described<Item, Listed<Search, 'workplace', 'purchasedOn' | 'valuePln' | 'loanDueOn' | Changing, 'name' | 'inventoryNo' | 'sizeLabel' | 'condition' | 'loanedTo' | 'workplaceName', 'category' | 'status'>, ItemDraft>;
  'item-loan': Described<ItemLoan, Listed<Search, 'item' | 'student', 'from' | 'dueOn' | 'returnedOn', never, never, 'overdue', 'studentFirstName' | 'studentLastName'>, ItemLoanDraft, Every, never, {
    return: {
      /** The day it came back; today unless told. `YYYY-MM-DD`. */
      returnedOn?: string;
      /** What else there is to say. */
      note?: string;
    };
  }>;
  'landing-section': Described<LandingSection, Listed<unknown, never, 'rank' | Changing, 'shown' | 'titlePl' | 'titleEn', 'kind', 'textPl' | 'textEn' | 'pictureAltPl' | 'pictureAltEn' | 'picture'>, LandingSectionDraft, 'put', never, object, never, 'picture', 160 | 640 | 1600>;
  lead: Described<Lead, Listed<Search, 'section' | 'workplace' | 'training' | 'state' | 'student', 'createdAt', 'name', never, never, never, 'updatedAt'>, LeadDraft, Every, 'contact' | 'trial' | 'back', {
    join: {
      /** The student that came of it. `student.id`. */
      student?: string;
    };
    close: {
      /** Why, if that is known. */
      reason?: string;
    };
  }>;
  notice: Described<Notice, Listed<unknown, 'user' | 'row' | 'student', 'readAt' | 'createdAt'>, never, never, 'read' | 'unread'>;
  presence: Described<Presence, Listed<unknown, 'student' | 'training', 'invalidatedAt' | 'trainingStartsAt' | 'createdAt', never, 'status'>, PresenceDraft, Every, 'restore', {
    invalidate: {
      reason: string;
    };
  }>;
  price: Described<Price, Listed<unknown, never, 'amountPln' | 'rank' | Changing, 'namePl' | 'nameEn' | 'notePl' | 'noteEn' | 'shown', 'per' | 'section'>, PriceDraft, 'put'>;
  rightto: Described<RightTo, Listed<Search, 'group', Changing, 'groupName', 'right'>, RightToDraft>;
  student: Described<Student, Listed<Search, 'user' | 'workplace' | 'grade', 'joinedOn' | 'licenceValidTo' | 'insuranceValidTo' | 'medicalValidTo' | 'gradeRank' | 'lastPresentAt', 'firstName' | 'lastName' | 'memberNumber', 'section' | 'status'>, StudentDraft, Every, 'come-back', {
    leave: {
      /** The last day in the club. `YYYY-MM-DD`. */
      leftOn: string;
      /** The accounts that end with it, the student’s own or a guardian’s: such as are of no other use. `User:Write` is needed too. */
      closeAccounts: string[];
    };
    'guardian-access': {
      allowed: boolean;
    };
    'shown-to-members': {
      shown: boolean;
    };
  }, never, 'picture', 128 | 512>;
  'student-grade': Described<StudentGrade, Listed<Search, 'student' | 'grade' | 'exam', 'awardedOn'>, StudentGradeDraft, 'post', never, {
    annul: {
      reason: string;
    };
  }>;
  'student-limit': Described<StudentLimit, Listed<unknown, 'student', 'createdAt'>>;
  tablefortest: Described<TableForTest, Listed<Search, 'dictionary', 'number' | 'date' | Changing, 'text' | 'flag' | 'dictionaryNamePl' | 'dictionaryNameEn'>, TableForTestDraft>;
  tablefortestdictionary: Described<TableForTestDictionary, Listed<Search, never, 'rank' | Changing, 'code' | 'namePl' | 'nameEn' | 'active'>, TableForTestDictionaryDraft>;
  task: Described<Task, Listed<Search, 'assignee', 'priority' | 'dueOn' | 'doneAt' | Changing, 'title' | 'assigneeName' | 'assigneeFirstName' | 'assigneeLastName' | 'assigneePicture', 'status', 'description'>, TaskDraft, Every, 'done' | 'reopen'>;
  technik: Described<Technik, Listed<Search, never, Changing, 'code' | 'namePl' | 'nameEn' | 'active', 'base' | 'attack' | 'position', 'descriptionPl' | 'descriptionEn'>, TechnikDraft>;
  'technik-progress': Described<TechnikProgress, Listed<unknown, 'student' | 'technik' | 'level', 'createdAt' | 'updatedAt'>, TechnikProgressDraft>;
  'technik-requirement': Described<TechnikRequirement, Listed<Search, 'grade' | 'technik', 'gradeRank' | Changing, 'gradeNamePl' | 'gradeNameEn' | 'technikNamePl' | 'technikNameEn' | 'technikCode', 'profile' | 'importance'>, TechnikRequirementDraft>;
  training: Described<Training, Listed<Search, 'workplace' | 'instructor' | 'kind' | 'section' | 'state' | 'dayOff' | 'series', 'startsAt' | 'endsAt', 'instructorName', never, 'isLed'>, TrainingDraft, Every, 'restore' | 'hold' | 'not-held', {
    cancel: {
      reason: string;
    };
  }>;
  'training-series': Described<TrainingSeries, Listed<Search, 'workplace' | 'instructor' | 'minGrade' | 'maxGrade', 'capacity' | 'dayWeight' | 'everyWeeks' | 'durationMinutes' | 'dateFrom' | 'dateTo' | 'trainingCount' | 'skippedCount' | Changing, 'title' | 'countsForGrade' | 'localTime' | 'instructorName' | 'workplaceName' | 'workplaceRoom', 'kind' | 'section', 'note', never, 'minGradeRank' | 'maxGradeRank'>, TrainingSeriesDraft, Every, never, object, 'split'>;
  'training-technik': Described<TrainingTechnik, Listed<unknown, 'training' | 'technik', 'trainingStartsAt' | 'createdAt'>, TrainingTechnikDraft, 'post' | 'delete'>;
  user: Described<User, Listed<Search, never, 'createdAt', 'username' | 'email' | 'firstName' | 'lastName', 'status'>, UserDraft, Every, 'take-off-second-factor', object, 'invite', 'picture', 128 | 512>;
  useringroupright: Described<UserInGroupRight, Listed<Search, 'user' | 'group', 'validFrom' | 'validTo', never, never, never, 'username' | 'userFirstName' | 'userLastName'>, UserInGroupRightDraft>;
  userlastlogin: Described<UserLastLogin, Listed<Search, 'user', 'lastLoginAt' | 'failedCount', never, never, never, 'username' | 'userLastName'>>;
  webhook: Described<Webhook, Listed<Search, never, 'failingSince' | 'secretSince' | Changing, 'name' | 'active', 'offReason', 'url'>, WebhookDraft, Every, never, object, 'secret' | 'test'>;
  workplace: Described<Workplace, Listed<Search, never, 'capacity' | 'lat' | 'lon' | Changing, 'name' | 'address' | 'postalCode' | 'city' | 'room' | 'active', never, 'directionsPl' | 'directionsEn'>, WorkplaceDraft>;
}
