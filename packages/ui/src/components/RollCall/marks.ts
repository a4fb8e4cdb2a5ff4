import { CheckIcon, ClockIcon, CloseIcon, ExcusedIcon, type IconComponent } from '../../icons/icons.tsx';

/** What an instructor can write beside a name, in the order of the keys 1–4. */
export const attendanceMarks = ['present', 'late', 'excused', 'absent'] as const;
export type AttendanceMark = (typeof attendanceMarks)[number];

export const markIcons: Record<AttendanceMark, IconComponent> = {
  present: CheckIcon,
  late: ClockIcon,
  excused: ExcusedIcon,
  absent: CloseIcon,
};

/** The mark that a tap on the name puts next: the first is by far the most frequent. */
export function nextMark(mark: AttendanceMark | null): AttendanceMark {
  const at = mark === null ? -1 : attendanceMarks.indexOf(mark);
  return attendanceMarks[(at + 1) % attendanceMarks.length] ?? 'present';
}

export type MarkCounts = Record<AttendanceMark | 'unmarked', number>;

export function countMarks(marks: Iterable<AttendanceMark | null>): MarkCounts {
  const counts: MarkCounts = { present: 0, late: 0, excused: 0, absent: 0, unmarked: 0 };
  for (const mark of marks) counts[mark ?? 'unmarked'] += 1;
  return counts;
}

/** Whether every word of the query begins somewhere in the name; `ł` is found by `l`. */
export function matchesName(query: string, name: string): boolean {
  const fold = (text: string) =>
    text
      .toLocaleLowerCase()
      .replaceAll('ł', 'l')
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '');
  const folded = fold(name);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
