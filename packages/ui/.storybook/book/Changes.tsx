import { Markdown } from '../../src/components/Markdown/Markdown.tsx';
import type { ChangeFacts } from '../reading/facts.ts';
import { say } from '../say.ts';
import * as styles from './changes.css.ts';
import { title3 } from './page.css.ts';
import { Section } from './Section.tsx';

interface ChangesProps {
  changes: readonly ChangeFacts[];
  /** The oldest release of the package; nothing before there is one. */
  first: string | null;
}

/** What changed in a component, release by release. */
export function Changes({ changes, first }: ChangesProps) {
  return (
    <Section id="changes" title={{ pl: 'Zmiany', en: 'Changes' }}>
      {changes.length === 0 ? (
        <p>
          {first === null
            ? say({ pl: 'Wejdzie w pierwszym wydaniu.', en: 'It comes with the first release.' })
            : say({
                pl: `Od wydania ${first} nic się w nim nie zmieniło.`,
                en: `Nothing has changed in it since ${first}.`,
              })}
        </p>
      ) : (
        <Releases {...{ changes, first }} />
      )}
    </Section>
  );
}

interface ReleasesProps extends ChangesProps {
  /** The element of their titles. */
  level?: 'h2' | 'h3';
}

/** Releases with their changes. They are written in English, as the packages are. */
export function Releases({ changes, first, level: Title = 'h3' }: ReleasesProps) {
  const next =
    first === null
      ? { pl: 'W pierwszym wydaniu', en: 'In the first release' }
      : { pl: 'W następnym wydaniu', en: 'In the next release' };
  return changes.map(({ version, about, texts }) => (
    <article key={version} className={styles.release}>
      <Title className={title3}>{version ?? say(next)}</Title>
      {about && (
        <div lang="en">
          <Markdown headingLevel={4}>{about}</Markdown>
        </div>
      )}
      <ul className={styles.texts} lang="en">
        {texts.map((text) => (
          <li key={text} className={styles.text}>
            <Markdown headingLevel={4}>{text}</Markdown>
          </li>
        ))}
      </ul>
    </article>
  ));
}
