/** The rights this app asks about (spec §2 and §6, domain.md): what is shown depends on them. */
export const knownRights = [
  'Menu:Administration',
  'Menu:Administration4Admin',
  'Menu:Rights',
  'Menu:Rights4Admin',
  'User:Read',
  'User:Write',
  'GroupRight:Write',
  'RightTo:Write',
  'UserInGroupRight:Read',
  'UserInGroupRight:Write',
  'Workplace:Write',
  'Student:Read',
  'Student:Write',
  'Guardian:Read',
  'Guardian:Write',
  'StudentGrade:Read',
  'StudentGrade:Write',
  'Training:Read',
  'Training:Write',
  'TrainingSeries:Read',
  'TrainingSeries:Write',
  'DayOff:Read',
  'DayOff:Write',
  'Presence:Read',
  'Presence:Write',
] as const;

export type Right = (typeof knownRights)[number];

/** Spec §6: an empty requirement means allowed; a list means any one right suffices. */
export type HasRight = (...anyOf: readonly Right[]) => boolean;
