import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Text } from '../Text/Text.tsx';
import { MarkedText, type TextPart } from './MarkedText.tsx';

const parts: TextPart[] = [
  { text: say({ pl: 'Dzień wolny odwołuje ', en: 'A day off cancels ' }) },
  { text: say({ pl: 'treningi', en: 'trainings' }), isFound: true },
  { text: say({ pl: ', które obejmuje.', en: ' that it covers.' }) },
];

export const guide: Guide = {
  purpose: { pl: 'Zaznaczyć znalezione słowo', en: 'Mark the word that was found' },
  alias: ['podświetlenie', 'highlight', 'search match', 'mark'],
  summary: {
    pl: 'Tekst, w którym widać to, czego szukano.',
    en: 'A text in which what was searched for is seen.',
  },
  when: [
    { pl: 'Wyniki szukania: dlaczego ten wiersz tu jest.', en: 'Search results: why this row is here.' },
  ],
  whenNot: [
    { said: { pl: 'To zmiany w tekście.', en: 'They are changes in a text.' }, instead: 'Data/WordDiff' },
    {
      said: { pl: 'Słowo ma być ważne zawsze.', en: 'The word matters always.' },
      instead: 'Foundations/Text',
    },
  ],
  anatomy: {
    Picture: () => (
      <Text>
        <MarkedText parts={parts} />
      </Text>
    ),
    parts: [
      {
        at: 'mark',
        name: { pl: 'Znalezione', en: 'Found' },
        said: { pl: 'tło, nie sam kolor liter', en: 'a ground and not the letters’ colour alone' },
      },
      {
        at: 'p',
        name: { pl: 'Dookoła', en: 'Around' },
        said: { pl: 'tyle, by zrozumieć zdanie', en: 'enough to understand the sentence' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'To element mark. Większość czytników go nie mówi, więc zdanie musi wystarczyć.',
      en: 'It is a mark. Most screen readers don’t say it: the sentence has to do.',
    },
    {
      pl: 'Zaznaczaj bez ogonków tak, jak szukasz: „zolty” znajduje „żółty”.',
      en: 'Mark without accents as you search: “zolty” finds “żółty”.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Text>
            <MarkedText parts={parts} />
          </Text>
        ),
        said: { pl: 'zaznacz całe słowo, którego szukano.', en: 'mark the whole of what was searched for.' },
      },
      dont: {
        Picture: () => (
          <Text>
            <MarkedText
              parts={[
                { text: say({ pl: 'D', en: 'Tr' }) },
                { text: say({ pl: 'z', en: 'a' }), isFound: true },
                { text: say({ pl: 'ień wolny ', en: 'inings th' }) },
                { text: say({ pl: 'o', en: 'e' }), isFound: true },
                { text: say({ pl: 'dwołuje tr', en: ' day o' }) },
                { text: say({ pl: 'e', en: 'f' }), isFound: true },
                { text: say({ pl: 'ningi', en: 'f' }) },
              ]}
            />
          </Text>
        ),
        said: {
          pl: 'nie zaznaczaj po literze. Oko nie wie, co było szukane.',
          en: 'don’t mark letter by letter. The eye doesn’t know what was searched for.',
        },
      },
    },
  ],
};
