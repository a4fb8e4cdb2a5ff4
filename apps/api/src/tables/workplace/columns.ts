import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { entity, polishText } from '../../database/columns.ts';

export const workplace = pgTable('workplace', {
  ...entity(),
  name: polishText('name').notNull().unique(),
  address: text('address'),
  postalCode: text('postal_code'),
  city: polishText('city'),
  room: text('room'),
  capacity: integer('capacity'),
  lat: doublePrecision('lat'),
  lon: doublePrecision('lon'),
  directionsPl: text('directions_pl'),
  directionsEn: text('directions_en'),
  active: boolean('active').notNull().default(true),
});
