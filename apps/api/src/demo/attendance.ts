import { addDays, clubDay } from '../club-time.ts';
import { actOnEntity, createEntity } from '../table/write.ts';
import { markTraining, type PresenceStatus, presenceTable } from '../tables/presence/index.ts';
import { settleAttended, type Training, trainingTable } from '../tables/training/index.ts';
import { type Author, viewerIn } from './author.ts';
import type { Chance } from './chance.ts';
import { type Candidate, examine } from './exams.ts';
import { type GradeStep, nextGrade, readiness } from './grades.ts';
import type { Student } from './students.ts';
import { type GroupKey, type GroupsBySeries, groups } from './timetable.ts';

type Lesson = Training & { day: string };

export interface Years {
  author: Author;
  chance: Chance;
  grades: readonly GradeStep[];
  students: readonly Student[];
  bySeries: GroupsBySeries;
}

/** How full the mat is in each month, January first: resolutions, exams in June, summer, the new school year. */
const months = [1.0, 0.92, 1.0, 0.96, 0.9, 0.82, 0.6, 0.55, 1.05, 1.05, 1.0, 0.85];
/** Whoever has a group of their own comes to the others now and then. */
const visits: Partial<Record<GroupKey, number>> = { morning: 0.35, weapons: 0.45, open: 0.3 };
const reasons = ['Choroba instruktora', 'Seminarium w Warszawie', 'Awaria prądu', 'Wyjazd na staż'];

/** Goes through all trainings that are over, in their order: who came, who was graded, what fell through. */
export async function liveThrough(years: Years): Promise<void> {
  const { author, chance } = years;
  const mood = new Map<string, { awayUntil: string; lastDay: string }>();
  for (const student of years.students) mood.set(student.id, { awayUntil: '', lastDay: '' });
  for (const lesson of await lessonsBefore(author)) {
    const group = lesson.kind === 'seminar' ? 'open' : years.bySeries.get(lesson.series ?? '');
    if (lesson.state !== 'planned') continue;
    if (lesson.kind === 'exam') await holdExam(years, lesson);
    else if (group && chance.happens(0.012)) {
      const announced = author.on(addDays(lesson.day, -1), '15:00');
      await actOnEntity(trainingTable, announced, 'cancel', { ...lesson }, { reason: chance.pick(reasons) });
    } else if (group) await rollCall(years, lesson, group, mood);
  }
}

async function lessonsBefore({ at, now }: Author): Promise<Lesson[]> {
  const { client, config } = at(now);
  const { rows } = await client.query<Lesson>(
    `select ${trainingTable.selection}, t.instructor_user as "instructorUser" from training t
     where t.ends_at <= $1 order by t.starts_at, t.id`,
    [now.toISOString()],
  );
  return rows.map((row) => ({ ...row, day: clubDay(row.startsAt, config.clubTimezone) }));
}

async function rollCall(
  { author, chance, grades, students }: Years,
  lesson: Lesson,
  group: GroupKey,
  mood: Map<string, { awayUntil: string; lastDay: string }>,
): Promise<void> {
  const { day } = lesson;
  const month = months[Number(day.slice(5, 7)) - 1] ?? 1;
  const marks: { student: string; status: PresenceStatus }[] = [];
  for (const [at, student] of students.entries()) {
    if (!trainsOn(student, day, author.today) || !belongs(student, group, grades)) continue;
    const state = mood.get(student.id);
    if (!state) continue;
    if (chance.happens(0.006)) state.awayUntil = addDays(day, chance.between(4, 14));
    const isOwnGroup = visits[group] === undefined && !student.teaches;
    const leads = lesson.instructor === student.user || lesson.instructor === student.id;
    const willing =
      student.rhythm * month * (visits[group] ?? (groups[group].weekdays.length > 2 ? 0.85 : 1));
    if (leads || (day >= state.awayUntil && chance.happens(willing))) {
      const status = !leads && chance.happens(0.06) ? 'late' : 'present';
      if (!student.teaches && hasDrifted(at, day, author.today)) continue;
      marks.push({ student: student.id, status });
      if (state.lastDay !== day) student.days += 1;
      state.lastDay = day;
    } else if (isOwnGroup) {
      if (chance.happens(0.2)) marks.push({ student: student.id, status: 'excused' });
      else if (chance.happens(0.65)) marks.push({ student: student.id, status: 'absent' });
    }
  }
  const isEmpty = !marks.some(({ status }) => status === 'present' || status === 'late');
  if (isEmpty) {
    await actOnEntity(trainingTable, author.at(new Date(lesson.endsAt)), 'not-held', { ...lesson });
    return;
  }
  await markTraining(atTheDoor(author, lesson), lesson.id, marks);
  await settleAttended(author.at(new Date(lesson.endsAt)), lesson.id);
}

