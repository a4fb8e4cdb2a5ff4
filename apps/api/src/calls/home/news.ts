import { Type } from 'typebox';
import { addDays } from '../../club-time.ts';
import type { Row } from '../../table/definition.ts';
import { instant, nullable, text } from '../../table/fields.ts';
import { announcementReaderTable } from '../../tables/announcement-reader/index.ts';
import { isPublished } from '../../tables/article/index.ts';
import { dayOffTable } from '../../tables/day-off/index.ts';
import { examTable } from '../../tables/exam/index.ts';
import { examCandidateTable } from '../../tables/exam-candidate/index.ts';
import { homeworkSubmissionTable } from '../../tables/homework-submission/index.ts';
import { idsOf, type Reading, readRows } from './reading.ts';

/** How many days ahead days off are told of. */
const DAYS_OFF_AHEAD = 60;

export const news = {
  announcement: Type.Union([Type.Ref('AnnouncementReader'), Type.Null()], {
    description: 'The newest announcement that the caller was told and has not opened.',
  }),
  invitations: Type.Array(Type.Object({ candidate: Type.Ref('ExamCandidate'), exam: Type.Ref('Exam') }), {
    description: 'The exams that the students are asked to and have not answered, the soonest first.',
  }),
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
  announcement: Row | null;
  invitations: { candidate: Row; exam: Row }[];
  homework: Row[];
  daysOff: Row[];
  article: Row | null;
}

/** What there is beside the trainings: what asks for an answer, homework, days off, and what the club tells. */
export async function findNews(reading: Reading): Promise<News> {
  const [announcement, invitations, homework, daysOff, article] = await Promise.all([
    newestUnopened(reading),
    openInvitations(reading),
    dueHomework(reading),
    comingDaysOff(reading),
    newestArticle(reading),
  ]);
  return { announcement, invitations, homework, daysOff, article };
}

async function newestUnopened(reading: Reading): Promise<Row | null> {
  const [newest] = await readRows(reading, announcementReaderTable, {
    found: `select r.id from announcement_reader r join announcement a on a.id = r.announcement
      where r."user" = $1 and r.seen_at is null and a.state = 'sent' order by r.created_at desc, r.id desc limit 1`,
    order: 't.id',
    values: [reading.viewer.id],
  });
  return newest ?? null;
}

async function openInvitations(reading: Reading): Promise<News['invitations']> {
  if (reading.students.length === 0) return [];
  const asked = `exam_candidate c join exam e on e.id = c.exam
    where c.student = any($1) and c.rsvp = 'invited' and e.state = 'open'`;
  const values = [idsOf(reading)];
  const [candidates, exams] = await Promise.all([
    readRows(reading, examCandidateTable, {
      found: `select c.id from ${asked}`,
      order: 'e.date, t.id',
      values,
    }),
    readRows(reading, examTable, { found: `select distinct e.id from ${asked}`, order: 't.id', values }),
  ]);
  const byId = new Map(exams.map((exam) => [exam.id, exam]));
  return candidates.flatMap((candidate) => {
    const exam = byId.get(candidate.exam);
    return exam ? [{ candidate, exam }] : [];
  });
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
