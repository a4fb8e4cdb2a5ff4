import type { AvatarBelt } from '../Avatar/BeltRing.tsx';

/** Who changed something. */
export interface ChangeAuthor {
  /** For the face and the name. */
  firstName: string;
  /** For the face and the name. */
  lastName: string;
  /** Address of a picture. */
  src?: string | undefined;
  /** The belt around the face. */
  belt?: AvatarBelt | undefined;
}

/** One field that was changed, as people write its values. */
export interface FieldChange {
  /** What tells it from the other fields. */
  id: string;
  /** Its name. */
  label: string;
  /** What stood there; nothing, when it was empty or the thing is new. */
  before?: string | undefined;
  /** What stands there; nothing, when it was emptied or the thing is gone. */
  after?: string | undefined;
  /** It follows from the others, and is not put back with them. */
  stays?: boolean | undefined;
}

/** One entry of the audit log. */
export interface ChangeEntry {
  /** What tells it from the others. */
  id: string;
  /** When, as an instant: `2026-11-24T13:05:00Z`. */
  at: string;
  /** Who; nobody, when the program did it by itself. */
  author?: ChangeAuthor | undefined;
  /** What was done, in words after the name: “zmieniła ucznia”. */
  deed: string;
  /** To what; a link, where it is still there. */
  subject?: { label: string; href?: string | undefined } | undefined;
  /** Field by field, without secrets. */
  changes: readonly FieldChange[];
  /** It can be taken back. */
  revertible?: boolean | undefined;
  /** It was taken back. */
  reverted?: boolean | undefined;
}

export interface ChangeHistoryLabels {
  /** In place of a name, when the program did it by itself. */
  system: string;
  /** Read before what stood there. */
  before: string;
  /** Read before what stands there. */
  after: string;
  /** Shows the fields that are left out: “Jeszcze 6 pól”. */
  moreFields: (count: number) => string;
  /** Older entries. */
  showMore: string;
  /** In place of entries when there are none. */
  empty: string;
  /** Takes one change back. */
  revert: string;
  /** Asks before: “Cofnąć tę zmianę?” */
  revertTitle: string;
  /** What will happen: each field is as it was. */
  revertHint: string;
  /** Names the deed in the question. */
  revertConfirm: string;
  /** On a change that was taken back. */
  reverted: string;
}

/** Entries of one day, by the clock of the club. */
export interface ChangeDay {
  day: string;
  entries: ChangeEntry[];
}

/** In the order they are given; a day begins where the date changes. */
export function byDay(entries: readonly ChangeEntry[], timeZone: string | undefined): ChangeDay[] {
  const days: ChangeDay[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** `YYYY-MM-DD` of an instant: how Sweden writes a date. */
export const dayOf = (at: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(at));
