import type { LandingData } from '../../../api/src/site/landing-data.ts';
import { articlePaths } from '../articles/paths.ts';
import * as styles from './Footer.css.ts';
import type { PartProps } from './part.ts';
import { landingPaths } from './paths.ts';

interface FooterProps extends Omit<PartProps, 'data'> {
  data: Pick<LandingData, 'clubName' | 'today'>;
  /** Where this page is in the other language. */
  other?: string;
}

/** The club’s name once more, over the roofs of the city, and the ways in for its members. */
export function Footer({ data: { clubName, today }, t, language, other }: FooterProps) {
  const lang = language === 'pl' ? 'en' : 'pl';
  return (
    <footer className={styles.footer}>
      <Roofs />
      <div className={styles.room}>
        <p className={styles.name}>{clubName}</p>
        <p className={styles.small}>© {today.slice(0, 4)}</p>
        <nav className={styles.links} aria-label={t('footer.members')}>
          <a href="/dashboard">{t('footer.signIn')}</a>
          <a href={articlePaths[language]}>{t('nav.news')}</a>
          <a href={`${articlePaths[language]}/rss.xml`}>{t('footer.feed')}</a>
          <a href={other ?? landingPaths[lang]} hrefLang={lang} lang={lang}>
            {t('language.other.name')}
          </a>
        </nav>
        <p className={styles.small}>{t('footer.made')}</p>
      </div>
    </footer>
  );
}

/** Cranes of the shipyard, gables of the Long Market, the tower of the basilica: one line. */
function Roofs() {
  return (
    <svg
      className={styles.roofs}
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M0 148h1440" />
        <path d="M120 148l12-52h28l12 52M126 122h40M132 96V82h34v14M140 82l10-50 8 50M150 32l80-54 8 6-78 88M150 32l-34 44 16 8" />
        <path d="M330 148l9-40h22l9 40M339 108V98h26v10M345 98l8-38 6 38M353 60l60-40 6 4-58 66M353 60l-26 34 12 6" />
        <path d="M560 148V92l14-10 14 10v56M588 148V78l8-6v-8h12v8l8 6v70M616 148v-50l16-14 16 14v50M648 148V84h10v-8h14v8h10v64M682 148V96l18-16 18 16v52M718 148V74l12-10 12 10v74M742 148V90l16-12 16 12v58" />
        <path d="M840 148V60l-6-4V30l22-26 22 26v26l-6 4v88M856 4v-18M840 74h32M840 148v-44M872 148v-44" />
        <path d="M960 148v-60h60v60M960 88l30-24 30 24M1020 148v-44h44v44M1020 104l22-18 22 18" />
        <path d="M1200 148V72q12-12 24 0v76M1276 148V72q-12-12-24 0v76M1224 148V34l-8-4V6l22-30 22 30v24l-8 4v114" />
      </g>
    </svg>
  );
}
