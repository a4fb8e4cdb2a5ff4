import { randomBytes } from 'node:crypto';
import { type Club, ClubApiError, createClub, type Draft, type Entity } from '@tatami/sdk';
import { addDays, clubToday } from './days.ts';
import { exampleClub } from './example-club.ts';
import { type Secrets, watchedFetch } from './secrets.ts';

/** The club's office: prepares by the API, as its administrator, what a journey begins with. */
export interface Office {
  club: Club;
  /** Plans a training led by the user `instruktor`; for the youth, among whom nobody can sign in, unless it is said. */
  planTraining(training: Partial<Draft<'training'>> & { title: string }): Promise<Entity<'training'>>;
  /** Plans a series for each day from one to another, led as those are. */
  planSeries(series: {
    title: string;
    dateFrom: string;
    dateTo: string;
    localTime: string;
    workplace?: string;
  }): Promise<Entity<'training-series'>>;
  /** One that begins this minute. */
  startTraining(title: string): Promise<Entity<'training'>>;
  /** Names on a training's roll call, as it shows them. */
  namesOnRollCall(training: string): Promise<string[]>;
  /** How many marks of a training are stored. */
  countMarks(training: string): Promise<number>;
  /** Takes away what is said of a student for tonight and later: in one place at a time, they may say it of another. */
  clearMarks(name: string): Promise<void>;
  /** Finds so many days in a row, some months ahead, on which nothing is planned and nothing is off. */
  quietDays(count: number): Promise<string[]>;
}

export async function openOffice(secrets: Secrets): Promise<Office> {
  const club = createClub({ baseUrl: `${exampleClub().url}/api`, fetch: watchedFetch(secrets) });
  await club.signIn({ username: 'admin', password: 'tatami-demo' });
  const [instructor] = (await club.table('user').list({ username: 'instruktor' })).results;
  const [workplace] = (await club.table('workplace').list({ sort: 'name,asc' })).results;

  /** Who leads what is planned, and where. */
  const usual = () => {
    if (!instructor || !workplace) throw new Error('This is not the example club.');
    return { instructor: instructor.id, workplace: workplace.id };
  };

  const planTraining: Office['planTraining'] = (training) => {
    const startsAt = training.startsAt ?? inMinutes(60);
    return club.table('training').save({
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 90 * 60_000).toISOString(),
      ...usual(),
      section: 'youth',
      // On a public holiday nothing else is held.
      kind: 'seminar',
      ...training,
    });
  };

  return {
    club,
    planTraining,
    planSeries: (series) =>
      club.table('training-series').save({
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        durationMinutes: 60,
        ...usual(),
        section: 'youth',
        kind: 'seminar',
        ...series,
      }),
    startTraining: (title) => planTraining({ title, startsAt: inMinutes(0) }),
    async namesOnRollCall(id) {
      const { data } = await club.api.GET('/training/{id}/roster', { params: { path: { id } } });
      return (data?.students ?? []).map(({ firstName, lastName }) => `${lastName} ${firstName}`);
    },
    countMarks: async (training) => (await club.table('presence').list({ training })).page.totalElements,
    async clearMarks(name) {
      const [student] = (await club.table('student').list({ q: name })).results;
      if (!student) throw new Error(`Nobody of the name ${name} trains in the example club.`);
      const query = { student: student.id, 'trainingStartsAt.gte': inMinutes(-8 * 60), size: 200 } as const;
      for (const { id } of (await club.table('presence').list(query)).results)
        await club
          .table('presence')
          .remove(id)
          .catch((error: unknown) => {
            // The page that said it has taken it back meanwhile.
            if (!(error instanceof ClubApiError && error.status === 404)) throw error;
          });
    },
    async quietDays(count) {
      const from = addDays(clubToday(), 30);
      const taken = new Set<string>();
      for await (const { startsAt } of club.table('training').all({ 'startsAt.gte': `${from}T00:00:00Z` }))
        for (const offset of [-1, 0, 1]) taken.add(addDays(startsAt.slice(0, 10), offset));
      const daysOff = club.table('day-off').all({ 'dateTo.gte': from });
      for await (const { dateFrom, dateTo } of daysOff)
        for (let day = dateFrom; day <= dateTo; day = addDays(day, 1)) taken.add(day);
      let free: string[] = [];
      for (let day = from; free.length < count; day = addDays(day, 1))
        free = taken.has(day) ? [] : [...free, day];
      return free;
    },
  };
}

/** A name that nobody has given yet. */
export function newName(name: string): string {
  return `${name} ${randomBytes(3).toString('hex')}`;
}

/** The time of this minute, or of a later one. */
export function inMinutes(minutes: number): string {
  return new Date((Math.floor(Date.now() / 60_000) + minutes) * 60_000).toISOString();
}
