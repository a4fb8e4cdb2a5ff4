import { clubDay } from '../club-time.ts';
import type { Services } from '../services.ts';
import { pictureFile } from '../table/picture.ts';
import {
  articleCategories,
  formQueries,
  isPublished,
  isSearched,
  type SearchedWord,
  searchedWords,
  searchQuery,
} from '../tables/article/index.ts';
import { logoHref } from '../tables/club-profile/index.ts';
import { currentGrade } from '../tables/student-grade/columns.ts';
import { unnamed } from '../tables/user/columns.ts';
import type {
  ArticleAddress,
  ArticleCard,
  ArticleCategory,
  ArticleData,
  ArticleListData,
  ArticleSearchData,
  FeedData,
  Marked,
  Said,
  SiteFrame,
} from './articles-data.ts';
import type { Named } from './landing-data.ts';

type Language = keyof Named;
export type Asked = Pick<Services, 'clubProfile' | 'database' | 'config' | 'now'>;

/** How many articles a page of the list shows. */
const PAGE = 12;
/** How many a feed tells of. */
const FEED = 30;
/** How many of the articles that were found are put in order: the newest. */
const RANKED = 120;
/** Words that are read in a minute, as the text of an article counts them. */
const PACE = 180;
/** The width of the cover that a feed names, in pixels. */
const LARGEST_COVER = 1600;
/** How many letters of a text are shown on each side of what was found. */
const AROUND = 110;

/** When an article is told to have appeared. */
const appeared = 'coalesce(t.publish_at, t.created_at)';
const own = (language: Language, column: string) =>
  language === 'en' ? `coalesce(nullif(t.${column}_en, ''), t.${column}_pl)` : `t.${column}_pl`;

const cardColumns = (
  language: Language,
) => `t.slug, t.category, t.title_pl as "titlePl", t.title_en as "titleEn",
  t.lead_pl as "leadPl", t.lead_en as "leadEn", t.id, t.cover, t.cover_alt_pl as "coverAltPl", t.cover_alt_en as "coverAltEn",
  case when u.first_name || ' ' || u.last_name <> '${unnamed.firstName} ${unnamed.lastName}'
    then nullif(trim(u.first_name || ' ' || u.last_name), '') end as "authorName",
  ${appeared} as "publishedAt", t.pinned as "isPinned",
  regexp_count(${own(language, 'body')}, '[[:alnum:]]+([’''-][[:alnum:]]+)*') as words`;

const articles = `article t left join "user" u on u.id = t.author`;

/** SQL: the articles that a condition and an order find, before anything of them is worked out. */
const first = (condition: string, order: string, limit: string) =>
  `(select t.* from article t where ${isPublished} ${condition} order by ${order} limit ${limit}) t
   left join "user" u on u.id = t.author`;
const listed = `t.pinned desc, ${appeared} desc, t.id desc`;
const newest = `${appeared} desc, t.id desc`;

interface CardRow {
  id: string;
  slug: string;
  category: ArticleCategory;
  titlePl: string;
  titleEn: string | null;
  leadPl: string | null;
  leadEn: string | null;
  cover: string | null;
  coverAltPl: string | null;
  coverAltEn: string | null;
  authorName: string | null;
  publishedAt: string;
  isPinned: boolean;
  words: number;
}

