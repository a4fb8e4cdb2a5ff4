import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { Text } from '../Text/Text.tsx';
import { FrameLog, type FrameLogEntry } from './FrameLog.tsx';

const entries: FrameLogEntry[] = [
  {
    id: '1',
    kind: 'out',
    title: 'SEND',
    about: '/app/message',
    text: 'SEND\ndestination:/app/message\n',
    dateTime: '2026-11-27T18:30:04Z',
    time: '18:30:04',
  },
  {
    id: '2',
    kind: 'warning',
    title: say({ pl: 'Łącze zerwane', en: 'The line broke' }),
    dateTime: '2026-11-27T18:30:09Z',
    time: '18:30:09',
  },
];

export const guide: Guide = {
  purpose: { pl: 'Podejrzeć, co idzie po łączu', en: 'Watch what goes over the line' },
  alias: ['log', 'konsola', 'websocket log', 'debug', 'devtools', 'stomp'],
  summary: {
    pl: 'Co przyszło, co wyszło i co się stało z łączem, na bieżąco.',
    en: 'What came in, what went out and what became of the line, as it happens.',
  },
  when: [
    {
      pl: 'Strona dla kogoś, kto sprawdza łącze: administrator, programista.',
      en: 'A page for who examines the line: an administrator, a developer.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To zmiany w danych klubu.', en: 'They are changes to the club’s data.' },
      instead: 'Data/ChangeHistory',
    },
    {
      said: {
        pl: 'Wystarczy wiedzieć, czy łącze jest.',
        en: 'It is enough to know whether there is a line.',
      },
      instead: 'Layout/ConnectionIndicator',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="low">
        <FrameLog
          label={say({ pl: 'Dziennik', en: 'Log' })}
          labels={{ in: say({ pl: 'odebrano', en: 'received' }), out: say({ pl: 'wysłano', en: 'sent' }) }}
          entries={entries}
        />
      </Stage>
    ),
    parts: [
      {
        at: '[data-kind=out] time',
        name: { pl: 'Kiedy', en: 'When' },
        said: { pl: 'co do sekundy', en: 'to the second' },
      },
      {
        at: '[data-kind=out] svg',
        name: { pl: 'Strona', en: 'Way' },
        said: { pl: 'w górę wyszło, w dół przyszło', en: 'up went out, down came in' },
      },
      {
        at: 'summary',
        name: { pl: 'Ramka', en: 'Frame' },
        said: { pl: 'naciśnięcie pokazuje całość', en: 'a press shows all of it' },
      },
      {
        at: '[data-kind=warning]',
        name: { pl: 'Kłopot', en: 'Trouble' },
        said: { pl: 'ikona i słowa', en: 'an icon and words' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'dochodzi do dziennika, potem do ramek', en: 'reaches the log, then its frames' },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'pokazuje całą ramkę', en: 'shows the whole frame' } },
    { keys: ['ArrowDown', 'ArrowUp'], said: { pl: 'przewija dziennik', en: 'scrolls the log' } },
  ],
  accessibility: [
    {
      pl: 'Ma rolę log, ale nie przerywa: przechodzi tego za dużo.',
      en: 'Its role is log, and it breaks in on nobody: too much goes by.',
    },
    {
      pl: 'Idzie za najnowszym, póki ktoś nie przewinie wstecz.',
      en: 'It follows the newest until somebody scrolls back.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="low">
            <FrameLog label={say({ pl: 'Dziennik', en: 'Log' })} labels={{}} entries={[]}>
              <Text tone="muted">
                {say({
                  pl: 'Połącz się, a zobaczysz tu każdą ramkę.',
                  en: 'Connect, and each frame shows here.',
                })}
              </Text>
            </FrameLog>
          </Stage>
        ),
        said: {
          pl: 'powiedz w pustym, co trzeba zrobić, żeby coś przyszło.',
          en: 'say in an empty one what to do for something to come.',
        },
      },
      dont: {
        Picture: () => (
          <Stage height="low">
            <FrameLog label={say({ pl: 'Powiadomienia', en: 'Notices' })} labels={{}} entries={entries} />
          </Stage>
        ),
        said: {
          pl: 'nie pokazuj go członkom. Na ich pytania nie odpowiada.',
          en: 'don’t show it to members. It answers none of their questions.',
        },
      },
    },
  ],
};
