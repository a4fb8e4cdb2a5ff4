import type { ArticleText } from '@tatami/article-text';
import type { Language } from '@tatami/web-runtime/languages';
import type { ArticleData, Said } from '../../../api/src/site/articles-data.ts';
import { longDate } from '../dates.ts';
import { BeltKnot } from '../landing/BeltKnot.tsx';
import { Footer } from '../landing/Footer.tsx';
import { Head } from '../landing/Head.tsx';
import type { Text } from '../texts.ts';
import { ArticleCards } from './ArticleCards.tsx';
import * as styles from './ArticlePage.css.ts';
import { Contents } from './Contents.tsx';
import { articlePath, coverFile, listPath } from './paths.ts';
import { prose } from './prose.css.ts';
import { Share } from './Share.tsx';

interface ArticlePageProps {
  data: ArticleData;
  text: ArticleText;
  t: Text;
  language: Language;
  /** What has to be known of one that is not published, which is handed on to nobody. */
  notice?: string;
  /** Where it is in the other language. */
  other: string;
}

/** An article, as anybody reads it. */
export function ArticlePage({ data, text, t, language, notice, other }: ArticlePageProps) {
  const { article, previous, next, related } = data;
  const { title, lead, cover, body, category, author, slug } = article;
  const isForeign = body.language !== language || title.language !== language;
  return (
    <>
      <div className={styles.progress} aria-hidden="true" />
      <Head {...{ data, t, language }} other={other} />
      <main id="content">
        <article aria-labelledby="title">
          <header className={styles.head}>
            {notice && <p className={styles.notice}>{notice}</p>}
            <a className={styles.category} data-category={category} href={listPath(language, { category })}>
              {t(`category.${category}`)}
            </a>
            <h1 id="title" className={styles.title} {...langOf(title, language)}>
              {title.text}
            </h1>
            {lead && (
              <p className={styles.lead} {...langOf(lead, language)}>
                {lead.text}
              </p>
            )}
            <div className={styles.author}>
              {author && <Face {...author} />}
              <p className={styles.who}>
                {author && (
                  <b className={styles.authorName}>
                    {author.name}
                    {author.grade && `, ${author.grade[language]}`}
                  </b>
                )}
                <span>
                  <time dateTime={article.publishedAt}>{longDate(article.day, language)}</time> ·{' '}
                  {t('news.minutes', { minutes: article.minutes })}
                </span>
              </p>
            </div>
            {isForeign && <p className={styles.notice}>{t('news.onlyPolish')}</p>}
          </header>
          {cover ? (
            <div className={styles.cover}>
              <img
                className={styles.picture}
                src={coverFile(cover.path, 1600)}
                srcSet={`${coverFile(cover.path, 640)} 640w, ${coverFile(cover.path, 1600)} 1600w`}
                sizes="100vw"
                width="1600"
                height="900"
                alt={cover.alt.text}
                {...langOf(cover.alt, language)}
              />
            </div>
          ) : (
            <div className={styles.edge} />
          )}
          <div className={styles.room}>
            <Contents
              contents={text.contents}
              t={t}
              language={body.language === language ? null : body.language}
            />
            <div
              className={prose}
              {...langOf(body, language)}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from articleText, which lets nothing run
              dangerouslySetInnerHTML={{ __html: text.html }}
            />
            {!notice && <Share t={t} title={title.text} url={data.origin + articlePath(language, slug)} />}
          </div>
        </article>
        {(previous || next) && (
          <nav className={styles.ways} aria-label={t('news.others')}>
            {previous && (
              <a className={styles.way} rel="prev" href={articlePath(language, previous.slug)}>
                <span className={styles.wayName}>← {t('news.previous')}</span>
                <span className={styles.wayTitle} {...langOf(previous.title, language)}>
                  {previous.title.text}
                </span>
              </a>
            )}
            {next && (
              <a
                className={`${styles.way} ${styles.wayOn}`}
                rel="next"
                href={articlePath(language, next.slug)}
              >
                <span className={styles.wayName}>{t('news.next')} →</span>
                <span className={styles.wayTitle} {...langOf(next.title, language)}>
                  {next.title.text}
                </span>
              </a>
            )}
          </nav>
        )}
        {related.length > 0 && (
          <section className={styles.related} aria-labelledby="related">
            <h2 id="related" className={styles.relatedTitle}>
              {t('news.related', { category: t(`category.${category}`) })}
            </h2>
            <ArticleCards {...{ articles: related, t, language }} level={3} />
          </section>
        )}
      </main>
      <Footer {...{ data, t, language }} other={other} />
    </>
  );
}

/** The language of what is not in that of the page. */
const langOf = (said: Said, language: Language) => said.language !== language && { lang: said.language };

/** The initials of whoever wrote, with their belt. */
function Face({ name, beltColor, dan }: { name: string; beltColor: string | null; dan: number }) {
  const initials = name.split(/\s+/).filter(Boolean);
  const letters = [initials[0], initials.length > 1 ? initials.at(-1) : undefined].map(
    (each) => [...(each ?? '')][0] ?? '',
  );
  return (
    <span className={styles.face} aria-hidden="true">
      <span className={styles.initials}>{letters.join('')}</span>
      {beltColor && <BeltKnot className={styles.belt} color={beltColor} bars={dan} />}
    </span>
  );
}
