import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { StateTrack, type TrackedState } from './StateTrack.tsx';

const states: TrackedState[] = [
  { value: 'connecting', label: say({ pl: 'Łączenie', en: 'Connecting' }), tone: 'warning' },
  { value: 'open', label: say({ pl: 'Otwarte', en: 'Open' }), tone: 'success' },
  { value: 'closed', label: say({ pl: 'Zamknięte', en: 'Closed' }), tone: 'danger' },
];

export const guide: Guide = {
  purpose: { pl: 'Pokazać, w jakim coś jest stanie', en: 'Show which state a thing is in' },
  alias: ['stany', 'status track', 'lifecycle', 'state machine', 'progress states'],
  summary: {
    pl: 'Stany rzeczy obok siebie, z tym, w którym jest. Widać, dokąd może pójść.',
    en: 'The states of a thing beside each other, with the one it is in. One sees where it can go.',
  },
  when: [
    {
      pl: 'Rzecz przechodzi stany sama: połączenie, zgłoszenie.',
      en: 'A thing passes through its states by itself: a connection, an entry.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Przez kroki prowadzi człowiek.', en: 'A person goes through the steps.' },
      instead: 'Layout/Stepper',
    },
    {
      said: { pl: 'Wystarczy nazwać stan.', en: 'It is enough to name the state.' },
      instead: 'Data/StatusTag',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <StateTrack
          label={say({ pl: 'Stan połączenia', en: 'State of the connection' })}
          states={states}
          current="open"
        />
      </Wide>
    ),
    parts: [
      {
        at: '[aria-current]',
        name: { pl: 'Teraz', en: 'Now' },
        said: { pl: 'kształt, kolor i waga', en: 'a shape, a colour and weight' },
      },
      {
        at: '[data-state=connecting]',
        name: { pl: 'Przedtem', en: 'Before' },
        said: { pl: 'cicha kropka', en: 'a quiet dot' },
      },
      {
        at: '[data-state=closed]',
        name: { pl: 'Potem', en: 'After' },
        said: { pl: 'dokąd może pójść', en: 'where it can go' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'To lista z nazwą, a bieżący ma aria-current. Stan zawsze jest słowem.',
      en: 'It is a named list, the current one with aria-current. A state is always a word.',
    },
    {
      pl: 'Zmiany nie ogłasza. Jeśli jest ważna, powiedz ją w obszarze status.',
      en: 'It doesn’t announce a change. Where that matters, say it in a status region.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <StateTrack
            label={say({ pl: 'Stan połączenia', en: 'State of the connection' })}
            states={states}
            current="connecting"
          />
        ),
        said: {
          pl: 'układaj w kolejności, w jakiej się dzieje.',
          en: 'keep the order in which they happen.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <Text>{say({ pl: 'Wybierz stan zgłoszenia:', en: 'Choose the state of the entry:' })}</Text>
            <StateTrack
              label={say({ pl: 'Stan', en: 'State' })}
              states={[
                { value: 'a', label: say({ pl: 'Nowe', en: 'New' }), tone: 'warning' },
                { value: 'b', label: say({ pl: 'Przyjęte', en: 'Accepted' }), tone: 'success' },
              ]}
              current="a"
            />
          </Stack>
        ),
        said: {
          pl: 'nie każ na niego naciskać. Nic nie zmieni.',
          en: 'don’t take it to choose a state. It changes nothing.',
        },
      },
    },
  ],
};
