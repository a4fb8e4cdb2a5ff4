import type { LandingData } from '../../../api/src/site/landing-data.ts';
import { articlePaths } from '../articles/paths.ts';
import { unseen } from '../document/base.css.ts';
import * as styles from './Head.css.ts';
import { LogoMark } from './LogoMark.tsx';
import type { PartProps } from './part.ts';
import { landingPaths } from './paths.ts';

interface HeadProps extends Omit<PartProps, 'data'> {
  data: Pick<LandingData, 'clubName'> & Partial<Pick<LandingData, 'instructors' | 'road' | 'places'>>;
  isLanding?: boolean;
  /** Where this page is in the other language. */
  other?: string;
}

const has = (part: readonly unknown[] | undefined, least: number): boolean => (part?.length ?? 0) >= least;

/** The name of the club, the ways to the parts of the page, the other language and the members' door. */
export function Head({ data, t, language, isLanding = true, other: href }: HeadProps) {
  const lang = language === 'pl' ? 'en' : 'pl';
  const other = { href: href ?? landingPaths[lang], lang };
  const onLanding = (part: string) => (isLanding ? part : landingPaths[language] + part);
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <a className={styles.name} href={language === 'pl' ? '/' : '/en'}>
          <LogoMark />
          {data.clubName}
        </a>
        <nav className={styles.parts} aria-label={t('nav')}>
          <a href={onLanding('#timetable')}>{t('nav.timetable')}</a>
          {has(data.instructors, 1) && <a href="#instructors">{t('nav.instructors')}</a>}
          {has(data.road, 2) && <a href="#road">{t('nav.road')}</a>}
          {has(data.places, 1) && <a href="#places">{t('nav.places')}</a>}
          <a href={articlePaths[language]}>{t('nav.news')}</a>
        </nav>
        <a className={styles.language} href={other.href} hrefLang={other.lang} lang={other.lang}>
          {t('language.other')}
          <span className={unseen}>: {t('language.other.name')}</span>
        </a>
        <a className={styles.door} href="/dashboard">
          {t('nav.signIn')}
        </a>
      </div>
    </header>
  );
}
