import { useState } from 'react';
import { Link, SearchField } from '../../src/index.ts';
import { findPages } from '../find-pages.ts';
import type { SearchFacts } from '../reading/facts.ts';
import { say } from '../say.ts';
import { pagePath } from './BookContainer.tsx';
import * as styles from './home.css.ts';
import { useLoaded } from './use-loaded.ts';

const load = async (address: string) => (await fetch(address)).json() as Promise<SearchFacts[]>;

/** Finds a component by what one wants, by its name, or by what others call it. */
export function Find() {
  const [sought, setSought] = useState('');
  const pages = useLoaded('./book.json', load);
  const found = sought.trim() === '' ? [] : findPages(pages ?? [], sought).slice(0, 8);
  return (
    <div className={styles.find}>
      <SearchField
        label={say({ pl: 'Co chcesz zrobić albo pokazać?', en: 'What do you want to do, or to show?' })}
        value={sought}
        onValueChange={setSought}
      />
      {sought.trim() !== '' && (
        <ul className={styles.results} aria-live="polite">
          {found.map(({ docsId, name, purpose }) => (
            <li key={docsId} className={styles.result}>
              <Link href={pagePath(docsId)}>{purpose ? say(purpose) : name}</Link>
              <span className={styles.quiet}>{name}</span>
            </li>
          ))}
          {found.length === 0 && (
            <li className={styles.result}>
              {say({ pl: 'Niczego takiego nie ma.', en: 'There is nothing like that.' })}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