/** Whether somebody has stopped coming and said nothing, as some do in every club: one in nineteen, for more than three weeks. */
const hasDrifted = (at: number, day: string, today: string): boolean =>
  at % 19 === 13 && day > addDays(today, -24 - (at % 3) * 5);

/** Five minutes into the training, by whoever teaches it. */
function atTheDoor({ at }: Author, { startsAt, instructorUser }: Lesson) {
  const moment = new Date(Date.parse(startsAt) + 5 * 60_000);
  return at(moment, instructorUser ? viewerIn('Instructors', instructorUser) : undefined);
}

/** Everybody whom the federation lets, and who feels ready, is examined; in June the children have an exam of their own. */
async function holdExam({ author, chance, grades, students }: Years, lesson: Lesson): Promise<void> {
  const { day, workplace } = lesson;
  const candidates = students.flatMap((student): Candidate[] => {
    if (student.teaches || !trainsOn(student, day, author.today)) return [];
    const grade = nextGrade(grades, student, day);
    return grade && chance.happens(readiness(grade.rank)) ? [{ student, grade }] : [];
  });
  if (candidates.length === 0) return;
  const present = candidates.map(({ student }) => ({ student: student.id, status: 'present' as const }));
  await markTraining(atTheDoor(author, lesson), lesson.id, present);
  await settleAttended(author.at(new Date(lesson.endsAt)), lesson.id);
  const isChild = ({ student }: Candidate) => student.section === 'kids';
  const sittings =
    day.slice(5, 7) === '06'
      ? {
          'Egzamin dzieci': candidates.filter(isChild),
          'Egzamin młodzieży i dorosłych': candidates.filter((each) => !isChild(each)),
        }
      : { 'Egzamin na stopnie': candidates };
  for (const [name, those] of Object.entries(sittings))
    if (those.length > 0) await examine(author, chance, { name, day, workplace }, those);
}

/** Members who use the software say for the coming week whether they will come. */
export async function lookAhead({ author, chance, grades, students, bySeries }: Years): Promise<void> {
  const { client } = author.at(author.now);
  const { rows } = await client.query<{ id: string; series: string }>(
    `select id, series from training where state = 'planned' and starts_at > $1 and starts_at < $2
       and series is not null order by starts_at, id`,
    [author.now.toISOString(), addDays(author.today, 8)],
  );
  for (const { id, series } of rows) {
    const group = bySeries.get(series);
    if (!group || visits[group] !== undefined) continue;
    for (const student of students) {
      const { user, status, rhythm } = student;
      if (!user || status !== 'active' || !belongs(student, group, grades)) continue;
      const word = chance.happens(rhythm * 0.7) ? 'declared' : chance.happens(0.2) ? 'excused' : null;
      if (!word) continue;
      const said = author.at(author.now, viewerIn('Members', user));
      await createEntity(presenceTable, said, { student: student.id, training: id, status: word });
    }
  }
}

/** Beginners who use the software have said that they come to the training of now, but for whom a visitor tries the club as. */
export async function signUpForNow(
  { author, grades, students }: Years,
  training: string,
  guests: readonly string[],
): Promise<void> {
  const before = new Date(author.now.getTime() - 3 * 3_600_000);
  for (const student of students) {
    const { id, user, status, teaches } = student;
    const comes = status === 'active' && !teaches && belongs(student, 'beginners', grades);
    if (!user || guests.includes(user) || !comes) continue;
    const said = author.at(before, viewerIn('Members', user));
    await createEntity(presenceTable, said, { student: id, training, status: 'declared' });
  }
}

function trainsOn({ joinedOn, leftOn, status }: Student, day: string, today: string): boolean {
  if (status === 'suspended' && day > addDays(today, -75)) return false;
  return joinedOn <= day && (leftOn === null || day <= leftOn);
}

/** Section and grade decide, as they do in the roster. */
function belongs(
  { section, rank }: Pick<Student, 'section' | 'rank'>,
  key: GroupKey,
  grades: readonly GradeStep[],
): boolean {
  const group: { section: string | null; minGrade?: string; maxGrade?: string } = groups[key];
  const rankOf = (code: string | undefined, fallback: number) =>
    grades.find((grade) => grade.code === code)?.rank ?? fallback;
  return (
    (group.section === null || group.section === section) &&
    rank >= rankOf(group.minGrade, 0) &&
    rank <= rankOf(group.maxGrade, 100)
  );
}
