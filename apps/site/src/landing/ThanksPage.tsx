import { button, column, heading } from '../document/base.css.ts';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import type { PartProps } from './part.ts';
import * as styles from './ThanksPage.css.ts';

/** What is said to whoever has asked for a first class. */
export function ThanksPage(props: PartProps) {
  const { t, language } = props;
  return (
    <>
      <Head {...props} />
      <main id="content" className={styles.mat}>
        <div className={column}>
          <h1 className={heading}>{t('thanks.title')}</h1>
          <p className={styles.text}>{t('thanks.text')}</p>
          <a className={button} href={language === 'pl' ? '/' : '/en'}>
            {t('thanks.back')}
          </a>
        </div>
      </main>
      <Footer {...props} />
    </>
  );
}