/** What is read of published articles for their pages, in a language. */
export function articleReader({ clubProfile, database, config, now }: Asked, language: Language) {
  const read = async <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.lists.query<Row>(statement, values)).rows;
  const frame = (): SiteFrame => ({
    clubName: config.clubName,
    logo: logoHref(clubProfile.current()),
    origin: config.publicUrl,
    today: clubDay(now(), config.clubTimezone),
  });
  const shown = (row: CardRow): ArticleCard => ({
    ...{ slug: row.slug, category: row.category, authorName: row.authorName, publishedAt: row.publishedAt },
    ...{ isPinned: row.isPinned, day: clubDay(row.publishedAt, config.clubTimezone) },
    title: said(row.titlePl, row.titleEn, language) ?? { text: '', language: 'pl' },
    lead: said(row.leadPl, row.leadEn, language),
    minutes: Math.max(1, Math.round(row.words / PACE)),
    cover: row.cover
      ? {
          path: coverPath(row.id, row.cover),
          alt: said(row.coverAltPl, row.coverAltEn, language) ?? { text: '', language: 'pl' },
        }
      : null,
  });

  async function readCounts(): Promise<ArticleListData['counts']> {
    const rows = await read<{ category: ArticleCategory; count: number }>(
      `select t.category, count(*)::int as count from article t where ${isPublished} group by 1`,
    );
    const counts = Object.fromEntries(articleCategories.map((each) => [each, 0]));
    return {
      ...counts,
      ...Object.fromEntries(rows.map(({ category, count }) => [category, count])),
    } as never;
  }

  /** A page of the list; `null` where it has fewer. */
  async function readList(page: number, category: ArticleCategory | null): Promise<ArticleListData | null> {
    const [counts, rows] = await Promise.all([
      readCounts(),
      read<CardRow>(
        `select ${cardColumns(language)}
         from ${first(category ? 'and t.category = $2' : '', listed, `${PAGE} offset $1`)} order by ${listed}`,
        [(page - 1) * PAGE, ...(category ? [category] : [])],
      ),
    ]);
    const total = category ? counts[category] : Object.values(counts).reduce((sum, count) => sum + count, 0);
    const pages = Math.max(1, Math.ceil(total / PAGE));
    if (page > pages) return null;
    return { ...frame(), category, counts, page, pages, articles: rows.map(shown) };
  }

  /** Reads by the index of words: of so many forms the planner expects to find everything, and would read all. */
  async function findByWords<Row extends object>(statement: string, values: unknown[]): Promise<Row[]> {
    const client = await database.lists.connect();
    try {
      await client.query('begin read only; set local enable_seqscan = off; set local enable_indexscan = off');
      const { rows } = await client.query<Row>(statement, values);
      await client.query('commit');
      client.release();
      return rows;
    } catch (error) {
      // A connection of an unfinished transaction is nobody's any more.
      client.release(true);
      throw error;
    }
  }

  /** What was found, the likeliest first; `null` where it has fewer pages. */
  async function search(
    asked: string,
    page: number,
    category: ArticleCategory | null,
  ): Promise<ArticleSearchData | null> {
    const words = searchedWords(asked);
    // Of one word, which may be in every text, each form is looked up by itself: the index takes a third longer for all at once.
    const isOneWord = words.length === 1;
    const [counts, rows] = await Promise.all([
      readCounts(),
      words.length === 0
        ? []
        : findByWords<CardRow & { body: string; total: number }>(
            `with worded as materialized (
               select t.id, t.state, t.category, t.publish_at, t.unpublish_at, t.created_at from article t
               where t.search_words @@ ${isOneWord ? 'any($2::tsquery[])' : '$2::tsquery'}
             ), matching as materialized (
               select t.id, ${appeared} as appeared from worded t where ${isPublished} ${category ? 'and t.category = $3' : ''}
             ), found as materialized (
               select t.id, ts_rank(t.search_words, $1::tsquery) as rank
               from (select * from matching order by appeared desc, id desc limit ${RANKED}) newest join article t on t.id = newest.id
               order by rank desc, newest.appeared desc, t.id desc limit ${PAGE} offset ${(page - 1) * PAGE}
             )
             select ${cardColumns(language)}, ${own(language, 'body')} as body,
               (select count(*)::int from matching) as total
             from found join article t on t.id = found.id left join "user" u on u.id = t.author
             order by found.rank desc, ${appeared} desc, t.id desc`,
            [
              searchQuery(words),
              isOneWord ? words.flatMap(formQueries) : searchQuery(words),
              ...(category ? [category] : []),
            ],
          ),
    ]);
    // Only what was found says how much there is: a page beyond it has nothing.
    const total = rows[0]?.total ?? 0;
    const pages = Math.max(1, Math.ceil(Math.min(total, RANKED) / PAGE));
    if (page > pages) return null;
    return {
      ...{ ...frame(), category, counts, page, pages, search: asked, total },
      articles: rows.map((row) => {
        const card = shown(row);
        return {
          ...card,
          markedTitle: marked(card.title.text, words),
          excerpt: excerptOf(card.lead?.text ?? '', row.body, words),
        };
      }),
    };
  }

  async function readArticle(
    slug: string,
    which = `t.slug = $1 and ${isPublished}`,
  ): Promise<ArticleData | null> {
    const [found] = await read<
      CardRow & {
        bodyPl: string;
        bodyEn: string | null;
        updatedAt: string;
        namePl: string | null;
        nameEn: string | null;
        beltColor: string | null;
        gradeKind: string | null;
        number: number | null;
      }
    >(
      `select ${cardColumns(language)}, t.body_pl as "bodyPl", t.body_en as "bodyEn", t.updated_at as "updatedAt",
         g.name_pl as "namePl", g.name_en as "nameEn", g.belt_color as "beltColor", g.kind as "gradeKind", g.number
       from ${articles} left join lateral (select s.id from student s where s."user" = t.author order by s.id limit 1) s on true
       left join lateral (select g.* ${currentGrade('s.id')}) g on true
       where ${which}`,
      [slug],
    );
    if (!found) return null;
    const beside = (sign: '<' | '>', order: 'asc' | 'desc') =>
      read<CardRow>(
        `select ${cardColumns(language)}
         from ${first(`and (${appeared}, t.id) ${sign} ($1, $2::uuid)`, `${appeared} ${order}, t.id ${order}`, '1')}`,
        [found.publishedAt, found.id],
      );
    const [[previous], [next], related] = await Promise.all([
      beside('<', 'desc'),
      beside('>', 'asc'),
      read<CardRow>(
        `select ${cardColumns(language)} from ${first('and t.category = $1 and t.id <> $2', newest, '3')} order by ${newest}`,
        [found.category, found.id],
      ),
    ]);
    const wayTo = (row: CardRow | undefined) => row && { slug: row.slug, title: shown(row).title };
    const body = said(found.bodyPl, found.bodyEn, language);
    return {
      ...frame(),
      article: {
        ...shown(found),
        ...{ id: found.id, updatedAt: found.updatedAt, isInEnglish: Boolean(found.bodyEn?.trim()) },
        body: body ?? { text: '', language: 'pl' },
        author: found.authorName
          ? {
              name: found.authorName,
              grade:
                found.namePl === null || found.nameEn === null
                  ? null
                  : { pl: found.namePl, en: found.nameEn },
              beltColor: found.beltColor,
              dan: found.gradeKind === 'dan' ? (found.number ?? 0) : 0,
            }
          : null,
      },
      previous: wayTo(previous) ?? null,
      next: wayTo(next) ?? null,
      related: related.map(shown),
    };
  }

  async function readFeed(): Promise<FeedData> {
    const rows = await read<
      CardRow & { bodyPl: string; bodyEn: string | null; updatedAt: string; coverBytes: number | null }
    >(
      `select ${cardColumns(language)}, t.body_pl as "bodyPl", t.body_en as "bodyEn", t.updated_at as "updatedAt",
         octet_length(f.bytes) as "coverBytes"
       from ${first('', newest, String(FEED))}
       left join file f on f."table" = 'article' and f."row" = t.id and f.name = '${pictureFile(LARGEST_COVER)}'
       order by ${newest}`,
    );
    return {
      ...frame(),
      articles: rows.map((row) => ({
        ...shown(row),
        ...{ id: row.id, updatedAt: row.updatedAt, coverBytes: row.coverBytes },
        body: said(row.bodyPl, row.bodyEn, language) ?? { text: '', language: 'pl' },
      })),
    };
  }

  return { frame, readList, search, readArticle, readFeed };
}

