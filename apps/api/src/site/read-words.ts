import { clubDay } from '../club-time.ts';
import type { Services } from '../services.ts';
import { isPublished } from '../tables/article/index.ts';
import type { ClubContact } from '../tables/club-contact/columns.ts';
import type { LandingSection } from '../tables/landing-section/columns.ts';
import type { Price } from '../tables/price/columns.ts';
import type { LandingData, Named, News, Picture, Section } from './landing-data.ts';
import { coverPath } from './read-articles.ts';
import { pictureHref } from './site-pictures.ts';

/** How many articles the page leads to. */
const NEWS = 3;

/** What the club says of itself, as its rows have it. */
export interface ClubWords {
  sections: readonly SaidSection[];
  prices: readonly SaidPrice[];
  contact: Partial<SaidContact>;
}

export type SaidSection = Pick<LandingSection, 'kind' | 'rank'> &
  Partial<
    Pick<
      LandingSection,
      'shown' | 'titlePl' | 'titleEn' | 'textPl' | 'textEn' | 'pictureAltPl' | 'pictureAltEn'
    >
  > & {
    addresses?: Omit<Picture, 'alt'> | null;
  };
export type SaidPrice = Pick<Price, 'namePl' | 'amountPln' | 'rank'> &
  Partial<Pick<Price, 'nameEn' | 'per' | 'section' | 'notePl' | 'noteEn' | 'shown'>>;
type SaidContact = Pick<ClubContact, 'email' | 'phone' | 'address' | 'account' | 'links'>;

type Asked = Pick<Services, 'database' | 'config'>;

/** Reads what the club says of itself. */
export async function readWords({ database }: Asked): Promise<ClubWords> {
  const read = async <Row extends object>(statement: string): Promise<Row[]> =>
    (await database.lists.query<Row>(statement)).rows;
  const [sections, prices, contacts] = await Promise.all([
    read<Required<Omit<SaidSection, 'addresses'>> & { id: string; picture: string | null }>(
      `select id, kind, rank, shown, title_pl as "titlePl", title_en as "titleEn", text_pl as "textPl", text_en as "textEn",
         picture, picture_alt_pl as "pictureAltPl", picture_alt_en as "pictureAltEn"
       from landing_section`,
    ),
    read<SaidPrice>(
      `select name_pl as "namePl", name_en as "nameEn", amount_pln as "amountPln", per, section,
         note_pl as "notePl", note_en as "noteEn", rank, shown
       from price`,
    ),
    read<SaidContact>('select email, phone, address, account, links from club_contact'),
  ]);
  return {
    sections: sections.map(({ id, picture, ...section }) => ({
      ...section,
      addresses: picture ? addressesOf(id, picture) : null,
    })),
    prices,
    contact: contacts[0] ?? {},
  };
}

type Shown = Pick<LandingData, 'sections' | 'prices' | 'contact'>;

/** What a visitor sees of it, in its order: nothing of what is switched off. */
export function shownWords({ sections, prices, contact }: ClubWords): Shown {
  const shown = sections.filter((each) => each.shown !== false).sort(inTheirOrder);
  const has = (kind: Section['kind']) => shown.some((each) => each.kind === kind);
  return {
    sections: shown.map(shownSection),
    prices: has('prices')
      ? prices
          .filter((each) => each.shown !== false)
          .sort((one, other) => one.rank - other.rank)
          .map(({ amountPln, per = 'month', section = null, ...price }) => ({
            name: named(price.namePl, price.nameEn),
            amount: amountPln,
            per,
            group: section,
            note: named(price.notePl, price.noteEn),
          }))
      : [],
    contact: { ...noContact, ...(has('contact') && contact) },
  };
}

const noContact = { email: null, phone: null, address: null, account: null, links: [] };

/** The hero is first wherever it stands: it is what a page begins with. */
const inTheirOrder = (one: SaidSection, other: SaidSection): number =>
  Number(other.kind === 'hero') - Number(one.kind === 'hero') || one.rank - other.rank;

function shownSection({ kind, addresses, ...said }: SaidSection): Section {
  return {
    kind,
    title: named(said.titlePl, said.titleEn),
    text: named(said.textPl, said.textEn),
    picture: addresses ? { ...addresses, alt: named(said.pictureAltPl, said.pictureAltEn) } : null,
  };
}

interface NewsRow {
  id: string;
  slug: string;
  titlePl: string;
  titleEn: string | null;
  leadPl: string | null;
  leadEn: string | null;
  at: string;
  cover: string | null;
  coverAltPl: string | null;
  coverAltEn: string | null;
}

/** Reads the articles that have appeared last. */
export async function readNews({ database, config }: Asked): Promise<News[]> {
  const { rows } = await database.lists.query<NewsRow>(
    `select t.id, t.slug, t.title_pl as "titlePl", t.title_en as "titleEn", t.lead_pl as "leadPl", t.lead_en as "leadEn",
       coalesce(t.publish_at, t.created_at) as at, t.cover, t.cover_alt_pl as "coverAltPl", t.cover_alt_en as "coverAltEn"
     from article t where ${isPublished} order by at desc, t.id limit $1`,
    [NEWS],
  );
  return rows.map(({ id, slug, at, cover, ...said }) => ({
    slug,
    title: named(said.titlePl, said.titleEn),
    lead: named(said.leadPl, said.leadEn),
    day: clubDay(at, config.clubTimezone),
    cover:
      cover === null
        ? null
        : {
            large: `${coverPath(id, cover)}-1600.webp`,
            small: `${coverPath(id, cover)}-640.webp`,
            alt: named(said.coverAltPl, said.coverAltEn),
          },
  }));
}

const addressesOf = (id: string, picture: string) => ({
  large: pictureHref(id, picture, 1600),
  small: pictureHref(id, picture, 640),
});

/** What there is of a text. */
const named = (pl: string | null | undefined, en: string | null | undefined): Partial<Named> => ({
  ...(pl && { pl }),
  ...(en && { en }),
});
