import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Progress } from './Progress.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać, ile już jest', en: 'Show how much is reached' },
  alias: ['pasek postępu', 'progress bar', 'meter', 'loading bar', 'goal'],
  summary: {
    pl: 'Ile z całości jest osiągnięte, paskiem i słowami.',
    en: 'How much of a whole is reached, as a bar and in words.',
  },
  when: [
    {
      pl: 'Coś rośnie do celu: dni do stopnia, wiersze importu.',
      en: 'Something grows towards a goal: days until a grade, rows of an import.',
    },
    { pl: 'Całość jest znana.', en: 'The whole is known.' },
  ],
  whenNot: [
    {
      said: { pl: 'Nie wiadomo, ile zostało.', en: 'Nobody knows how much is left.' },
      instead: 'Feedback/Spinner',
    },
    {
      said: { pl: 'Ważne są kroki, nie ilość.', en: 'The steps matter and not the amount.' },
      instead: 'Layout/Stepper',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Progress
          label={say({ pl: 'Dni treningowe do 3 kyu', en: 'Training days until 3 kyu' })}
          value={38}
          max={50}
          valueText={say({ pl: '38 z 50', en: '38 of 50' })}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'czego jest tyle', en: 'what there is so much of' },
      },
      {
        at: 'label + span',
        name: { pl: 'Słowa', en: 'Words' },
        said: { pl: 'z całością: „38 z 50”', en: 'with the whole: “38 of 50”' },
      },
      {
        at: 'progress',
        name: { pl: 'Pasek', en: 'Bar' },
        said: {
          pl: 'w proporcji; pełny zmienia też ton',
          en: 'in proportion; when full it changes its tone too',
        },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'To element progress z nazwą i słowami: czytnik mówi „38 z 50”, nie „76 procent”.',
      en: 'It is a progress with a name and words: a screen reader says “38 of 50” and not “76 per cent”.',
    },
    {
      pl: 'Gdy rośnie na oczach, sam nie przerywa. Powiedz koniec w obszarze status.',
      en: 'While it grows before one’s eyes it doesn’t interrupt. Tell its end in a status region.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Progress
            label={say({ pl: 'Dni treningowe do 3 kyu', en: 'Training days until 3 kyu' })}
            value={38}
            max={50}
            valueText={say({ pl: '38 z 50', en: '38 of 50' })}
          />
        ),
        said: { pl: 'licz w tym, co klub liczy.', en: 'count in what the club counts.' },
      },
      dont: {
        Picture: () => (
          <Progress label={say({ pl: 'Postęp', en: 'Progress' })} value={76} max={100} valueText="76%" />
        ),
        said: {
          pl: 'nie zamieniaj dni na procenty. Nikt nie wie, ile to treningów.',
          en: 'don’t turn days into per cents. Nobody knows how many trainings that is.',
        },
      },
    },
  ],
};
