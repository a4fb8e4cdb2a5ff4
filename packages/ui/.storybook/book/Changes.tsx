import { Markdown } from '../../src/components/Markdown/Markdown.tsx';
import type { ChangeFacts } from '../reading/facts.ts';
import { say } from '../say.ts';
import * as styles from './changes.css.ts';
import { title3 } from './page.css.ts';
import { Section } from './Section.tsx';

/** What changed in a component, release by release. */
export function Changes({ changes }: { changes: readonly ChangeFacts[] }) {
  return (
    <Section id="changes" title={{ pl: 'Zmiany', en: 'Changes' }}>
      {changes.length === 0 ? (
        <p>
          {say({
            pl: 'Od pierwszego wydania nic się w nim nie zmieniło.',
            en: 'Nothing has changed in it since its first release.',
          })}
        </p>
      ) : (
        <Releases changes={changes} />
      )}
    </Section>
  );
}

interface ReleasesProps {
  changes: readonly ChangeFacts[];
  /** The element of their titles. */
  level?: 'h2' | 'h3';
}

/** Releases with their changes. They are written in English, as the packages are. */
export function Releases({ changes, level: Title = 'h3' }: ReleasesProps) {
  return changes.map(({ version, texts }) => (
    <article key={version} className={styles.release}>
      <Title className={title3}>
        {version ?? say({ pl: 'W następnym wydaniu', en: 'In the next release' })}
      </Title>
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
