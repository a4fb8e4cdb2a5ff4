// It comes along: on a phone a file of its own takes longer to ask for than to send.
import heroPhone from '../art/hero-phone.svg?inline';
import heroWide from '../art/hero-wide.svg?url';
import { longDay } from '../dates.ts';
import { button, wideWindow } from '../document/base.css.ts';
import type { FirstPicture } from '../document/Document.tsx';
import * as styles from './Hero.css.ts';
import { Prose } from './Prose.tsx';
import type { SectionProps } from './part.ts';
import { said } from './said.ts';
import { shownParts } from './shown-parts.ts';

/** What is in sight of it first, by the width of the window. */
export const picturesOf = ({ picture }: SectionProps['section']): readonly FirstPicture[] =>
  picture ? [ownPicture(picture)] : [{ src: heroWide, media: wideWindow }];

const ownPicture = ({ small, large }: Record<'small' | 'large', string>) => ({
  src: large,
  srcSet: `${small} 640w, ${large} 1600w`,
  sizes: `${wideWindow} 50vw, 100vw`,
});

/** What the club does, for whom, and the next class that a beginner can come to. */
export function Hero({ section: { title, text, picture }, ours, data, t, language }: SectionProps) {
  const [firstClass] = data.firstClasses;
  const heading = said(title, language);
  const words = said(text, language);
  const isAsked = shownParts(data).some(({ id }) => id === 'first');
  const alt = picture && said(picture.alt, language);
  return (
    <div className={styles.hero}>
      {picture ? (
        <img
          className={styles.picture}
          {...ownPicture(picture)}
          width="1600"
          height="1200"
          alt={alt?.text ?? ''}
          lang={alt?.lang}
          fetchPriority="high"
        />
      ) : (
        <picture>
          <source media={wideWindow} srcSet={heroWide} width="1440" height="820" />
          <img
            className={styles.scene}
            src={heroPhone}
            width="390"
            height="430"
            alt=""
            fetchPriority="high"
          />
        </picture>
      )}
      <div className={styles.words}>
        <h1 className={styles.title} lang={heading?.lang}>
          {heading?.text ?? ours.title}
        </h1>
        <Prose className={styles.text} of={words ?? { text: ours.text, lang: undefined }} />
        {isAsked && (
          <p>
            <a className={button} href="#first">
              {t('first.title')}
            </a>
          </p>
        )}
        {isAsked && firstClass && (
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
