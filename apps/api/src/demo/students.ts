import { addDays, addYears, latestOf } from '../club-time.ts';
import { createEntity } from '../table/write.ts';
import { studentTable } from '../tables/student/index.ts';
import { studentGradeTable } from '../tables/student-grade/index.ts';
import type { Author } from './author.ts';
import type { Chance } from './chance.ts';
import { examDays, type GradeStep, nextGrade, type Progress, readiness } from './grades.ts';
import { createNames, familyOf, type Gender, handleOf, type Name } from './names.ts';
import type { Places } from './timetable.ts';

export type Section = 'kids' | 'youth' | 'adult';

export interface Student extends Progress, Name {
  id: string;
  section: Section;
  status: 'active' | 'suspended' | 'left';
  leftOn: string | null;
  /** How likely they come to a training of their own group. */
  rhythm: number;
  /** Who may speak for them: their own user, or a guardian's. */
  user: string | null;
  /** Whether they are of those who teach: they train when they can, and the club neither examines nor tasks them. */
  teaches: boolean;
}

/** Whom the rest of the example speaks of by name. */
export interface KnownStudent extends Name {
  gender: Gender;
  section: Section;
  born: string;
  joined: string;
  rhythm: number;
  user?: string;
  guardian?: { user: string; name: string; relation: string };
  /** The grade that they came with from paper, and since when; whoever teaches has one. */
  holds?: { grade: string; since: string };
}

const sizes: Record<Section, number> = { kids: 42, youth: 28, adult: 50 };
const ages: Record<Section, [number, number]> = { kids: [6, 12], youth: [13, 17], adult: [18, 58] };
/** When people join a club: with the school year, and after their resolutions at New Year. */
const joiningMonths = ['09', '09', '09', '09', '10', '10', '01', '01', '02', '03'];
export const EXAMINER = 'Krzysztof Osiński';

export interface Enrolment {
  author: Author;
  chance: Chance;
  places: Places;
  grades: readonly GradeStep[];
  /** The day the club began to use the software; what came before was brought from paper. */
  since: string;
  /** Gives somebody a user of their own. */
  addMember(firstName: string, lastName: string): Promise<string>;
}

/** 120 students: first those known by name, then as many others as each section has places. */
export async function enrolStudents(
  enrolment: Enrolment,
  known: readonly KnownStudent[],
): Promise<Student[]> {
  const { chance } = enrolment;
  const names = createNames(chance);
  for (const name of known) names.reserve(name);
  const students: Student[] = [];
  const numbers = { next: 1 };
  for (const person of known) students.push(await enrol(enrolment, person, names, numbers));
  for (const section of Object.keys(sizes) as Section[]) {
    const others = sizes[section] - known.filter((person) => person.section === section).length;
    for (let index = 0; index < others; index += 1)
      students.push(await enrol(enrolment, stranger(enrolment, section, names), names, numbers));
  }
  return students;
}

function stranger({ author, chance, since }: Enrolment, section: Section, names: Names): KnownStudent {
  const gender: Gender = chance.happens(section === 'adult' ? 0.35 : 0.45) ? 'f' : 'm';
  const [youngest, oldest] = ages[section];
  const age = chance.between(youngest, oldest);
  const born = addDays(addYears(author.today, -age), -chance.between(1, 360));
  const longest = section === 'adult' ? Math.min(age - 12, 14) : Math.min(age - 5, 6);
  // Most are new; a club keeps few of those who began ten years ago.
  const yearsAgo = Math.floor(chance.next() ** (section === 'adult' ? 2.4 : 1.6) * longest);
  const month = chance.pick(joiningMonths);
  const day = `${author.today.slice(0, 4)}-${month}-${String(chance.between(1, 28)).padStart(2, '0')}`;
  // Years are counted from the last such day: in spring those of this autumn and of the one before are not one.
  const last = day > addDays(author.today, -10) ? addYears(day, -1) : day;
  const joined = addYears(last, -yearsAgo);
  const name = names.of(names.family(), gender, section !== 'adult');
  // Who stayed for years is who comes often.
  const rhythm = Math.min(0.66 + chance.next() * 0.32 + (joined < since ? 0.1 : 0), 0.97);
  return { ...name, gender, section, born, joined, rhythm };
}

type Names = ReturnType<typeof createNames>;

/** Whoever agrees to be seen in pictures lets other members see that they come, too. */
const agreeing = (on: string | null) => ({ imageConsentOn: on, shownToMembersOn: on });

