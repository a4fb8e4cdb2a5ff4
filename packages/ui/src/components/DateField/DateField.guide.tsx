import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { words } from '../../../.storybook/texts.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Select } from '../Select/Select.tsx';
import { DateField } from './DateField.tsx';

export const guide: Guide = {
  purpose: { pl: 'Podać dzień', en: 'Give a day' },
  alias: ['data', 'kalendarz', 'date picker', 'datepicker', 'calendar input'],
  summary: {
    pl: 'Dzień wpisany tak, jak się go pisze, przesunięty strzałką albo wybrany z miesiąca.',
    en: 'A day typed as people write it, stepped by the arrows, or chosen from a month.',
  },
  when: [
    {
      pl: 'Dzień jest znany z pamięci albo bliski: urodziny, następny trening.',
      en: 'The day is known by heart, or near: a birthday, the next training.',
    },
    {
      pl: 'Liczy się, jaki to dzień tygodnia: kalendarz pokazuje cały miesiąc.',
      en: 'It matters which day of the week it is: the calendar shows a whole month.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Są dwa końce: od kiedy do kiedy.', en: 'There are two ends: from when to when.' },
      instead: 'Forms/DateRangePicker',
    },
    {
      said: {
        pl: 'Przegląda się tygodnie, a nie podaje wartość.',
        en: 'Weeks are gone through, and no value is given.',
      },
      instead: 'Training/WeekNavigator',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <DateField
          label={say({ pl: 'Egzamin', en: 'Exam' })}
          hint={say({ pl: 'Wypada w sobotę.', en: 'It falls on a Saturday.' })}
          labels={words.pickerLabels}
          defaultValue="2026-12-12"
        />
      </Wide>
    ),
    parts: [
      { at: 'label', name: { pl: 'Nazwa', en: 'Label' }, said: { pl: 'dzień czego', en: 'the day of what' } },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Field' },
        said: {
          pl: 'przyjmuje 12.12.2026, 12.12.26 i same cyfry',
          en: 'takes 12.12.2026, 12.12.26, and the figures alone',
        },
      },
      {
        at: 'button[aria-haspopup]',
        name: { pl: 'Kalendarz', en: 'Calendar' },
        said: {
          pl: 'miesiąc obok pola, na telefonie od dołu',
          en: 'a month beside the field, on a phone from below',
        },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'czego dzień nie mówi sam', en: 'what the day doesn’t say by itself' },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      said: {
        pl: 'dzień dalej albo wcześniej; w pustym dziś',
        en: 'a day on or back; today in an empty one',
      },
    },
    { keys: ['Alt', 'ArrowDown'], said: { pl: 'otwiera kalendarz', en: 'opens the calendar' } },
    {
      keys: ['Enter'],
      said: { pl: 'przyjmuje wpisane i wysyła formularz', en: 'takes what is typed, and sends the form' },
    },
    {
      keys: ['Escape'],
      said: {
        pl: 'zamyka kalendarz i wraca na przycisk',
        en: 'closes the calendar, and goes back to its button',
      },
    },
  ],
  accessibility: [
    {
      pl: 'Po każdej strzałce czytnik mówi cały dzień: „czwartek, 4 marca 2027”.',
      en: 'After each arrow a screen reader says the whole day: “Thursday, 4 March 2027”.',
    },
    {
      pl: 'Dnia, którego nie ma, nie poprawia po cichu: zostaje wpisany i jest objaśniony.',
      en: 'A day that doesn’t exist is not mended in silence: it stays as typed, and is explained.',
    },
    {
      pl: 'Granice podaj w min i max. Pole samo powie: „Najwcześniej 20.11.2026”.',
      en: 'Give its bounds as min and max. The field says “20.11.2026 at the earliest” by itself.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <DateField
            label={say({ pl: 'Data urodzenia', en: 'Date of birth' })}
            labels={words.pickerLabels}
            defaultValue="2014-05-03"
            max="2026-11-20"
          />
        ),
        said: {
          pl: 'zostaw pisanie. Data urodzenia to osiem cyfr.',
          en: 'leave it to typing. A date of birth is eight digits.',
        },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <Select label={say({ pl: 'Dzień', en: 'Day' })} options={[{ value: '3', label: '3' }]} />
            <Select
              label={say({ pl: 'Miesiąc', en: 'Month' })}
              options={[{ value: '5', label: say({ pl: 'maj', en: 'May' }) }]}
            />
            <Select label={say({ pl: 'Rok', en: 'Year' })} options={[{ value: '2014', label: '2014' }]} />
          </Inline>
        ),
        said: {
          pl: 'nie rozbijaj dnia na trzy listy. To trzy wybory i kilkadziesiąt wierszy lat.',
          en: 'don’t break a day into three lists. That is three choices and dozens of years.',
        },
      },
    },
  ],
};
