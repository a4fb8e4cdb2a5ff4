import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusTag } from './StatusTag.tsx';

export const guide: Guide = {
  purpose: { pl: 'Nazwać stan', en: 'Name a state' },
  alias: ['status', 'stan', 'badge', 'label', 'state tag', 'pill'],
  summary: { pl: 'Stan jako tekst, ikona i kolor razem.', en: 'A state as text, icon and colour together.' },
  when: [
    {
      pl: 'W wierszu, przy tytule: odbył się, odwołany, wypożyczony.',
      en: 'In a row, by a title: took place, cancelled, lent.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'To własność, a nie stan: sekcja, rodzaj.',
        en: 'It is a property and no state: a section, a kind.',
      },
      instead: 'Data/Tag',
    },
    {
      said: { pl: 'To grupa na planie.', en: 'It is a group of the timetable.' },
      instead: 'Training/GroupTag',
    },
  ],
  anatomy: {
    Picture: () => (
      <Inline space={12}>
        <StatusTag status="success">{say({ pl: 'Odbył się', en: 'Took place' })}</StatusTag>
        <StatusTag status="danger">{say({ pl: 'Odwołany', en: 'Cancelled' })}</StatusTag>
      </Inline>
    ),
    parts: [
      {
        at: 'span:first-child > svg',
        name: { pl: 'Ikona', en: 'Icon' },
        said: { pl: 'kształt mówi to samo co kolor', en: 'its shape says the same as its colour' },
      },
      {
        at: ':scope > * > span:first-child > span',
        name: { pl: 'Słowo', en: 'Word' },
        said: { pl: 'jedno, najwyżej dwa', en: 'one or two' },
      },
      {
        at: ':scope > * > span:last-child',
        name: { pl: 'Kolor', en: 'Colour' },
        said: { pl: 'pięć znaczeń, te same wszędzie', en: 'five meanings, the same everywhere' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Czytnik słyszy słowo. Ikona milczy, bo mówi to samo.',
      en: 'A screen reader hears the word. The icon is silent, as it says the same.',
    },
    {
      pl: 'Bez koloru zostaje ikona i słowo: w druku i dla tych, którzy go nie widzą.',
      en: 'Without colour there are icon and word: on paper, and for who doesn’t see it.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={8} align="start">
            <StatusTag status="danger">{say({ pl: 'Odwołany', en: 'Cancelled' })}</StatusTag>
            <StatusTag status="success">{say({ pl: 'Odbył się', en: 'Took place' })}</StatusTag>
          </Stack>
        ),
        said: {
          pl: 'to samo słowo na ten sam stan, na każdej stronie.',
          en: 'one word for one state, on each page.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={8} align="start">
            <StatusTag status="success">{say({ pl: 'Odwołany', en: 'Cancelled' })}</StatusTag>
            <StatusTag status="warning">{say({ pl: 'Odbył się', en: 'Took place' })}</StatusTag>
          </Stack>
        ),
        said: { pl: 'nie mieszaj znaczeń kolorów.', en: 'don’t mix the meanings of colours.' },
      },
    },
  ],
};
