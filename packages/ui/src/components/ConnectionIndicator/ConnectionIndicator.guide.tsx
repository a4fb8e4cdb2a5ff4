import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ConnectionIndicator } from './ConnectionIndicator.tsx';

export const guide: Guide = {
  purpose: { pl: 'Powiedzieć, czy strona jest na żywo', en: 'Say whether the page is live' },
  alias: ['status połączenia', 'online', 'offline', 'realtime', 'websocket', 'live'],
  summary: {
    pl: 'Światełko i słowo: czy zmiany innych przychodzą tu same.',
    en: 'A light and a word: whether other people’s changes come here by themselves.',
  },
  when: [
    {
      pl: 'W stopce, na stronach, które zmieniają się na oczach.',
      en: 'In the foot, on pages that change before one’s eyes.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Brak sieci przeszkadza w tym, co ktoś robi.',
        en: 'No network is in the way of what somebody does.',
      },
      instead: 'Feedback/QuietNote',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stack space={8}>
        <ConnectionIndicator state="open" label={say({ pl: 'Połączono', en: 'Connected' })} />
        <ConnectionIndicator state="closed" label={say({ pl: 'Rozłączono', en: 'Disconnected' })} />
      </Stack>
    ),
    parts: [
      {
        at: '[data-state=open] > span',
        name: { pl: 'Światełko', en: 'Light' },
        said: { pl: 'kształt też się zmienia, nie sam kolor', en: 'its shape changes too, not colour alone' },
      },
      {
        at: '[data-state=open]',
        name: { pl: 'Słowo', en: 'Word' },
        said: { pl: 'to samo, co światełko', en: 'the same as the light' },
      },
      {
        at: '[data-state=closed]',
        name: { pl: 'Inny stan', en: 'Another state' },
        said: { pl: 'żadnych, wszystkie, część albo rozłączone', en: 'none, all, some, or closed' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'dochodzi do słowa, gdy ma objaśnienie', en: 'reaches the word, where it is explained' },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'otwiera objaśnienie', en: 'opens the explanation' } },
  ],
  accessibility: [
    {
      pl: 'Obszar status mówi zmianę, gdy nikt nie słucha czegoś innego. Z objaśnieniem jest przyciskiem.',
      en: 'A status region tells a change when nothing else is being said. With an explanation it is a button.',
    },
    {
      pl: 'Objaśnij, co to znaczy dla człowieka: „Zmiany innych widać tu od razu”.',
      en: 'Explain what it means for people: “Other people’s changes show here at once”.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <ConnectionIndicator state="open" label={say({ pl: 'Na żywo', en: 'Live' })} />
          </Inline>
        ),
        said: { pl: 'mów słowami, które każdy rozumie.', en: 'use words that everybody understands.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <ConnectionIndicator state="closed" label="STOMP: websocket 1006" />
          </Inline>
        ),
        said: { pl: 'nie mów nazwą techniki.', en: 'don’t name the technique.' },
      },
    },
  ],
};
