import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać liczbę przy czymś', en: 'Put a number on something' },
  alias: ['licznik', 'znaczek', 'badge', 'counter', 'bubble', 'pill'],
  summary: {
    pl: 'Liczba na czymś albo obok: ile tam jest, ile czeka.',
    en: 'A count on or beside something: how many there are, or wait.',
  },
  when: [
    {
      pl: 'Zakładka, wpis menu, nagłówek: ile jest w środku.',
      en: 'A tab, an entry of a menu, a heading: how many are inside.',
    },
  ],
  whenNot: [
    { said: { pl: 'To słowo, a nie liczba.', en: 'It is a word and no number.' }, instead: 'Data/Tag' },
    {
      said: { pl: 'Liczba jest tym, po co się przyszło.', en: 'The number is what people came for.' },
      instead: 'Data/Stat',
    },
  ],
  anatomy: {
    Picture: () => (
      <Inline space={16}>
        <Badge count={3} tone="accent" label={say({ pl: '3 nowe zadania', en: '3 new tasks' })} />
        <Badge count={140} label={say({ pl: '140 nowych wiadomości', en: '140 new messages' })} />
      </Inline>
    ),
    parts: [
      {
        at: 'span[role=img]:first-child',
        name: { pl: 'Liczba', en: 'Count' },
        said: {
          pl: 'ton mówi wagę: zwykła, nowa, pilna',
          en: 'its tone tells its weight: plain, new, urgent',
        },
      },
      {
        at: 'span[role=img]:last-child',
        name: { pl: 'Duża liczba', en: 'A large one' },
        said: { pl: 'powyżej max z plusem', en: 'above max, with a plus' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Obok słowa nie trzeba nic. Sama potrzebuje label: „3 nowe zadania”.',
      en: 'Beside a word it needs nothing. Alone it needs a label: “3 new tasks”.',
    },
    { pl: 'Nie ogłasza się, gdy rośnie.', en: 'It doesn’t announce itself as it grows.' },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <Text>{say({ pl: 'Użytkownicy', en: 'Users' })}</Text>
            <Badge count={2} tone="accent" />
          </Inline>
        ),
        said: { pl: 'licz to, co ktoś może załatwić.', en: 'count what somebody can settle.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <Text>{say({ pl: 'Użytkownicy', en: 'Users' })}</Text>
            <Badge count={1284} max={9999} tone="danger" />
          </Inline>
        ),
        said: {
          pl: 'nie strasz czerwoną liczbą wszystkich rekordów.',
          en: 'don’t frighten with the number of all records, in red.',
        },
      },
    },
  ],
};
