import { addDays, addYears } from '../club-time.ts';
import { actOnEntity, changeEntity, createEntity } from '../table/write.ts';
import { examTable } from '../tables/exam/index.ts';
import { examCandidateTable } from '../tables/exam-candidate/index.ts';
import { type Author, viewerIn } from './author.ts';
import type { Chance } from './chance.ts';
import { examDays, type GradeStep, nextGrade } from './grades.ts';
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

/** The next exam is open: some candidates have said that they come, and one is let in for a reason. */
export async function inviteToExam(
  {
    author,
    grades,
    students,
  }: { author: Author; grades: readonly GradeStep[]; students: readonly Student[] },
  workplace: string,
): Promise<void> {
  const { today } = author;
  const [day] = examDays(today, addYears(today, 1));
  if (!day) return;
  const exam = await announce(author, { name: 'Egzamin na stopnie', day, workplace });
  const active = students
    .filter(({ status }) => status === 'active')
    .toSorted((one, other) => Number(Boolean(other.user)) - Number(Boolean(one.user)));
  const lists = author.on(addDays(day, -20), '18:00');
  const answers = author.on(addDays(day, -10), '21:00');
  const enter = ({ id }: Student, gradeTo: string | undefined, more: object) =>
    createEntity(examCandidateTable, lists, { exam: exam.id, student: id, gradeTo, ...more });

  const ready = active.flatMap((student) => {
    const grade = nextGrade(grades, student, day);
    return grade ? [{ student, grade }] : [];
  });
  for (const [index, { student, grade }] of ready.slice(0, 11).entries()) {
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
