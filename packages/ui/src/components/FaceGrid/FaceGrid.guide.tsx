import { faces } from '../../../.storybook/faces.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { grades } from '../../../.storybook/sample-club.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { FaceGrid, type GridGroup } from './FaceGrid.tsx';

const groups: GridGroup[] = [
  {
    id: '5kyu',
    label: '5 kyu',
    people: [
      { id: 'ola', firstName: 'Ola', lastName: 'Żuk', belt: { color: grades.kyu5.color } },
      { id: 'jan', firstName: 'Jan', lastName: 'Kos', belt: { color: grades.kyu5.color }, state: 'picked' },
      { id: 'ewa', firstName: 'Ewa', lastName: 'Lis', belt: { color: grades.kyu5.color }, state: 'waiting' },
    ],
  },
];

export const guide: Guide = {
  purpose: { pl: 'Odnaleźć się przy drzwiach', en: 'Find oneself by the door' },
  alias: ['siatka twarzy', 'kiosk check-in', 'self check-in', 'people picker', 'rejestracja'],
  summary: {
    pl: 'Twarze, z których każdy wybiera siebie. Dla ręki, która wchodzi z ulicy.',
    en: 'Faces of which everybody picks their own. For a hand that comes from the street.',
  },
  when: [
    {
      pl: 'Tablet przy drzwiach: dzieci zaznaczają się same.',
      en: 'A tablet by the door: children tick themselves.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Instruktor zaznacza wszystkich.', en: 'The instructor marks everybody.' },
      instead: 'Training/RollCall',
    },
    { said: { pl: 'Osób są setki.', en: 'There are hundreds.' }, instead: 'Forms/Combobox' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <FaceGrid
          groups={groups}
          onPick={() => {}}
          labels={{
            picked: say({ pl: 'Na liście', en: 'On the list' }),
            waiting: say({ pl: 'Czeka na sieć', en: 'Waits for a network' }),
          }}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'h2',
        name: { pl: 'Grupa', en: 'Group' },
        said: { pl: 'stopień albo sekcja', en: 'a grade or a section' },
      },
      {
        at: 'li:first-child button',
        name: { pl: 'Człowiek', en: 'Person' },
        said: { pl: 'twarz i imię, cel jak dłoń', en: 'a face and a name; a target like a hand' },
      },
      {
        at: '[data-state=picked]',
        name: { pl: 'Na liście', en: 'Picked' },
        said: {
          pl: 'ptaszek i słowo; drugi raz nie działa',
          en: 'a tick and a word; a second press does nothing',
        },
      },
      {
        at: '[data-state=waiting]',
        name: { pl: 'Czeka', en: 'Waiting' },
        said: { pl: 'zapisane tutaj, wyśle się z siecią', en: 'kept here, sent once there is a network' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po ludziach', en: 'goes through the people' } },
    { keys: ['Enter', 'Space'], said: { pl: 'zaznacza siebie', en: 'picks oneself' } },
  ],
  accessibility: [
    {
      pl: 'Grupy są nazwanymi częściami z nagłówkiem. Stan jest słowem w nazwie przycisku.',
      en: 'Groups are named sections with a heading. The state is a word in the button’s name.',
    },
    {
      pl: 'Długie nazwisko łamie się, a imię jest większe: dziecko szuka imienia.',
      en: 'A long surname wraps, and the first name is larger: that is what a child looks for.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <FaceGrid
            groups={groups}
            onPick={() => {}}
            labels={{
              picked: say({ pl: 'Na liście', en: 'On the list' }),
              waiting: say({ pl: 'Czeka na sieć', en: 'Waits for a network' }),
            }}
          />
        ),
        said: {
          pl: 'grupuj po stopniu. Ludzie wiedzą, gdzie stoją.',
          en: 'group by grade. People know where they stand.',
        },
      },
      dont: {
        Picture: () => (
          <FaceGrid
            groups={[
              {
                id: 'all',
                label: say({ pl: 'Wszyscy', en: 'Everybody' }),
                people: faces.slice(0, 6).map(({ src: _, ...person }) => person),
              },
            ]}
            onPick={() => {}}
            labels={{
              picked: say({ pl: 'Na liście', en: 'On the list' }),
              waiting: say({ pl: 'Czeka na sieć', en: 'Waits for a network' }),
            }}
          />
        ),
        said: { pl: 'nie układaj stu twarzy w jednym ciągu.', en: 'don’t put a hundred faces in one run.' },
      },
    },
  ],
};
