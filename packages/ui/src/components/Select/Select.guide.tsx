import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Select, type SelectOption } from './Select.tsx';

const options: SelectOption[] = [
  { value: 'regular', label: say({ pl: 'zwykły', en: 'plain' }) },
  { value: 'weapons', label: say({ pl: 'broń', en: 'weapons' }) },
  { value: 'seminar', label: say({ pl: 'seminarium', en: 'seminar' }) },
  { value: 'exam', label: say({ pl: 'egzamin', en: 'exam' }) },
];

export const guide: Guide = {
  purpose: { pl: 'Wybrać jedno ze znanych', en: 'Choose one of the known' },
  alias: ['lista rozwijana', 'dropdown', 'select', 'picker', 'option list'],
  summary: {
    pl: 'Jedno z kilku znanych, w liście samej przeglądarki, którą zna każdy telefon i czytnik.',
    en: 'One of a few known, in the browser’s own list, which every phone and screen reader knows.',
  },
  when: [
    {
      pl: 'Możliwości jest od czterech do kilkunastu i nikt nie musi ich porównywać.',
      en: 'There are four to a dozen or so, and nobody needs to compare them.',
    },
    { pl: 'Formularz jest długi i każda linia się liczy.', en: 'The form is long, and each line counts.' },
  ],
  whenNot: [
    {
      said: {
        pl: 'Są dwie albo trzy. Niech wszystkie widać.',
        en: 'There are two or three. Have all of them in sight.',
      },
      instead: 'Forms/RadioGroup',
    },
    {
      said: { pl: 'Trzeba szukać przez pisanie.', en: 'One has to search by typing.' },
      instead: 'Forms/Combobox',
    },
    {
      said: { pl: 'To działania, a nie wartości.', en: 'They are deeds and no values.' },
      instead: 'Actions/MenuButton',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Select
          label={say({ pl: 'Rodzaj treningu', en: 'Kind of training' })}
          emptyLabel={say({ pl: 'Wybierz…', en: 'Choose…' })}
          options={options}
          hint={say({ pl: 'Widać go na planie.', en: 'It shows in the timetable.' })}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'co się wybiera', en: 'what is chosen' },
      },
      {
        at: 'select',
        name: { pl: 'Pole', en: 'Field' },
        said: { pl: 'pusty wybór ma swoje słowa', en: 'the empty choice has words of its own' },
      },
      {
        at: 'svg',
        name: { pl: 'Strzałka', en: 'Arrow' },
        said: { pl: 'nie ma jej, gdy można tylko czytać', en: 'absent where it can only be read' },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'co z wyboru wyniknie', en: 'what follows from the choice' },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      said: {
        pl: 'zmienia wybór albo przechodzi po otwartej liście',
        en: 'changes the choice, or goes through the open list',
      },
    },
    { keys: ['Space'], said: { pl: 'otwiera listę', en: 'opens the list' } },
    { keys: ['Escape'], said: { pl: 'zamyka listę bez zmiany', en: 'closes the list, nothing changed' } },
  ],
  accessibility: [
    {
      pl: 'Lista należy do przeglądarki: litery wybierają po nazwie, a na telefonie jest kołem albo arkuszem.',
      en: 'The list is the browser’s: letters choose by name, and on a phone it is a wheel or a sheet.',
    },
    {
      pl: 'Bez emptyLabel zawsze coś jest wybrane. Daj je tam, gdzie nikt nie powinien wybrać przypadkiem.',
      en: 'Without emptyLabel something is always chosen. Give it where nobody should choose by accident.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Select
            label={say({ pl: 'Sekcja', en: 'Section' })}
            options={[
              { value: 'kids', label: say({ pl: 'dzieci', en: 'children' }) },
              { value: 'youth', label: say({ pl: 'młodzież', en: 'youth' }) },
              { value: 'adult', label: say({ pl: 'dorośli', en: 'adults' }) },
              { value: 'weapons', label: say({ pl: 'broń', en: 'weapons' }) },
            ]}
          />
        ),
        said: {
          pl: 'układaj w kolejności, w jakiej klub o tym mówi.',
          en: 'put them in the order in which the club speaks of them.',
        },
      },
      dont: {
        Picture: () => (
          <Select
            label={say({ pl: 'Wolno pożyczać do domu', en: 'May be taken home' })}
            options={[
              { value: 'yes', label: say({ pl: 'Tak', en: 'Yes' }) },
              { value: 'no', label: say({ pl: 'Nie', en: 'No' }) },
            ]}
          />
        ),
        said: { pl: 'nie chowaj w liście „tak” i „nie”.', en: 'don’t hide “yes” and “no” in a list.' },
      },
    },
  ],
};
