import { CheckIcon, ClockIcon, CloseIcon, ExcusedIcon, type IconComponent } from '../../icons/icons.tsx';
import { fold } from '../private/fold.ts';

/** What an instructor can write beside a name, in the order of the keys 1–4. */
export const attendanceMarks = ['present', 'late', 'excused', 'absent'] as const;
export type AttendanceMark = (typeof attendanceMarks)[number];

/** Someone who may be on the mat. */
export interface RollCallPerson {
  /** What tells them from the others. */
  id: string;
  /** The first name, shown after the last. */
  firstName: string;
  /** The last name, shown first: lists are called by it. */
  lastName: string;
  /** The address of their picture; initials stand there without one. */
  src?: string | undefined;
  /** The current grade and the colour of its belt, `#rrggbb`. */
  grade?: { name: string; color: string } | undefined;
  /** What was said last, and stands beside the name unless it was refused; nothing yet is `null`. */
  mark: AttendanceMark | null;
  /** What is stored, where that is not the mark: this is what counts. */
  stored?: AttendanceMark | null | undefined;
  /** A few words beside the name: “zapowiedział się”. */
  note?: string | undefined;
  /** The last mark is on its way, waits for the network, or was refused. */
  state?: 'saving' | 'waiting' | 'error' | undefined;
  /** Why it did not get there. */
  error?: string | undefined;
}

/** The words of a roll call. */
export interface RollCallLabels {
  /** The name of the list. */
  list: string;
  /** Each mark's word, and the letter that puts it beside the keys 1–4. */
  marks: Record<AttendanceMark, { label: string; key: string }>;
  /** The word for those without a mark. */
  unmarked: string;
  /** The words after the number of those who are there: “na macie”. */
  onMat: string;
  /** The words for how many there are: “z 22”. */
  outOf: (all: number) => string;
  /** The name of the search. */
  search: string;
  /** The name of the row of counts. */
  filter: string;
  /** The name of what opens all marks of a person. */
  more: string;
  /** The name of what takes the last mark back. */
  undo: string;
  /** The words when the search finds nobody. */
  noMatches: string;
  /** The words when no reason is known. */
  notSaved: string;
}

export const markIcons: Record<AttendanceMark, IconComponent> = {
  present: CheckIcon,
  late: ClockIcon,
  excused: ExcusedIcon,
  absent: CloseIcon,
};

/** A mark, or none yet. */
export type MarkFilter = AttendanceMark | 'unmarked';

export type MarkCounts = Record<MarkFilter, number>;

export function countMarks(marks: Iterable<AttendanceMark | null>): MarkCounts {
  const counts: MarkCounts = { present: 0, late: 0, excused: 0, absent: 0, unmarked: 0 };
  for (const mark of marks) counts[mark ?? 'unmarked'] += 1;
  return counts;
}

/** Whether every word of the query begins a word of the name; `ł` is found by `l`. */
export function matchesName(query: string, name: string): boolean {
  const words = fold(name).split(/[\s-]+/);
  return fold(query)
    .split(/\s+/)
    .every((start) => words.some((word) => word.startsWith(start)));
}
