import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { Card } from '../Card/Card.tsx';
import type { CalendarItem } from './HourGrid.tsx';
import { WeekCalendar } from './WeekCalendar.tsx';

const items: CalendarItem[] = [
  {
    id: '1',
    group: 'kids',
    day: '2026-11-16',
    start: '17:00',
    end: '18:00',
    title: say({ pl: 'Aikido dzieci', en: 'Aikido children' }),
    detail: say({ pl: 'Szkoła nr 47', en: 'School no. 47' }),
    href: '#1',
  },
  {
    id: '2',
    group: 'adult',
    day: '2026-11-17',
    start: '18:30',
    end: '20:00',
    title: say({ pl: 'Aikido dorośli', en: 'Aikido adults' }),
    detail: 'Dojo Wrzeszcz',
    href: '#2',
  },
  {
    id: '3',
    group: 'youth',
    day: '2026-11-19',
    start: '17:30',
    end: '18:45',
    title: say({ pl: 'Młodzież', en: 'Youth' }),
    status: say({ pl: 'Odwołany', en: 'Cancelled' }),
    struck: true,
    href: '#3',
  },
];

export const guide: Guide = {
  purpose: { pl: 'Zobaczyć tydzień', en: 'See the week' },
  alias: ['tydzień', 'grafik', 'plan zajęć', 'week view', 'timetable', 'schedule', 'calendar'],
  summary: {
    pl: 'Tydzień na rzut oka: siedem kolumn godzin. Gdy brak miejsca, lista według dni.',
    en: 'A week at a glance: seven columns of hours. With little room, a list by day.',
  },
  when: [
    {
      pl: 'Grafik klubu: co, kiedy, gdzie i co się nakłada.',
      en: 'The club’s timetable: what, when, where, and what overlaps.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Ktoś pyta tylko o swoje treningi.', en: 'Somebody asks for their own trainings only.' },
      instead: 'Training/Agenda',
    },
    {
      said: { pl: 'Szuka się dnia w miesiącu.', en: 'One looks for a day of a month.' },
      instead: 'Training/MonthCalendar',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="medium">
        <Card padding="none">
          <WeekCalendar
            label={say({ pl: 'Treningi, 16–22 listopada', en: 'Trainings, 16–22 November' })}
            week="2026-11-16"
            today="2026-11-17"
            now="17:20"
            items={items}
            daysOff={{ '2026-11-20': say({ pl: 'Remont sali', en: 'Hall under repair' }) }}
            emptyLabel={say({ pl: 'Brak treningów', en: 'No trainings' })}
          />
        </Card>
      </Stage>
    ),
    parts: [
      {
        at: 'ol > li:first-child time',
        name: { pl: 'Dzień', en: 'Day' },
        said: { pl: 'data i nazwa', en: 'the date and its name' },
      },
      {
        at: 'ol > li[aria-current]',
        name: { pl: 'Dziś', en: 'Today' },
        said: { pl: 'oznaczone, z linią „teraz”', en: 'marked, with a line for “now”' },
      },
      {
        at: 'ol > li:first-child ul > li',
        name: { pl: 'Trening', en: 'Training' },
        said: { pl: 'tak wysoki, jak trwa; barwa grupy', en: 'as high as it lasts; the group’s hue' },
      },
      {
        at: 'ol > li > p:not(:empty):first-of-type:nth-child(2):not(:last-child)',
        name: { pl: 'Dzień wolny', en: 'Day off' },
        said: { pl: 'z powodem', en: 'with its reason' },
      },
      {
        at: '[data-struck]',
        name: { pl: 'Odwołany', en: 'Cancelled' },
        said: { pl: 'kreskowany, przekreślony i nazwany', en: 'hatched, struck out, and said' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po treningach w kolejności dni', en: 'goes through the trainings, day by day' },
    },
    { keys: ['Enter'], said: { pl: 'otwiera trening', en: 'opens the training' } },
  ],
  accessibility: [
    {
      pl: 'Pod spodem jest lista dni z listami treningów. Oś godzin milczy.',
      en: 'Underneath is a list of days with lists of trainings. The axis of hours is silent.',
    },
    {
      pl: 'Puste godziny składają się, a foldLabel mówi które.',
      en: 'Empty hours fold, and foldLabel says which.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="medium">
            <Card padding="none">
              <WeekCalendar
                label={say({ pl: 'Treningi', en: 'Trainings' })}
                week="2026-11-16"
                items={items}
                emptyLabel={say({ pl: 'Brak treningów', en: 'No trainings' })}
              />
            </Card>
          </Stage>
        ),
        said: { pl: 'zostaw odwołane na planie.', en: 'leave cancelled ones in the timetable.' },
      },
      dont: {
        Picture: () => (
          <Stage height="medium">
            <Card padding="none">
              <WeekCalendar
                label={say({ pl: 'Treningi', en: 'Trainings' })}
                week="2026-11-16"
                items={items.map((item, at) => ({
                  ...item,
                  group: at === 0 ? 'weapons' : 'kids',
                  title: say({ pl: 'Aikido dorośli', en: 'Aikido adults' }),
                }))}
                emptyLabel={say({ pl: 'Brak treningów', en: 'No trainings' })}
              />
            </Card>
          </Stage>
        ),
        said: {
          pl: 'nie koloruj treningów losowo. Barwa znaczy grupę.',
          en: 'don’t colour trainings at random. A hue means a group.',
        },
      },
    },
  ],
};
