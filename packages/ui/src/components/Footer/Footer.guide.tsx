import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Button } from '../Button/Button.tsx';
import { ConnectionIndicator } from '../ConnectionIndicator/ConnectionIndicator.tsx';
import { Footer } from './Footer.tsx';

export const guide: Guide = {
  purpose: { pl: 'Zamknąć stronę', en: 'Close the page' },
  alias: ['stopka', 'footer', 'page footer'],
  summary: {
    pl: 'Koniec każdej strony: nazwa klubu i światełko połączenia.',
    en: 'The end of every page: the club’s name and the light of the connection.',
  },
  when: [{ pl: 'W każdej stronie, w środku Shell.', en: 'On every page, within a Shell.' }],
  whenNot: [
    {
      said: { pl: 'To przyciski formularza.', en: 'They are the buttons of a form.' },
      instead: 'Overlays/FormDrawer',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Footer
          connection={<ConnectionIndicator state="open" label={say({ pl: 'Połączono', en: 'Connected' })} />}
        >
          {say({ pl: 'Klub Aikido Gdańsk', en: 'Aikido Club Gdańsk' })}
        </Footer>
      </Wide>
    ),
    parts: [
      {
        at: 'footer > span:first-child',
        name: { pl: 'Klub', en: 'Club' },
        said: { pl: 'pełna nazwa, łamie się', en: 'the full name, which wraps' },
      },
      {
        at: '[data-state]',
        name: { pl: 'Połączenie', en: 'Connection' },
        said: {
          pl: 'ConnectionIndicator, jeśli strona jest na żywo',
          en: 'a ConnectionIndicator, where the page is live',
        },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'To footer strony, więc czytnik skacze do niego jak do punktu orientacyjnego.',
      en: 'It is the page’s footer, a landmark to which a screen reader can jump.',
    },
    {
      pl: 'Pasek dolny telefonu go nie zakrywa: Shell zostawia na niego miejsce.',
      en: 'The bar of a phone doesn’t cover it: the Shell leaves room.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Footer
            connection={
              <ConnectionIndicator state="open" label={say({ pl: 'Połączono', en: 'Connected' })} />
            }
          >
            {say({ pl: 'Klub Aikido Gdańsk', en: 'Aikido Club Gdańsk' })}
          </Footer>
        ),
        said: { pl: 'zostaw w nim to, co jest na każdej stronie.', en: 'keep in it what is on every page.' },
      },
      dont: {
        Picture: () => (
          <Footer
            connection={
              <Button size="small" variant="primary">
                {say({ pl: 'Dodaj trening', en: 'Add a training' })}
              </Button>
            }
          >
            {say({ pl: 'Klub Aikido Gdańsk', en: 'Aikido Club Gdańsk' })}
          </Footer>
        ),
        said: {
          pl: 'nie chowaj w nim działań strony. Nikt tam nie zjedzie.',
          en: 'don’t hide the page’s deeds in it. Nobody scrolls there.',
        },
      },
    },
  ],
};
