import { articleText } from '@tatami/article-text';
import type { Language } from '@tatami/web-runtime/languages';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type {
  ArticleData,
  ArticleListData,
  ArticleSearchData,
  PreviewData,
  SiteFrame,
} from '../../../api/src/site/articles-data.ts';
import { articleCard, imageOf, listCard } from '../card/page-card.ts';
import { Document, type Inlined } from '../document/Document.tsx';
import { textsIn } from '../texts.ts';
import { ArticlePage } from './ArticlePage.tsx';
import { ArticlesPage } from './ArticlesPage.tsx';
import { articleFacts } from './article-facts.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { articlePath, articlePaths, feedsOf, listPath } from './paths.ts';

/** Draws a page of the list, or of what was found, as a whole document. */
export function renderList(
  data: ArticleListData | ArticleSearchData,
  language: Language,
  inlined: Inlined,
): string {
  const t = textsIn(language);
  const { origin, category, page, clubName } = data;
  const search = 'search' in data ? data.search : '';
  const at = (other: Language) => origin + listPath(other, { category, search, page });
  const name = search
    ? t('news.found.title', { search })
    : t(category ? `category.${category}` : 'news.title');
  return drawn(
    <Document
      {...{ language, inlined, clubName }}
      url={at(language)}
      others={{ pl: at('pl'), en: at('en') }}
      isForSearch={!search}
      image={imageOf(listCard(data, category, language), origin)}
      title={`${page > 1 ? `${t('news.page', { page })} · ` : ''}${name} · ${clubName}`}
      description={t('news.description', { club: clubName })}
      feeds={feedsOf(origin, language)}
      skipText={t('skip')}
    >
      <ArticlesPage {...{ data, t, language }} />
    </Document>,
  );
}

/** Draws an article as a whole document. */
export function renderArticle(data: ArticleData, language: Language, inlined: Inlined): string {
  const t = textsIn(language);
  const { origin, clubName, article } = data;
  const { slug, title, lead, body, isInEnglish, publishedAt, updatedAt } = article;
  const text = articleText(body.text);
  const polish = origin + articlePath('pl', slug);
  return drawn(
    <Document
      {...{ language, inlined, clubName }}
      // Where there is no English text, the Polish page is the one to be found.
      url={language === 'en' && isInEnglish ? origin + articlePath('en', slug) : polish}
      others={{ pl: polish, ...(isInEnglish && { en: origin + articlePath('en', slug) }) }}
      title={`${title.text} · ${clubName}`}
      description={lead?.text ?? t('news.description', { club: clubName })}
      heading={title.text}
      published={{ at: publishedAt, changed: updatedAt }}
      image={imageOf(articleCard(data, language), origin)}
      facts={articleFacts(data, language, t)}
      feeds={feedsOf(origin, language)}
      skipText={t('skip')}
    >
      <ArticlePage {...{ data, text, t, language }} other={articlePath(otherThan(language), slug)} />
    </Document>,
  );
}

/** Draws an article that nobody has published yet: it says so, and is for no search engine. */
export function renderPreview(data: PreviewData, language: Language, inlined: Inlined): string {
  const t = textsIn(language);
  const { origin, clubName, article, pictureKey } = data;
  const { title, lead, body, slug } = article;
  const text = articleText(body.text);
  const withKey = (html: string) =>
    html.replaceAll(/\/cms\/(?:picture|cover)\/[^\s"]+?\.(?:avif|webp|jpg)/g, `$&?key=${pictureKey}`);
  return withKey(
    drawn(
      <Document
        {...{ language, inlined, clubName }}
        url={origin + articlePath(language, slug)}
        others={{ pl: origin + articlePath('pl', slug) }}
        isForSearch={false}
        title={`${t('news.draft.title')}: ${title.text} · ${clubName}`}
        description={lead?.text ?? t('news.draft')}
        skipText={t('skip')}
      >
        <ArticlePage
          {...{ data, text, t, language }}
          notice={t('news.draft')}
          other={`?lang=${otherThan(language)}`}
        />
      </Document>,
    ),
  );
}

/** Draws what is said where there is no article. */
export function renderNotFound(data: SiteFrame, language: Language, inlined: Inlined): string {
  const t = textsIn(language);
  const url = data.origin + articlePaths[language];
  return drawn(
    <Document
      {...{ language, inlined, clubName: data.clubName, url }}
      others={{ pl: data.origin + articlePaths.pl, en: data.origin + articlePaths.en }}
      isForSearch={false}
      title={`${t('news.missing.title')} · ${data.clubName}`}
      description={t('news.missing.text')}
      skipText={t('skip')}
    >
      <NotFoundPage {...{ data, t, language }} />
    </Document>,
  );
}

const otherThan = (language: Language): Language => (language === 'pl' ? 'en' : 'pl');

const drawn = (document: ReactElement): string => `<!doctype html>${renderToStaticMarkup(document)}`;
