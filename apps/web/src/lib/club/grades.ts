import { useQuery } from '@tanstack/react-query';
import { allRowsQuery } from '@tatami/tables/row-queries';
import { useViewer } from '@tatami/tables/viewer';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** What is asked for, as the place of the table has it: that comes with all tables, and homes need the grades before. */
export const gradeRows = { table: 'grade', few: 'rank' } as const;

/** All grades there are. They hardly ever change. */
export const gradesQuery = { ...allRowsQuery(gradeRows), staleTime: 10 * 60_000 };

/** A grade as it is shown: its name in the person's language and the colour of its belt. */
export interface ShownGrade {
  id: string;
  name: string;
  color: string;
  rank: number;
  /** The number of stripes on the belt of a dan, one for each. */
  stripes: number;
}

/** All grades as they are shown, and the way to one of them; none for who may not read them. */
export function useGrades() {
  const { language } = useI18n();
  const { has } = useViewer();
  const { data: grades = [], isLoading } = useQuery({ ...gradesQuery, enabled: has('Grade:Read') });
  const shown = grades.map(
    (grade): ShownGrade => ({
      id: grade.id,
      name: language === 'pl' ? grade.namePl : grade.nameEn,
      color: grade.beltColor,
      rank: grade.rank,
      stripes: grade.kind === 'dan' ? grade.number : 0,
    }),
  );
  const byId = new Map(shown.map((grade) => [grade.id, grade]));
  return {
    isLoading,
    grades: shown,
    gradeOf: (id: string | null | undefined) => (id ? byId.get(id) : undefined),
  };
}
