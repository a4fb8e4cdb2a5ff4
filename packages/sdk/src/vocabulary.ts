// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rights that the server knows of. */
export const knownRights = [
  'Article:Read',
  'Article:Write',
  'AuditLog:Read',
  'DayOff:Read',
  'DayOff:Write',
  'Exam:Read',
  'Exam:Write',
  'ExamCandidate:Read',
  'ExamCandidate:Write',
  'Grade:Read',
  'Grade:Write',
  'GroupRight:Read',
  'GroupRight:Write',
  'Guardian:Read',
  'Guardian:Write',
  'Menu:Administration',
  'Menu:Administration4Admin',
  'Menu:Developer',
  'Menu:Rights',
  'Menu:Rights4Admin',
  'Presence:Read',
  'Presence:Write',
  'RightTo:Read',
  'RightTo:Write',
  'Student:Read',
  'Student:Write',
  'StudentGrade:Read',
  'StudentGrade:Write',
  'Training:Read',
  'Training:Write',
  'TrainingSeries:Read',
  'TrainingSeries:Write',
  'User:Read',
  'User:Write',
  'UserInGroupRight:Read',
  'UserInGroupRight:Write',
  'Workplace:Read',
  'Workplace:Write',
] as const;

export type KnownRight = (typeof knownRights)[number];

/** What the numbers of the contract count. */
export type Unit = 'PLN' | 'days' | 'min' | 'months' | 'years' | '°';
