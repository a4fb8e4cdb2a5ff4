import { drawnFace } from '../../../.storybook/faces.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Logo } from './Logo.tsx';

export const guide: Guide = {
  purpose: { pl: 'Podpisać się znakiem', en: 'Sign with the mark' },
  alias: ['logo', 'znak', 'brand', 'marka', 'sygnet'],
  summary: {
    pl: 'Cztery maty dookoła połówki i nazwa obok, albo znak samego klubu.',
    en: 'Four mats around a half one with the name beside, or the club’s own sign.',
  },
  when: [
    {
      pl: 'W górnym pasku i na stronach przed wejściem.',
      en: 'In the top bar, and on pages before the door.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To obraz w treści.', en: 'It is a picture within content.' },
      instead: 'Data/ArticleProse',
    },
  ],
  anatomy: {
    Picture: () => <Logo name="Aikido Gdańsk" href="#home" size="large" />,
    parts: [
      {
        at: 'svg',
        name: { pl: 'Znak', en: 'Mark' },
        said: { pl: 'nasz, albo obraz klubu', en: 'ours, or the club’s picture' },
      },
      {
        at: 'a',
        name: { pl: 'Nazwa', en: 'Name' },
        said: { pl: 'droga do domu, jeśli prowadzi', en: 'the way home, where it leads' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'dochodzi do znaku, gdy prowadzi do domu', en: 'reaches the mark, where it leads home' },
    },
    { keys: ['Enter'], said: { pl: 'idzie do domu', en: 'goes home' } },
  ],
  accessibility: [
    { pl: 'Znak milczy: mówi nazwa obok.', en: 'The mark is silent: the name beside it speaks.' },
    {
      pl: 'Gdy brak miejsca, nazwa znika dla oka, a dla czytnika zostaje.',
      en: 'Where room is short the name goes for the eye and stays for a screen reader.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <Logo name="Aikido Gdańsk" picture={drawnFace(24, '#2b1d16')} />
          </Inline>
        ),
        said: { pl: 'daj klubowi jego znak.', en: 'give the club its own sign.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <Logo name="Tatami" />
            <Logo name="Aikido Gdańsk" />
          </Inline>
        ),
        said: { pl: 'nie stawiaj dwóch znaków obok siebie.', en: 'don’t put two marks beside each other.' },
      },
    },
  ],
};
