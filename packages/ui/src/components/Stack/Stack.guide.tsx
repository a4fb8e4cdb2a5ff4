import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

export const guide: Guide = {
  purpose: { pl: 'Ułożyć rzeczy jedna pod drugą', en: 'Set things under each other' },
  alias: ['stos', 'kolumna', 'vstack', 'stack', 'vertical layout', 'spacing'],
  summary: {
    pl: 'Rzeczy jedna pod drugą, w równym odstępie ze skali.',
    en: 'Things under each other, evenly spaced on the scale.',
  },
  when: [
    {
      pl: 'Prawie zawsze: pola formularza, części strony, wiersze karty.',
      en: 'Nearly always: fields of a form, parts of a page, lines of a card.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Rzeczy stoją obok siebie.', en: 'Things stand beside each other.' },
      instead: 'Layout/Inline',
    },
    {
      said: { pl: 'Wiersze są danymi i dokądś prowadzą.', en: 'The rows are data and lead somewhere.' },
      instead: 'Data/ItemList',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stack space={12}>
        <Card>{say({ pl: 'Treningi', en: 'Trainings' })}</Card>
        <Card>{say({ pl: 'Obecności', en: 'Presences' })}</Card>
        <Card>{say({ pl: 'Egzaminy', en: 'Exams' })}</Card>
      </Stack>
    ),
    parts: [
      {
        at: ':scope > * > div:first-child',
        name: { pl: 'Pierwsza', en: 'First' },
        said: { pl: 'bez własnego marginesu', en: 'with no margin of its own' },
      },
      {
        at: ':scope > * > div:nth-child(2)',
        name: { pl: 'Następna', en: 'Next' },
        said: { pl: 'odstęp należy do stosu', en: 'the space belongs to the stack' },
      },
      {
        at: ':scope > * > div:nth-child(3)',
        name: { pl: 'Ostatnia', en: 'Last' },
        said: { pl: 'nic pod nią nie wystaje', en: 'nothing sticks out below' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Kolejność dla czytnika jest kolejnością kodu. Gdy to lista, napisz as="ul".',
      en: 'The order for a screen reader is that of the code. Where it is a list, say as="ul".',
    },
    {
      pl: 'Odstęp mówi, co należy do czego. Bliżej znaczy razem.',
      en: 'Space tells what belongs to what. Nearer means together.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={24}>
            <Stack space={4}>
              <Heading level={3}>{say({ pl: 'Opiekun', en: 'Guardian' })}</Heading>
              <Text>{say({ pl: 'Ewa Lis, matka', en: 'Ewa Lis, mother' })}</Text>
            </Stack>
            <Stack space={4}>
              <Heading level={3}>{say({ pl: 'Telefon', en: 'Phone' })}</Heading>
              <Text>600 100 200</Text>
            </Stack>
          </Stack>
        ),
        said: { pl: 'mniejszy odstęp w środku, większy dookoła.', en: 'less space within, more around.' },
      },
      dont: {
        Picture: () => (
          <Stack space={16}>
            <Heading level={3}>{say({ pl: 'Opiekun', en: 'Guardian' })}</Heading>
            <Text>{say({ pl: 'Ewa Lis, matka', en: 'Ewa Lis, mother' })}</Text>
            <Heading level={3}>{say({ pl: 'Telefon', en: 'Phone' })}</Heading>
            <Text>600 100 200</Text>
          </Stack>
        ),
        said: {
          pl: 'nie dawaj wszędzie tego samego odstępu. Tytuł nie wie, do kogo należy.',
          en: 'don’t give the same space everywhere. A title doesn’t know whom it belongs to.',
        },
      },
    },
  ],
};
