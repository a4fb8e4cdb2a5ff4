import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { addYears, clubDay, clubMoment } from '../../club-time.ts';
import { notFound } from '../../http/problem.ts';
import { idParams, problemResponses } from '../../http/responses.ts';
import { day, instant, integer, list, nullable, oneOf, reference, text } from '../../table/fields.ts';
import { ownership } from '../../table/ownership.ts';
import type { TableServices } from '../../table/services.ts';
import { Statement } from '../../table/statement.ts';
import { presenceStatuses } from '../presence/columns.ts';
import type { PresenceStatus } from '../presence/index.ts';
import { sections } from '../student/columns.ts';
import { studentTable } from '../student/index.ts';
import { trainingKinds } from '../training/lesson-columns.ts';
import {
  carriedOver,
  daysSinceGrade,
  heldGrade,
  judgedPresences,
  type WhyNot,
  whyNots,
} from './training-days.ts';

const years = { first: 1900, last: 2199 };
const year = (description: string) => integer(years.first, years.last, { description });
const days = (description: string) => integer(0, 100_000, { description });
const trainings = integer(1, 100_000, { description: 'How many of them they were at.' });

const judgedPresence = Type.Object({
  id: reference('presence'),
  training: reference('training'),
  trainingTitle: text(150),
  trainingStartsAt: instant(),
  trainingEndsAt: instant(),
  kind: oneOf(trainingKinds),
  section: nullable(oneOf(sections, { description: 'Whom the training was for; null for everybody.' })),
  status: oneOf(presenceStatuses),
  note: nullable(text(500)),
  invalidatedReason: nullable(text(500)),
  days: integer(0, 5, {
    description: 'The number of training days that it adds to the next grade.',
    unit: 'days',
  }),
  whyNot: nullable(
    oneOf(whyNots, {
      description:
        'Why it adds none: it was invalidated; the training was not held; they were not there; the training counts for no grade, or as no day; it was before the grade they hold; another training of that day counts already.',
    }),
  ),
});

/** `GET /student/{id}/attendance`: how somebody has trained in a year, what of it counts for a grade and why the rest does not. */
export function attendance(app: FastifyInstance, { database, config, now }: TableServices): void {
  app.get<{ Params: { id: string }; Querystring: { year?: number } }>(
    '/student/:id/attendance',
    {
      config: { access: { right: 'Presence:Read', orOwn: true } },
      schema: {
        operationId: 'attendance',
        summary: 'How a student has trained in a year, and what of it counts for their next grade',
        description:
          'For those who act for the student, and for whoever may read presences and students. What is declared for later is not among it.',
        tags: ['presence'],
        params: idParams,
        querystring: Type.Object(
          { year: Type.Optional(year('The year by the club’s clocks; this one unless told.')) },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({
            year: year('The year that was asked for.'),
            firstYear: year('The year of their first presence, or this one.'),
            days: integer(0, 366, {
              description: 'The days of that year on which they were at a training, whatever it counts for.',
              unit: 'days',
            }),
            grade: nullable(reference('grade', { description: 'The grade they hold.' })),
            gradeSince: nullable(day({ description: 'The day on which they were given it.' })),
            daysSinceGrade: days(
              'The training days since then, as they count for the next grade, until today.',
            ),
            daysCarriedOver: days('The number of these that was brought from paper.'),
            byKind: list(Type.Object({ kind: oneOf(trainingKinds), trainings })),
            bySection: list(Type.Object({ section: nullable(oneOf(sections)), trainings })),
            presences: Type.Array(judgedPresence, { description: 'All of that year, the latest first.' }),
          }),
          ...problemResponses(400, 401, 403, 404),
        },
      },
    },
    async ({ viewer, params, query }) => {
      const caller = { viewer, now: now(), config };
      const zone = config.clubTimezone;
      const today = clubDay(caller.now, zone);
      const thisYear = Number(today.slice(0, 4));
      const { year = thisYear } = query;

      const found = new Statement();
      const inZone = found.bind(zone);
      const conditions = [
        `s.id = ${found.bind(params.id)}`,
        `exists (select from student t where t.id = s.id and ${[
          ...ownership(studentTable, caller, 'Student:Read', found),
          ...ownership(studentTable, caller, 'Presence:Read', found),
          'true',
        ].join(' and ')})`,
      ];
      const { rows: students } = await database.pool.query<Standing>(
        `select l.grade, l.awarded_on as "gradeSince", ${carriedOver(inZone)} as "daysCarriedOver",
           ${daysSinceGrade(inZone, found.bind(today))} as "daysSinceGrade",
           (select extract(year from min(p.training_starts_at) at time zone ${inZone})::integer
            from presence p where p.student = s.id) as "firstYear"
         from student s ${heldGrade} where ${conditions.join(' and ')}`,
        found.values,
      );
      const [standing] = students;
      if (!standing) throw notFound();

      const firstDay = `${year}-01-01`;
      const { rows } = await database.pool.query<Judged>(
        `${judgedPresences(
          '$2',
          `s.id = $1 and p.training_starts_at >= $3 and p.training_starts_at < $4
           and (p.training_starts_at <= $5 or p.checked_in_at is not null)`,
        )} order by "trainingStartsAt" desc, id desc`,
        [
          params.id,
          zone,
          clubMoment(firstDay, '00:00', zone),
          clubMoment(addYears(firstDay, 1), '00:00', zone),
          caller.now,
        ],
      );
      const attended = rows.filter(({ isThere }) => isThere);
      const { daysCarriedOver, firstYear } = standing;
      return {
        ...standing,
        year,
        firstYear: Math.min(firstYear ?? thisYear, thisYear),
        daysSinceGrade: standing.daysSinceGrade + daysCarriedOver,
        days: new Set(attended.map(({ day }) => day)).size,
        byKind: counted(trainingKinds, attended, ({ kind }) => kind).map(([kind, trainings]) => ({
          kind,
          trainings,
        })),
        bySection: counted([...sections, null], attended, ({ section }) => section).map(
          ([section, trainings]) => ({ section, trainings }),
        ),
        presences: rows.map((row) => ({ ...row, days: row.whyNot ? 0 : row.dayWeight })),
      };
    },
  );
}

interface Standing {
  grade: string | null;
  gradeSince: string | null;
  /** How many there are beside those brought from paper. */
  daysSinceGrade: number;
  daysCarriedOver: number;
  firstYear: number | null;
}

interface Judged {
  id: string;
  training: string;
  trainingTitle: string;
  trainingStartsAt: string;
  trainingEndsAt: string;
  kind: (typeof trainingKinds)[number];
  section: (typeof sections)[number] | null;
  status: PresenceStatus;
  note: string | null;
  invalidatedReason: string | null;
  dayWeight: number;
  day: string;
  isThere: boolean;
  whyNot: WhyNot | null;
}

/** How many presences there are of each, in the order given, without those of which there are none. */
function counted<Key>(
  keys: readonly Key[],
  presences: readonly Judged[],
  keyOf: (presence: Judged) => Key,
): [Key, number][] {
  const byKey = Map.groupBy(presences, keyOf);
  return keys.flatMap((key) => {
    const { length = 0 } = byKey.get(key) ?? [];
    return length > 0 ? [[key, length] satisfies [Key, number]] : [];
  });
}
