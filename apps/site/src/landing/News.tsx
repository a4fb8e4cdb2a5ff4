import { articlePath, articlePaths } from '../articles/paths.ts';
import { longDate } from '../dates.ts';
import { section as band } from '../document/base.css.ts';
import { Title } from './Intro.tsx';
import * as styles from './News.css.ts';
import type { SectionProps } from './part.ts';
import { said } from './said.ts';

/** What the club has told last, the newest first. */
export function News({ section, id, ours, data: { news }, t, language }: SectionProps) {
  return (
    <section id={id} className={band} aria-labelledby={`${id}-title`}>
      <div className={styles.room}>
        <div className={styles.head}>
          <Title {...{ id, section, language }} title={ours.title} />
          <a className={styles.all} href={articlePaths[language]}>
            {t('latest.all')}
          </a>
        </div>
        <ul className={styles.list}>
          {news.map(({ slug, title, lead, day, cover }) => {
            const heading = said(title, language);
            const words = said(lead, language);
            return (
              <li key={slug} className={styles.story}>
                <span className={styles.frame}>
                  {cover && (
                    <img
                      className={styles.cover}
                      src={cover.small}
                      srcSet={`${cover.small} 640w, ${cover.large} 1600w`}
                      sizes="(min-width: 900px) 640px, 100vw"
                      width="1600"
                      height="1000"
                      alt=""
                      loading="lazy"
                    />
                  )}
                </span>
                <div className={styles.words}>
                  <h3 className={styles.title} lang={heading?.lang}>
                    <a href={articlePath(language, slug)}>{heading?.text}</a>
                  </h3>
                  <p className={styles.day}>
                    <time dateTime={day}>{longDate(day, language)}</time>
                  </p>
                  {words && (
                    <p className={styles.lead} lang={words.lang}>
                      {words.text}
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
