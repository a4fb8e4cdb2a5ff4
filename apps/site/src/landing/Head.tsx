import type { LandingData } from '../../../api/src/site/landing-data.ts';
import { articlePaths } from '../articles/paths.ts';
import { unseen } from '../document/base.css.ts';
import * as styles from './Head.css.ts';
import { LogoMark } from './LogoMark.tsx';
import type { PartProps } from './part.ts';
import { landingPaths } from './paths.ts';
import { waysIn } from './shown-parts.ts';

interface HeadProps extends Omit<PartProps, 'data'> {
  data: Pick<LandingData, 'clubName' | 'logo'>;
  /** The parts of the landing page, where this is it. */
  landing?: LandingData;
  /** Where this page is in the other language. */
  other?: string;
}

/** The name of the club, the ways to the parts of the page, the other language and the members' door. */
export function Head({ data, landing, t, language, other: href }: HeadProps) {
  const lang = language === 'pl' ? 'en' : 'pl';
  const other = { href: href ?? landingPaths[lang], lang };
  const news = { href: articlePaths[language], label: t('nav.news') };
  const ways = landing
    ? waysIn(landing, t, language).map(({ id, label }) => ({ href: `#${id}`, label }))
    : [{ href: `${landingPaths[language]}#timetable`, label: t('nav.timetable') }, news];
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <a className={styles.name} href={language === 'pl' ? '/' : '/en'}>
          <LogoMark picture={data.logo} />
          {data.clubName}
        </a>
        <nav className={styles.parts} aria-label={t('nav')}>
          {ways.map(({ href: to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
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
