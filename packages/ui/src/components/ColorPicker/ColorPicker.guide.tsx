import type { Guide } from '../../../.storybook/guide.ts';
import { grades } from '../../../.storybook/sample-club.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { ColorPicker } from './ColorPicker.tsx';

const belts = [grades.kyu5, grades.kyu4, grades.kyu3, grades.kyu2, grades.kyu1].map(({ name, color }) => ({
  label: name,
  color,
}));

export const guide: Guide = {
  purpose: { pl: 'Wybrać kolor', en: 'Choose a colour' },
  alias: ['kolor', 'próbnik', 'paleta', 'color picker', 'color input', 'swatch'],
  summary: {
    pl: 'Kolor z gotowych, z przeglądarki albo z kodu.',
    en: 'A colour from those at hand, from the browser, or by its code.',
  },
  when: [
    {
      pl: 'Kolor jest daną klubu: pas, grupa na planie.',
      en: 'The colour is one of the club’s facts: a belt, a group in the timetable.',
    },
    {
      pl: 'Większość weźmie gotowy, a ktoś ma własny kod.',
      en: 'Most take one at hand, and somebody has a code.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Wybiera się motyw całej aplikacji.', en: 'The theme of the whole application is chosen.' },
      instead: 'Forms/ThemeSwatches',
    },
    {
      said: {
        pl: 'Kolorów jest kilka i mają nazwy, które są ważniejsze.',
        en: 'There are a few colours, whose names matter more.',
      },
      instead: 'Forms/RadioGroup',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <ColorPicker
          label={say({ pl: 'Kolor pasa', en: 'Colour of the belt' })}
          codeLabel={say({ pl: 'Kod koloru', en: 'Code of the colour' })}
          swatches={belts}
          defaultValue={grades.kyu3.color}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'co będzie tego koloru', en: 'what will have the colour' },
      },
      {
        at: 'input[type=color]',
        name: { pl: 'Próbka', en: 'Well' },
        said: { pl: 'otwiera próbnik przeglądarki', en: 'opens the browser’s own chooser' },
      },
      {
        at: 'input[type=text]',
        name: { pl: 'Kod', en: 'Code' },
        said: { pl: 'długi albo krótki, z kratką lub bez', en: 'long or short, with or without the sign' },
      },
      {
        at: '[aria-pressed=true]',
        name: { pl: 'Gotowy', en: 'At hand' },
        said: { pl: 'wybrany ma obrys', en: 'the chosen one has an outline' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi po próbce, kodzie i gotowych',
        en: 'goes through the well, the code and those at hand',
      },
    },
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'otwiera próbnik albo bierze gotowy', en: 'opens the chooser, or takes one at hand' },
    },
  ],
  accessibility: [
    {
      pl: 'Każdy gotowy kolor ma nazwę i mówi, czy jest wybrany. Nazwij go pasem: „3 kyu”, nie „zielony”.',
      en: 'Each colour at hand has a name and says whether it is chosen. Name it by its belt: “3 kyu”, not “green”.',
    },
    {
      pl: 'Kod, który nie jest kolorem, niczego nie zmienia i znika po wyjściu z pola.',
      en: 'A code that is no colour changes nothing, and is gone when the field is left.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <ColorPicker
            label={say({ pl: 'Kolor pasa', en: 'Colour of the belt' })}
            codeLabel={say({ pl: 'Kod koloru', en: 'Code of the colour' })}
            swatches={belts}
            defaultValue={grades.kyu5.color}
          />
        ),
        said: {
          pl: 'podaj gotowe kolory, których klub naprawdę używa.',
          en: 'offer the colours that the club really uses.',
        },
      },
      dont: {
        Picture: () => (
          <ColorPicker
            label={say({ pl: 'Kolor pasa', en: 'Colour of the belt' })}
            codeLabel={say({ pl: 'Kod koloru', en: 'Code of the colour' })}
            defaultValue="#e8d33a"
          />
        ),
        said: {
          pl: 'nie każ dobierać koloru pasa na oko. Każdy stopień wyjdzie inny.',
          en: 'don’t have the colour of a belt matched by eye. Each grade will come out differently.',
        },
      },
    },
  ],
};
