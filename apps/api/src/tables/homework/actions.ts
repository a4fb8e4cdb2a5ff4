import { conflict } from '../../http/problem.ts';
import type { RowAction, WriteContext } from '../../table/definition.ts';
import { createEntity } from '../../table/write.ts';
import { homeworkSubmissionTable } from '../homework-submission/index.ts';
import { currentGrade } from '../student-grade/columns.ts';
import type { Homework } from './columns.ts';

/** The ways from one state of a homework to the next (domain.md, homework): `draft → published → closed → archived`. */
export const homeworkActions: Record<'publish' | 'close' | 'archive', RowAction<Homework>> = {
  publish: {
    summary: 'Give a homework to its students',
    description: 'Each gets a submission to hand in. From then on they see it.',
    change(_, { state }) {
      if (state === 'published') return null;
      if (state !== 'draft') throw conflict('homework-over');
      return { state: 'published' };
    },
    async after(context, row) {
      const students = await assigneesOf(context, row);
      if (students.length === 0) throw conflict('nobody-assigned');
      for (const student of students)
        await createEntity(homeworkSubmissionTable, context, { homework: row.id, student });
    },
  },
  close: {
    summary: 'Take no more answers to a homework',
    description: 'What was handed in can still be reviewed, and given back.',
    change(_, { state }) {
      if (state === 'closed') return null;
      if (state !== 'published') throw conflict('homework-not-open');
      return { state: 'closed' };
    },
  },
  archive: {
    summary: 'Put a closed homework away',
    description: 'It must be closed before.',
    change(_, { state }) {
      if (state === 'archived') return null;
      if (state !== 'closed') throw conflict('homework-not-closed');
      return { state: 'archived' };
    },
  },
};

/** Who of those that train now is meant; who has no grade yet stands below the first. */
async function assigneesOf(
  { client }: WriteContext,
  { assignees, students, section, minGrade, maxGrade }: Homework,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select s.id from student s
     left join lateral (select g.rank ${currentGrade('s.id')}) l on true
     where s.status = 'active' and case $1
       when 'students' then s.id = any($2::uuid[])
       when 'section' then s.section = $3
       else coalesce(l.rank, 0) >= coalesce((select rank from grade where id = $4), 0)
         and coalesce(l.rank, 0) <= coalesce((select rank from grade where id = $5), 1000)
     end
     order by s.id`,
    [assignees, students, section, minGrade, maxGrade],
  );
  return rows.map(({ id }) => id);
}
