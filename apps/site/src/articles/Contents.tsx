import type { Contents as Heading } from '@tatami/article-text';
import type { Language } from '@tatami/web-runtime/languages';
import type { Text } from '../texts.ts';
import * as styles from './Contents.css.ts';

interface ContentsProps {
  contents: readonly Heading[];
  t: Text;
  /** The language of the headings, where it is not that of the page. */
  language: Language | null;
}

/** The parts of a text: beside it, or on a phone before it, folded. The script says which is in sight. */
export function Contents({ contents, t, language }: ContentsProps) {
  const parts = contents.filter(({ level }) => level <= 3);
  if (parts.length < 2) return <div className={styles.none} />;
  const list = (
    <ol className={styles.parts} {...(language && { lang: language })}>
      {parts.map(({ id, text, level }) => (
        <li key={id}>
          <a className={styles.part} data-level={level} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.beside} aria-labelledby="contents" data-contents="">
        <p id="contents" className={styles.title}>
          {t('news.contents')}
        </p>
        {list}
      </nav>
      <details className={styles.before}>
        <summary className={styles.summary}>{t('news.contents')}</summary>
        {list}
      </details>
    </>
  );
}
