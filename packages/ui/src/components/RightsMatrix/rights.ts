import type { AvatarPerson } from '../AvatarGroup/AvatarGroup.tsx';

export const rightKinds = ['read', 'change', 'own'] as const;
/** What a group may do with a table: see it, change it, or do so with what is its own. */
export type RightKind = (typeof rightKinds)[number];

/** A group of people who may do the same. */
export interface RightsGroup {
  /** What tells it from the others. */
  id: string;
  /** The name of the group: “Sekretariat”. */
  name: string;
  /** How many are in it, in words: “3 osoby”. */
  count: string;
  /** Some of them, for their faces. */
  people: readonly AvatarPerson[];
  /** Why nothing can be switched in it: administrators hold every right. */
  locked?: string | undefined;
}

/** Whether the chosen group holds a right. */
export interface RightCell {
  /** Whether the group holds the right. */
  held: boolean;
  /** Why it cannot be switched here: another right brings it along. What several rows have alike is said once. */
  locked?: string | undefined;
  /** The switch is ahead of the server. */
  pending?: boolean | undefined;
}

/** A table or a part of the menu, in people's words. */
export interface RightsRow {
  /** What tells it from the others. */
  id: string;
  /** The name of the row: “Uczniowie”. */
  name: string;
  /** What is in it: “kartoteka, opiekunowie, zgody”. */
  description?: string | undefined;
  /** The rights there are on it; those that are left out do not apply. */
  cells: Readonly<Partial<Record<RightKind, RightCell>>>;
}

/** Rows that belong together. */
export interface RightsSection {
  /** What tells it from the others. */
  id: string;
  /** The name of the section: “Dojo”. */
  name: string;
  /** The rows in the order of the menu. */
  rows: readonly RightsRow[];
}

export interface RightsMatrixLabels {
  /** The name of the choice of a group. */
  groups: string;
  /** The words over the rows: “Sekretariat może”. */
  can: (group: string) => string;
  /** The heads of the columns. */
  kinds: Readonly<Record<RightKind, string>>;
  /** Names a switch: “Uczniowie: zmiana”. */
  right: (row: string, kind: RightKind) => string;
  /** What is read in a cell without a switch. */
  notApplicable: string;
  /** What is read of a switch that is ahead of the server. */
  saving: string;
  /** The label of the way past all the switches, to what comes after them. */
  skip: string;
  /** What is read of the switch that is asked about beside. */
  asked: string;
}
