import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Card } from '../Card/Card.tsx';
import type { CalendarItem } from '../WeekCalendar/HourGrid.tsx';
import { DayCalendar } from './DayCalendar.tsx';

const items: CalendarItem[] = [
  {
    id: '1',
    group: 'kids',
    day: '2026-11-17',
    start: '17:00',
    end: '18:30',
    title: say({ pl: 'Aikido dzieci', en: 'Aikido children' }),
    detail: say({ pl: 'Szkoła nr 47', en: 'School no. 47' }),
    href: '#1',
  },
  {
    id: '2',
    group: 'adult',
    day: '2026-11-17',
    start: '18:00',
    end: '19:30',
    title: say({ pl: 'Aikido dorośli', en: 'Aikido adults' }),
    detail: 'Dojo Wrzeszcz',
    href: '#2',
  },
];

export const guide: Guide = {
  purpose: { pl: 'Zobaczyć dzień godzina po godzinie', en: 'See a day by the hour' },
  alias: ['dzień', 'plan dnia', 'day view', 'schedule', 'timeline view'],
  summary: {
    pl: 'Dzień według godzin. To, co trwa naraz, leży obok siebie; gdy brak miejsca, jest listą.',
    en: 'A day by the hour. What goes on at a time lies side by side; with little room it is a list.',
  },
  when: [
    {
      pl: 'Na recepcji albo w sali: co jest teraz, co potem.',
      en: 'At the desk or in the hall: what is on now, and next.',
    },
  ],
  whenNot: [
    { said: { pl: 'Chodzi o tydzień.', en: 'It is about a week.' }, instead: 'Training/WeekCalendar' },
    { said: { pl: 'Na telefonie członka.', en: 'On a member’s phone.' }, instead: 'Training/Agenda' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Card padding="none">
          <DayCalendar
            label={say({ pl: 'Treningi, 17 listopada', en: 'Trainings, 17 November' })}
            day="2026-11-17"
            today="2026-11-17"
            now="17:20"
            emptyLabel={say({ pl: 'Brak treningów', en: 'No trainings' })}
            items={items}
          />
        </Card>
      </Wide>
    ),
    parts: [
      {
        at: 'h3, h2, h4',
        name: { pl: 'Dzień', en: 'Day' },
        said: { pl: 'data i nazwa', en: 'the date and its name' },
      },
      {
        at: 'ol ul li[title^="17:00"]',
        name: { pl: 'Trening', en: 'Training' },
        said: { pl: 'tak wysoki, jak trwa', en: 'as high as it lasts' },
      },
      {
        at: 'ol ul li[title^="18:00"]',
        name: { pl: 'Obok', en: 'Beside' },
        said: { pl: 'to, co trwa naraz', en: 'what goes on at the same time' },
      },
      {
        at: 'li[data-running]',
        name: { pl: 'Teraz', en: 'Now' },
        said: { pl: 'to, co trwa, jest oznaczone', en: 'what is on is marked' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po treningach', en: 'goes through the trainings' } },
    { keys: ['Enter'], said: { pl: 'otwiera trening', en: 'opens the training' } },
  ],
  accessibility: [
    {
      pl: 'Pod spodem jest lista w kolejności godzin. Oś i linia „teraz” milczą.',
      en: 'Underneath is a list in the order of time. The axis and the line for “now” are silent.',
    },
    {
      pl: 'Każdy trening mówi godziny, nazwę, miejsce i stan.',
      en: 'Each training says times, name, place and state.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Card padding="none">
            <DayCalendar
              label={say({ pl: 'Treningi', en: 'Trainings' })}
              day="2026-11-17"
              today="2026-11-17"
              now="17:20"
              emptyLabel={say({ pl: 'Brak treningów', en: 'No trainings' })}
              items={items}
            />
          </Card>
        ),
        said: { pl: 'podaj now. Linia mówi, gdzie się jest.', en: 'give now. The line tells where one is.' },
      },
      dont: {
        Picture: () => (
          <Card padding="none">
            <DayCalendar
              label={say({ pl: 'Treningi', en: 'Trainings' })}
              day="2026-11-18"
              today="2026-11-17"
              emptyLabel=""
              items={[]}
            />
          </Card>
        ),
        said: {
          pl: 'nie pokazuj pustego dnia samą siatką godzin.',
          en: 'don’t give an empty day a grid of hours only.',
        },
      },
    },
  ],
};
