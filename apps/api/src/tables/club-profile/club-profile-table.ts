import { defineTable } from '../../table/definition.ts';
import { text } from '../../table/fields.ts';
import { type ClubProfile, clubProfile } from './columns.ts';

export const clubProfileTable = defineTable<ClubProfile>({
  name: 'club-profile',
  entity: 'ClubProfile',
  description: 'What the club is called and how it looks: one row, which `GET /about` tells anybody.',
  table: clubProfile,
  few: true,
  fields: {
    name: text(100, {
      description: 'What the club is called; the setting `CLUB_NAME` unless given.',
    }),
    theme: text(40, {
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      examples: ['lara-light-teal'],
      description: 'The theme of who has chosen none.',
    }),
  },
  pictured: { field: 'logo', shape: 'square' },
  title: ['name'],
  sort: ['createdAt,asc'],
  without: ['create', 'remove'],
});
