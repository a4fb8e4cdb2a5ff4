import type { ReactNode } from 'react';

/** What an examiner can say of a technique, in the order in which it is offered. */
export const sheetMarks = ['passed', 'toImprove', 'failed'] as const;
export type SheetMark = (typeof sheetMarks)[number];

/** A technique that is asked for. */
export interface SheetTechnique {
  /** What tells it from the others. */
  id: string;
  /** What it is called. */
  name: string;
}

/** Somebody who shows them. */
export interface SheetCandidate {
  /** What tells them from the others. */
  id: string;
  /** The first and the last name. */
  name: string;
  /** What stands before the name: their face. */
  start?: ReactNode | undefined;
  /** What stands under the name: from which grade to which they go. */
  under?: ReactNode | undefined;
  /** Whether they did not come: nothing is marked then. */
  isAway?: boolean | undefined;
  /** What became of them, or the way to say so. */
  result?: ReactNode | undefined;
}

/** What somebody has said of a technique of a candidate. */
export interface SaidMark {
  /** The mark. */
  mark: SheetMark;
  /** The initials of who said it, where that is another examiner. */
  initials?: string | undefined;
  /** The name of who said it, where that is another examiner. */
  name?: string | undefined;
  /** What was said beside it. */
  note?: string | null | undefined;
  /** How far it has got, unless it is stored. */
  state?: 'saving' | 'waiting' | 'error' | undefined;
}

export interface ExamSheetLabels {
  /** The name of the sheet. */
  sheet: string;
  /** The head of the column of names. */
  candidate: string;
  /** The head of the column of results. */
  result: string;
  /** What each mark is called, and no mark. */
  marks: Readonly<Record<SheetMark | 'none', string>>;
  /** The way to a note. */
  note: string;
  /** The way to take a mark back. */
  clear: string;
  /** The way to the person before, where one is shown at a time. */
  previous: string;
  /** The way to the person after. */
  next: string;
}

export interface ExamSheetProps {
  /** What is asked for, in its order. */
  techniques: readonly SheetTechnique[];
  /** Who shows it. */
  candidates: readonly SheetCandidate[];
  /** Gives what was said of a technique of a candidate: one's own mark first, if there is one. */
  marksOf: (candidate: string, technique: string) => readonly SaidMark[];
  /** Receives a mark, or `null` where one is taken back. */
  onMark: (candidate: string, technique: string, mark: SheetMark | null) => void;
  /** Asks for a note. */
  onNote: (candidate: string, technique: string) => void;
  /** Whether it can only be read. */
  readOnly?: boolean | undefined;
  /** The texts. */
  labels: ExamSheetLabels;
}
