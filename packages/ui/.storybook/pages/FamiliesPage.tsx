import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { Button, Inline } from '../../src/index.ts';
import { makeTheme } from '../../src/theme/make-theme.ts';
import { adoptTheme, type Theme, themes } from '../../src/theme/theme.ts';
import { useChosen } from '../book/BookContainer.tsx';
import { CopyButton } from '../book/CopyButton.tsx';
import * as styles from '../book/foundations.css.ts';
import { PageHead } from '../book/PageHead.tsx';
import { Section } from '../book/Section.tsx';
import { ThemePiece } from '../book/ThemePiece.tsx';
import { say } from '../say.ts';
import { familyNames, themeTitle } from '../theme-titles.ts';

const families = [...Map.groupBy(themes, ({ family }) => family)];

/** Every theme there is, on the same piece of a page. */
export function FamiliesPage() {
  useEffect(() => {
    for (const { name } of themes) adoptTheme(document, makeTheme(name));
  }, []);
  return (
    <>
      <PageHead
        title={{ pl: 'Galeria motywów', en: 'Gallery of themes' }}
        summary={{
          pl: `${themes.length} motywów w ${families.length} rodzinach, każdy na tym samym kawałku strony. Załóż któryś, a ubierze całą książkę.`,
          en: `${themes.length} themes of ${families.length} families, each on the same piece of a page. Put one on, and the whole book wears it.`,
        }}
      />
      {families.map(([family, members]) => (
        <Section key={family} id={family} title={{ pl: familyNames[family], en: familyNames[family] }}>
          <div className={styles.themes}>
            {members.map((theme) => (
              <Shown key={theme.name} theme={theme} />
            ))}
          </div>
        </Section>
      ))}
    </>
  );
}

function Shown({ theme }: { theme: Theme }) {
  const { channel } = use(DocsContext);
  const isWorn = useChosen().theme === theme.name;
  const title = themeTitle(theme);
  const word = isWorn ? say({ pl: 'Założony', en: 'Worn' }) : say({ pl: 'Załóż', en: 'Put on' });
  return (
    <div className={styles.theme} data-theme-name={theme.name}>
      <ThemePiece name={theme.name} title={title} />
      <Inline space={8} justify="between">
        <CopyButton text={theme.name} name={theme.name} />
        <Button
          size="small"
          aria-label={`${word}: ${title}`}
          disabled={isWorn}
          onClick={() => channel.emit(UPDATE_GLOBALS, { globals: { theme: theme.name } })}
        >
          {word}
        </Button>
      </Inline>
    </div>
  );
}
