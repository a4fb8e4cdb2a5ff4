import type { components } from '@tatami/sdk';

const menus = ['Administration', 'Administration4Admin', 'Rights', 'Rights4Admin', 'Developer'];

const tables = [
  'DayOff',
  'Grade',
  'GroupRight',
  'Guardian',
  'Presence',
  'RightTo',
  'Student',
  'StudentGrade',
  'Training',
  'TrainingSeries',
  'User',
  'UserInGroupRight',
  'Workplace',
] as const satisfies readonly (keyof components['schemas'])[];

/** The rights that mean something to the product (spec §2, domain.md). */
const grantableRights: readonly string[] = [
  ...menus.map((menu) => `Menu:${menu}`),
  ...tables.flatMap((table) => [`${table}:Read`, `${table}:Write`]),
];

/** domain.md: a club may hand out rights of its own beside the known ones. */
const rightPattern = /^[A-Z][A-Za-z]*:[A-Za-z0-9]+$/;

/** The rights that what is typed may mean; at the end the typed one itself, if it could be one. */
export function suggestRights(typed: string): string[] {
  const wanted = typed.trim();
  const known = grantableRights.filter((right) => right.toLowerCase().includes(wanted.toLowerCase()));
  return rightPattern.test(wanted) && !grantableRights.includes(wanted) ? [...known, wanted] : known;
}
