import type { Language } from '@tatami/web-runtime/languages';
import type { SiteFrame } from '../../../api/src/site/articles-data.ts';
import { button, column, heading } from '../document/base.css.ts';
import { Footer } from '../landing/Footer.tsx';
import { Head } from '../landing/Head.tsx';
import * as styles from '../landing/ThanksPage.css.ts';
import type { Text } from '../texts.ts';
import { articlePaths } from './paths.ts';

/** What is said where there is no article, or is no more. */
export function NotFoundPage({ data, t, language }: { data: SiteFrame; t: Text; language: Language }) {
  const other = articlePaths[language === 'pl' ? 'en' : 'pl'];
  return (
    <>
      <Head {...{ data, t, language, other }} />
      <main id="content" className={styles.mat}>
        <div className={column}>
          <h1 className={heading}>{t('news.missing.title')}</h1>
          <p className={styles.text}>{t('news.missing.text')}</p>
          <a className={button} href={articlePaths[language]}>
            {t('news.all')}
          </a>
        </div>
      </main>
      <Footer {...{ data, t, language, other }} />
    </>
  );
}
