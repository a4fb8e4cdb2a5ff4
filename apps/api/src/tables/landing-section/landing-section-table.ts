import { conflict, invalid } from '../../http/problem.ts';
import { defineTable } from '../../table/definition.ts';
import { flag, integer, oneOf, text } from '../../table/fields.ts';
import { type LandingSection, landingKinds, landingSection } from './columns.ts';

/** How many sections of its own a club may have. */
const MOST_OWN = 20;

const words = (description: string) => text(2_000, { description });

/** What the club may say of a section. */
const sectionFields = {
  kind: oneOf(landingKinds, {
    description: 'What it shows: one of each, and any number of `text`.',
  }),
  rank: integer(0, 1_000, { description: 'The place on the page; the hero is first wherever it stands.' }),
  shown: flag({ description: 'Whether visitors see it.' }),
  titlePl: text(120, { description: 'The heading in Polish; ours unless given.' }),
  titleEn: text(120, { description: 'The heading in English.' }),
  textPl: words('The text under it in Polish, as Markdown; ours unless given.'),
  textEn: words('The text under it in English, as Markdown.'),
  pictureAltPl: text(300, {
    description: 'What the picture shows, in Polish, for who can’t see it; needed with a picture.',
  }),
  pictureAltEn: text(300, { description: 'What the picture shows, in English.' }),
};

export const landingSectionTable = defineTable<LandingSection>({
  name: 'landing-section',
  entity: 'LandingSection',
  description: 'A section of the club’s page. `POST /landing` writes the whole page.',
  table: landingSection,
  few: true,
  fields: sectionFields,
  pictured: { field: 'picture', shape: 'wide' },
  title: ['kind', 'titlePl'],
  sort: ['rank,asc'],
  without: ['create', 'remove'],
  rules: {
    async beforeInsert({ client }, values) {
      if (values.kind !== 'text') throw invalid({ field: 'kind', code: 'rule-broken' });
      const { rowCount } = await client.query("select from landing_section where kind = 'text'");
      if ((rowCount ?? 0) >= MOST_OWN) throw conflict('too-many-sections', { most: MOST_OWN });
      return values;
    },
    beforeUpdate(_, values, current) {
      if (values.kind && values.kind !== current.kind) throw invalid({ field: 'kind', code: 'rule-broken' });
      // What is told of a picture goes with it.
      if (current.picture && values.picture === null)
        return { ...values, pictureAltPl: null, pictureAltEn: null };
      const { picture, pictureAltPl } = { ...current, ...values };
      if (picture && !pictureAltPl) throw invalid({ field: 'pictureAltPl', code: 'required' });
      return values;
    },
    async refuseRemoval(_, { kind }) {
      if (kind !== 'text') throw conflict('section-stays');
    },
  },
});
