import { createHash } from 'node:crypto';
import type { Language } from '@tatami/web-runtime/languages';
import type {
  ArticleCategory,
  ArticleData,
  CardPage,
  PageCard,
  SiteFrame,
} from '../../../api/src/site/articles-data.ts';
import type { LandingData } from '../../../api/src/site/landing-data.ts';
import { ourWords } from '../landing/our-words.ts';
import { said } from '../landing/said.ts';
import { textsIn } from '../texts.ts';

/** The number of how cards look, one more with each change of that: whoever keeps one asks for it anew. */
const DESIGN = 1;

/** What is shown of the club where its landing page is handed on: its own first words, over its own picture if it has one. */
export function landingCard(data: LandingData, language: Language): PageCard {
  const hero = data.sections.find(({ kind }) => kind === 'hero');
  const own = hero && said(hero.title, language);
  return card(data, 'landing', language, {
    ground: hero?.picture ? 'cover' : 'club',
    kind: null,
    title: own?.text ?? ourWords('hero', data, textsIn(language), language).title,
    cover: hero?.picture?.large ?? null,
  });
}

/** What is shown where the list of articles is handed on, or that of one kind. */
export function listCard(data: SiteFrame, category: ArticleCategory | null, language: Language): PageCard {
  const t = textsIn(language);
  return card(data, category ? `list.${category}` : 'list', language, {
    ground: 'mat',
    kind: category && t('news.title'),
    title: t(category ? `category.${category}` : 'news.title'),
    cover: null,
  });
}

/** What is shown where an article is handed on. */
export function articleCard(data: ArticleData, language: Language): PageCard {
  const { slug, category, title, cover } = data.article;
  return card(data, `article.${slug}`, language, {
    ground: cover ? 'cover' : 'mat',
    kind: textsIn(language)(`category.${category}`),
    title: title.text,
    cover: cover?.path ?? null,
  });
}

function card(
  { clubName, origin }: SiteFrame | LandingData,
  page: CardPage,
  language: Language,
  says: Pick<PageCard, 'ground' | 'kind' | 'title' | 'cover'>,
): PageCard {
  const shown = { ...says, clubName, host: new URL(origin).host };
  const version = createHash('sha256')
    .update(JSON.stringify([DESIGN, shown]))
    .digest('hex')
    .slice(0, 16);
  return { ...shown, path: `/site/card/${language}/${page}/${version}.png` };
}

/** How a page names its card: its address, its sides in pixels, and what stands on it. */
export const imageOf = ({ path, title, clubName }: PageCard, origin: string) => ({
  url: origin + path,
  alt: `${title} – ${clubName}`,
  type: 'image/png',
  width: 1200,
  height: 630,
});
