import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { type MonthMark, MonthMarks } from './MonthMarks.tsx';

const marks: MonthMark[] = [
  {
    id: 'a',
    day: '2026-11-24',
    group: 'adult',
    look: 'yes',
    text: say({ pl: '18:30 Dorośli, będziesz', en: '18:30 Adults, you’ll come' }),
  },
  {
    id: 'b',
    day: '2026-11-26',
    group: 'weapons',
    look: 'no',
    text: say({ pl: '18:30 Broń, nie będziesz', en: '18:30 Weapons, you won’t come' }),
  },
  {
    id: 'c',
    day: '2026-11-29',
    group: 'open',
    look: 'off',
    text: say({ pl: '11:00 Trening otwarty, odwołany', en: '11:00 Open training, cancelled' }),
  },
];

function Chosen() {
  const [value, setValue] = useState('2026-11-24');
  return (
    <MonthMarks
      label={say({ pl: 'Treningi, listopad 2026', en: 'Trainings, November 2026' })}
      month={value.slice(0, 7)}
      today="2026-11-20"
      value={value}
      onValueChange={setValue}
      marks={marks}
    />
  );
}

export const guide: Guide = {
  purpose: { pl: 'Wybrać dzień po znakach', en: 'Choose a day by its marks' },
  alias: ['mini kalendarz', 'date dots', 'month picker', 'calendar with dots'],
  summary: {
    pl: 'Miesiąc, w którym dzień ma znak na każdą rzecz. Naciśnięcie wybiera dzień.',
    en: 'A month in which each day has a mark for each thing on it. A press chooses the day.',
  },
  when: [
    {
      pl: 'Obok listy dnia: gdzie coś jest i co już odpowiedziałem.',
      en: 'Beside a day’s list: where there is something, and what I have answered.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Znaki muszą mieć nazwy na widoku.', en: 'The marks need their names in sight.' },
      instead: 'Training/MonthCalendar',
    },
    {
      said: { pl: 'Podaje się datę do formularza.', en: 'A date is given to a form.' },
      instead: 'Forms/DateField',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Chosen />
      </Wide>
    ),
    parts: [
      {
        at: 'th:first-child',
        name: { pl: 'Dzień tygodnia', en: 'Weekday' },
        said: { pl: 'skrót, czytnik słyszy całość', en: 'short; a screen reader hears all of it' },
      },
      {
        at: '[aria-pressed=true]',
        name: { pl: 'Wybrany', en: 'Chosen' },
        said: { pl: 'tło i waga', en: 'a ground and weight' },
      },
      {
        at: '[data-cell="2026-11-24"] [data-look=yes]',
        name: { pl: 'Będę', en: 'I’ll come' },
        said: { pl: 'pełna kropka', en: 'a full dot' },
      },
      {
        at: '[data-look=no]',
        name: { pl: 'Nie będę', en: 'I won’t' },
        said: { pl: 'przekreślona', en: 'crossed out' },
      },
      {
        at: '[data-look=off]',
        name: { pl: 'Odwołany', en: 'Cancelled' },
        said: { pl: 'kreska', en: 'a dash' },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      said: { pl: 'dzień wcześniej albo później', en: 'a day back or on' },
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      said: { pl: 'tydzień wcześniej albo później', en: 'a week back or on' },
    },
    { keys: ['Home', 'End'], said: { pl: 'poniedziałek albo niedziela', en: 'Monday or Sunday' } },
    {
      keys: ['PageUp', 'PageDown'],
      said: { pl: 'miesiąc wcześniej albo później', en: 'a month back or on' },
    },
  ],
  accessibility: [
    {
      pl: 'To grid z jednym przystankiem. Dzień mówi datę i każdą rzecz słowami z text.',
      en: 'It is a grid with one stop. A day says its date, and each thing in the words of text.',
    },
    {
      pl: 'Znaki różnią się kształtem, nie samym kolorem.',
      en: 'Marks differ by shape and not by colour alone.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Chosen />,
        said: { pl: 'pokaż obok, co jest w wybranym dniu.', en: 'show beside it what is on the chosen day.' },
      },
      dont: {
        Picture: () => (
          <MonthMarks
            label={say({ pl: 'Treningi, listopad 2026', en: 'Trainings, November 2026' })}
            month="2026-11"
            value="2026-11-24"
            onValueChange={() => {}}
            marks={marks.map((mark) => ({ ...mark, text: '' }))}
          />
        ),
        said: {
          pl: 'nie zostawiaj znaków bez słów. Kropki nikt nie rozszyfruje.',
          en: 'don’t leave the marks without words anywhere. Nobody deciphers dots.',
        },
      },
    },
  ],
};
