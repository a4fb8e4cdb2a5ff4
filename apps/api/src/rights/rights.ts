/** What the menu asks for (spec.md §2). */
export const menuRights = [
  'Menu:Administration',
  'Menu:Administration4Admin',
  'Menu:Rights',
  'Menu:Rights4Admin',
  'Menu:Developer',
] as const;

/** The menu's rights and each table's, which the server checks on every call (domain.md, Rights). */
export type Right = (typeof menuRights)[number] | `${string}:Read` | `${string}:Write`;

/** domain.md: `right R ^[A-Z][A-Za-z]*:[A-Za-z0-9]+$`; a club may hand out rights of its own beside the known ones. */
export const rightPattern = '^[A-Z][A-Za-z]*:[A-Za-z0-9]+$';

/**
 * What an access token opens of what is its owner's own, beside the rights it was given: nobody holds these, since people
 * may always do with their own what tables let them.
 */
export const OWN_READ = 'Own:Read';
export const OWN_WRITE = 'Own:Write';

/** The group whose members hold every right, also those a later version adds. */
export const ADMINISTRATORS = 'Administrators';

/** The groups that every club starts with, and what Polish pages call them; administrators may change all but the first. */
export const seededGroups = {
  [ADMINISTRATORS]: { inPolish: 'Administratorzy', description: 'Pełny dostęp do klubu', menu: [] },
  Instructors: {
    inPolish: 'Instruktorzy',
    description: 'Prowadzą treningi i sprawdzają obecność',
    menu: ['Menu:Administration'],
  },
  Members: { inPolish: 'Członkowie', description: 'Ćwiczą w klubie', menu: [] },
  Developers: {
    inPolish: 'Programiści',
    description: 'Rozwijają oprogramowanie klubu',
    menu: ['Menu:Developer'],
  },
} as const satisfies Record<string, { inPolish: string; description: string; menu: readonly Right[] }>;

export type SeededGroup = keyof typeof seededGroups;

/** What a table grants to the seeded groups from the start; who may write may read too. */
export type Granted = Partial<Record<Exclude<SeededGroup, typeof ADMINISTRATORS>, 'Read' | 'Write'>>;

interface Guarded {
  entity: string;
  granted?: Granted;
  isPrivate?: true;
}

/** Every right that the server asks about. */
export function knownRights(tables: readonly Guarded[]): Right[] {
  const open = tables.filter(({ isPrivate }) => !isPrivate);
  return [...menuRights, ...open.flatMap(({ entity }): Right[] => [`${entity}:Read`, `${entity}:Write`])];
}

/** What the members of a seeded group may do in a new club. */
export function seededRights(group: SeededGroup, tables: readonly Guarded[]): Right[] {
  return [...seededGroups[group].menu, ...grantedRights(group, tables)];
}

/** What tables let the members of a seeded group do from the start. Administrators need no list. */
export function grantedRights(group: SeededGroup, tables: readonly Guarded[]): Right[] {
  return tables.flatMap(({ entity, granted = {} }): Right[] => {
    const verb = group === ADMINISTRATORS ? undefined : granted[group];
    if (!verb) return [];
    return verb === 'Write' ? [`${entity}:Read`, `${entity}:Write`] : [`${entity}:Read`];
  });
}