/** Reads the addresses of all that is published. */
export async function readAddresses({ database }: Pick<Services, 'database'>): Promise<ArticleAddress[]> {
  const { rows } = await database.lists.query<ArticleAddress>(
    `select t.slug, t.updated_at as "updatedAt", coalesce(t.body_en, '') <> '' as "isInEnglish"
     from article t where ${isPublished} order by ${appeared} desc, t.id limit 20000`,
  );
  return rows;
}

/** Where the cover of an article is, but for its size: another cover has another address. */
export const coverPath = (id: string, cover: string): string => `/cms/cover/${id}-${cover.slice(0, 16)}`;

/** A text in the language, or the Polish one. */
function said(pl: string | null, en: string | null, language: Language): Said | null {
  if (language === 'en' && en?.trim()) return { text: en, language: 'en' };
  return pl?.trim() ? { text: pl, language: 'pl' } : null;
}

/** Parts a text into what was searched for and what stands between. */
function marked(text: string, words: readonly SearchedWord[]): Marked[] {
  const parts: Marked[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const isFound = /^[\p{L}\p{N}]/u.test(part) && isSearched(part, words);
    const before = parts.at(-1);
    if (before && before.isFound === isFound) before.text += part;
    else if (part) parts.push({ text: part, isFound });
  }
  return parts;
}

/** The lead, if what was searched for is in it or nowhere else; or what stands around it in the text. */
function excerptOf(lead: string, body: string, words: readonly SearchedWord[]): Marked[] {
  const ofLead = marked(lead, words);
  if (ofLead.some(({ isFound }) => isFound)) return ofLead;
  const plain = body
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]+/g, '')
    .replace(/[>#|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  let at = -1;
  for (const { 0: word, index } of plain.matchAll(/[\p{L}\p{N}]+/gu))
    if (isSearched(word, words)) {
      at = index;
      break;
    }
  if (at < 0) return ofLead;
  const from = plain.lastIndexOf(' ', Math.max(0, at - AROUND)) + 1;
  const to = plain.indexOf(' ', at + AROUND);
  const cut = plain.slice(from > at ? 0 : from, to < 0 ? undefined : to);
  return marked(`${from > 0 ? '… ' : ''}${cut}${to < 0 ? '' : ' …'}`, words);
}
