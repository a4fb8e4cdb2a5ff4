import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { CalendarIcon, NoteIcon, UsersIcon } from '../../icons/icons.tsx';
import { MegaMenu, type MegaMenuItem } from './MegaMenu.tsx';

const items: MegaMenuItem[] = [
  { label: 'Start', href: '#start', current: true },
  {
    label: say({ pl: 'Treningi', en: 'Trainings' }),
    sections: [
      {
        title: say({ pl: 'Dla kogo', en: 'For whom' }),
        links: [
          {
            label: say({ pl: 'Dzieci', en: 'Children' }),
            href: '#children',
            description: say({ pl: 'Od 6 lat, przez zabawę', en: 'From 6 years on, by play' }),
            icon: UsersIcon,
          },
        ],
      },
      {
        title: say({ pl: 'Kiedy', en: 'When' }),
        links: [
          {
            label: say({ pl: 'Grafik', en: 'Timetable' }),
            href: '#timetable',
            description: say({ pl: 'Cały tydzień', en: 'All week' }),
            icon: CalendarIcon,
          },
        ],
      },
    ],
  },
  {
    label: say({ pl: 'O nas', en: 'About us' }),
    sections: [
      {
        title: say({ pl: 'Klub', en: 'Club' }),
        links: [{ label: say({ pl: 'Historia', en: 'History' }), href: '#past', icon: NoteIcon }],
      },
    ],
  },
];

export const guide: Guide = {
  purpose: { pl: 'Przejść po dużej stronie', en: 'Find one’s way on a large site' },
  alias: ['mega menu', 'nawigacja strony', 'navbar', 'site navigation', 'disclosure navigation'],
  summary: {
    pl: 'Drogi po stronie z wieloma działami, według rodzaju. Odsyłacze zostają odsyłaczami.',
    en: 'The ways through a site of many parts, by their kind. Links stay links.',
  },
  when: [
    {
      pl: 'Strona publiczna klubu: dla kogo, kiedy, o nas.',
      en: 'The club’s public site: for whom, when, about us.',
    },
  ],
  whenNot: [
    { said: { pl: 'To działania.', en: 'They are deeds.' }, instead: 'Overlays/DropdownMenu' },
    {
      said: { pl: 'To aplikacja po zalogowaniu.', en: 'It is the application after signing in.' },
      instead: 'Layout/SideMenu',
    },
  ],
  anatomy: {
    Picture: () => <MegaMenu label={say({ pl: 'Strona klubu', en: 'The club’s site' })} items={items} />,
    parts: [
      {
        at: 'a[aria-current]',
        name: { pl: 'Tutaj', en: 'Here' },
        said: { pl: 'kreska pod spodem, nie sam kolor', en: 'a line below, not colour alone' },
      },
      {
        at: 'li:nth-child(2) > button',
        name: { pl: 'Dział', en: 'Part' },
        said: { pl: 'otwiera kolumny', en: 'opens its columns' },
      },
      {
        at: 'li:nth-child(2) > button svg',
        name: { pl: 'Strzałka', en: 'Arrow' },
        said: { pl: 'mówi, że coś się otworzy', en: 'tells that something opens' },
      },
      {
        at: 'li:last-child > button',
        name: { pl: 'Inny dział', en: 'Another part' },
        said: { pl: 'naraz otwarty jest jeden', en: 'one is open at a time' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi po pasku i tym, co otwarte; poza nim zamyka',
        en: 'goes through the bar and what is open; beyond it, closes',
      },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'otwiera albo zamyka dział', en: 'opens or closes a part' } },
    { keys: ['Escape'], said: { pl: 'zamyka i wraca na dział', en: 'closes, and goes back to the part' } },
  ],
  accessibility: [
    {
      pl: 'Wzorzec rozwijanej nawigacji, nie menu: czytnik słyszy odsyłacze i listy z nazwami.',
      en: 'The pattern of a disclosure navigation and not of a menu: a screen reader hears links, and lists with names.',
    },
    {
      pl: 'Nic nie otwiera się od samego wskazania. description mówi, co jest po drugiej stronie.',
      en: 'Nothing opens by pointing alone. description says what is at the other end.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <MegaMenu label={say({ pl: 'Strona klubu', en: 'The club’s site' })} items={items} />,
        said: { pl: 'dziel po tym, kto czyta i o co pyta.', en: 'divide by who reads, and what they ask.' },
      },
      dont: {
        Picture: () => (
          <MegaMenu
            label={say({ pl: 'Strona klubu', en: 'The club’s site' })}
            items={[
              { label: say({ pl: 'Sekcja', en: 'Section' }), sections: [] },
              { label: say({ pl: 'Zarząd', en: 'Board' }), sections: [] },
              { label: say({ pl: 'Dokumenty', en: 'Documents' }), sections: [] },
              { label: say({ pl: 'Inne', en: 'Other' }), sections: [] },
            ]}
          />
        ),
        said: {
          pl: 'nie dziel po tym, jak klub jest zorganizowany.',
          en: 'don’t divide by how the club is organised.',
        },
      },
    },
  ],
};
