import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { words } from '../../../.storybook/texts.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const labels = {
  ...words.pickerLabels,
  from: say({ pl: 'Od', en: 'From' }),
  to: say({ pl: 'Do', en: 'To' }),
};

export const guide: Guide = {
  purpose: { pl: 'Podać okres od – do', en: 'Give a span of days' },
  alias: ['zakres dat', 'od do', 'date range', 'period', 'start end'],
  summary: {
    pl: 'Dni od pierwszego do ostatniego. Pierwsze naciśnięcie w kalendarzu zaczyna, drugie kończy.',
    en: 'Days from the first to the last. The first press in the calendar begins, the second ends.',
  },
  when: [
    {
      pl: 'Rzecz trwa kilka dni: obóz, zawieszenie, remont sali.',
      en: 'The thing lasts some days: a camp, a suspension, a hall under repair.',
    },
  ],
  whenNot: [
    { said: { pl: 'Jest jeden dzień.', en: 'There is one day.' }, instead: 'Forms/DateField' },
    {
      said: { pl: 'Zawęża się listę gotowymi okresami.', en: 'A list is narrowed by ready-made spans.' },
      instead: 'Data/FilterBar',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <DateRangePicker
          label={say({ pl: 'Obóz', en: 'Camp' })}
          hint={say({ pl: 'Razem z dniem przyjazdu.', en: 'The day of arrival included.' })}
          labels={labels}
          defaultValue={{ from: '2026-07-06', to: '2026-07-17' }}
        />
      </Wide>
    ),
    parts: [
      {
        at: '[id$=-label]',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'okres czego', en: 'the span of what' },
      },
      {
        at: 'input:first-of-type',
        name: { pl: 'Od', en: 'From' },
        said: { pl: 'pierwszy dzień, wpisany albo wybrany', en: 'the first day, typed or chosen' },
      },
      {
        at: 'input:last-of-type',
        name: { pl: 'Do', en: 'To' },
        said: { pl: 'ostatni dzień, włącznie', en: 'the last day, included' },
      },
      {
        at: 'button[aria-haspopup]',
        name: { pl: 'Kalendarz', en: 'Calendar' },
        said: { pl: 'oba końce w jednym miesiącu', en: 'both ends in one month' },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'czy końce się liczą', en: 'whether the ends count' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi z początku na koniec i na kalendarz',
        en: 'goes from the first day to the last, and to the calendar',
      },
    },
    {
      keys: ['Enter'],
      said: { pl: 'w kalendarzu zaczyna albo kończy okres', en: 'in the calendar, begins or ends the span' },
    },
    { keys: ['Escape'], said: { pl: 'zamyka kalendarz', en: 'closes the calendar' } },
  ],
  accessibility: [
    {
      pl: 'Oba pola mają własne nazwy („Od”, „Do”) w grupie o nazwie okresu.',
      en: 'Both fields have names of their own (“From”, “To”) within a group that bears the span’s name.',
    },
    {
      pl: 'W kalendarzu kolejność nie ma znaczenia: wcześniejszy dzień zostaje początkiem. Wpisanego na odwrót nie zamienia, tylko oddaje Tobie do oceny.',
      en: 'In the calendar the order makes no difference: the earlier day becomes the first. Typed the wrong way round, it isn’t swapped but left to you to judge.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <DateRangePicker
            label={say({ pl: 'Obóz', en: 'Camp' })}
            labels={labels}
            defaultValue={{ from: '2026-07-17', to: '2026-07-06' }}
            error={say({ pl: 'Obóz kończy się, zanim się zacznie.', en: 'The camp ends before it begins.' })}
          />
        ),
        said: {
          pl: 'powiedz w error, co jest nie tak z okresem jako całością.',
          en: 'say in error what is wrong with the span as a whole.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={16}>
            <DateField
              label={say({ pl: 'Data 1', en: 'Date 1' })}
              labels={words.pickerLabels}
              defaultValue="2026-07-06"
            />
            <DateField
              label={say({ pl: 'Data 2', en: 'Date 2' })}
              labels={words.pickerLabels}
              defaultValue="2026-07-17"
            />
          </Stack>
        ),
        said: {
          pl: 'nie dawaj dwóch osobnych dat bez wspólnej nazwy. Nie wiadomo, że są jednym.',
          en: 'don’t give two dates apart without a common name. Nobody knows that they are one.',
        },
      },
    },
  ],
};
