import type { Guide } from '../../../.storybook/guide.ts';
import { grades } from '../../../.storybook/sample-club.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Link } from '../Link/Link.tsx';
import { NextGrade } from './NextGrade.tsx';

const way = {
  title: say({ pl: 'Droga do 4 kyu', en: 'The way to 4 kyu' }),
  description: say({ pl: 'masz 5 kyu od 11 lipca', en: '5 kyu since 11 July' }),
  belt: grades.kyu5,
  next: grades.kyu4,
  measures: [
    {
      label: say({ pl: 'dni na macie', en: 'days on the mat' }),
      value: '31',
      of: say({ pl: 'z 40', en: 'of 40' }),
      share: 31 / 40,
    },
    {
      label: say({ pl: 'miesięcy od 5 kyu', en: 'months since 5 kyu' }),
      value: '4',
      of: say({ pl: 'z 5', en: 'of 5' }),
      share: 4 / 5,
    },
  ],
  forecast: {
    title: say({ pl: 'Warunki spełnione około 17 grudnia', en: 'All there around 17 December' }),
    description: say({ pl: 'w Twoim rytmie: 2,6 dnia na tydzień', en: 'in your rhythm: 2.6 days a week' }),
  },
  action: <Link href="#requirements">{say({ pl: 'Wymagania', en: 'Requirements' })}</Link>,
};

export const guide: Guide = {
  purpose: { pl: 'Pokazać drogę do stopnia', en: 'Show the way to the next grade' },
  alias: ['postęp', 'stopień', 'egzamin', 'grade progress', 'level up', 'goal card'],
  summary: {
    pl: 'Jak daleko do następnego stopnia: pas, który jest, pas, który przyjdzie, i co już masz.',
    en: 'How far it is to the next grade: the belt worn, the belt to come, and what is there already.',
  },
  when: [{ pl: 'Na pulpicie i w profilu członka.', en: 'On a member’s dashboard and profile.' }],
  whenNot: [
    { said: { pl: 'To historia stopni.', en: 'It is the history of grades.' }, instead: 'Data/Timeline' },
    { said: { pl: 'Jest jedna miara.', en: 'There is one measure.' }, instead: 'Feedback/Progress' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <NextGrade {...way} />
      </Wide>
    ),
    parts: [
      {
        at: 'h2',
        name: { pl: 'Dokąd', en: 'Where to' },
        said: { pl: '„Droga do 4 kyu”', en: '“The way to 4 kyu”' },
      },
      {
        at: 'section > div:nth-of-type(2) > svg:first-child',
        name: { pl: 'Pas teraz', en: 'Belt now' },
        said: { pl: 'ten, który się nosi', en: 'the one that is worn' },
      },
      {
        at: 'section > div:nth-of-type(2) > svg:last-child',
        name: { pl: 'Pas potem', en: 'Belt to come' },
        said: { pl: 'następny, jeszcze mniejszy', en: 'the next, still smaller' },
      },
      {
        at: 'dl > div:first-child',
        name: { pl: 'Miara', en: 'Measure' },
        said: { pl: 'ile jest i ile trzeba', en: 'how much is there, and is asked for' },
      },
      { at: 'a', name: { pl: 'Dalej', en: 'On' }, said: { pl: 'wymagania', en: 'the requirements' } },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do odsyłacza', en: 'reaches the link' } },
    { keys: ['Enter'], said: { pl: 'otwiera wymagania', en: 'opens the requirements' } },
  ],
  accessibility: [
    {
      pl: 'To część strony o nazwie drogi. Miary są liczbami i słowami, paski je powtarzają.',
      en: 'It is a section named by the way. Measures are numbers and words; bars repeat them.',
    },
    { pl: 'Pasy milczą: stopień mówi tytuł.', en: 'The belts are silent: the title tells the grade.' },
  ],
  advice: [
    {
      do: {
        Picture: () => <NextGrade {...way} />,
        said: { pl: 'powiedz kiedy, w rytmie tej osoby.', en: 'say when, in this person’s rhythm.' },
      },
      dont: {
        Picture: () => (
          <NextGrade
            {...way}
            title={say({ pl: '17 grudnia dostaniesz 4 kyu', en: 'On 17 December you get 4 kyu' })}
          />
        ),
        said: {
          pl: 'nie obiecuj stopnia. Spełnione warunki to jeszcze nie egzamin.',
          en: 'don’t promise a grade. What is asked for being there is no exam yet.',
        },
      },
    },
  ],
};
