import { Type } from 'typebox';
import { addDays } from '../../club-time.ts';
import type { Row } from '../../table/definition.ts';
import { instant, nullable, text } from '../../table/fields.ts';
import { isPublished } from '../../tables/article/index.ts';
import { dayOffTable } from '../../tables/day-off/index.ts';
import { homeworkSubmissionTable } from '../../tables/homework-submission/index.ts';
import { idsOf, type Reading, readRows } from './reading.ts';

/** How many days ahead days off are told of. */
const DAYS_OFF_AHEAD = 60;

export const news = {
  homework: Type.Array(Type.Ref('HomeworkSubmission'), {
    description: 'What the students have still to hand in, what is due first before the rest.',
  }),
  daysOff: Type.Array(Type.Ref('DayOff'), {
    description: `The days off of the next ${DAYS_OFF_AHEAD} days that concern them, the earliest first.`,
  }),
  article: nullable(
    Type.Object(
      {
        id: Type.String({ format: 'uuid' }),
        slug: text(120),
        titlePl: text(200),
        titleEn: nullable(text(200)),
        leadPl: nullable(text(300)),
        leadEn: nullable(text(300)),
        publishAt: nullable(instant()),
      },
      { description: 'What the club has told last.' },
    ),
  ),
};

interface News {
  homework: Row[];
  daysOff: Row[];
  article: Row | null;
}

/** What there is beside the trainings: homework, days off, and what the club tells. */
export async function findNews(reading: Reading): Promise<News> {
  const [homework, daysOff, article] = await Promise.all([
    dueHomework(reading),
    comingDaysOff(reading),
    newestArticle(reading),
  ]);
  return { homework, daysOff, article };
}

async function dueHomework(reading: Reading): Promise<Row[]> {
  if (reading.students.length === 0) return [];
  return readRows(reading, homeworkSubmissionTable, {
    found: `select p.id from homework_submission p join homework h on h.id = p.homework
      where p.student = any($1) and p.state in ('assigned', 'draft', 'returned') and h.state = 'published'
        and (h.available_from is null or h.available_from <= $2)
      order by p.due_at nulls last, p.id limit 6`,
    order: 't.due_at nulls last, t.id',
    values: [idsOf(reading), reading.now],
  });
}

async function comingDaysOff(reading: Reading): Promise<Row[]> {
  const { viewer, students, today } = reading;
  if (!viewer.has('DayOff:Read')) return [];
  return readRows(reading, dayOffTable, {
    found: `select d.id from day_off d where d.date_to >= $1 and d.date_from <= $2 and d.workplace is null
        and (d.section is null or d.section = any($3)) order by d.date_from, d.id limit 3`,
    order: 't.date_from, t.id',
    values: [today, addDays(today, DAYS_OFF_AHEAD), [...new Set(students.map(({ section }) => section))]],
  });
}

async function newestArticle({ query }: Reading): Promise<Row | null> {
  const { rows } = await query<Row>(
    `select t.id, t.slug, t.title_pl as "titlePl", t.title_en as "titleEn", t.lead_pl as "leadPl", t.lead_en as "leadEn",
       t.publish_at as "publishAt"
     from article t where ${isPublished} order by t.publish_at desc nulls last, t.id limit 1`,
    [],
  );
  return rows[0] ?? null;
}
