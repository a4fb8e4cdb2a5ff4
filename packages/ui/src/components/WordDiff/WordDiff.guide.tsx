import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type DiffPart, WordDiff } from './WordDiff.tsx';

const parts: DiffPart[] = [
  { value: say({ pl: 'Jeden dzień ', en: 'One day ' }) },
  { value: '80 zł', removed: true },
  { value: '90 zł', added: true },
  { value: say({ pl: ', dla członków klubu taniej.', en: ', less for members.' }) },
];

export const guide: Guide = {
  purpose: { pl: 'Zobaczyć, które słowa się zmieniły', en: 'See which words changed' },
  alias: ['różnica', 'diff', 'track changes', 'compare', 'zmiany w tekście'],
  summary: {
    pl: 'Co w tekście doszło, a co znikło, słowo po słowie. Reszta jest skrócona.',
    en: 'What of a text came and went, word by word. The rest is cut short.',
  },
  when: [
    {
      pl: 'Porównuje się dwie wersje opisu, regulaminu, artykułu.',
      en: 'Two versions of a description, of rules, of an article are compared.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To krótka wartość: „4 kyu” na „3 kyu”.', en: 'It is a short value: “4 kyu” to “3 kyu”.' },
      instead: 'Data/ChangeHistory',
    },
    { said: { pl: 'Szukało się słowa.', en: 'A word was searched for.' }, instead: 'Data/MarkedText' },
  ],
  anatomy: {
    Picture: () => (
      <WordDiff
        labels={{
          added: say({ pl: 'dodano:', en: 'added:' }),
          removed: say({ pl: 'usunięto:', en: 'removed:' }),
        }}
        parts={parts}
      />
    ),
    parts: [
      {
        at: 'del',
        name: { pl: 'Znikło', en: 'Gone' },
        said: { pl: 'przekreślone, na tle', en: 'struck out, on a ground' },
      },
      {
        at: 'ins',
        name: { pl: 'Doszło', en: 'New' },
        said: { pl: 'podkreślone, na tle', en: 'underlined, on a ground' },
      },
      {
        at: 'p > span:last-child',
        name: { pl: 'Bez zmian', en: 'Unchanged' },
        said: { pl: 'długie skrócone do brzegów', en: 'a long one is cut to its edges' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Czytnik słyszy „usunięto” i „dodano” przed słowami.',
      en: 'A screen reader hears “removed” and “added” before the words.',
    },
    {
      pl: 'Różnią się kreską, nie samym kolorem.',
      en: 'They differ by their lines and not by colour alone.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <WordDiff
            labels={{
              added: say({ pl: 'dodano:', en: 'added:' }),
              removed: say({ pl: 'usunięto:', en: 'removed:' }),
            }}
            parts={parts}
          />
        ),
        said: { pl: 'pokaż zmianę w zdaniu.', en: 'show the change within its sentence.' },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <Text>
              {say({
                pl: 'Jeden dzień 80 zł, dla członków klubu taniej.',
                en: 'One day 80 zł, less for members.',
              })}
            </Text>
            <Text>
              {say({
                pl: 'Jeden dzień 90 zł, dla członków klubu taniej.',
                en: 'One day 90 zł, less for members.',
              })}
            </Text>
          </Stack>
        ),
        said: {
          pl: 'nie pokazuj dwóch całych tekstów jeden pod drugim.',
          en: 'don’t show two whole texts below each other.',
        },
      },
    },
  ],
};
