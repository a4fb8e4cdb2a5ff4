import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { CalendarWeekIcon, ListIcon } from '../../icons/icons.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { type Segment, SegmentedControl } from './SegmentedControl.tsx';

const options: Segment[] = [
  { value: 'week', label: say({ pl: 'Tydzień', en: 'Week' }), icon: CalendarWeekIcon },
  { value: 'list', label: say({ pl: 'Lista', en: 'List' }), icon: ListIcon },
];

export const guide: Guide = {
  purpose: { pl: 'Przełączyć widok', en: 'Switch the view' },
  alias: ['przełącznik', 'zakładki', 'toggle group', 'button group', 'segmented', 'tabs', 'pill switch'],
  summary: {
    pl: 'Jedno z kilku krótkich słów obok siebie. Działa od razu.',
    en: 'One of a few short words, beside each other. It acts at once.',
  },
  when: [
    {
      pl: 'Ta sama treść ma dwa do pięciu widoków: tydzień, miesiąc, lista.',
      en: 'The same content has two to five views: week, month, list.',
    },
    { pl: 'Wybiera się osobę w domu: ja, Jan, Ola.', en: 'One chooses a person of the home: me, Jan, Ola.' },
  ],
  whenNot: [
    {
      said: { pl: 'Pod każdym słowem jest inna treść.', en: 'There is other content under each word.' },
      instead: 'Layout/Tabs',
    },
    {
      said: {
        pl: 'Słowa są długie albo mają skutki do objaśnienia.',
        en: 'The words are long, or have consequences to explain.',
      },
      instead: 'Forms/RadioGroup',
    },
    { said: { pl: 'Można włączyć kilka.', en: 'Several can be on.' }, instead: 'Data/FilterChips' },
  ],
  anatomy: {
    Picture: () => (
      <SegmentedControl label={say({ pl: 'Widok', en: 'View' })} defaultValue="week" options={options} />
    ),
    parts: [
      {
        at: '[role=radiogroup] > span',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'często ukryta, nigdy nieobecna', en: 'often hidden, never absent' },
      },
      {
        at: 'label:has(:checked)',
        name: { pl: 'Wybrany', en: 'Chosen' },
        said: { pl: 'tło i waga, nie sam kolor', en: 'a ground and a weight, not colour alone' },
      },
      {
        at: 'label:nth-of-type(2)',
        name: { pl: 'Następny', en: 'Another' },
        said: { pl: 'jedno słowo, najwyżej z ikoną', en: 'one word, with an icon at most' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'wchodzi na wybrany i wychodzi', en: 'enters at the chosen one, and leaves' },
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      said: { pl: 'wybiera następny albo poprzedni', en: 'chooses the next or the one before' },
    },
  ],
  accessibility: [
    {
      pl: 'To przyciski radiowe: czytnik mówi „Widok, Tydzień, 1 z 2”.',
      en: 'They are radio buttons: a screen reader says “View, Week, 1 of 2”.',
    },
    {
      pl: 'onIntent daje znać, że ktoś wskazuje. Można pobrać widok, zanim naciśnie.',
      en: 'onIntent tells that somebody points at one. The view can be fetched before the press.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <SegmentedControl
              label={say({ pl: 'Widok', en: 'View' })}
              labelHidden
              defaultValue="week"
              options={options}
            />
          </Inline>
        ),
        said: { pl: 'trzymaj jedno słowo na pole.', en: 'keep to one word each.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <SegmentedControl
              label={say({ pl: 'Widok', en: 'View' })}
              labelHidden
              defaultValue="a"
              options={[
                { value: 'a', label: say({ pl: 'Plan całego tygodnia', en: 'The plan of the whole week' }) },
                {
                  value: 'b',
                  label: say({ pl: 'Lista najbliższych treningów', en: 'The list of the next trainings' }),
                },
              ]}
            />
          </Inline>
        ),
        said: {
          pl: 'nie wpychaj w nie zdań. Na telefonie się połamią.',
          en: 'don’t force sentences into it. On a phone they break.',
        },
      },
    },
  ],
};
