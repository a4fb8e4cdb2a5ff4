import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Inline } from './Inline.tsx';

export const guide: Guide = {
  purpose: { pl: 'Ułożyć rzeczy obok siebie', en: 'Set things beside each other' },
  alias: ['rząd', 'wiersz', 'row', 'hstack', 'flex', 'cluster'],
  summary: {
    pl: 'Rzeczy w wierszu z równym odstępem. Gdy brak miejsca, schodzą niżej jak słowa.',
    en: 'Things in a line, evenly spaced. Where room is short they go to the next line, like words.',
  },
  when: [
    { pl: 'Przyciski, żetony, ikona ze słowem.', en: 'Buttons, chips, an icon with a word.' },
    {
      pl: 'Dwie rzeczy przy dwóch brzegach (justify="between").',
      en: 'Two things at two edges (justify="between").',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Rzeczy mają mieć równą szerokość.', en: 'The things are to be of equal width.' },
      instead: 'Layout/Columns',
    },
    { said: { pl: 'Stoją jedna pod drugą.', en: 'They stand under each other.' }, instead: 'Layout/Stack' },
  ],
  anatomy: {
    Picture: () => (
      <Inline space={8}>
        <Tag>{say({ pl: 'dzieci', en: 'children' })}</Tag>
        <Tag>{say({ pl: 'młodzież', en: 'youth' })}</Tag>
        <Tag>{say({ pl: 'dorośli', en: 'adults' })}</Tag>
      </Inline>
    ),
    parts: [
      {
        at: ':scope > * > :first-child',
        name: { pl: 'Pierwsza', en: 'First' },
        said: { pl: 'bez własnego marginesu', en: 'with no margin of its own' },
      },
      {
        at: ':scope > * > :nth-child(2)',
        name: { pl: 'Następna', en: 'Next' },
        said: {
          pl: 'odstęp należy do rzędu, nie do rzeczy',
          en: 'the space belongs to the line and not to the things',
        },
      },
      {
        at: ':scope > * > :last-child',
        name: { pl: 'Ostatnia', en: 'Last' },
        said: { pl: 'łamie się, chyba że nowrap', en: 'wraps, unless nowrap' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Kolejność dla czytnika i klawisza Tab jest kolejnością kodu.',
      en: 'The order for a screen reader and the Tab key is that of the code.',
    },
    {
      pl: 'Gdy to lista, napisz as="ul": czytnik powie, ile rzeczy.',
      en: 'Where it is a list, say as="ul": a screen reader tells how many.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <Button>{say({ pl: 'Sprawdź obecność', en: 'Take the roll' })}</Button>
            <Button>{say({ pl: 'Odwołaj trening', en: 'Cancel the training' })}</Button>
          </Inline>
        ),
        said: {
          pl: 'pozwól się łamać. Po polsku słowa są dłuższe.',
          en: 'let it wrap. In Polish words are longer.',
        },
      },
      dont: {
        Picture: () => (
          <Inline space={8} nowrap>
            <Button>{say({ pl: 'Sprawdź obecność', en: 'Take the roll' })}</Button>
            <Button>
              {say({
                pl: 'Odwołaj trening i zawiadom uczestników',
                en: 'Cancel the training and tell everybody who comes',
              })}
            </Button>
          </Inline>
        ),
        said: {
          pl: 'nie trzymaj długich przycisków w jednej linii siłą.',
          en: 'don’t force long buttons into one line.',
        },
      },
    },
  ],
};
