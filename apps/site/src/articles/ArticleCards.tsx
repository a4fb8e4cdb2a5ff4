import type { Language } from '@tatami/web-runtime/languages';
import type { ArticleCard, FoundArticle, Marked } from '../../../api/src/site/articles-data.ts';
import { longDate } from '../dates.ts';
import type { Text } from '../texts.ts';
import * as styles from './ArticleCards.css.ts';
import { articlePath, coverFile } from './paths.ts';

interface ArticleCardsProps {
  articles: readonly (ArticleCard | FoundArticle)[];
  t: Text;
  language: Language;
  /** The place of the articles' titles in the outline of the page. */
  level: 2 | 3;
}

/** Articles to choose from, each with its cover, or a mat in its place. */
export function ArticleCards({ articles, t, language, level }: ArticleCardsProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {articles.map((article) => {
        const { slug, title, lead, cover, category, isPinned, minutes, day, publishedAt, authorName } =
          article;
        const isFound = 'markedTitle' in article;
        return (
          <li key={slug} className={styles.card}>
            <div className={styles.mat} data-category={category}>
              {cover && (
                <img
                  className={styles.picture}
                  src={coverFile(cover.path, 640)}
                  width="640"
                  height="360"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
            </div>
            <p className={styles.category} data-category={category}>
              {t(`category.${category}`)}
              {isPinned && ` · ${t('news.pinned')}`}
            </p>
            <Title className={styles.title}>
              <a
                className={styles.link}
                href={articlePath(language, slug)}
                {...(title.language !== language && { lang: title.language })}
              >
                {isFound ? <Marks parts={article.markedTitle} /> : title.text}
              </a>
            </Title>
            {isFound ? (
              <p className={styles.lead}>
                <Marks parts={article.excerpt} />
              </p>
            ) : (
              lead && (
                <p className={styles.lead} {...(lead.language !== language && { lang: lead.language })}>
                  {lead.text}
                </p>
              )
            )}
            <p className={styles.about}>
              {authorName && `${authorName} · `}
              <time dateTime={publishedAt}>{longDate(day, language)}</time> · {t('news.minutes', { minutes })}
              {title.language !== language && ` · ${t('news.inPolish')}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** A text with what was searched for marked in it. */
function Marks({ parts }: { parts: readonly Marked[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, by the server
  return parts.map(({ text, isFound }, at) => (isFound ? <mark key={at}>{text}</mark> : text));
}