async function enrol(
  { author, chance, places, grades, since, addMember }: Enrolment,
  person: KnownStudent,
  names: Names,
  numbers: { next: number },
): Promise<Student> {
  const { firstName, lastName, section, born, joined, rhythm } = person;
  const isKnown = Boolean(person.user || person.guardian) || numbers.next === 1;
  const leaves = !isKnown && joined < addDays(author.today, -300) && chance.happens(0.13);
  const leftOn = leaves ? addDays(author.today, -chance.between(30, 280)) : null;
  const status = leaves ? 'left' : !isKnown && chance.happens(0.03) ? 'suspended' : 'active';
  const progress = beforeSoftware({ grades, chance, since }, person);
  const entered = latestOf(joined, since);
  const isMinor = born > addYears(entered, -18);
  const contact = handleOf(person);
  const context = author.on(entered, '17:00');
  const signsIn = !isKnown && status === 'active' && chance.happens(0.3);
  const user = person.user ?? (signsIn && !isMinor ? await addMember(firstName, lastName) : null);
  const family = person.guardian
    ? [{ ...person.guardian, consentOn: joined, phone: phone(chance) }]
    : isMinor
      ? guardians(chance, names, lastName, joined)
      : [];
  const [parent] = family;
  if (parent && signsIn && isMinor) parent.user = await addMember(...splitName(parent.name));
  const { id } = await createEntity(
    studentTable,
    context,
    {
      firstName,
      lastName,
      user,
      joinedOn: joined,
      birthDate: born,
      memberNumber: `G-${String(numbers.next++).padStart(3, '0')}`,
      email: isMinor ? null : `${contact}@poczta.example`,
      phone: isMinor ? null : phone(chance),
      workplace: section === 'kids' ? chance.pick([places.wrzeszcz, places.oliwa]) : places.wrzeszcz,
      section,
      status,
      leftOn,
      licenceNo: progress.rank >= 3 ? `PFA-${chance.between(1000, 9999)}` : null,
      licenceValidTo: progress.rank >= 3 ? addDays(author.today, chance.between(-40, 400)) : null,
      insuranceValidTo: addDays(author.today, chance.between(-20, 300)),
      medicalValidTo: addDays(author.today, chance.between(-30, 340)),
      medicalKind: isMinor || chance.happens(0.3) ? 'certificate' : 'declaration',
      ...agreeing(chance.happens(0.85) ? entered : null),
      emergencyName: isMinor ? null : fullName(names.of(familyOf(lastName), chance.pick(['f', 'm']), false)),
      emergencyPhone: isMinor ? null : phone(chance),
      carryOverDays: joined < since ? progress.days : 0,
      carryOverAsOf: joined < since ? since : null,
      note: status === 'suspended' ? 'Kontuzja, wraca za kilka miesięcy.' : null,
    },
    { guardians: family },
  );
  for (const { grade, day } of progress.history)
    await createEntity(studentGradeTable, context, {
      student: id,
      grade: grade.id,
      awardedOn: day,
      // Those who teach were examined by others.
      examiner: person.holds ? null : EXAMINER,
    });
  const { rank, gradedOn, days } = progress;
  return {
    id: String(id),
    firstName,
    lastName,
    section,
    birthDate: born,
    joinedOn: joined,
    status,
    leftOn,
    rhythm,
    // Of who has come of age since then the guardian says nothing any more.
    user: user ?? (born > addYears(author.today, -18) ? (parent?.user ?? null) : null),
    teaches: Boolean(person.holds),
    rank,
    gradedOn,
    days,
  };
}

/** What somebody had reached, at their rhythm, when the club's books were brought over from paper. */
function beforeSoftware(
  { grades, chance, since }: Pick<Enrolment, 'grades' | 'chance' | 'since'>,
  { born, joined, rhythm, holds }: KnownStudent,
) {
  const progress: Progress = { birthDate: born, joinedOn: joined, rank: 0, gradedOn: null, days: 0 };
  const history: Award[] = [];
  let counted = joined;
  const trainUntil = (day: string) => {
    const weeks = (Date.parse(day) - Date.parse(counted)) / (7 * 86_400_000);
    progress.days += Math.round(weeks * rhythm * 1.5);
    counted = day;
  };
  if (joined >= since) return { ...progress, history };
  const award = ({ grade, day }: Award) => {
    trainUntil(day);
    history.push({ grade, day });
    Object.assign(progress, { rank: grade.rank, gradedOn: day, days: 0 });
  };
  if (holds) wayTo(holds, grades, joined).forEach(award);
  else
    for (const day of examDays(joined, since)) {
      trainUntil(day);
      const grade = nextGrade(grades, progress, day);
      if (grade && chance.happens(readiness(grade.rank))) award({ grade, day });
    }
  trainUntil(since);
  return { ...progress, days: Math.min(progress.days, 2000), history };
}

interface Award {
  grade: GradeStep;
  day: string;
}

/** The way to a grade: each took longer than the one before it. */
function wayTo(
  { grade: code, since }: NonNullable<KnownStudent['holds']>,
  grades: readonly GradeStep[],
  joined: string,
): Award[] {
  const days = examDays(joined, since);
  const top = grades.find((grade) => grade.code === code)?.rank ?? 0;
  return grades.flatMap((grade) => {
    const day = days[Math.ceil(days.length * (grade.rank / top) ** 2) - 1];
    return day && grade.rank > 0 && grade.rank <= top ? [{ grade, day }] : [];
  });
}

interface Guardian {
  name: string;
  relation: string;
  phone: string;
  email?: string;
  user?: string;
  consentOn: string;
}

function guardians(chance: Chance, names: Names, lastName: string, consentOn: string): Guardian[] {
  const parents = chance.happens(0.6) ? (['f', 'm'] as const) : ([chance.pick(['f', 'm'])] as const);
  return parents.map((gender) => {
    const name = names.of(familyOf(lastName), gender as Gender, false);
    return {
      name: fullName(name),
      relation: gender === 'f' ? 'mama' : 'tata',
      phone: phone(chance),
      email: `${handleOf(name)}@poczta.example`,
      consentOn,
    };
  });
}

const fullName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`;

const splitName = (name: string): [string, string] => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return [firstName, lastName];
};

/** A number of the Gdańsk exchange 000, which nobody has. */
const phone = (chance: Chance): string => `+4858000${String(chance.between(0, 9999)).padStart(4, '0')}`;
