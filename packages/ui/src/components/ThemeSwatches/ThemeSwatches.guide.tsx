import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { themes } from '../../theme/theme.ts';
import { Select } from '../Select/Select.tsx';
import { ThemeSwatches } from './ThemeSwatches.tsx';

const some = themes.slice(0, 6);

export const guide: Guide = {
  purpose: { pl: 'Wybrać motyw', en: 'Choose a theme' },
  alias: ['motywy', 'kolory', 'wygląd', 'theme picker', 'skins', 'dark mode'],
  summary: {
    pl: 'Jeden z wielu motywów, rodzinami. Każdy jest małą stroną w swoich barwach.',
    en: 'One of many themes, by family. Each is a page in small, in its own colours.',
  },
  when: [
    {
      pl: 'Ktoś wybiera wygląd aplikacji dla siebie albo klubu.',
      en: 'Somebody chooses how the application looks, for themselves or the club.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Jest tylko jasny i ciemny.', en: 'There is only light and dark.' },
      instead: 'Forms/SegmentedControl',
    },
    {
      said: {
        pl: 'Wybiera się kolor rzeczy, nie strony.',
        en: 'The colour of a thing is chosen and not of the page.',
      },
      instead: 'Forms/ColorPicker',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <ThemeSwatches
          label={say({ pl: 'Motyw', en: 'Theme' })}
          themes={some}
          nameOf={({ name }) => name}
          colorOf={({ color }) => color}
          familyOf={({ family }) => family}
          defaultValue="lara-light-indigo"
        />
      </Wide>
    ),
    parts: [
      {
        at: '[role=radiogroup] > span',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'co się wybiera', en: 'what is chosen' },
      },
      {
        at: '[data-name]:has(> :checked)',
        name: { pl: 'Rodzina', en: 'Family' },
        said: { pl: 'jej motywy stoją razem', en: 'its themes stand together' },
      },
      {
        at: 'input:checked',
        name: { pl: 'Wybrany', en: 'Chosen' },
        said: { pl: 'obrys dookoła miniatury', en: 'an outline around the small page' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'wchodzi na wybrany i wychodzi', en: 'enters at the chosen one, and leaves' },
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      said: { pl: 'wybiera następny albo poprzedni', en: 'chooses the next or the one before' },
    },
  ],
  accessibility: [
    {
      pl: 'To przyciski radiowe; nazwa mówi rodzinę, barwę i to, czy jest ciemny.',
      en: 'They are radio buttons; the name says family, colour, and whether it is dark.',
    },
    {
      pl: 'Miniatura jest narysowana tłem, więc nie dokłada czytnikowi ani jednego słowa.',
      en: 'The small page is drawn as a background, and adds no word for a screen reader.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <ThemeSwatches
            label={say({ pl: 'Motyw', en: 'Theme' })}
            themes={some}
            nameOf={({ name }) => name}
            colorOf={({ color }) => color}
            familyOf={({ family }) => family}
            defaultValue="lara-light-indigo"
          />
        ),
        said: {
          pl: 'zmieniaj stronę od razu. Wskazanie (onIntent) może już ją pobrać.',
          en: 'change the page at once. Pointing (onIntent) may fetch it already.',
        },
      },
      dont: {
        Picture: () => (
          <Select
            label={say({ pl: 'Motyw', en: 'Theme' })}
            options={some.map(({ name }) => ({ value: name, label: name }))}
          />
        ),
        said: {
          pl: 'nie chowaj motywów w liście nazw. Nikt nie wie, jak wygląda „Aura”.',
          en: 'don’t hide themes in a list of names. Nobody knows what “Aura” looks like.',
        },
      },
    },
  ],
};
