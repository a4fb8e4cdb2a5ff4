import type { Right } from '@tatami/tables/rights';

/** The parts of the handbook and their chapters, in the order in which they are read. */
export const parts = [
  { name: 'beginning', chapters: ['first-steps', 'people', 'rights', 'timetable'] },
  { name: 'mat', chapters: ['roll-call', 'presences', 'techniques', 'homework', 'exams'] },
  { name: 'club', chapters: ['announcements', 'site', 'leads', 'equipment', 'files'] },
  { name: 'everybody', chapters: ['home', 'notices', 'privacy', 'keys', 'server'] },
] as const;

export type ChapterName = (typeof parts)[number]['chapters'][number];

export const chapterNames: readonly ChapterName[] = parts.flatMap(({ chapters }) => [...chapters]);

/** The rights without which a chapter leaves nothing to do; none where it is for everybody. */
const needs: Partial<Record<ChapterName, readonly Right[]>> = {
  'first-steps': ['Menu:Administration4Admin'],
  people: ['User:Write', 'Student:Write', 'Guardian:Write'],
  rights: ['Menu:Rights4Admin', 'RightTo:Write', 'UserInGroupRight:Write'],
  timetable: ['Training:Write', 'TrainingSeries:Write', 'DayOff:Write', 'Workplace:Write'],
  'roll-call': ['Presence:Write'],
  techniques: ['Technik:Write', 'TrainingTechnik:Write'],
  homework: ['Homework:Write', 'HomeworkSubmission:Write'],
  exams: ['Exam:Write', 'ExamCandidate:Write'],
  announcements: ['Announcement:Write'],
  site: ['Article:Write', 'LandingSection:Write'],
  leads: ['Lead:Write'],
  equipment: ['Item:Write', 'ItemLoan:Write'],
};

export const isChapterName = (name: string): name is ChapterName =>
  (chapterNames as readonly string[]).includes(name);

/** The rights that a chapter takes, by their names in the contract. */
export const needsOf = (name: string): readonly Right[] => (isChapterName(name) && needs[name]) || [];
