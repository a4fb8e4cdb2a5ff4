import type { ReactNode } from 'react';

/** Who changed something. */
export interface ChangeAuthor {
  /** A part of the name, also for the initials of the face. */
  firstName: string;
  /** A part of the name, also for the initials of the face. */
  lastName: string;
  /** The face, 28 pixels wide; initials without it. */
  face?: ReactNode;
}

/** One field that was changed, as people write its values. */
export interface FieldChange {
  /** What tells it from the other fields. */
  id: string;
  /** The name of the field. */
  label: string;
  /** What stood there; nothing, when it was empty or the thing is new. */
  before?: string | undefined;
  /** What stands there; nothing, when it was emptied or the thing is gone. */
  after?: string | undefined;
  /** Whether it follows from the others, and is not put back with them. */
  stays?: boolean | undefined;
}

/** One entry of the audit log. */
export interface ChangeEntry {
  /** What tells it from the others. */
  id: string;
  /** The instant of the change: `2026-11-24T13:05:00Z`. */
  at: string;
  /** The person who made it; nobody, when the program did it by itself. */
  author?: ChangeAuthor | undefined;
  /** What was done, in words after the name: “zmieniła ucznia”. */
  deed: string;
  /** What was changed; a link, where it is still there. */
  subject?: { label: string; href?: string | undefined } | undefined;
  /** The changes field by field, without secrets. */
  changes: readonly FieldChange[];
  /** Whether it can be taken back. */
  revertible?: boolean | undefined;
  /** Whether it was taken back. */
  reverted?: boolean | undefined;
}

export interface ChangeHistoryLabels {
  /** The words in place of a name, when the program did it by itself. */
  system: string;
  /** What is read before what stood there. */
  before: string;
  /** What is read before what stands there. */
  after: string;
  /** Shows the fields that are left out: “Jeszcze 6 pól”. */
  moreFields: (count: number) => string;
  /** The label of what brings older entries. */
  showMore: string;
  /** The words in place of entries when there are none. */
  empty: string;
  /** The label of what takes one change back. */
  revert: string;
  /** The question before that: “Cofnąć tę zmianę?” */
  revertTitle: string;
  /** What will happen: each field is as it was. */
  revertHint: string;
  /** The name of the deed in the question. */
  revertConfirm: string;
  /** The words on a change that was taken back. */
  reverted: string;
}

/** The entries of one day, by the clock of the club. */
export interface ChangeDay {
  day: string;
  entries: ChangeEntry[];
}

/** The entries by day, in the order they are given; a day begins where the date changes. */
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

/** Gives the day of an instant, `YYYY-MM-DD`: how Sweden writes a date. */
export const dayOf = (at: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(at));
