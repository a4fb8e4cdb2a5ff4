import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { Card } from '../Card/Card.tsx';
import type { CalendarItem } from '../WeekCalendar/HourGrid.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

const items: CalendarItem[] = [
  {
    id: '1',
    day: '2026-11-20',
    start: '18:30',
    end: '20:00',
    title: say({ pl: 'Aikido dorośli', en: 'Aikido adults' }),
    group: 'adult',
    href: '#1',
  },
  {
    id: '2',
    day: '2026-11-24',
    start: '17:00',
    end: '18:00',
    title: say({ pl: 'Aikido dzieci', en: 'Aikido children' }),
    group: 'kids',
    href: '#2',
  },
];

export const guide: Guide = {
  purpose: { pl: 'Zobaczyć cały miesiąc', en: 'See a whole month' },
  alias: ['miesiąc', 'kalendarz', 'month view', 'calendar', 'events'],
  summary: {
    pl: 'Miesiąc w tygodniach od poniedziałku. Na telefonie tylko dni, w których coś jest.',
    en: 'A month in weeks from Monday. On a phone, only the days on which there is something.',
  },
  when: [
    {
      pl: 'Planuje się albo szuka dnia: staż, egzamin, dni wolne.',
      en: 'One plans, or looks for a day: a seminar, an exam, days off.',
    },
  ],
  whenNot: [
    { said: { pl: 'Ważne są godziny.', en: 'The hours matter.' }, instead: 'Training/WeekCalendar' },
    {
      said: { pl: 'Wystarczą znaki i wybór dnia.', en: 'Marks will do, and the choice of a day.' },
      instead: 'Training/MonthMarks',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="tall">
        <Card padding="none">
          <MonthCalendar
            label={say({ pl: 'Treningi, listopad 2026', en: 'Trainings, November 2026' })}
            month="2026-11"
            today="2026-11-20"
            items={items}
            daysOff={{ '2026-11-11': say({ pl: 'Święto Niepodległości', en: 'Independence Day' }) }}
            emptyLabel={say({ pl: 'Brak treningów', en: 'No trainings' })}
          />
        </Card>
      </Stage>
    ),
    parts: [
      {
        at: 'thead th:first-child',
        name: { pl: 'Dzień tygodnia', en: 'Weekday' },
        said: { pl: 'od poniedziałku', en: 'from Monday' },
      },
      {
        at: '[data-today]',
        name: { pl: 'Dziś', en: 'Today' },
        said: { pl: 'oznaczone kształtem', en: 'marked by a shape' },
      },
      {
        at: '[data-off] > div',
        name: { pl: 'Dzień wolny', en: 'Day off' },
        said: { pl: 'z powodem', en: 'with its reason' },
      },
      {
        at: '[data-today] ul li',
        name: { pl: 'Trening', en: 'Training' },
        said: { pl: 'godzina i nazwa, barwa grupy', en: 'a time and a name, the group’s hue' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po treningach', en: 'goes through the trainings' } },
    { keys: ['Enter'], said: { pl: 'otwiera trening', en: 'opens the training' } },
  ],
  accessibility: [
    {
      pl: 'To tabela z nazwą. Dzień mówi całą datę, dziś ma aria-current.',
      en: 'It is a named table. A day says its whole date; today has aria-current.',
    },
    {
      pl: 'Dnia spoza miesiąca nie da się pomylić: jest cichszy, a data mówi miesiąc.',
      en: 'A day of another month can’t be mistaken: it is quieter, and its date tells the month.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="tall">
            <Card padding="none">
              <MonthCalendar
                label={say({ pl: 'Treningi, listopad 2026', en: 'Trainings, November 2026' })}
                month="2026-11"
                today="2026-11-20"
                items={items}
                emptyLabel={say({ pl: 'Brak treningów', en: 'No trainings' })}
              />
            </Card>
          </Stage>
        ),
        said: {
          pl: 'krótkie nazwy. W komórce mieszczą się dwa słowa.',
          en: 'short names. Two words fit in a cell.',
        },
      },
      dont: {
        Picture: () => (
          <Stage height="tall">
            <Card padding="none">
              <MonthCalendar
                label={say({ pl: 'Treningi, listopad 2026', en: 'Trainings, November 2026' })}
                month="2026-11"
                items={Array.from({ length: 8 }, (_, at) => ({
                  id: `${at}`,
                  day: '2026-11-18',
                  start: `${10 + at}:00`,
                  end: `${11 + at}:00`,
                  title: say({ pl: 'Aikido dorośli i młodzież', en: 'Aikido adults and youth' }),
                }))}
                emptyLabel={say({ pl: 'Brak treningów', en: 'No trainings' })}
              />
            </Card>
          </Stage>
        ),
        said: {
          pl: 'nie pokazuj w nim całego grafiku. Osiem treningów dziennie to nie miesiąc na rzut oka.',
          en: 'don’t show the whole timetable in it. Eight trainings a day are no month at a glance.',
        },
      },
    },
  ],
};
