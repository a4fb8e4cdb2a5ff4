import type { Language } from '@tatami/web-runtime/languages';
import type { ArticleData } from '../../../api/src/site/articles-data.ts';
import { landingPaths } from '../landing/paths.ts';
import type { Text } from '../texts.ts';
import { articlePath, articlePaths, coverFile, listPath } from './paths.ts';

/** The longest headline that search engines take. */
const HEADLINE = 110;

/** What search engines are told of an article, and of where it stands (schema.org, Article and BreadcrumbList). */
export function articleFacts(
  { article, clubName, origin }: ArticleData,
  language: Language,
  t: Text,
): object {
  const { slug, title, lead, cover, author, publishedAt, updatedAt, body, category } = article;
  const url = origin + articlePath(language, slug);
  const trail = [
    { name: clubName, item: origin + landingPaths[language] },
    { name: t('news.title'), item: origin + articlePaths[language] },
    { name: t(`category.${category}`), item: origin + listPath(language, { category }) },
    { name: title.text, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        '@id': `${url}#article`,
        mainEntityOfPage: url,
        headline: [...title.text].slice(0, HEADLINE).join(''),
        ...(lead && { description: lead.text }),
        ...(cover && { image: [origin + coverFile(cover.path, 1600)] }),
        inLanguage: body.language,
        datePublished: publishedAt,
        dateModified: [publishedAt, updatedAt].sort().at(-1),
        author: author
          ? { '@type': 'Person', name: author.name }
          : { '@type': 'SportsClub', '@id': `${origin}/#club`, name: clubName },
        publisher: { '@type': 'SportsClub', '@id': `${origin}/#club`, name: clubName, url: `${origin}/` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((each, at) => ({ '@type': 'ListItem', position: at + 1, ...each })),
      },
    ],
  };
}
