import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { words } from '../../../.storybook/texts.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { ChangeHistory } from './ChangeHistory.tsx';
import type { ChangeEntry } from './change-entry.ts';

const entries: ChangeEntry[] = [
  {
    id: '1',
    at: '2026-11-24T13:05:00Z',
    author: { firstName: 'Zuzanna', lastName: 'Chmielewska' },
    deed: say({ pl: 'zmieniła ucznia', en: 'changed the student' }),
    subject: { label: 'Natalia Kwiatkowska', href: '#natalia' },
    revertible: true,
    changes: [{ id: 'grade', label: say({ pl: 'Stopień', en: 'Grade' }), before: '4 kyu', after: '3 kyu' }],
  },
];

export const guide: Guide = {
  purpose: { pl: 'Sprawdzić, kto co zmienił', en: 'See who changed what' },
  alias: ['historia zmian', 'audit log', 'dziennik', 'revisions', 'activity', 'undo history'],
  summary: {
    pl: 'Kto, co i kiedy zmienił, dzień po dniu, z tym, co było przedtem. Zmianę można cofnąć.',
    en: 'Who changed what and when, day by day, with what stood there before. A change can be taken back.',
  },
  when: [
    { pl: 'Przy rzeczy, którą zmienia kilka osób.', en: 'With a thing that several people change.' },
    {
      pl: 'Ktoś pyta: „dlaczego jest 3 kyu, skoro wczoraj było 4?”',
      en: 'Somebody asks: “why is it 3 kyu, when it was 4 yesterday?”',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To wydarzenia, a nie zmiany pól.', en: 'They are events and no changes of fields.' },
      instead: 'Data/Timeline',
    },
    {
      said: { pl: 'Dwie osoby zmieniają to samo teraz.', en: 'Two people are changing the same now.' },
      instead: 'Forms/ConflictChoice',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <ChangeHistory
          entries={entries}
          labels={words.changeHistoryLabels}
          today="2026-11-24"
          timeZone="Europe/Warsaw"
          onRevert={async () => undefined}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'h3',
        name: { pl: 'Dzień', en: 'Day' },
        said: { pl: 'dziś, wczoraj, potem data', en: 'today, yesterday, then the date' },
      },
      {
        at: 'time',
        name: { pl: 'Godzina', en: 'Time' },
        said: { pl: 'na zegarze klubu', en: 'by the club’s clock' },
      },
      {
        at: 'strong',
        name: { pl: 'Kto', en: 'Who' },
        said: { pl: 'imię, a dla programu jego nazwa', en: 'a name; for a program, its name' },
      },
      {
        at: 'del',
        name: { pl: 'Było', en: 'Was' },
        said: { pl: 'przekreślone i nazwane', en: 'struck out, and named' },
      },
      { at: 'ins', name: { pl: 'Jest', en: 'Is' }, said: { pl: 'dodane i nazwane', en: 'added, and named' } },
      {
        at: 'li button',
        name: { pl: 'Cofnij', en: 'Take back' },
        said: { pl: 'pyta i pokazuje, co wróci', en: 'asks, and shows what will come back' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po odsyłaczach i „Cofnij”', en: 'goes through links and “Take back”' },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'otwiera pytanie o cofnięcie', en: 'opens the question' } },
  ],
  accessibility: [
    {
      pl: 'Dni są nagłówkami, wpisy listą. „Było” i „jest” czytnik słyszy słowami.',
      en: 'Days are headings, entries a list. “Was” and “is” are said in words.',
    },
    {
      pl: 'Cofnięcie też jest zmianą i zostaje w historii.',
      en: 'Taking back is a change too, and stays in the history.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <ChangeHistory
            entries={entries}
            labels={words.changeHistoryLabels}
            today="2026-11-24"
            timeZone="Europe/Warsaw"
          />
        ),
        said: { pl: 'pisz wartości tak, jak się je czyta.', en: 'write values as they are read.' },
      },
      dont: {
        Picture: () => (
          <ChangeHistory
            entries={[
              {
                id: '1',
                at: '2026-11-24T13:05:00Z',
                deed: 'UPDATE student',
                changes: [{ id: 'grade_id', label: 'grade_id', before: '7f3a', after: '91cc' }],
              },
            ]}
            labels={words.changeHistoryLabels}
            today="2026-11-24"
          />
        ),
        said: {
          pl: 'nie pokazuj nazw kolumn i identyfikatorów.',
          en: 'don’t show names of columns and identifiers.',
        },
      },
    },
  ],
};
