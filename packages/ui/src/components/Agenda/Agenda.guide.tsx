import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { AnswerPill } from '../AnswerPill/AnswerPill.tsx';
import { GroupTag } from '../GroupTag/GroupTag.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { Agenda, type AgendaDay } from './Agenda.tsx';

const days: AgendaDay[] = [
  {
    day: '2026-11-26',
    name: say({ pl: 'Dziś', en: 'Today' }),
    items: [
      {
        id: '1',
        start: '18:30',
        end: '20:00',
        title: say({ pl: 'Aikido dorośli', en: 'Aikido adults' }),
        href: '#1',
        group: 'adult',
        detail: <GroupTag group="adult">{say({ pl: 'Dorośli', en: 'Adults' })}</GroupTag>,
        action: <AnswerPill pressed={false}>{say({ pl: 'Będę', en: 'I’ll come' })}</AnswerPill>,
      },
      {
        id: '2',
        start: '20:15',
        end: '21:15',
        title: say({ pl: 'Broń', en: 'Weapons' }),
        href: '#2',
        group: 'weapons',
        struck: true,
        status: <StatusTag status="danger">{say({ pl: 'Odwołany', en: 'Cancelled' })}</StatusTag>,
      },
    ],
  },
];

export const guide: Guide = {
  purpose: { pl: 'Zobaczyć, co jest dzień po dniu', en: 'See what is on, day by day' },
  alias: ['agenda', 'lista treningów', 'schedule list', 'upcoming', 'plan dnia', 'event list'],
  summary: {
    pl: 'Co jest którego dnia, z odpowiedzią pod kciukiem. Dzień zostaje u góry, póki coś z niego widać.',
    en: 'What is on, day by day, with the answer under a thumb. A day stays on top as long as something of it is in sight.',
  },
  when: [
    {
      pl: 'Na telefonie: co mam w tym tygodniu i czy będę.',
      en: 'On a phone: what have I this week, and will I come.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Ważne jest, co się z czym nakłada.', en: 'It matters what overlaps with what.' },
      instead: 'Training/WeekCalendar',
    },
    {
      said: { pl: 'Chodzi o najbliższy trening.', en: 'It is about the next training.' },
      instead: 'Training/NextClass',
    },
    { said: { pl: 'To, co już było.', en: 'What has been.' }, instead: 'Data/Timeline' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Agenda days={days} />
      </Wide>
    ),
    parts: [
      {
        at: 'h3',
        name: { pl: 'Dzień', en: 'Day' },
        said: { pl: 'nazwa bliska ludziom: „Dziś”', en: 'the name people use: “Today”' },
      },
      {
        at: 'li:first-child > div:first-child',
        name: { pl: 'Godziny', en: 'Times' },
        said: { pl: 'początek mocno, koniec cicho', en: 'the beginning strong, the end quiet' },
      },
      {
        at: 'li:first-child > span',
        name: { pl: 'Grupa', en: 'Group' },
        said: { pl: 'barwa, a nazwa stoi obok', en: 'a hue; the name stands beside' },
      },
      {
        at: 'li:first-child a',
        name: { pl: 'Trening', en: 'Training' },
        said: { pl: 'prowadzi na swoją stronę', en: 'leads to its page' },
      },
      {
        at: 'li:first-child button',
        name: { pl: 'Odpowiedź', en: 'Answer' },
        said: { pl: 'tam, gdzie kciuk', en: 'where a thumb is' },
      },
      {
        at: '[data-struck]',
        name: { pl: 'Odwołany', en: 'Cancelled' },
        said: { pl: 'przekreślony i nazwany', en: 'struck out, and said' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po treningach i odpowiedziach', en: 'goes through trainings and answers' },
    },
    { keys: ['Enter'], said: { pl: 'otwiera trening', en: 'opens the training' } },
  ],
  accessibility: [
    {
      pl: 'Dni są nagłówkami, treningi listą. Odsyłacz ma w nazwie dzień i godzinę, bo „Aikido dorośli” jest co tydzień.',
      en: 'Days are headings, trainings a list. A link’s name has the day and the time, as “Aikido adults” is there every week.',
    },
    {
      pl: 'Odwołanie powiedz słowem w status: przekreślenia nie słychać.',
      en: 'Say in status that it is off: a line through isn’t heard.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Agenda days={days} />,
        said: {
          pl: 'zostaw odwołany na swoim miejscu. Kto go szuka, dowie się od razu.',
          en: 'leave a cancelled one in its place. Who looks for it learns at once.',
        },
      },
      dont: {
        Picture: () => (
          <Agenda days={[{ day: '2026-11-26', name: say({ pl: 'Dziś', en: 'Today' }), items: [] }]} />
        ),
        said: {
          pl: 'nie usuwaj odwołanego z listy. Ktoś przyjedzie na zamknięte drzwi.',
          en: 'don’t take a cancelled one off the list. Somebody will stand before a locked door.',
        },
      },
    },
  ],
};
