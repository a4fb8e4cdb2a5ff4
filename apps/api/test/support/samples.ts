import { clubMoment } from '../../src/club-time.ts';
import type { Caller, TestClub } from './club.ts';

export type Sample = Record<string, unknown>;

/** Somebody rows can be about: a user and the student they are. */
export interface Person {
  user: string;
  student: string;
}

/** What the rows of every table can refer to. */
export interface Ground {
  admin: Caller;
  dojo: { workplace: string; instructor: string };
  grade: string;
  member: Caller;
  instructor: Caller;
  /** The member, and somebody whom neither the member nor the instructor acts for. */
  mine: Person;
  theirs: Person;
}

export async function prepareGround(club: TestClub): Promise<Ground> {
  const { admin } = club;
  const member = await club.join('czlonek', 'Members');
  const instructor = await club.join('sensei', 'Instructors');
  const other = await club.join('inny', 'Members');
  const { body: workplace } = await admin.post('/workplace', { name: 'Dojo Wrzeszcz' });
  const { body: grades } = await admin.get('/grade?code=6kyu');
  const ground = {
    admin,
    member,
    instructor,
    dojo: { workplace: workplace.id, instructor: instructor.id },
    grade: grades._embedded.results[0].id,
  };
  const asPerson = async ({ id }: Caller): Promise<Person> => {
    const { body } = await admin.post('/student', {
      firstName: 'Jan',
      lastName: 'Kowalski',
      joinedOn: '2020-01-15',
      user: id,
    });
    return { user: id, student: body.id };
  };
  return { ...ground, mine: await asPerson(member), theirs: await asPerson(other) };
}

let made = 0;

/** A number that no sample had before. */
const fresh = (): number => {
  made += 1;
  return made;
};

async function create(table: string, ground: Ground, person = ground.theirs): Promise<string> {
  // What a member says of themselves is theirs to take back; what the staff says is not.
  const maker = table === 'presence' && person === ground.mine ? ground.member : ground.admin;
  const { status, body } = await maker.post(`/${table}`, await sampleOf(table, ground, person));
  if (status !== 201) throw new Error(`${table}: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

type SampleMaker = (ground: Ground, person: Person) => Sample | Promise<Sample>;

/** What a client would POST to each table, about a person where the table is about people. */
const samples: Record<string, SampleMaker> = {
  user: () => ({
    username: `osoba${fresh()}`,
    email: `osoba${made}@example.org`,
    firstName: 'Zofia',
    lastName: 'Łąka',
  }),
  groupright: () => ({ name: `Grupa ${fresh()}`, description: 'Pomagają przy pokazach' }),
  rightto: async (ground) => ({ group: await create('groupright', ground), right: 'Club:Shows' }),
  useringroupright: async (ground, { user }) => ({ user, group: await create('groupright', ground) }),
  grade: () => ({
    code: `probny${fresh()}`,
    kind: 'kyu',
    number: 7,
    rank: 100 - (made % 80),
    namePl: '7 kyu',
    nameEn: '7th kyu',
    beltColor: '#ffffff',
  }),
  workplace: () => ({ name: `Sala ${fresh()}`, city: 'Gdańsk', postalCode: '80-001', capacity: 30 }),
  student: (_, { user }) => ({
    firstName: 'Staś',
    lastName: 'Mały',
    joinedOn: '2024-09-01',
    section: 'kids',
    birthDate: '2016-04-12',
    guardians: [{ name: 'Opiekun Stasia', user }],
  }),
  guardian: (_, { student }) => ({ student, name: 'Anna Mała', relation: 'matka', phone: '+48600100200' }),
  'student-grade': ({ grade }, { student }) => ({
    student,
    grade,
    awardedOn: '2024-06-10',
    note: 'Przepisany z legitymacji',
  }),
  training: ({ dojo }) => ({
    title: 'Aikido',
    ...dojo,
    startsAt: clubMoment('2030-03-05', '18:00', 'Europe/Warsaw').toISOString(),
    endsAt: clubMoment('2030-03-05', '19:30', 'Europe/Warsaw').toISOString(),
  }),
  'training-series': ({ dojo }) => ({
    title: 'Aikido we wtorki',
    ...dojo,
    weekdays: [2],
    localTime: '18:00',
    durationMinutes: 90,
    dateFrom: '2030-05-01',
    dateTo: '2030-05-20',
  }),
  'day-off': () => ({ name: 'Remont', kind: 'closure', dateFrom: '2031-07-01', dateTo: '2031-07-02' }),
  presence: async (ground, { student }) => ({
    student,
    training: await create('training', ground),
    status: 'declared',
  }),
};

/** A field of each table that can be changed without touching anything else. */
export const changes: Record<string, Sample> = {
  user: { firstName: 'Zosia' },
  groupright: { description: 'Pomagają w biurze' },
  rightto: { right: 'Club:Office' },
  useringroupright: { validTo: '2035-01-01T00:00:00.000Z' },
  grade: { nameEn: 'Seventh kyu' },
  workplace: { room: 'Sala B' },
  student: { note: 'Chodzi też w piątki' },
  guardian: { relation: 'babcia' },
  training: { note: 'Weź bokken' },
  'training-series': { note: 'Weź bokken' },
  'day-off': { note: 'Nowa mata' },
  presence: { note: 'Spóźnię się' },
};

/** A body that the table takes, different each time where it has to be. */
export async function sampleOf(table: string, ground: Ground, person = ground.theirs): Promise<Sample> {
  const make = samples[table];
  if (!make) throw new Error(`There is no sample of ${table} yet: add one to samples.ts.`);
  return make(ground, person);
}

/** A row of the table that is there, about the person. */
export async function rowOf(
  table: string,
  ground: Ground,
  person = ground.theirs,
): Promise<Sample & { id: string }> {
  // A person has one user, who is there already.
  const id = table === 'user' && person === ground.mine ? person.user : await create(table, ground, person);
  return (await ground.admin.get(`/${table}/${id}`)).body;
}
