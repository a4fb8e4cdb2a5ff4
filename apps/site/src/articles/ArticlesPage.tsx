import type { Language } from '@tatami/web-runtime/languages';
import type {
  ArticleCategory,
  ArticleListData,
  ArticleSearchData,
} from '../../../api/src/site/articles-data.ts';
import { button, heading } from '../document/base.css.ts';
import { Footer } from '../landing/Footer.tsx';
import { Head } from '../landing/Head.tsx';
import type { Text } from '../texts.ts';
import { ArticleCards } from './ArticleCards.tsx';
import * as styles from './ArticlesPage.css.ts';
import { articlePaths, listPath } from './paths.ts';

const categories: readonly ArticleCategory[] = ['news', 'seminar', 'exam', 'guide'];

interface ArticlesPageProps {
  data: ArticleListData | ArticleSearchData;
  t: Text;
  language: Language;
}

/** What the club tells: all of it, of one kind, or what was searched for. */
export function ArticlesPage({ data, t, language }: ArticlesPageProps) {
  const { category, counts, page, pages, articles } = data;
  const search = 'search' in data ? data.search : '';
  const all = categories.reduce((sum, each) => sum + counts[each], 0);
  const other = listPath(language === 'pl' ? 'en' : 'pl', { category, search, page });
  const kinds = [null, ...categories].filter(
    (each) => each === null || counts[each] > 0 || each === category,
  );
  return (
    <>
      <Head {...{ data, t, language, other }} />
      <main id="content" className={styles.room}>
        <div className={styles.intro}>
          <h1 className={heading}>{t('news.title')}</h1>
          <search>
            <form className={styles.search} action={articlePaths[language]}>
              {category && <input type="hidden" name="category" value={category} />}
              <label className={styles.label} htmlFor="search">
                {t('news.search')}
              </label>
              <input
                className={styles.input}
                id="search"
                type="search"
                name="q"
                defaultValue={search}
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
              />
              <button className={styles.find} type="submit">
                {t('news.find')}
              </button>
            </form>
          </search>
        </div>
        {all > 0 && (
          <nav aria-label={t('news.categories')}>
            <ul className={styles.kinds}>
              {kinds.map((each) => (
                <li key={each ?? 'all'}>
                  <a
                    className={styles.kind}
                    data-category={each}
                    href={listPath(language, { category: each, search })}
                    {...(each === category && { 'aria-current': 'page' as const })}
                  >
                    {t(each ? `category.${each}` : 'category.all')}{' '}
                    <span className={styles.count}>{each ? counts[each] : all}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {'search' in data && (
          <p className={styles.found} role="status">
            {t('news.found', { count: data.total, search })}{' '}
            <a href={listPath(language, { category })}>{t('news.all')}</a>
          </p>
        )}
        {articles.length > 0 ? (
          <ArticleCards {...{ articles, t, language }} level={2} />
        ) : (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{t(search ? 'news.nothing.title' : 'news.empty.title')}</p>
            <p>{t(search ? 'news.nothing.text' : 'news.empty.text')}</p>
            {!search && (
              <a className={button} href={language === 'pl' ? '/' : '/en'}>
                {t('thanks.back')}
              </a>
            )}
          </div>
        )}
        {pages > 1 && (
          <nav className={styles.pages} aria-label={t('news.pages')}>
            {page > 1 ? (
              <a
                className={styles.turn}
                rel="prev"
                href={listPath(language, { category, search, page: page - 1 })}
              >
                ← {t('news.newer')}
              </a>
            ) : (
              <span />
            )}
            <span>{t('news.pageOf', { page, pages })}</span>
            {page < pages ? (
              <a
                className={styles.turn}
                rel="next"
                href={listPath(language, { category, search, page: page + 1 })}
              >
                {t('news.older')} →
              </a>
            ) : (
              <span />
            )}
          </nav>
        )}
      </main>
      <Footer {...{ data, t, language, other }} />
    </>
  );
}
