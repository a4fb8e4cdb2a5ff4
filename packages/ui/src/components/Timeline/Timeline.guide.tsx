import type { Guide } from '../../../.storybook/guide.ts';
import { grades } from '../../../.storybook/sample-club.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { BeltBadge } from '../BeltBadge/BeltBadge.tsx';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

const entries: TimelineEntry[] = [
  {
    id: '2',
    title: '3 kyu',
    dateTime: '2026-06-13',
    date: say({ pl: '13 czerwca 2026', en: '13 June 2026' }),
    description: say({ pl: 'Egzamin letni', en: 'Summer exam' }),
    mark: <BeltBadge compact grade="3 kyu" color={grades.kyu3.color} />,
  },
  {
    id: '1',
    title: say({ pl: 'Dołączenie do klubu', en: 'Joined the club' }),
    dateTime: '2023-09-04',
    date: say({ pl: '4 września 2023', en: '4 September 2023' }),
  },
];

export const guide: Guide = {
  purpose: { pl: 'Opowiedzieć, co kiedy było', en: 'Tell what happened when' },
  alias: ['oś czasu', 'historia', 'timeline', 'activity feed', 'log'],
  summary: {
    pl: 'Co i kiedy się wydarzyło, od najnowszego.',
    en: 'What happened and when, the newest first.',
  },
  when: [
    {
      pl: 'Życiorys rzeczy albo osoby: stopnie, wypożyczenia.',
      en: 'The story of a thing or a person: grades, loans.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'To zmiany pól z „było” i „jest”.',
        en: 'They are changes of fields, with “was” and “is”.',
      },
      instead: 'Data/ChangeHistory',
    },
    {
      said: { pl: 'To plan na przyszłość.', en: 'It is a plan of what is to come.' },
      instead: 'Training/Agenda',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Timeline label={say({ pl: 'Historia stopni', en: 'History of grades' })} entries={entries} />
      </Wide>
    ),
    parts: [
      {
        at: 'li:first-child > :first-child',
        name: { pl: 'Znak', en: 'Mark' },
        said: { pl: 'pas, ikona albo kropka', en: 'a belt, an icon or a dot' },
      },
      {
        at: 'li:first-child time',
        name: { pl: 'Kiedy', en: 'When' },
        said: { pl: 'dla ludzi i dla maszyn', en: 'for people and for machines' },
      },
      {
        at: 'li:first-child > div > div:last-child',
        name: { pl: 'Szczegóły', en: 'Details' },
        said: { pl: 'jak i przez kogo', en: 'how, and by whom' },
      },
      {
        at: 'li:last-child > div',
        name: { pl: 'Początek', en: 'Beginning' },
        said: { pl: 'od czego się zaczęło', en: 'where it began' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po działaniach wpisów', en: 'goes through the deeds of the entries' },
    },
  ],
  accessibility: [
    {
      pl: 'To lista numerowana z datami time. Po usunięciu wpisu skupienie zostaje w liście.',
      en: 'It is an ordered list with time for its dates. When an entry goes, the focus stays in the list.',
    },
    { pl: 'Znak, który coś znaczy, musi mieć nazwę.', en: 'A mark that means something needs a name.' },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Timeline label={say({ pl: 'Historia stopni', en: 'History of grades' })} entries={entries} />
        ),
        said: { pl: 'najnowsze na górze.', en: 'the newest at the top.' },
      },
      dont: {
        Picture: () => (
          <Timeline
            label={say({ pl: 'Historia stopni', en: 'History of grades' })}
            entries={[
              {
                id: '1',
                title: '3 kyu',
                dateTime: '2026-06-13',
                date: say({ pl: 'niedawno', en: 'not long ago' }),
              },
              {
                id: '2',
                title: '4 kyu',
                dateTime: '2025-06-14',
                date: say({ pl: 'dawno temu', en: 'long ago' }),
              },
            ]}
          />
        ),
        said: {
          pl: 'nie pisz „dawno temu”. Po roku nikt nie wie, kiedy.',
          en: 'don’t write “long ago”. After a year nobody knows when.',
        },
      },
    },
  ],
};
