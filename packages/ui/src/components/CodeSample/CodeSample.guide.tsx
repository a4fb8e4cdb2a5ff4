import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { CodeSample } from './CodeSample.tsx';

const code = `import { Card } from '@tatami/ui';

export const NextClass = () => <Card title="${say({ pl: 'Najbliższy trening', en: 'The next training' })}">18:30</Card>;
`;

export const guide: Guide = {
  purpose: { pl: 'Pokazać kod do skopiowania', en: 'Show code to copy' },
  alias: ['kod', 'snippet', 'code block', 'syntax highlighting', 'copy code'],
  summary: {
    pl: 'Źródło do przeczytania i skopiowania, z nazwą pliku.',
    en: 'Source to be read and copied, with the name of its file.',
  },
  when: [
    {
      pl: 'W dokumentacji: ktoś weźmie ten kod do siebie.',
      en: 'In documentation: somebody will take the code along.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Kod jest przy żywym przykładzie.', en: 'The code belongs to a live example.' },
      instead: 'Data/Example',
    },
    { said: { pl: 'To sekret.', en: 'It is a secret.' }, instead: 'Data/SecretCodes' },
  ],
  anatomy: {
    Picture: () => (
      <CodeSample
        title="NextClass.tsx"
        code={code}
        labels={{ copy: say({ pl: 'Kopiuj', en: 'Copy' }), copied: say({ pl: 'Skopiowano', en: 'Copied' }) }}
      />
    ),
    parts: [
      {
        at: 'figcaption > span:first-child',
        name: { pl: 'Nazwa', en: 'Name' },
        said: { pl: 'plik, z którego jest', en: 'the file it is of' },
      },
      {
        at: 'button',
        name: { pl: 'Kopiuj', en: 'Copy' },
        said: { pl: 'mówi, że skopiowano, i wraca', en: 'says that it is copied, and goes back' },
      },
      {
        at: 'pre',
        name: { pl: 'Kod', en: 'Code' },
        said: { pl: 'przewija się w bok, nie łamie', en: 'scrolls sideways and doesn’t wrap' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'dochodzi do „Kopiuj”, potem do kodu', en: 'reaches “Copy”, then the code' },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'kopiuje', en: 'copies' } },
    { keys: ['ArrowLeft', 'ArrowRight'], said: { pl: 'przewijają kod', en: 'scroll the code' } },
  ],
  accessibility: [
    {
      pl: 'Skopiowanie jest powiedziane w obszarze status. Kolory mają kontrast w każdym motywie.',
      en: 'A status region says that it is copied. The colours have their contrast in every theme.',
    },
    {
      pl: 'title nazywa całość: bez niego słychać tylko „figura”.',
      en: 'title names the whole: without it all one hears is “figure”.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <CodeSample
            title="NextClass.tsx"
            code={code}
            labels={{
              copy: say({ pl: 'Kopiuj', en: 'Copy' }),
              copied: say({ pl: 'Skopiowano', en: 'Copied' }),
            }}
          />
        ),
        said: { pl: 'pokaż kod, który działa po wklejeniu.', en: 'show code that works when pasted.' },
      },
      dont: {
        Picture: () => (
          <CodeSample
            title="…"
            code={`<Card …>\n  // ${say({ pl: 'tu Twój kod', en: 'your code here' })}\n`}
            labels={{
              copy: say({ pl: 'Kopiuj', en: 'Copy' }),
              copied: say({ pl: 'Skopiowano', en: 'Copied' }),
            }}
          />
        ),
        said: { pl: 'nie pokazuj urywka z wielokropkiem.', en: 'don’t show a piece with an ellipsis.' },
      },
    },
  ],
};
