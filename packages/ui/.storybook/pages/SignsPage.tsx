import { useState } from 'react';
import * as icons from '../../src/icons/icons.tsx';
import { EmptyState, SearchField } from '../../src/index.ts';
import * as styles from '../book/foundations.css.ts';
import { PageHead } from '../book/PageHead.tsx';
import { Section } from '../book/Section.tsx';
import { say } from '../say.ts';

const all = Object.entries(icons);

/** Every icon: to be found, and its import to be copied. */
export function SignsPage() {
  const [sought, setSought] = useState('');
  const [copied, setCopied] = useState<string>();
  const found = all.filter(([name]) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`import { ${name} } from '@tatami/ui/icons';`);
    setCopied(name);
  };
  return (
    <>
      <PageHead
        title={{ pl: 'Ikony', en: 'Icons' }}
        summary={{
          pl: 'Jeden obrys, jedna grubość, barwa słów obok. Sama ikona coś znaczy tylko wtedy, gdy każdy ją zna; zwykle stoi przy słowie.',
          en: 'One outline, one width, the colour of the words beside. An icon means something alone only where everybody knows it; mostly it stands by a word.',
        }}
      />
      <Section id="all" title={{ pl: 'Wszystkie', en: 'All of them' }}>
        <SearchField
          label={say({ pl: `Szukaj wśród ${all.length} ikon`, en: `Search ${all.length} icons` })}
          value={sought}
          onValueChange={setSought}
        />
        <p role="status">
          {copied
            ? say({ pl: `Skopiowano import ${copied}.`, en: `Copied the import of ${copied}.` })
            : say({
                pl: 'Naciśnij ikonę, a jej import trafi do schowka.',
                en: 'Press an icon, and its import is copied.',
              })}
        </p>
        {found.length === 0 && (
          <EmptyState
            size="small"
            titleLevel={3}
            title={say({ pl: 'Takiej ikony nie ma', en: 'There is no such icon' })}
            description={say({
              pl: 'Nazwy są po angielsku: Bell, Calendar, Trash.',
              en: 'Try another word: Bell, Calendar, Trash.',
            })}
          />
        )}
        <ul className={styles.signs}>
          {found.map(([name, Icon]) => (
            <li key={name}>
              <button type="button" className={styles.sign} onClick={() => void copy(name)}>
                <Icon size="large" />
                <span className={styles.signName}>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
