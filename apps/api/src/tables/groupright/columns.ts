import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { entity, polishText } from '../../database/columns.ts';

export const groupright = pgTable('groupright', {
  ...entity(),
  name: polishText('name').notNull().unique(),
  description: text('description'),
  system: boolean('system').notNull().default(false),
});
