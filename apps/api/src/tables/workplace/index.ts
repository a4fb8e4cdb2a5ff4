import { and, eq, gt } from 'drizzle-orm';
import { conflict } from '../../http/problem.ts';
import { defineTable } from '../../table/definition.ts';
import { flag, integer, number, text } from '../../table/fields.ts';
import { training } from '../training/columns.ts';
import { workplace } from './columns.ts';

export const workplaceTable = defineTable<typeof workplace.$inferSelect>({
  name: 'workplace',
  entity: 'Workplace',
  description: 'A place where the club trains.',
  granted: { Instructors: 'Read', Members: 'Read', Developers: 'Read' },
  table: workplace,
  few: true,
  fields: {
    name: text(100, { description: 'What the place is called.' }),
    address: text(200, { description: 'Street and number.' }),
    postalCode: text(6, {
      pattern: '^[0-9]{2}-[0-9]{3}$',
      examples: ['80-180'],
      description: 'The Polish postal code.',
    }),
    city: text(100, { description: 'The town it is in.' }),
    room: text(100, { description: 'Which room of the building.' }),
    capacity: integer(1, 500, { description: 'How many fit on the mat.' }),
    lat: number(-90, 90, { description: 'Latitude, WGS 84.', unit: '°' }),
    lon: number(-180, 180, { description: 'Longitude, WGS 84.', unit: '°' }),
    directionsPl: text(2000, { description: 'How to get there, in Polish.' }),
    directionsEn: text(2000, { description: 'How to get there, in English.' }),
    active: flag({ description: 'Whether the club still trains there.' }),
  },
  search: ['name', 'city', 'address'],
  sort: ['name,asc'],
  rules: {
    async refuseRemoval({ tx, now }, current) {
      const upcoming = await tx
        .select({ id: training.id })
        .from(training)
        .where(
          and(
            eq(training.workplace, current.id),
            eq(training.state, 'planned'),
            gt(training.startsAt, now.toISOString()),
          ),
        )
        .limit(1);
      if (upcoming.length > 0) throw conflict('workplace-has-trainings');
    },
  },
});
