import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { WeekNavigator } from './WeekNavigator.tsx';

function Moving() {
  const [week, setWeek] = useState('2026-11-16');
  return (
    <WeekNavigator
      week={week}
      today="2026-11-25"
      onWeekChange={setWeek}
      labels={{
        previous: say({ pl: 'Poprzedni tydzień', en: 'Previous week' }),
        next: say({ pl: 'Następny tydzień', en: 'Next week' }),
        today: say({ pl: 'Dziś', en: 'Today' }),
      }}
    />
  );
}

export const guide: Guide = {
  purpose: { pl: 'Przejść do innego tygodnia', en: 'Go to another week' },
  alias: ['poprzedni', 'następny', 'dziś', 'week switcher', 'date navigator', 'pager'],
  summary: {
    pl: 'Droga z tygodnia na tydzień, z powrotem na dziś i nazwą tego, co widać.',
    en: 'The way from week to week, back to today, with the name of what is in sight.',
  },
  when: [{ pl: 'Nad grafikiem tygodnia.', en: 'Above a week’s timetable.' }],
  whenNot: [
    {
      said: { pl: 'Trzeba podać konkretny dzień.', en: 'A certain day is to be given.' },
      instead: 'Forms/DateField',
    },
    { said: { pl: 'To strony listy.', en: 'They are pages of a list.' }, instead: 'Data/Pagination' },
  ],
  anatomy: {
    Picture: () => <Moving />,
    parts: [
      {
        at: 'button:first-child',
        name: { pl: 'Dziś', en: 'Today' },
        said: { pl: 'gaśnie, gdy się tam jest', en: 'goes out when one is there' },
      },
      {
        at: 'button:nth-of-type(2)',
        name: { pl: 'Wstecz', en: 'Back' },
        said: { pl: 'o tydzień', en: 'by a week' },
      },
      {
        at: 'button:nth-of-type(3)',
        name: { pl: 'Dalej', en: 'On' },
        said: { pl: 'o tydzień', en: 'by a week' },
      },
      {
        at: '[aria-live]',
        name: { pl: 'Tydzień', en: 'Week' },
        said: { pl: 'napisany tak, jak pisze język', en: 'written as the language does' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po przyciskach', en: 'goes through the buttons' } },
    { keys: ['Enter', 'Space'], said: { pl: 'zmienia tydzień', en: 'changes the week' } },
  ],
  accessibility: [
    {
      pl: 'Nowy tydzień jest powiedziany, a skupienie zostaje na przycisku.',
      en: 'The new week is said, and the focus stays on its button.',
    },
    {
      pl: 'Od prawej do lewej strzałki odwracają się razem z czasem.',
      en: 'From right to left the arrows turn, along with time.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Moving />,
        said: { pl: 'trzymaj tydzień w adresie.', en: 'keep the week in the address.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <TextField label={say({ pl: 'Od', en: 'From' })} defaultValue="16.11.2026" />
            <TextField label={say({ pl: 'Do', en: 'To' })} defaultValue="22.11.2026" />
            <Button>{say({ pl: 'Pokaż', en: 'Show' })}</Button>
          </Inline>
        ),
        said: {
          pl: 'nie każ wpisywać dat, by przejść o tydzień.',
          en: 'don’t have dates typed to go on by a week.',
        },
      },
    },
  ],
};
