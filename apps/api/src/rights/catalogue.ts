/** What the menu asks for (spec.md §2). */
export const menuRights = [
  'Menu:Administration',
  'Menu:Administration4Admin',
  'Menu:Rights',
  'Menu:Rights4Admin',
  'Menu:Developer',
] as const;

/** The tables, by the names that their rights carry. */
export type GuardedTable =
  | 'User'
  | 'GroupRight'
  | 'RightTo'
  | 'UserInGroupRight'
  | 'Grade'
  | 'Workplace'
  | 'Student'
  | 'Guardian'
  | 'StudentGrade'
  | 'Training'
  | 'TrainingSeries'
  | 'DayOff'
  | 'Presence';

/** The menu's rights and each table's, which the server checks on every call (domain.md, Rights). */
export type Right = (typeof menuRights)[number] | `${GuardedTable}:${'Read' | 'Write'}`;

/** domain.md: `right R ^[A-Z][A-Za-z]*:[A-Za-z0-9]+$`; a club may hand out rights of its own beside the known ones. */
export const rightPattern = '^[A-Z][A-Za-z]*:[A-Za-z0-9]+$';

/** Its members hold every right, also those a later version adds. */
export const ADMINISTRATORS = 'Administrators';

/** The seeded groups and what they may do; administrators may change all but the first. */
export const seededGroups: Record<string, { description: string; rights: readonly Right[] }> = {
  [ADMINISTRATORS]: { description: 'Pełny dostęp do klubu', rights: [] },
  Instructors: {
    description: 'Prowadzą treningi i sprawdzają obecność',
    rights: [
      'Menu:Administration',
      'Grade:Read',
      'Workplace:Read',
      'Student:Read',
      'Guardian:Read',
      'StudentGrade:Read',
      'Training:Read',
      'Training:Write',
      'TrainingSeries:Read',
      'DayOff:Read',
      'Presence:Read',
      'Presence:Write',
    ],
  },
  Members: {
    description: 'Ćwiczą w klubie',
    rights: ['Grade:Read', 'Workplace:Read', 'Training:Read', 'DayOff:Read'],
  },
  Developers: {
    description: 'Rozwijają oprogramowanie klubu',
    rights: ['Menu:Developer', 'Grade:Read', 'Workplace:Read', 'Training:Read', 'DayOff:Read'],
  },
};
