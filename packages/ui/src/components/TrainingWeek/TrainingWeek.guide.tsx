import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { TrainingWeek, type TrainingWeekProps, type WeekDayLook } from './TrainingWeek.tsx';

const names = [
  say({ pl: 'pn', en: 'Mo' }),
  say({ pl: 'wt', en: 'Tu' }),
  say({ pl: 'śr', en: 'We' }),
  say({ pl: 'cz', en: 'Th' }),
  say({ pl: 'pt', en: 'Fr' }),
  say({ pl: 'sb', en: 'Sa' }),
  say({ pl: 'nd', en: 'Su' }),
];

const looks: WeekDayLook[] = ['done', 'none', 'open', 'planned', 'open', 'none', 'none'];

const week = {
  group: 'adult',
  done: 1,
  planned: 1,
  goal: 3,
  of: say({ pl: 'z 3', en: 'of 3' }),
  title: say({ pl: 'Jeszcze jeden do celu', en: 'One more to the goal' }),
  description: say({ pl: 'trzeci tydzień z rzędu', en: 'the third week in a row' }),
  today: '2026-11-24',
  days: looks.map((look, at) => ({
    day: `2026-11-${23 + at}`,
    name: names[at] ?? '',
    text: `${names[at]}: ${look}`,
    look,
  })),
} as const satisfies TrainingWeekProps;

export const guide: Guide = {
  purpose: { pl: 'Pokazać postęp tygodnia', en: 'Show how the week goes' },
  alias: ['cel tygodnia', 'pierścień', 'activity ring', 'weekly goal', 'streak'],
  summary: {
    pl: 'Tydzień na macie: pierścień z częścią na każdy trening do celu i siedem dni.',
    en: 'A week on the mat: a ring with a part for each training of the goal, and seven days.',
  },
  when: [
    { pl: 'Na pulpicie członka: ile z moich trzech.', en: 'On a member’s dashboard: how many of my three.' },
  ],
  whenNot: [
    { said: { pl: 'Cel jest w stopniu.', en: 'The goal is a grade.' }, instead: 'Data/NextGrade' },
    { said: { pl: 'Chodzi o rok.', en: 'It is about a year.' }, instead: 'Training/YearMap' },
  ],
  anatomy: {
    Picture: () => <TrainingWeek {...week} />,
    parts: [
      {
        at: 'circle[data-look=done]:first-child',
        name: { pl: 'Był', en: 'Was there' },
        said: { pl: 'pełna część', en: 'a full part' },
      },
      {
        at: 'circle[data-look=planned]',
        name: { pl: 'Będzie', en: 'Will come' },
        said: { pl: 'zapowiedziana', en: 'one that is announced' },
      },
      {
        at: 'circle[data-look=none]',
        name: { pl: 'Do celu', en: 'To go' },
        said: { pl: 'pusta', en: 'an empty one' },
      },
      {
        at: 'h2',
        name: { pl: 'Co z tego', en: 'What it comes to' },
        said: { pl: 'zdanie, nie procent', en: 'a sentence and no per cent' },
      },
      { at: 'li[aria-current]', name: { pl: 'Dziś', en: 'Today' }, said: { pl: 'oznaczone', en: 'marked' } },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Pierścień milczy, dni czytnik słyszy słowami: „poniedziałek: na macie”.',
      en: 'The ring is silent; days are said in words: “Monday: on the mat”.',
    },
    {
      pl: 'Stan dnia ma kształt, nie sam kolor.',
      en: 'The state of a day has a shape and not a colour alone.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <TrainingWeek {...week} />,
        said: { pl: 'mów, ile brakuje.', en: 'say how many are missing.' },
      },
      dont: {
        Picture: () => (
          <TrainingWeek
            {...week}
            done={0}
            planned={0}
            title={say({ pl: 'Zawaliłeś ten tydzień', en: 'You blew this week' })}
          />
        ),
        said: {
          pl: 'nie zawstydzaj. Kto nie był, wie o tym.',
          en: 'don’t shame people. Who wasn’t there knows it.',
        },
      },
    },
  ],
};
