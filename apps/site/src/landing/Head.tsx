import { unseen } from '../document/base.css.ts';
import * as styles from './Head.css.ts';
import { LogoMark } from './LogoMark.tsx';
import type { PartProps } from './part.ts';

/** The name of the club, the ways to the parts of the page, the other language and the members' door. */
export function Head({ data, t, language, isLanding = true }: PartProps & { isLanding?: boolean }) {
  const other = language === 'pl' ? { href: '/en', lang: 'en' } : { href: '/', lang: 'pl' };
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <a className={styles.name} href={language === 'pl' ? '/' : '/en'}>
          <LogoMark />
          {data.clubName}
        </a>
        {isLanding && (
          <nav className={styles.parts} aria-label={t('nav')}>
            <a href="#timetable">{t('nav.timetable')}</a>
            {data.instructors.length > 0 && <a href="#instructors">{t('nav.instructors')}</a>}
            {data.road.length > 1 && <a href="#road">{t('nav.road')}</a>}
            {data.places.length > 0 && <a href="#places">{t('nav.places')}</a>}
          </nav>
        )}
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
