import { section as band } from '../document/base.css.ts';
import { Title } from './Intro.tsx';
import * as styles from './OwnText.css.ts';
import { Prose } from './Prose.tsx';
import type { SectionProps } from './part.ts';
import { said } from './said.ts';

/** A section that is the club’s alone: its words, with a picture beside them where it has one. */
export function OwnText({ section, id, language }: SectionProps) {
  const { picture } = section;
  const title = said(section.title, language);
  const words = said(section.text, language);
  const alt = picture && said(picture.alt, language);
  return (
    <section id={id} className={band} {...(title && { 'aria-labelledby': `${id}-title` })}>
      <div className={picture ? `${styles.room} ${styles.withPicture}` : styles.room}>
        <div className={styles.words}>
          {title && <Title {...{ id, section, language }} title="" />}
          {words && <Prose of={words} />}
        </div>
        {picture && (
          <img
            className={styles.picture}
            src={picture.small}
            srcSet={`${picture.small} 640w, ${picture.large} 1600w`}
            sizes="(min-width: 900px) 50vw, 100vw"
            width="1600"
            height="1067"
            alt={alt?.text ?? ''}
            lang={alt?.lang}
            loading="lazy"
          />
        )}
      </div>
    </section>
  );
}
