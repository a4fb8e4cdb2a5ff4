import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Slider } from './Slider.tsx';

export const guide: Guide = {
  purpose: { pl: 'Przesunąć między najmniej a najwięcej', en: 'Move between least and most' },
  alias: ['suwak', 'zakres', 'range', 'slider', 'zoom'],
  summary: {
    pl: 'Wartość, której miejsce między końcami mówi więcej niż cyfra.',
    en: 'A value whose place between the ends says more than its figure.',
  },
  when: [
    {
      pl: 'Skutek widać przy przesuwaniu: przybliżenie zdjęcia, wielkość liter.',
      en: 'The effect is seen while moving: a picture’s zoom, the size of letters.',
    },
    { pl: 'Dokładna liczba nie jest ważna.', en: 'The exact figure doesn’t matter.' },
  ],
  whenNot: [
    {
      said: { pl: 'Liczbę się zna i wpisuje.', en: 'The number is known and typed.' },
      instead: 'Forms/NumberField',
    },
    {
      said: { pl: 'Miejsc jest kilka i mają nazwy.', en: 'There are a few places, and they have names.' },
      instead: 'Forms/SegmentedControl',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Slider
          label={say({ pl: 'Długość treningu', en: 'Length of the training' })}
          min={30}
          max={180}
          step={15}
          defaultValue={90}
          formatValue={(minutes) => `${minutes} min`}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'co się przesuwa', en: 'what is moved' },
      },
      {
        at: 'input',
        name: { pl: 'Suwak', en: 'Slider' },
        said: { pl: 'gałka ma 44 px pod palcem', en: 'its thumb has 44 px under a finger' },
      },
      {
        at: 'output',
        name: { pl: 'Wartość', en: 'Value' },
        said: { pl: 'z jednostką, zawsze widoczna', en: 'with its unit, always in sight' },
      },
    ],
  },
  keys: [
    { keys: ['ArrowRight', 'ArrowUp'], said: { pl: 'o krok więcej', en: 'a step more' } },
    { keys: ['ArrowLeft', 'ArrowDown'], said: { pl: 'o krok mniej', en: 'a step less' } },
    { keys: ['Home', 'End'], said: { pl: 'na początek albo koniec', en: 'to the least or the most' } },
    { keys: ['PageUp', 'PageDown'], said: { pl: 'o większy krok', en: 'by a larger step' } },
  ],
  accessibility: [
    {
      pl: 'formatValue daje słowa czytnikowi i oku: „90 min”, nie „90”.',
      en: 'formatValue gives the words to a screen reader and the eye: “90 min” and not “90”.',
    },
    {
      pl: 'Wartość obok nie jest czytana drugi raz przy każdym kroku.',
      en: 'The value beside it isn’t read a second time at each step.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Slider
            label={say({ pl: 'Przybliżenie', en: 'Zoom' })}
            min={100}
            max={400}
            step={10}
            defaultValue={160}
            formatValue={(value) => `${value}%`}
          />
        ),
        said: { pl: 'dawaj go tam, gdzie widać skutek.', en: 'take it where the effect is in sight.' },
      },
      dont: {
        Picture: () => (
          <Slider
            label={say({ pl: 'Numer członkowski', en: 'Member’s number' })}
            min={1000}
            max={9999}
            defaultValue={1041}
          />
        ),
        said: {
          pl: 'nie każ celować palcem w konkretną liczbę.',
          en: 'don’t make a finger aim at an exact number.',
        },
      },
    },
  ],
};
