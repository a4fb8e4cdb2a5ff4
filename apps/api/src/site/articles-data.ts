import type { Named } from './landing-data.ts';

/** The two languages of the public pages. */
type Language = keyof Named;

/** What every public page says beside its own. */
export interface SiteFrame {
  clubName: string;
  /** Where the club's logo is; null where it has none. */
  logo: string | null;
  /** Where the club is found, without a slash at the end. */
  origin: string;
  /** The club's day today, `YYYY-MM-DD`. */
  today: string;
}

export type ArticleCategory = 'news' | 'seminar' | 'exam' | 'guide';

/** A text with the language that it is in: a missing English one is the Polish one. */
export interface Said {
  text: string;
  language: Language;
}

/** A part of a text, and whether it is what was searched for. */
export interface Marked {
  text: string;
  isFound: boolean;
}

/** The picture at the head of an article. */
export interface ArticleCover {
  /** The address but for the size, which `-{size}.webp` ends. */
  path: string;
  alt: Said;
}

/** Who wrote an article: what anybody may know of them. */
export interface ArticleAuthor {
  name: string;
  grade: Named | null;
  /** The color of their belt, `#rrggbb`. */
  beltColor: string | null;
  /** The bars on the belt. */
  dan: number;
}

/** An article as lists show it. */
export interface ArticleCard {
  slug: string;
  category: ArticleCategory;
  title: Said;
  lead: Said | null;
  cover: ArticleCover | null;
  authorName: string | null;
  /** RFC 3339. */
  publishedAt: string;
  /** The club's day of that. */
  day: string;
  isPinned: boolean;
  /** How long somebody reads it, in minutes. */
  minutes: number;
}

/** An article that was searched for, with the words that were found. */
export interface FoundArticle extends ArticleCard {
  markedTitle: readonly Marked[];
  /** Words of the lead, or of the text around what was found. */
  excerpt: readonly Marked[];
}

export interface ArticleListData extends SiteFrame {
  category: ArticleCategory | null;
  /** How many articles there are of each kind, over all pages and whatever was searched for. */
  counts: Readonly<Record<ArticleCategory, number>>;
  page: number;
  pages: number;
  articles: readonly ArticleCard[];
}

export interface ArticleSearchData extends Omit<ArticleListData, 'articles'> {
  /** What was searched for. */
  search: string;
  /** How many were found. */
  total: number;
  articles: readonly FoundArticle[];
}

/** What leads from one article to another. */
export interface ArticleWay {
  slug: string;
  title: Said;
}

export interface ArticleData extends SiteFrame {
  article: ArticleCard & {
    id: string;
    /** The text as Markdown. */
    body: Said;
    author: ArticleAuthor | null;
    updatedAt: string;
    /** Whether it is there in English at all. */
    isInEnglish: boolean;
  };
  previous: ArticleWay | null;
  next: ArticleWay | null;
  /** Others of its kind. */
  related: readonly ArticleCard[];
}

/** An article as it is written now, for whoever was given a link to it. */
export interface PreviewData extends ArticleData {
  /** What shows its pictures before they are published. */
  pictureKey: string;
}

export interface FeedData extends SiteFrame {
  articles: readonly (ArticleCard & {
    id: string;
    body: Said;
    updatedAt: string;
    /** How large the file of its cover is that a feed names. */
    coverBytes: number | null;
  })[];
}

/** What search engines are told of articles. */
export interface ArticleAddress {
  slug: string;
  updatedAt: string;
  isInEnglish: boolean;
}

/** A page that has a card: the club's own, the list of all articles or of a kind, or an article by its slug. */
export type CardPage = 'landing' | 'list' | `list.${ArticleCategory}` | `article.${string}`;

/** What a page shows of itself where somebody hands it on, as a picture of 1200 × 630 pixels. */
export interface PageCard {
  /** Where its picture is; another picture has another address. */
  path: string;
  /** What it is drawn on. */
  ground: 'club' | 'mat' | 'cover';
  /** What kind of page it is, above its title. */
  kind: string | null;
  title: string;
  clubName: string;
  /** Where the club is found, as people type it. */
  host: string;
  /** The address of the picture behind it, but for what names its size. */
  cover: string | null;
}
