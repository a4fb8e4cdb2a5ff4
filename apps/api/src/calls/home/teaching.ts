import { Type } from 'typebox';
import { addDays, clubMoment } from '../../club-time.ts';
import type { Services } from '../../services.ts';
import { nullable } from '../../table/fields.ts';
import type { Training } from '../../tables/training/columns.ts';
import { BACKFILL_DAYS, trainingTable } from '../../tables/training/index.ts';
import { readMat, seesMat } from '../../tables/training-technik/index.ts';
import { fromToday, type Reading, readRows } from './reading.ts';

/** How many trainings are told, today's and the next. */
const MOST = 40;
/** How long before the start and after the end somebody is on the mat already, or still, in milliseconds. */
const AROUND = 30 * 60_000;

export const teaching = nullable(
  Type.Object(
    {
      trainings: Type.Array(Type.Ref('Training'), {
        description: `Today’s, also those that are over, and the next ones: ${MOST} at most.`,
      }),
      unmarked: Type.Array(Type.Ref('Training'), {
        description: `What the caller led in the last ${BACKFILL_DAYS} days and nobody was marked at, the latest first.`,
      }),
      mat: Type.Union([Type.Ref('Mat'), Type.Null()], {
        description: 'Of the class on the mat, or of the next one; of the caller’s own before others’.',
      }),
    },
    { description: 'What whoever calls the roll comes for; null for others.' },
  ),
);

/** What whoever calls the roll comes for. */
export async function findTeaching(reading: Reading, services: Services) {
  const { viewer, from } = reading;
  if (!viewer.has('Presence:Write') || !viewer.has('Training:Read')) return null;
  const [trainings, unmarked] = await Promise.all([
    readRows(reading, trainingTable, {
      found: `select c.id from training c where ${fromToday} order by c.starts_at, c.id limit ${MOST}`,
      order: 't.starts_at, t.id',
      values: [from],
    }),
    findUnmarked(reading),
  ]);
  const first = shownFirst(trainings as unknown as Training[], reading);
  const mat = first && seesMat(viewer) ? await readMat(services, viewer, first.id) : null;
  return { trainings, unmarked, mat };
}

/** The ids by which a training may name the caller as who leads it. */
const namesOf = ({ viewer, students }: Reading): string[] => [
  viewer.id,
  ...students.filter(({ relation }) => relation === 'self').map(({ id }) => id),
];

const findUnmarked = (reading: Reading) =>
  readRows(reading, trainingTable, {
    found: `select c.id from training c where c.instructor = any($1) and c.state = 'planned'
      and c.ends_at < $2 and c.ends_at >= $2::timestamptz - interval '${BACKFILL_DAYS} days' and c.starts_at >= $3
      and c.present_count + c.absent_count = 0`,
    order: 't.starts_at desc, t.id',
    values: [
      namesOf(reading),
      reading.now,
      clubMoment(addDays(reading.today, -BACKFILL_DAYS), '00:00', reading.config.clubTimezone),
    ],
  });

/** The class that is looked at first: the one on the mat, or else the next; one's own before others'. */
function shownFirst(trainings: readonly Training[], reading: Reading): Training | undefined {
  const at = reading.now.getTime();
  const own = namesOf(reading);
  const takePlace = trainings.filter(({ state }) => state !== 'cancelled' && state !== 'notHeld');
  const isWithin = ({ startsAt, endsAt }: Training, around: number) =>
    Date.parse(startsAt) - around <= at && at <= Date.parse(endsAt) + around;
  const candidates = [
    takePlace.filter((each) => isWithin(each, 0)),
    takePlace.filter((each) => isWithin(each, AROUND)),
    takePlace.filter(({ endsAt }) => Date.parse(endsAt) > at),
  ];
  const [running = [], around = [], coming = []] = candidates;
  const isMine = ({ instructor }: Training) => own.includes(instructor);
  return (
    running.find(isMine) ?? around.find(isMine) ?? running[0] ?? around[0] ?? coming.find(isMine) ?? coming[0]
  );
}
