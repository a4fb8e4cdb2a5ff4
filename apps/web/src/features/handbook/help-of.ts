import type { ChapterName } from './chapters.ts';

interface Help {
  chapter: ChapterName;
  /** The name of a heading in it; the beginning where left out. */
  section?: string;
}

/** What the handbook says of each page, by the page's path; the more particular paths first. */
export const helpByPath: Readonly<Record<string, Help>> = {
  '/dashboard': { chapter: 'home' },
  '/landing': { chapter: 'home' },
  '/dojo/presence-trainings': { chapter: 'presences' },
  '/dojo/user-homework': { chapter: 'homework', section: 'own' },
  '/dojo/user-homework/review': { chapter: 'homework', section: 'review' },
  '/dojo/user-homework/:id': { chapter: 'homework', section: 'own' },
  '/adm/user': { chapter: 'people', section: 'invite' },
  '/adm/workplace': { chapter: 'timetable', section: 'places' },
  '/adm/item': { chapter: 'equipment' },
  '/adm/item-loan': { chapter: 'equipment', section: 'lend' },
  '/adm/task': { chapter: 'equipment', section: 'tasks' },
  '/adm/announcement': { chapter: 'announcements' },
  '/announcement/:id': { chapter: 'announcements', section: 'read' },
  '/adm/article': { chapter: 'site' },
  '/adm/article/write/:id': { chapter: 'site', section: 'write' },
  '/adm/landing': { chapter: 'site', section: 'page' },
  '/adm/club': { chapter: 'site', section: 'profile' },
  '/adm/lead': { chapter: 'leads' },
  '/adm/outgoing-mail': { chapter: 'notices', section: 'mail' },
  '/adm/webhook': { chapter: 'server', section: 'webhooks' },
  '/adm/audit-log': { chapter: 'privacy', section: 'log' },
  '/adm/access-token': { chapter: 'server', section: 'scripts' },
  '/adm/profile/access-token': { chapter: 'server', section: 'scripts' },
  '/adm/profile': { chapter: 'notices' },
  '/dojo/training': { chapter: 'timetable', section: 'trainings' },
  '/dojo/training/:id': { chapter: 'roll-call' },
  '/dojo/training/:id/mat': { chapter: 'techniques', section: 'mat' },
  '/dojo/day-off': { chapter: 'timetable', section: 'days-off' },
  '/dojo/exam': { chapter: 'exams' },
  '/dojo/exam/ready': { chapter: 'exams', section: 'ready' },
  '/dojo/exam/statistics': { chapter: 'exams', section: 'statistics' },
  '/dojo/exam/:id': { chapter: 'exams', section: 'candidates' },
  '/dojo/exam/:id/sheet': { chapter: 'exams', section: 'sheet' },
  '/dojo/exam-candidate': { chapter: 'exams', section: 'candidates' },
  '/dojo/grade': { chapter: 'exams', section: 'grades' },
  '/dojo/homework': { chapter: 'homework' },
  '/dojo/homework-submission': { chapter: 'homework', section: 'review' },
  '/dojo/technik': { chapter: 'techniques' },
  '/dojo/technik-requirement': { chapter: 'techniques', section: 'requirements' },
  '/dojo/technik-progress': { chapter: 'techniques' },
  '/dojo/training-technik': { chapter: 'techniques', section: 'mat' },
  '/dojo/presence': { chapter: 'presences', section: 'correct' },
  '/dojo/student': { chapter: 'people', section: 'students' },
  '/dojo/student/:id': { chapter: 'people', section: 'students' },
  '/adm/groupright': { chapter: 'rights' },
  '/adm/rightto': { chapter: 'rights', section: 'give' },
  '/adm/useringroupright': { chapter: 'rights', section: 'join' },
  '/adm/userlastlogin': { chapter: 'rights', section: 'sign-ins' },
};

/** What is true of every list, for one that no chapter tells of. */
const ofAnyList: Help = { chapter: 'files' };
const anyList = /^\/(adm|dojo)\/(?!message-demo|start|tablefortest)[^/]+\/?$/;

/** What the handbook says of a page; `undefined` where it says nothing. */
export function helpOf(path: string): Help | undefined {
  const known = helpByPath[path];
  if (known) return known;
  // Said here once more: what finds routes lies in the entry, which would have to give it away.
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path);
  const found = Object.entries(helpByPath).find(([pattern]) => fits(pattern))?.[1];
  return found ?? (anyList.test(path) ? ofAnyList : undefined);
}
