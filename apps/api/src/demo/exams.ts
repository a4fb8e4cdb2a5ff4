import { addDays, addYears } from '../club-time.ts';
import { actOnEntity, changeEntity, createEntity } from '../table/write.ts';
import { examTable } from '../tables/exam/index.ts';
import { examCandidateTable } from '../tables/exam-candidate/index.ts';
import { markTechniques } from '../tables/exam-mark/index.ts';
import { type Author, viewerIn } from './author.ts';
import type { Chance } from './chance.ts';
import { examDays, type GradeStep, nextGrade } from './grades.ts';
import type { Staff } from './staff.ts';
import { EXAMINER, type Student } from './students.ts';

/** Somebody who tries for a grade. */
export interface Candidate {
  student: Student;
  grade: GradeStep;
}

interface Sitting {
  name: string;
  day: string;
  workplace: string;
}

const remarks = [
  'Do poprawy: ukemi w tył.',
  'Do poprawy: praca nóg w shiho nage.',
  'Zapraszamy za pół roku, brakuje pewności w nikyo.',
];

/** An exam from its announcement to its locked protocol; nearly all pass. */
export async function examine(
  author: Author,
  chance: Chance,
  sitting: Sitting,
  candidates: readonly Candidate[],
): Promise<void> {
  const { day } = sitting;
  const announced = await announce(author, sitting);
  const lists = author.on(addDays(day, -2), '18:00');
  const entered = [];
  for (const { student, grade } of candidates)
    entered.push(
      await createEntity(examCandidateTable, lists, {
        exam: announced.id,
        student: student.id,
        gradeTo: grade.id,
        conditionsMet: true,
      }),
    );
  const evening = author.on(day, '20:00');
  const begun = await actOnEntity(examTable, evening, 'start', announced);
  for (const [index, { student, grade }] of candidates.entries()) {
    const hasFailed = chance.happens(0.06);
    const result = hasFailed ? { result: 'failed', note: chance.pick(remarks) } : { result: 'passed' };
    await changeEntity(examCandidateTable, evening, entered[index] ?? {}, { ...result, rsvp: 'accepted' });
    if (!hasFailed) Object.assign(student, { rank: grade.rank, gradedOn: day, days: 0 });
  }
  await actOnEntity(examTable, evening, 'complete', begun);
}

/**
 * The next exam is open: some candidates have said that they come, and one is let in for a reason. Gives those who are on
 * its list.
 */
export async function inviteToExam(
  {
    author,
    grades,
    students,
  }: { author: Author; grades: readonly GradeStep[]; students: readonly Student[] },
  workplace: string,
): Promise<ReadonlySet<Student>> {
  const { today } = author;
  const [day] = examDays(today, addYears(today, 1));
  if (!day) return new Set();
  const exam = await announce(author, { name: 'Egzamin na stopnie', day, workplace });
  const active = students
    .filter(({ status, teaches }) => status === 'active' && !teaches)
    .toSorted((one, other) => Number(Boolean(other.user)) - Number(Boolean(one.user)));
  const lists = author.on(addDays(day, -20), '18:00');
  const answers = author.on(addDays(day, -10), '21:00');
  const enter = ({ id }: Student, gradeTo: string | undefined, more: object) =>
    createEntity(examCandidateTable, lists, { exam: exam.id, student: id, gradeTo, ...more });

  const ready = active.flatMap((student) => {
    const grade = nextGrade(grades, student, day);
    return grade ? [{ student, grade }] : [];
  });
  const invited = ready.slice(0, 11);
  for (const [index, { student, grade }] of invited.entries()) {
    const candidate = await enter(student, grade.id, { conditionsMet: true });
    const answer = (['accept', 'accept', null, 'decline', 'accept'] as const)[index % 5];
    if (!answer || !student.user) continue;
    const said = { ...answers, viewer: viewerIn('Members', student.user) };
    await actOnEntity(examCandidateTable, said, answer, candidate);
  }
  const newcomer = active.find((student) => student.rank === 0 && !nextGrade(grades, student, day));
  if (newcomer)
    await enter(newcomer, grades.find(({ rank }) => rank === 1)?.id, {
      overrideReason: 'Rok treningów w innym klubie; tamtejszy instruktor potwierdził brakujące dni.',
    });
  return new Set([...invited.map(({ student }) => student), ...(newcomer ? [newcomer] : [])]);
}

