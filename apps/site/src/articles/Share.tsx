import type { Text } from '../texts.ts';
import * as styles from './Share.css.ts';

interface ShareProps {
  t: Text;
  title: string;
  url: string;
}

/** Ways to hand an article on, without asking anybody else; what needs the script is not there before it. */
export function Share({ t, title, url }: ShareProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title.toWellFormed())}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles.share}>
      <button
        className={styles.way}
        type="button"
        hidden
        data-copy={url}
        data-said={t('news.copied')}
        aria-label={t('news.copy')}
      >
        <Icon path="M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.3-1.3" />
      </button>
      <a className={styles.way} href={mail} aria-label={t('news.mail')}>
        <Icon path="M4 6h16v12H4zM4 7l8 6 8-6" />
      </a>
      <button className={styles.way} type="button" hidden data-print="" aria-label={t('news.print')}>
        <Icon path="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />
      </button>
      <p className={styles.said} role="status" data-status="" />
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
