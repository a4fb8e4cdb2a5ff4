import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { BeltIcon, CalendarIcon, HomeIcon, UserIcon, UsersIcon } from '../../icons/icons.tsx';
import type { MenuGroup, MenuItem } from './items.ts';
import { SideMenu } from './SideMenu.tsx';

const groups: MenuGroup<MenuItem>[] = [
  { items: [{ label: say({ pl: 'Pulpit', en: 'Dashboard' }), href: '#dashboard', icon: HomeIcon }] },
  {
    label: say({ pl: 'Administracja', en: 'Administration' }),
    items: [
      {
        label: say({ pl: 'Użytkownicy', en: 'Users' }),
        href: '#users',
        icon: UserIcon,
        count: 2,
        countLabel: say({ pl: '2 do zrobienia', en: '2 to do' }),
      },
      {
        label: 'Dojo',
        icon: BeltIcon,
        items: [
          {
            label: say({ pl: 'Treningi', en: 'Trainings' }),
            href: '#trainings',
            icon: CalendarIcon,
            current: true,
          },
          { label: say({ pl: 'Uczniowie', en: 'Students' }), href: '#students', icon: UsersIcon },
        ],
      },
    ],
  },
];

export const guide: Guide = {
  purpose: { pl: 'Przejść do części aplikacji', en: 'Go to a part of the application' },
  alias: ['menu boczne', 'nawigacja', 'sidebar', 'side navigation', 'nav', 'drawer menu'],
  summary: {
    pl: 'Główna nawigacja z boku. Tego, do czego ktoś nie ma prawa, nie ma w niej wcale.',
    en: 'The main navigation, at the side. What a person has no right to isn’t there at all.',
  },
  when: [
    {
      pl: 'W Shell, dla wszystkich stron aplikacji.',
      en: 'In a Shell, for all the pages of the application.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'To cztery codzienne miejsca na telefonie.',
        en: 'They are the four daily places of a phone.',
      },
      instead: 'Layout/BottomBar',
    },
    { said: { pl: 'To widoki jednej rzeczy.', en: 'They are views of one thing.' }, instead: 'Layout/Tabs' },
    {
      said: { pl: 'To strona publiczna z wieloma działami.', en: 'It is a public site of many parts.' },
      instead: 'Navigation/MegaMenu',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <SideMenu groups={groups} />
      </Wide>
    ),
    parts: [
      {
        at: 'nav > div:last-child > div',
        name: { pl: 'Grupa', en: 'Group' },
        said: { pl: 'nazwa tego, co pod nią', en: 'the name of what is under it' },
      },
      {
        at: '[aria-current]',
        name: { pl: 'Tutaj', en: 'Here' },
        said: { pl: 'tło, waga i kreska', en: 'a ground, weight and a line' },
      },
      {
        at: 'nav > div:first-child svg',
        name: { pl: 'Ikona', en: 'Icon' },
        said: { pl: 'ta sama co w pasku telefonu', en: 'the same as in a phone’s bar' },
      },
      {
        at: 'button[aria-expanded]',
        name: { pl: 'Gałąź', en: 'Branch' },
        said: { pl: 'otwarta, gdy jest się pod nią', en: 'open while one is under it' },
      },
      {
        at: 'nav > div:last-child > ul > li:first-child a > :last-child',
        name: { pl: 'Liczba', en: 'Count' },
        said: { pl: 'co tam czeka', en: 'what waits there' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po wpisach', en: 'goes through the entries' } },
    { keys: ['Enter'], said: { pl: 'idzie albo otwiera gałąź', en: 'goes there, or opens a branch' } },
    { keys: ['Space'], said: { pl: 'otwiera albo zamyka gałąź', en: 'opens or closes a branch' } },
  ],
  accessibility: [
    {
      pl: 'To nawigacja z nazwą, grupy są listami z nazwami, a miejsce ma aria-current="page".',
      en: 'It is a named navigation; groups are named lists, and where one is has aria-current="page".',
    },
    {
      pl: 'Liczbę powiedz słowami w countLabel. Prawa daj w isAllowed: pusta grupa znika sama.',
      en: 'Say a count in words in countLabel. Give rights in isAllowed: an empty group goes by itself.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <SideMenu groups={groups} />,
        said: {
          pl: 'układaj w kolejności, w jakiej się z tego korzysta.',
          en: 'keep the order in which it is used.',
        },
      },
      dont: {
        Picture: () => (
          <SideMenu
            groups={[
              {
                items: [
                  { label: say({ pl: 'Kalendarz', en: 'Calendar' }), href: '#a', icon: CalendarIcon },
                  { label: say({ pl: 'Treningi', en: 'Trainings' }), href: '#b', icon: CalendarIcon },
                  {
                    label: say({ pl: 'Grafik zajęć', en: 'Schedule of classes' }),
                    href: '#c',
                    icon: CalendarIcon,
                  },
                ],
              },
            ]}
          />
        ),
        said: {
          pl: 'nie nazywaj jednego miejsca trzema słowami. Szuka się go trzy razy.',
          en: 'don’t give one place three names. It is looked for three times.',
        },
      },
    },
  ],
};
