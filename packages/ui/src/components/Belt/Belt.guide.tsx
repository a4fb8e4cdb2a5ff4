import type { Guide } from '../../../.storybook/guide.ts';
import { grades } from '../../../.storybook/sample-club.ts';
import { Columns } from '../Columns/Columns.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Belt } from './Belt.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać pas w całej okazałości', en: 'Show a belt at its full size' },
  alias: ['pas', 'obi', 'stopień', 'rank', 'grade illustration'],
  summary: {
    pl: 'Zawiązany pas: końce, belki dan, tkanina, węzeł. Rysowany od 72 pikseli.',
    en: 'A belt as it is tied: ends, dan bars, cloth, knot. Drawn for 72 pixels and more.',
  },
  when: [
    {
      pl: 'Chodzi o stopień: profil, droga do następnego, gratulacje.',
      en: 'It is about a grade: a profile, the way to the next, congratulations.',
    },
  ],
  whenNot: [
    { said: { pl: 'Stopień stoi w wierszu.', en: 'The grade stands in a row.' }, instead: 'Data/BeltBadge' },
    { said: { pl: 'Pas jest dookoła twarzy.', en: 'The belt is around a face.' }, instead: 'Data/Avatar' },
  ],
  anatomy: {
    Picture: () => (
      <Columns layout={2} space={24} from="always">
        <Belt label="4 kyu" color={grades.kyu4.color} />
        <Belt label="2 dan" color={grades.dan1.color} stripes={2} />
      </Columns>
    ),
    parts: [
      {
        at: 'svg:first-child',
        name: { pl: 'Kolor', en: 'Colour' },
        said: { pl: 'taki, jaki klub zapisał', en: 'as the club keeps it' },
      },
      {
        at: 'svg:last-child',
        name: { pl: 'Belki', en: 'Bars' },
        said: {
          pl: 'tyle, ile dan; złote, chyba że klub chce inaczej',
          en: 'as many as the dan; golden, unless the club has it otherwise',
        },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Z label jest obrazem o nazwie stopnia. Bez niej ozdobą, gdy nazwa stoi obok.',
      en: 'With a label it is a picture by the grade’s name. Without, decoration, where the name stands beside.',
    },
    {
      pl: 'Krawędź odcina pas od tła w każdym motywie, także biały od białego.',
      en: 'An edge tells the belt from the ground in every theme, white from white too.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={8} align="center">
            <Belt color={grades.kyu3.color} />
            <Text>3 kyu</Text>
          </Stack>
        ),
        said: { pl: 'stawiaj obok nazwę stopnia.', en: 'put the grade’s name beside it.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <Belt color={grades.kyu3.color} />
          </Inline>
        ),
        said: {
          pl: 'nie bierz go zamiast słowa. Sam kolor nie dla każdego jest stopniem.',
          en: 'don’t take it in the place of a word. A colour alone isn’t a grade to everybody.',
        },
      },
    },
  ],
};
