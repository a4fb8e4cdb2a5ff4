import type { Guide } from '../../../.storybook/guide.ts';
import { grades } from '../../../.storybook/sample-club.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { BeltBadge } from './BeltBadge.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać stopień', en: 'Show a grade' },
  alias: ['stopień', 'pas', 'kyu', 'dan', 'rank badge', 'grade chip'],
  summary: {
    pl: 'Stopień z małym pasem, w sam raz do wiersza.',
    en: 'A grade with a small belt, the right size for a row.',
  },
  when: [
    {
      pl: 'W tabelach, listach i tytułach, gdzie stopień jest jedną z danych.',
      en: 'In tables, lists and titles, where the grade is one fact of several.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Stopień jest tematem strony.', en: 'The grade is what the page is about.' },
      instead: 'Data/Belt',
    },
    {
      said: { pl: 'Chodzi o grupę, a nie o stopień.', en: 'It is about a group and not a grade.' },
      instead: 'Training/GroupTag',
    },
  ],
  anatomy: {
    Picture: () => (
      <Inline space={24}>
        <BeltBadge grade="4 kyu" color={grades.kyu4.color} />
        <BeltBadge compact grade="1 dan" color={grades.dan1.color} />
      </Inline>
    ),
    parts: [
      {
        at: 'span:first-child > svg',
        name: { pl: 'Pas', en: 'Belt' },
        said: { pl: 'w kolorze klubu, z krawędzią', en: 'in the club’s colour, with an edge' },
      },
      {
        at: ':scope > * > span:first-child',
        name: { pl: 'Słowo', en: 'Word' },
        said: { pl: 'stopień, nigdy sam kolor', en: 'the grade, never colour alone' },
      },
      {
        at: '[role=img]',
        name: { pl: 'Sam pas', en: 'Belt alone' },
        said: {
          pl: 'compact; stopień słyszy czytnik i widać po wskazaniu',
          en: 'compact; a screen reader hears the grade, and it shows when pointed at',
        },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'W pełnej postaci czytany jest tekst, a pas milczy. W compact pas jest obrazem o nazwie stopnia.',
      en: 'In full the text is read and the belt is silent. In compact the belt is a picture by the grade’s name.',
    },
    {
      pl: 'Kolory pasów różnią się w klubach. Czytaj je z systemu stopni.',
      en: 'Belts differ from club to club. Read their colours from the system of grades.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={8}>
            <BeltBadge grade="5 kyu" color={grades.kyu5.color} />
            <BeltBadge grade="3 kyu" color={grades.kyu3.color} />
          </Stack>
        ),
        said: { pl: 'w tabeli pisz stopień słowem.', en: 'in a table, write the grade.' },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <BeltBadge compact grade="3 kyu" color={grades.kyu3.color} />
            <BeltBadge compact grade="1 kyu" color={grades.kyu1.color} />
          </Stack>
        ),
        said: {
          pl: 'nie zostawiaj samych kolorów. Zielony i brązowy to dla wielu to samo.',
          en: 'don’t leave colours alone. Green and brown are the same to many.',
        },
      },
    },
  ],
};
