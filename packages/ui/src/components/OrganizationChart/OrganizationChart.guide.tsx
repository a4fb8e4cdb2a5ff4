import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import {
  OrganizationChart,
  type OrganizationChartLabels,
  type OrganizationNode,
} from './OrganizationChart.tsx';

const root: OrganizationNode = {
  id: 'chair',
  label: 'Ewa Świątek',
  description: say({ pl: 'prezeska', en: 'chair' }),
  start: <Avatar firstName="Ewa" lastName="Świątek" />,
  accent: true,
  children: [
    { id: 'teaching', label: 'Paweł Dąbrowski', description: say({ pl: 'szkolenie', en: 'training' }) },
    { id: 'money', label: 'Dominika Nowak', description: say({ pl: 'finanse', en: 'finances' }) },
  ],
};

const labels: OrganizationChartLabels = {
  open: (name) => `${say({ pl: 'Pokaż podległych', en: 'Show those under' })}: ${name}`,
  close: (name) => `${say({ pl: 'Ukryj podległych', en: 'Hide those under' })}: ${name}`,
};

export const guide: Guide = {
  purpose: { pl: 'Pokazać, kto pod kim', en: 'Show who stands under whom' },
  alias: ['schemat organizacyjny', 'org chart', 'hierarchy', 'zarząd', 'struktura'],
  summary: {
    pl: 'Kto komu podlega: listy w listach, narysowane jako schemat. Na telefonie wcięte.',
    en: 'Who stands under whom: lists within lists, drawn as a chart. On a phone, set in.',
  },
  when: [
    {
      pl: 'Zarząd, prowadzący, role: do kilkunastu osób.',
      en: 'A board, instructors, roles: a dozen people or so.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Wybiera się jedną rzecz z wielu zagnieżdżonych.',
        en: 'One of many nested things is chosen.',
      },
      instead: 'Data/Tree',
    },
    {
      said: { pl: 'Nikt nikomu nie podlega.', en: 'Nobody stands under anybody.' },
      instead: 'Data/ItemList',
    },
  ],
  anatomy: {
    Picture: () => (
      <OrganizationChart
        label={say({ pl: 'Zarząd klubu', en: 'The club’s board' })}
        labels={labels}
        root={root}
      />
    ),
    parts: [
      {
        at: '[data-accent]',
        name: { pl: 'Góra', en: 'Top' },
        said: { pl: 'może się wyróżniać', en: 'may stand out' },
      },
      {
        at: '[data-accent] > span:nth-of-type(2) > span:last-child',
        name: { pl: 'Rola', en: 'Role' },
        said: { pl: 'co robi', en: 'what they do' },
      },
      {
        at: '[data-accent] button',
        name: { pl: 'Zwiń', en: 'Fold' },
        said: { pl: 'chowa wszystkich pod spodem', en: 'hides everybody below' },
      },
      {
        at: 'ul ul > li:last-child > div',
        name: { pl: 'Pod spodem', en: 'Below' },
        said: {
          pl: 'obok siebie, na telefonie pod sobą',
          en: 'beside each other; on a phone under each other',
        },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'dochodzi do schematu i przycisków zwijania',
        en: 'reaches the chart, and the buttons that fold',
      },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'zwija albo rozwija', en: 'folds or unfolds' } },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      said: { pl: 'przewijają schemat, gdy jest szeroki', en: 'scroll the chart where it is wide' },
    },
  ],
  accessibility: [
    {
      pl: 'To listy w listach: czytnik mówi, ilu jest pod kim i na którym poziomie.',
      en: 'They are lists within lists: a screen reader tells how many are under whom, and how deep.',
    },
    { pl: 'Przyciski mówią, czyich ludzi zwijają.', en: 'The buttons say whose people they fold.' },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <OrganizationChart
            label={say({ pl: 'Zarząd klubu', en: 'The club’s board' })}
            labels={labels}
            root={root}
          />
        ),
        said: { pl: 'pisz role słowami klubu.', en: 'write roles in the club’s words.' },
      },
      dont: {
        Picture: () => (
          <OrganizationChart
            label={say({ pl: 'Schemat', en: 'Chart' })}
            labels={labels}
            root={{
              id: '1',
              label: say({ pl: 'Prezes', en: 'Chair' }),
              children: [
                {
                  id: '2',
                  label: say({ pl: 'Zastępca', en: 'Deputy' }),
                  children: [{ id: '3', label: say({ pl: 'Zastępca zastępcy', en: 'Deputy’s deputy' }) }],
                },
              ],
            }}
          />
        ),
        said: {
          pl: 'nie rysuj łańcuszka, w którym każdy ma pod sobą jedną osobę.',
          en: 'don’t draw a chain in which everybody has one person below.',
        },
      },
    },
  ],
};
