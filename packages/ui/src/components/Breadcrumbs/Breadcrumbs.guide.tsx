import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać drogę na tę stronę', en: 'Show the way to this page' },
  alias: ['okruszki', 'ścieżka', 'breadcrumb', 'trail', 'path'],
  summary: {
    pl: 'Strony nad tą, od pierwszej. Każda prowadzi do siebie.',
    en: 'The pages above this one, from the first. Each leads there.',
  },
  when: [
    {
      pl: 'Strona leży trzy poziomy głęboko albo ktoś wszedł z wyszukiwarki.',
      en: 'The page lies three levels deep, or somebody came from a search engine.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Nad stroną jest tylko lista, z której się przyszło.',
        en: 'All there is above is the list one came from.',
      },
      instead: 'Layout/PageHeader',
    },
    { said: { pl: 'To kroki zadania.', en: 'They are the steps of a task.' }, instead: 'Layout/Stepper' },
  ],
  anatomy: {
    Picture: () => (
      <Breadcrumbs
        label={say({ pl: 'Ścieżka', en: 'Path' })}
        current="Jan Lis"
        items={[
          { label: say({ pl: 'Pulpit', en: 'Dashboard' }), href: '#dashboard' },
          { label: say({ pl: 'Uczniowie', en: 'Students' }), href: '#students' },
        ]}
      />
    ),
    parts: [
      {
        at: 'li:first-child a',
        name: { pl: 'Strona wyżej', en: 'Page above' },
        said: { pl: 'nazwana tak jak jej tytuł', en: 'named as its own title' },
      },
      {
        at: 'li:first-child svg',
        name: { pl: 'Znak drogi', en: 'Sign between' },
        said: { pl: 'odwraca się, gdy tekst biegnie od prawej', en: 'turns where text runs from the right' },
      },
      {
        at: '[aria-current]',
        name: { pl: 'Ta strona', en: 'This page' },
        said: { pl: 'nie prowadzi donikąd', en: 'leads nowhere' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po stronach wyżej', en: 'goes through the pages above' } },
    { keys: ['Enter'], said: { pl: 'idzie', en: 'goes there' } },
  ],
  accessibility: [
    {
      pl: 'To nazwana nawigacja z listą, a ostatni punkt ma aria-current="page".',
      en: 'It is a named navigation with a list, whose last entry has aria-current="page".',
    },
    {
      pl: 'Długie nazwy łamią się, a nie znikają, także na 390 px.',
      en: 'Long names wrap and don’t vanish, at 390 px too.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Breadcrumbs
            label={say({ pl: 'Ścieżka', en: 'Path' })}
            current="Jan Lis"
            items={[
              { label: say({ pl: 'Pulpit', en: 'Dashboard' }), href: '#dashboard' },
              { label: say({ pl: 'Uczniowie', en: 'Students' }), href: '#students' },
            ]}
          />
        ),
        said: { pl: 'prowadź tam, gdzie naprawdę jest strona.', en: 'lead to where there is a page.' },
      },
      dont: {
        Picture: () => (
          <Breadcrumbs
            label={say({ pl: 'Ścieżka', en: 'Path' })}
            current={say({ pl: 'Pulpit', en: 'Dashboard' })}
            items={[]}
          />
        ),
        said: {
          pl: 'nie pokazuj drogi złożonej z jednej strony.',
          en: 'don’t show a way that consists of one page.',
        },
      },
    },
  ],
};
