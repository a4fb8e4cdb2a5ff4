import heroPhone from '../art/hero-phone.svg?url';
import heroWide from '../art/hero-wide.svg?url';
import { longDay } from '../dates.ts';
import { button } from '../document/base.css.ts';
import * as styles from './Hero.css.ts';
import type { PartProps } from './part.ts';

const addressed = ['kids', 'youth', 'adult'] as const;

/** What the club does, for whom, and the next class that a beginner can come to. */
export function Hero({ data: { trainings, firstClasses }, t, language }: PartProps) {
  const [firstClass] = firstClasses;
  const groups = addressed.filter((group) => trainings.some((each) => each.group === group));
  const named = new Intl.ListFormat(language).format(groups.map((group) => t(`hero.group.${group}`)));
  return (
    <div className={styles.hero}>
      <picture>
        <source media="(min-width: 900px)" srcSet={heroWide} width="1440" height="820" />
        <img className={styles.scene} src={heroPhone} width="390" height="430" alt="" fetchPriority="high" />
      </picture>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.text}>{named ? t('hero.text', { groups: named }) : t('hero.text.nobody')}</p>
        <p>
          <a className={button} href="#first">
            {t('first.title')}
          </a>
        </p>
        {firstClass && (
          <p className={styles.next}>
            {t('hero.next')}
            <br />
            <b>
              <time dateTime={firstClass.startsAt}>
                {longDay(firstClass.day, language)}, {firstClass.from}
              </time>
              , {firstClass.place}
            </b>
          </p>
        )}
      </div>
    </div>
  );
}
