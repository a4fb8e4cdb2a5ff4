import { readFileSync } from 'node:fs';
import type { Language } from '@tatami/web-runtime/languages';
import type {
  ArticleCategory,
  ArticleData,
  ArticleListData,
  ArticleSearchData,
  FeedData,
  PageCard,
  PreviewData,
  SiteFrame,
} from '../../api/src/site/articles-data.ts';
import type { LandingData, SentForm } from '../../api/src/site/landing-data.ts';
import { articlePaths } from './articles/paths.ts';
import { renderArticle, renderList, renderNotFound, renderPreview } from './articles/render-articles.tsx';
import { renderFeed } from './articles/render-feed.ts';
import { articleCard, landingCard, listCard } from './card/page-card.ts';
import { fontFaces } from './document/font-faces.ts';
import { ourWordsOf } from './landing/our-words.ts';
import { landingPaths, thanksPaths } from './landing/paths.ts';
import { renderLanding, renderThanks } from './landing/render-landing.tsx';
import { referenceDocument } from './reference/reference-document.tsx';

/** Where the server hands out what is built. */
const base = import.meta.env.BASE_URL;

const beside = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8').trim();

/** What every document carries: its styles and its script, named in its policy by their hashes. */
export const inlined = {
  style: fontFaces + beside('site.css'),
  script: beside('enhance.js'),
};

/** What a section says in each language where the club says nothing. */
export const oursOf = ourWordsOf;

/** The landing page by language, the default one first, with what its form leads to. */
export const landings = { pl: landingIn('pl'), en: landingIn('en') };

/** The articles by language: where they are, and how they are drawn. */
export const articles = { pl: articlesIn('pl'), en: articlesIn('en') };

function articlesIn(language: Language) {
  return {
    path: articlePaths[language],
    renderList: (data: ArticleListData | ArticleSearchData): string => renderList(data, language, inlined),
    renderArticle: (data: ArticleData): string => renderArticle(data, language, inlined),
    renderPreview: (data: PreviewData): string => renderPreview(data, language, inlined),
    renderNotFound: (data: SiteFrame): string => renderNotFound(data, language, inlined),
    cardOfArticle: (data: ArticleData): PageCard => articleCard(data, language),
    cardOfList: (data: SiteFrame, category: ArticleCategory | null): PageCard =>
      listCard(data, category, language),
    renderFeed: (data: FeedData, kind: 'rss' | 'atom'): string => renderFeed(data, language, kind),
  };
}

function landingIn(language: Language) {
  return {
    path: landingPaths[language],
    render: (data: LandingData, form?: SentForm): string => renderLanding(data, language, inlined, { form }),
    cardOf: (data: LandingData): PageCard => landingCard(data, language),
    renderPreview: (data: LandingData, sheet: string): string =>
      renderLanding(data, language, inlined, { sheet }),
    thanksPath: thanksPaths[language],
    renderThanks: (data: LandingData): string => renderThanks(data, language, inlined),
  };
}

/** The page that shows the reference of the API. @param documentUrl where its document is */
export const renderReference = (documentUrl: string): string =>
  referenceDocument({ documentUrl, scriptUrl: base + builtFile('src/reference/show.ts'), fontFaces });

/** Where the build has put a script of its own. */
function builtFile(source: string): string {
  const manifest = JSON.parse(beside('../.vite/manifest.json')) as Record<string, { file: string }>;
  const built = manifest[source];
  if (!built) throw new Error(`The build of the public site has no ${source}.`);
  return built.file;
}
