import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { BuildingIcon } from '../../icons/icons.tsx';
import type { TreeNode } from './nodes.ts';
import { Tree } from './Tree.tsx';

const nodes: TreeNode[] = [
  {
    id: 'wrzeszcz',
    label: 'Dojo Wrzeszcz',
    icon: BuildingIcon,
    children: [
      { id: 'adults', label: say({ pl: 'Dorośli', en: 'Adults' }), count: 41 },
      { id: 'youth', label: say({ pl: 'Młodzież', en: 'Youth' }), count: 31 },
    ],
  },
  { id: 'oliwa', label: 'Hala Oliwa', icon: BuildingIcon },
];

export const guide: Guide = {
  purpose: { pl: 'Wybrać z zagnieżdżonych', en: 'Choose from what is nested' },
  alias: ['drzewo', 'tree view', 'hierarchy', 'nested list', 'folders'],
  summary: { pl: 'Rzeczy w rzeczach, jedna wybrana.', en: 'Things within things, one of them chosen.' },
  when: [
    {
      pl: 'Poziomów jest dwa lub trzy: miejsca, grupy, podgrupy.',
      en: 'There are two or three levels: places, groups, subgroups.',
    },
  ],
  whenNot: [
    { said: { pl: 'Poziom jest jeden.', en: 'There is one level.' }, instead: 'Data/ItemList' },
    {
      said: { pl: 'To ludzie i kto komu podlega.', en: 'They are people and who stands under whom.' },
      instead: 'Data/OrganizationChart',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Tree
          label={say({ pl: 'Grupy', en: 'Groups' })}
          nodes={nodes}
          defaultExpanded={['wrzeszcz']}
          defaultValue="adults"
        />
      </Wide>
    ),
    parts: [
      {
        at: '[data-node=wrzeszcz] > :first-child',
        name: { pl: 'Strzałka', en: 'Arrow' },
        said: { pl: 'otwiera bez wybierania', en: 'opens without choosing' },
      },
      {
        at: '[aria-selected=true]',
        name: { pl: 'Wybrana', en: 'Chosen' },
        said: { pl: 'tło, nie sam kolor liter', en: 'a ground and not the letters’ colour alone' },
      },
      {
        at: '[data-node=youth]',
        name: { pl: 'Gałązka', en: 'Twig' },
        said: { pl: 'wcięta o poziom', en: 'set in by a level' },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      said: { pl: 'następna albo poprzednia widoczna', en: 'the next or the one before, of those in sight' },
    },
    {
      keys: ['ArrowRight'],
      said: { pl: 'otwiera, a z otwartej wchodzi do środka', en: 'opens; from an open one goes inside' },
    },
    {
      keys: ['ArrowLeft'],
      said: { pl: 'zamyka, a z zamkniętej idzie wyżej', en: 'closes; from a closed one goes up' },
    },
    { keys: ['Home', 'End'], said: { pl: 'pierwsza albo ostatnia', en: 'the first or the last' } },
    { keys: ['Enter', 'Space'], said: { pl: 'wybiera', en: 'chooses' } },
  ],
  accessibility: [
    {
      pl: 'To tree z poziomem i miejscem każdej: „poziom 2, 1 z 2”. Litera przenosi do nazwy.',
      en: 'It is a tree with each one’s level and place: “level 2, 1 of 2”. A letter goes to a name.',
    },
    { pl: 'Jest jednym przystankiem klawisza Tab.', en: 'It is one stop of the Tab key.' },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Tree
            label={say({ pl: 'Grupy', en: 'Groups' })}
            nodes={nodes}
            defaultExpanded={['wrzeszcz']}
            defaultValue="adults"
          />
        ),
        said: {
          pl: 'otwórz na początek to, w czym coś jest wybrane.',
          en: 'open at first what holds the chosen one.',
        },
      },
      dont: {
        Picture: () => (
          <Tree
            label={say({ pl: 'Miejsca', en: 'Places' })}
            nodes={[
              { id: 'a', label: 'Dojo Wrzeszcz' },
              { id: 'b', label: 'Hala Oliwa' },
            ]}
          />
        ),
        said: { pl: 'nie rób drzewa z jednego poziomu.', en: 'don’t make a tree of one level.' },
      },
    },
  ],
};
