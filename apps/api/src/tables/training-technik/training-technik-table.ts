import { conflict, invalid } from '../../http/problem.ts';
import { defineTable, type WriteContext } from '../../table/definition.ts';
import { instant, oneOf, reference, text } from '../../table/fields.ts';
import { technikBases } from '../technik/columns.ts';
import { training } from '../training/columns.ts';
import { BACKFILL_DAYS, isSettled } from '../training/index.ts';
import { trainingTechnik } from './columns.ts';

type Taught = typeof trainingTechnik.$inferSelect;

const ofTraining = [{ table: 'training', as: 'c', by: 'training' }];
const ofTechnik = [{ table: 'technik', as: 'k', by: 'technik' }];

export const trainingTechnikTable = defineTable<Taught>({
  name: 'training-technik',
  entity: 'TrainingTechnik',
  description:
    'A technique that a training taught, planned or not. A POST of one that is noted already changes nothing.',
  granted: { Instructors: 'Write', Members: 'Read', Developers: 'Read' },
  table: trainingTechnik,
  fields: {
    training: reference('training', { description: 'The class on the mat.' }),
    technik: reference('technik', { description: 'What was taught there.' }),
  },
  naturalKey: ['training', 'technik'],
  kept: [
    {
      fields: { trainingStartsAt: instant({ description: 'When the training begins.' }) },
      sql: 'select c.starts_at as "trainingStartsAt" from training c where c.id = t.training',
      follows: [
        {
          table: training,
          fields: ['startsAt'],
          keepers: 'select p.id from training_technik p join written c on c.id = p.training',
        },
      ],
    },
  ],
  derived: {
    trainingTitle: { schema: text(150), sql: 'c.title', via: ofTraining },
    technikNamePl: { schema: text(150), sql: 'k.name_pl', via: ofTechnik },
    technikNameEn: { schema: text(150), sql: 'k.name_en', via: ofTechnik },
    technikBase: { schema: oneOf(technikBases), sql: 'k.base', via: ofTechnik },
  },
  title: ['technikNamePl', 'trainingTitle'],
  sort: ['trainingStartsAt,desc'],
  // Of a row nothing could become another: it is taken away.
  without: ['update'],
  rules: {
    /** The training before what it taught. */
    async lock({ client }, id, { training }) {
      await client.query(
        `select from training where id = coalesce((select training from training_technik where id = $1), $2)
         for no key update`,
        [id, training ?? null],
      );
    },
    async beforeInsert(context, values) {
      await refuseUntaught(context, values.training);
      return values;
    },
    async refuseRemoval(context, { training }) {
      await refuseUntaught(context, training);
    },
  },
});

/** How long before the start somebody on the mat may begin to note, as with marks (domain.md, presence). */
const MINUTES_BEFORE = 30;

/** @throws {Problem} 409 where the training teaches nothing yet, or nothing any more, or is so long over that only an administrator touches it. */
async function refuseUntaught(context: WriteContext, id: string | undefined): Promise<void> {
  const { rows } = await context.client.query<{ startsAt: string; endsAt: string; state: string }>(
    'select starts_at as "startsAt", ends_at as "endsAt", state from training where id = $1',
    [id],
  );
  const [training] = rows;
  if (!training) throw invalid({ field: 'training', code: 'no-such-reference' });
  if (training.state === 'cancelled') throw conflict('training-cancelled');
  if (training.state === 'notHeld') throw conflict('technik-not-held');
  if (context.viewer.isAdministrator) return;
  if (Date.parse(training.startsAt) - context.now.getTime() > MINUTES_BEFORE * 60_000)
    throw conflict('technik-too-early', { before: MINUTES_BEFORE });
  if (isSettled(context, training)) throw conflict('training-settled', { days: BACKFILL_DAYS });
}
