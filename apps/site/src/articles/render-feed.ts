import { articleText } from '@tatami/article-text';
import type { Language } from '@tatami/web-runtime/languages';
import { Feed } from 'feed';
import type { FeedData } from '../../../api/src/site/articles-data.ts';
import { textsIn } from '../texts.ts';
import { articlePath, articlePaths, coverFile } from './paths.ts';

/** Draws what the club has told last as a feed: RSS 2.0 or Atom (RFC 4287). */
export function renderFeed(data: FeedData, language: Language, kind: 'rss' | 'atom'): string {
  const { clubName, origin, articles } = data;
  const t = textsIn(language);
  const list = origin + articlePaths[language];
  const changed = articles.map(({ updatedAt }) => updatedAt).sort();
  const feed = new Feed({
    id: list,
    link: list,
    feed: `${list}/${kind}.xml`,
    title: written(`${t('news.title')} · ${clubName}`),
    description: written(t('news.description', { club: clubName })),
    language,
    copyright: written(clubName),
    author: { name: written(clubName) },
    generator: 'Tatami',
    updated: new Date(changed.at(-1) ?? '2026-01-01T00:00:00Z'),
  });
  for (const { id, slug, title, lead, body, category, cover, coverBytes, authorName, ...times } of articles) {
    feed.addItem({
      id: `urn:uuid:${id}`,
      link: origin + articlePath(language, slug),
      title: asHtml(title.text),
      ...(lead && { description: asHtml(lead.text) }),
      content: asData(articleText(body.text, { origin }).html),
      date: new Date(times.updatedAt),
      published: new Date(times.publishedAt),
      category: [{ name: t(`category.${category}`), term: category }],
      ...(cover &&
        coverBytes && {
          enclosure: { url: origin + coverFile(cover.path, 1600), type: 'image/webp', length: coverBytes },
        }),
      // RSS wants an address of mail for its own author.
      ...(authorName &&
        (kind === 'atom'
          ? { author: [{ name: written(authorName) }] }
          : { extensions: [{ name: 'dc:creator', objects: { _text: written(authorName) } }] })),
    });
  }
  return kind === 'atom' ? feed.atom1() : feed.rss2();
}

/** A text without what XML can't have in it (XML 1.0 §2.2). */
const written = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML has no place for
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** A text as HTML says it: a feed's titles and summaries are HTML. */
const asHtml = (text: string): string =>
  written(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** HTML that stands in CDATA, which nothing of it ends. */
const asData = (html: string): string => written(html).replaceAll(']]>', ']]&gt;');
