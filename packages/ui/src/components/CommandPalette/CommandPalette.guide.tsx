import type { Guide } from '../../../.storybook/guide.ts';
import { Still } from '../../../.storybook/Still.tsx';
import { say } from '../../../.storybook/say.ts';
import { CalendarIcon, PlusIcon, UserPlusIcon, UsersIcon } from '../../icons/icons.tsx';
import { type CommandGroup, CommandPalette } from './CommandPalette.tsx';

const groups: CommandGroup[] = [
  {
    label: say({ pl: 'Przejdź do', en: 'Go to' }),
    commands: [
      {
        id: 'trainings',
        label: say({ pl: 'Treningi', en: 'Trainings' }),
        icon: CalendarIcon,
        href: '#trainings',
      },
      { id: 'students', label: say({ pl: 'Uczniowie', en: 'Students' }), icon: UsersIcon, href: '#students' },
    ],
  },
  {
    label: say({ pl: 'Działania', en: 'Deeds' }),
    commands: [
      {
        id: 'add',
        label: say({ pl: 'Dodaj trening', en: 'Add a training' }),
        icon: PlusIcon,
        onSelect: () => {},
        shortcut: 'N',
      },
    ],
  },
];

export const guide: Guide = {
  purpose: { pl: 'Znaleźć wszystko po nazwie', en: 'Find anything by its name' },
  alias: [
    'paleta poleceń',
    'wyszukiwarka',
    'skróty',
    'command menu',
    'cmdk',
    'spotlight',
    'omnibox',
    'quick search',
  ],
  summary: {
    pl: 'Strony, działania i osoby w jednym polu. Otwiera się z każdego miejsca, wybacza literówki i brak ogonków.',
    en: 'Pages, deeds and people in one field. It opens from anywhere, and forgives slips and missing accents.',
  },
  when: [
    {
      pl: 'Ktoś wie, jak nazywa się to, czego szuka, a nie wie, gdzie to jest.',
      en: 'Somebody knows what it is called, and not where it is.',
    },
    {
      pl: 'Instruktor z klawiaturą przeskakuje między uczniami i treningami.',
      en: 'An instructor with a keyboard jumps between students and trainings.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Szuka się w jednej liście, która już jest na stronie.',
        en: 'One list is searched that is on the page already.',
      },
      instead: 'Forms/SearchField',
    },
    {
      said: { pl: 'Wybiera się wartość pola formularza.', en: 'The value of a form’s field is chosen.' },
      instead: 'Forms/Combobox',
    },
  ],
  anatomy: {
    Picture: () => (
      <Still>
        <CommandPalette
          open
          onOpenChange={() => {}}
          label={say({ pl: 'Szukaj stron, działań i osób', en: 'Find pages, deeds and people' })}
          groups={groups}
        />
      </Still>
    ),
    parts: [
      {
        at: '[role=combobox]',
        name: { pl: 'Pole', en: 'Field' },
        said: {
          pl: 'tu się pisze, skupienie nie wychodzi z niego ani razu',
          en: 'one types here, and the focus never leaves it',
        },
      },
      {
        at: '[role=group]:first-child > [aria-hidden]',
        name: { pl: 'Nazwa grupy', en: 'Group’s name' },
        said: { pl: 'strony, działania, znalezione', en: 'pages, deeds, what was found' },
      },
      {
        at: '[aria-selected=true]',
        name: { pl: 'Wskazany', en: 'Active' },
        said: { pl: 'to, co zrobi Enter', en: 'what Enter will do' },
      },
      {
        at: 'kbd',
        name: { pl: 'Skrót', en: 'Shortcut' },
        said: { pl: 'te same klawisze bez palety', en: 'the same keys without the palette' },
      },
      {
        at: 'dialog button',
        name: { pl: 'Zamknięcie', en: 'Close' },
        said: {
          pl: 'dla palca; na klawiaturze wystarczy Escape',
          en: 'for a finger; on a keyboard Escape will do',
        },
      },
    ],
  },
  keys: [
    {
      keys: ['Control', 'K'],
      said: { pl: 'otwiera paletę z każdego miejsca', en: 'opens the palette from anywhere' },
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      said: {
        pl: 'przechodzi po wynikach, na końcu wraca na początek',
        en: 'goes through what is found, and round at the end',
      },
    },
    { keys: ['Enter'], said: { pl: 'idzie albo robi', en: 'goes there, or does it' } },
    { keys: ['Escape'], said: { pl: 'zamyka i oddaje skupienie', en: 'closes and gives the focus back' } },
  ],
  accessibility: [
    {
      pl: 'Pole to combobox z listą: czytnik mówi wskazany wynik, choć skupienie stoi w polu.',
      en: 'The field is a combobox with a list: a screen reader says the active result, though the focus stays in the field.',
    },
    {
      pl: 'O braku wyników i o czekaniu mówi obszar status.',
      en: 'A status region tells of no results, and of waiting.',
    },
    {
      pl: 'Na Macu działa Command zamiast Control. Słowa z keywords znajdują to, co nazywa się inaczej niż w głowie.',
      en: 'On a Mac it is Command instead of Control. keywords find what is called otherwise than in one’s head.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Still>
            <CommandPalette
              open
              onOpenChange={() => {}}
              label={say({ pl: 'Szukaj', en: 'Search' })}
              groups={[
                {
                  label: say({ pl: 'Działania', en: 'Deeds' }),
                  commands: [
                    {
                      id: 'a',
                      label: say({ pl: 'Dodaj trening', en: 'Add a training' }),
                      icon: PlusIcon,
                      onSelect: () => {},
                    },
                    {
                      id: 'b',
                      label: say({ pl: 'Dodaj ucznia', en: 'Add a student' }),
                      icon: UserPlusIcon,
                      onSelect: () => {},
                    },
                  ],
                },
              ]}
            />
          </Still>
        ),
        said: {
          pl: 'nazywaj działania czasownikiem i rzeczą. Wtedy „dodaj” znajdzie wszystkie.',
          en: 'name deeds by a verb and a thing. “Add” finds all of them then.',
        },
      },
      dont: {
        Picture: () => (
          <Still>
            <CommandPalette
              open
              onOpenChange={() => {}}
              label={say({ pl: 'Szukaj', en: 'Search' })}
              groups={[
                {
                  label: say({ pl: 'Działania', en: 'Deeds' }),
                  commands: [
                    {
                      id: 'a',
                      label: say({ pl: 'Training: nowy rekord', en: 'Training: new record' }),
                      icon: PlusIcon,
                      onSelect: () => {},
                    },
                    {
                      id: 'b',
                      label: say({ pl: 'Student: nowy rekord', en: 'Student: new record' }),
                      icon: UserPlusIcon,
                      onSelect: () => {},
                    },
                  ],
                },
              ]}
            />
          </Still>
        ),
        said: {
          pl: 'nie wpisuj nazw z bazy. Tych słów nikt nie wpisze.',
          en: 'don’t use names from the database. Nobody types these.',
        },
      },
    },
  ],
};
