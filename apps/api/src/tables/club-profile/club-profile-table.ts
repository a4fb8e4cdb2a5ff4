import { defineTable } from '../../table/definition.ts';
import { text } from '../../table/fields.ts';
import { type ClubProfile, clubProfile } from './columns.ts';

export const clubProfileTable = defineTable<ClubProfile>({
  name: 'club-profile',
  entity: 'ClubProfile',
  description:
    'What the club is called and how it looks, on every page, mail and paper: one row. `GET /about` tells it to anybody.',
  table: clubProfile,
  few: true,
  fields: {
    name: text(100, {
      description: 'What the club is called; where there is none, as the setting `CLUB_NAME` says.',
    }),
    theme: text(40, {
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      examples: ['lara-light-teal'],
      description:
        'The theme that people find who have chosen none themselves; the product’s own where there is none.',
    }),
  },
  pictured: { field: 'logo', shape: 'square' },
  title: ['name'],
  sort: ['createdAt,asc'],
  without: ['create', 'remove'],
});
