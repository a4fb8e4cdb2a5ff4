import { currentGrade } from '../student-grade/columns.ts';

/**
 * SQL: whom a training `c` is meant for, by what is known of a student `s`. Who has no grade yet stands below the first.
 */
export const meantFor = {
  section: '(c.section is null or c.section = s.section)',
  grade: `coalesce((select g.rank ${currentGrade('s.id')}), 0) between
    coalesce((select rank from grade where id = c.min_grade), 0) and
    coalesce((select rank from grade where id = c.max_grade), 32767)`,
} as const;