/** How many try at the exam that is under way. */
const UNDER_WAY = 5;
/** The marks of the two examiners, candidate by candidate: `+` is enough, `~` is to be improved, `-` is not enough. */
const sheet = {
  krzysztof: ['++++++++', '+++~+++', '++~+', '+'],
  tomasz: ['+++~++', '++-~', '+'],
} as const;
const marks = { '+': 'passed', '~': 'toImprove', '-': 'failed' } as const;

/** An exam of today is under way: two examiners have marked some techniques of the first candidates. */
export async function beginExam(
  {
    author,
    grades,
    students,
  }: { author: Author; grades: readonly GradeStep[]; students: readonly Student[] },
  staff: Staff,
  workplace: string,
  invited: ReadonlySet<Student>,
): Promise<void> {
  const { today, on, at, now } = author;
  const exam = await announce(author, { name: 'Egzamin w małej grupie', day: today, workplace });
  const ready = students.flatMap((student) => {
    const grade =
      student.status === 'active' && !invited.has(student) && !student.user
        ? nextGrade(grades, student, today)
        : null;
    return grade ? [{ student, grade }] : [];
  });
  // Those who try for the same grade stand on one sheet; what a grade above the first asks for is more to see.
  const [together = []] = [...Map.groupBy(ready, ({ grade }) => grade).entries()]
    .map(([{ rank }, those]) => ({ those, isFirst: rank === 1 }))
    .toSorted(
      (one, other) =>
        Number(one.isFirst) - Number(other.isFirst) ||
        Math.min(other.those.length, UNDER_WAY) - Math.min(one.those.length, UNDER_WAY),
    )
    .map(({ those }) => those);
  const candidates: { id?: unknown }[] = [];
  for (const { student, grade } of together.slice(0, UNDER_WAY)) {
    const candidate = await createEntity(examCandidateTable, on(addDays(today, -2), '18:00'), {
      exam: exam.id,
      student: student.id,
      gradeTo: grade.id,
      conditionsMet: true,
    });
    candidates.push(
      await changeEntity(examCandidateTable, on(addDays(today, -1), '20:00'), candidate, {
        rsvp: 'accepted',
      }),
    );
  }
  const context = at(now);
  await actOnEntity(examTable, context, 'start', exam);
  const { rows: asked } = await context.client.query<{ technik: string }>(
    `select r.technik from technik_requirement r join technik k on k.id = r.technik
     where r.grade = $1 and r.profile = $2 and r.importance = 'essential' order by k.code`,
    [together[0]?.grade.id, context.config.federationProfile],
  );
  for (const [examiner, lines] of Object.entries(sheet) as [keyof typeof sheet, readonly string[]][])
    await markTechniques(
      at(now, viewerIn('Instructors', staff[examiner])),
      String(exam.id),
      lines.flatMap((line, row) =>
        [...line].slice(0, asked.length).map((sign, column) => ({
          candidate: String(candidates[row]?.id),
          technik: asked[column]?.technik ?? '',
          mark: marks[sign as keyof typeof marks],
          ...(sign === '-' && { note: 'Traci równowagę przy zejściu z linii.' }),
        })),
      ),
    );
}

async function announce(author: Author, { name, day, workplace }: Sitting) {
  const context = author.on(addDays(day, -45));
  const exam = await createEntity(examTable, context, {
    name,
    date: day,
    workplace,
    profile: context.config.federationProfile,
    examiners: [EXAMINER, 'Tomasz Zawadzki'],
    applicationDeadline: addDays(day, -7),
    feePln: 60,
  });
  return actOnEntity(examTable, context, 'open', exam);
}
