import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import type { SaidMark } from '@tatami/ui/ExamSheet';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useMemo } from 'react';
import {
  examMarkKey,
  type SaidOfTechnique,
  usePendingExamMarks,
} from '../../../lib/club/exam/pending-exam-marks.ts';
import { loadMarks } from '../../../lib/club/training/load-marks.ts';
import {
  type Candidate,
  type Exam,
  type ExamMark,
  examMarksQuery,
  requirementsQuery,
} from '../exam-queries.ts';

/** The sheet of one grade of an exam: marks show at once, and are stored behind them, however long the server is away. */
export function useSheet(
  exam: Exam,
  all: readonly Candidate[],
  candidates: readonly Candidate[],
  grade: string,
) {
  const { language } = useI18n();
  const { whoami } = useViewer();
  const asked = useQuery(
    requirementsQuery(
      exam.profile,
      all.map(({ gradeTo }) => gradeTo),
    ),
  );
  const stored = useQuery(examMarksQuery(all.map(({ id }) => id)));
  const pending = usePendingExamMarks(exam.id);

  const techniques = (asked.data ?? [])
    .filter((requirement) => requirement.grade === grade)
    .map(({ technik, technikNamePl, technikNameEn }) => ({
      id: technik,
      name: language === 'pl' ? technikNamePl : technikNameEn,
    }));
  const byKey = useMemo(() => Map.groupBy(stored.data ?? [], keyOf), [stored.data]);

  const marksOf = (candidate: string, technique: string): SaidMark[] => {
    const key = examMarkKey(candidate, technique);
    const marks = byKey.get(key) ?? [];
    const mine = marks.find(({ examiner }) => examiner === whoami.id);
    const own = ownMark(mine, pending.get(key));
    return [
      ...(own ? [own] : []),
      ...marks
        .filter(({ examiner }) => examiner !== whoami.id)
        .map(({ mark, note, examinerFirstName, examinerLastName }) => ({
          mark,
          note,
          initials: `${examinerFirstName.charAt(0)}${examinerLastName.charAt(0)}`,
          name: `${examinerFirstName} ${examinerLastName}`,
        })),
    ];
  };
  const mark = (candidate: string, technique: string, said: SaidOfTechnique) =>
    void loadMarks().then((marks) => marks.putTechnique(exam.id, examMarkKey(candidate, technique), said));

  const cells = candidates
    .filter(({ result }) => result !== 'noShow')
    .flatMap(({ id }) => techniques.map((technique) => marksOf(id, technique.id)));
  return {
    techniques,
    marksOf,
    mark,
    pending,
    statistics: {
      marked: cells.filter(({ length }) => length > 0).length,
      all: cells.length,
      /** How many techniques of somebody nobody has found wanting. */
      enoughOf: (candidate: string) =>
        techniques.filter(({ id }) => {
          const marks = marksOf(candidate, id);
          return marks.length > 0 && marks.every((each) => each.mark !== 'failed');
        }).length,
    },
  };
}

const keyOf = ({ candidate, technik }: ExamMark) => examMarkKey(candidate, technik);

/** One's own mark: what was said last, until it is stored; what was refused stands as it was. */
function ownMark(
  mine: ExamMark | undefined,
  waiting: (SaidOfTechnique & { state: NonNullable<SaidMark['state']> }) | undefined,
): SaidMark | undefined {
  if (!waiting) return mine && { mark: mine.mark, note: mine.note };
  if (waiting.state === 'error') {
    const mark = mine?.mark ?? waiting.mark;
    return mark ? { mark, note: mine?.note, state: 'error' } : undefined;
  }
  if (waiting.mark === null) return undefined;
  return {
    mark: waiting.mark,
    note: waiting.note === undefined ? mine?.note : waiting.note,
    state: waiting.state,
  };
}
