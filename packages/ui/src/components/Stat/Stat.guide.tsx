import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Stat } from './Stat.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać jedną liczbę', en: 'Show one figure' },
  alias: ['statystyka', 'wskaźnik', 'KPI', 'metric', 'number card', 'stat'],
  summary: { pl: 'Jedna liczba i co liczy.', en: 'One figure, and what it counts.' },
  when: [
    {
      pl: 'Liczba jest tym, po co się przyszło: obecnych, na macie.',
      en: 'The figure is what people came for: present, on the mat.',
    },
  ],
  whenNot: [
    { said: { pl: 'Liczba stoi przy słowie.', en: 'The number stands by a word.' }, instead: 'Data/Badge' },
    {
      said: { pl: 'Ważna jest droga do celu.', en: 'The way to a goal matters.' },
      instead: 'Feedback/Progress',
    },
  ],
  anatomy: {
    Picture: () => (
      <Inline space={24}>
        <Stat
          label={say({ pl: 'Obecnych', en: 'Present' })}
          value={14}
          size="large"
          beside={<Text tone="muted">{say({ pl: 'z 18', en: 'of 18' })}</Text>}
        />
        <Stat label={say({ pl: 'Obecność', en: 'Presence' })} value="86%" tone="success" />
      </Inline>
    ),
    parts: [
      {
        at: ':scope > * > div:first-child > span:first-child',
        name: { pl: 'Co', en: 'What' },
        said: { pl: 'może prowadzić do listy', en: 'may lead to the list' },
      },
      {
        at: ':scope > * > div:first-child > span:last-child > span',
        name: { pl: 'Liczba', en: 'Figure' },
        said: { pl: 'gotowa do czytania', en: 'ready to read' },
      },
      {
        at: 'p',
        name: { pl: 'Obok', en: 'Beside' },
        said: { pl: 'z ilu, jak przedtem', en: 'of how many, how it was before' },
      },
      {
        at: ':scope > * > div:last-child > span:last-child',
        name: { pl: 'Ton', en: 'Tone' },
        said: { pl: 'dobra wiadomość ma też słowo', en: 'good news has a word too' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Nazwa stoi przed liczbą, więc czytnik mówi „Obecnych 14”.',
      en: 'The label comes before the figure: a screen reader says “Present 14”.',
    },
    {
      pl: 'Ton nic nie mówi czytnikowi. Napisz, czy to dobrze.',
      en: 'The tone says nothing to a screen reader. Write whether it is good.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stat
            label={say({ pl: 'Obecność w listopadzie', en: 'Presence in November' })}
            value="86%"
            beside={<Text tone="muted">{say({ pl: 'w październiku 81%', en: '81% in October' })}</Text>}
          />
        ),
        said: { pl: 'daj punkt odniesienia.', en: 'give something to compare with.' },
      },
      dont: {
        Picture: () => (
          <Stat
            label={say({ pl: 'Wszystkich rekordów w systemie', en: 'Records in the system' })}
            value="12 847"
            size="large"
          />
        ),
        said: {
          pl: 'nie pokazuj liczby, z którą nic nie można zrobić.',
          en: 'don’t show a figure that nobody can do anything about.',
        },
      },
    },
  ],
};
