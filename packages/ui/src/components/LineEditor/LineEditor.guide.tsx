import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type EditedLine, LineEditor } from './LineEditor.tsx';

const firstSteps = say({ pl: 'Pierwsze kroki', en: 'First steps' });
const weapons = say({ pl: 'Jo i bokken', en: 'Jo and bokken' });
const kids = `${say({ pl: 'pon śr pt', en: 'Mon Wed Fri' })} 16:30–17:30 ${firstSteps} Dojo Wrzeszcz`;
const saturday = `${say({ pl: 'sob', en: 'Sat' })} 10:00–12:00 ${weapons} Hala Zaspa`;
const late = `${say({ pl: 'wt', en: 'Tue' })} 19:00–18:00 ${say({ pl: 'Początkujący', en: 'Beginners' })} Dojo Wrzeszcz`;

const mark = (line: string, part: string, tone: 'subject' | 'asked' | 'wrong') => {
  const from = line.indexOf(part);
  return { from, to: from + part.length, tone };
};
const hall = mark(saturday, 'Hala Zaspa', 'asked');

const lines: EditedLine[] = [
  { group: 'kids', marks: [mark(kids, firstSteps, 'subject')] },
  { group: 'weapons', marks: [mark(saturday, weapons, 'subject'), hall] },
  { marks: [mark(late, '19:00–18:00', 'wrong')] },
];

export const guide: Guide = {
  purpose: { pl: 'Wpisać grafik jak kartkę', en: 'Write a timetable like a note' },
  alias: ['edytor wierszy', 'tekst rozumiany', 'smart text', 'line parser', 'quick add'],
  summary: {
    pl: 'Tekst w wierszach, który program czyta razem z Tobą. Co zrozumiał, stoi za literami.',
    en: 'A text of lines that a program reads along. What it understood is drawn behind the letters.',
  },
  when: [
    {
      pl: 'Ktoś ma to już na kartce albo w wiadomości i wkleja całość.',
      en: 'Somebody has it on paper or in a message, and pastes it whole.',
    },
    { pl: 'Jeden wiersz to jedna rzecz: zajęcia, osoba.', en: 'One line is one thing: a class, a person.' },
  ],
  whenNot: [
    {
      said: { pl: 'Rzecz ma wiele pól i reguł.', en: 'The thing has many fields and rules.' },
      instead: 'Forms/RecordForm',
    },
    {
      said: { pl: 'To zwykły tekst dla ludzi.', en: 'It is a plain text for people.' },
      instead: 'Forms/TextArea',
    },
    { said: { pl: 'To plik z tabelą.', en: 'It is a file with a table.' }, instead: 'Data/CsvImport' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <LineEditor
          label={say({ pl: 'Grafik', en: 'Timetable' })}
          hint={say({ pl: 'Jeden wiersz to jedne zajęcia.', en: 'One line is one class.' })}
          rows={4}
          value={[kids, saturday, late].join('\n')}
          onValueChange={() => {}}
          lines={lines}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'co się tu wpisuje', en: 'what is written here' },
      },
      {
        at: 'textarea',
        name: { pl: 'Tekst', en: 'Text' },
        said: {
          pl: 'zwykłe pole przeglądarki: cofanie i wklejanie działa',
          en: 'the browser’s own box: undo and paste work',
        },
      },
      {
        at: '[data-group=kids]',
        name: { pl: 'Wiersz', en: 'Line' },
        said: { pl: 'barwa grupy przy brzegu', en: 'the group’s hue at its edge' },
      },
      {
        at: '[data-group=kids] span',
        name: { pl: 'Zrozumiane', en: 'Understood' },
        said: { pl: 'podkreślone tło', en: 'a ground behind it' },
      },
      {
        at: '[data-group=weapons] span:last-of-type',
        name: { pl: 'Do dopytania', en: 'Asked for' },
        said: { pl: 'miejsce, którego klub nie zna', en: 'a place that the club doesn’t know' },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'jak pisać wiersz', en: 'how to write a line' },
      },
    ],
  },
  keys: [
    { keys: ['Enter'], said: { pl: 'nowy wiersz', en: 'a new line' } },
    { keys: ['Tab'], said: { pl: 'wychodzi z pola', en: 'leaves the field' } },
  ],
  accessibility: [
    {
      pl: 'Oznaczenia są tylko obrazem. To, co źle zrozumiane, napisz obok słowami i daj przycisk, który zaznaczy to miejsce.',
      en: 'The marks are a picture only. Say beside it in words what was not understood, with a button that selects the place.',
    },
    {
      pl: 'Pisownia i wielkie litery telefonu są wyłączone, bo poprawiałyby nazwiska.',
      en: 'A phone’s spelling and capitals are off, as they would correct surnames.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={8}>
            <LineEditor
              label={say({ pl: 'Grafik', en: 'Timetable' })}
              rows={1}
              value={saturday}
              onValueChange={() => {}}
              lines={[{ group: 'weapons', marks: [hall] }]}
            />
            <Text tone="muted">
              {say({
                pl: 'Nie znamy sali „Hala Zaspa”. Dodać ją?',
                en: 'We don’t know a place “Hala Zaspa”. Add it?',
              })}
            </Text>
          </Stack>
        ),
        said: {
          pl: 'zaznacz to, o co pytasz, i zapytaj obok.',
          en: 'mark what you ask about, and ask beside it.',
        },
      },
      dont: {
        Picture: () => (
          <LineEditor
            label={say({ pl: 'Grafik', en: 'Timetable' })}
            rows={1}
            value={saturday}
            onValueChange={() => {}}
            lines={[]}
            error={say({ pl: 'Tekst zawiera błędy.', en: 'The text has errors.' })}
          />
        ),
        said: {
          pl: 'nie odrzucaj całego tekstu z powodu jednego wiersza.',
          en: 'don’t refuse the whole text for one line.',
        },
      },
    },
  ],
};
