import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { MatRoom, type MatRoomProps } from './MatRoom.tsx';

const mats: MatRoomProps['mats'] = [
  { label: say({ pl: 'Klub', en: 'Club' }), state: 'laid' },
  { label: say({ pl: 'Miejsca', en: 'Places' }), state: 'laid' },
  { label: say({ pl: 'Grafik', en: 'Timetable' }), state: 'current' },
  { label: say({ pl: 'Ludzie', en: 'People' }), state: 'ahead' },
  { label: 'Start', state: 'ahead' },
];

export const guide: Guide = {
  purpose: { pl: 'Pokazać, ile mat już leży', en: 'Show how many mats are laid' },
  alias: ['pokój', 'tatami', 'postęp', 'room', 'progress picture', 'mats'],
  summary: {
    pl: 'Pokój z czterech i pół maty, po jednej na krok. Obraz tego, co mówią słowa obok.',
    en: 'A room of four and a half mats, one for each step. A picture of what the words beside it say.',
  },
  when: [
    {
      pl: 'Prowadzisz kogoś przez pięć kroków i chcesz, by było widać koniec.',
      en: 'You lead somebody through five steps, and want the end to be in sight.',
    },
  ],
  whenNot: [
    { said: { pl: 'Kroków nie jest pięć.', en: 'There aren’t five steps.' }, instead: 'Layout/Stepper' },
    {
      said: { pl: 'Obok nie ma słów, które mówią to samo.', en: 'No words beside it say the same.' },
      instead: 'Feedback/Progress',
    },
  ],
  anatomy: {
    Picture: () => <MatRoom mats={mats} />,
    parts: [
      {
        at: '[data-state=laid]:first-child',
        name: { pl: 'Leży', en: 'Laid' },
        said: { pl: 'z ciemną lamówką', en: 'with its dark bands' },
      },
      {
        at: '[data-state=current]',
        name: { pl: 'Teraz', en: 'Now' },
        said: { pl: 'obrys bez lamówki', en: 'an outline, no bands yet' },
      },
      {
        at: '[data-state=ahead]:last-child',
        name: { pl: 'Potem', en: 'Later' },
        said: { pl: 'pół maty w środku, ostatnia', en: 'the half mat in the middle, the last' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Jest ukryty przed czytnikiem. Słowa obok muszą mówić wszystko.',
      en: 'It is hidden from screen readers. The words beside it have to say all.',
    },
    {
      pl: 'Stan widać po lamówce i obrysie, nie po samym kolorze.',
      en: 'The state shows in bands and outlines and not in colour alone.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={16} nowrap>
            <MatRoom mats={mats} />
            <Text>{say({ pl: 'Krok 3 z 5: Grafik', en: 'Step 3 of 5: timetable' })}</Text>
          </Inline>
        ),
        said: { pl: 'stawiaj go przy liście kroków.', en: 'put it by the list of steps.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <MatRoom mats={mats} />
          </Inline>
        ),
        said: {
          pl: 'nie zostawiaj go samego. Kto nie widzi obrazu, nie wie, gdzie jest.',
          en: 'don’t leave it alone. Who doesn’t see the picture doesn’t know where they are.',
        },
      },
    },
  ],
};
