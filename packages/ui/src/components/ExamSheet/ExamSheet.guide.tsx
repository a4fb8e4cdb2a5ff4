import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { ExamSheet } from './ExamSheet.tsx';
import type { ExamSheetLabels, SaidMark, SheetCandidate, SheetTechnique } from './sheet.ts';

const techniques: SheetTechnique[] = [
  { id: 'ikkyo', name: 'Ikkyo' },
  { id: 'nikyo', name: 'Nikyo' },
];

const candidates: SheetCandidate[] = [
  { id: 'lis', name: 'Katarzyna Lis', under: '5 kyu → 4 kyu', result: say({ pl: 'czeka', en: 'waits' }) },
  {
    id: 'sowa',
    name: 'Wiktor Sowa',
    isAway: true,
    result: <StatusTag status="warning">{say({ pl: 'Nieobecność', en: 'Absent' })}</StatusTag>,
  },
];

const marksOf = (_candidate: string, technique: string): SaidMark[] =>
  technique === 'ikkyo'
    ? [{ mark: 'passed' }]
    : [{ mark: 'toImprove', initials: 'KO', name: 'Krzysztof Osiński' }];

const labels: ExamSheetLabels = {
  sheet: say({ pl: 'Arkusz egzaminu', en: 'Sheet of the exam' }),
  candidate: say({ pl: 'Kandydat', en: 'Candidate' }),
  result: say({ pl: 'Wynik', en: 'Result' }),
  marks: {
    passed: say({ pl: 'zaliczona', en: 'passed' }),
    toImprove: say({ pl: 'do poprawy', en: 'to improve' }),
    failed: say({ pl: 'niezaliczona', en: 'failed' }),
    none: say({ pl: 'bez oceny', en: 'no mark' }),
  },
  note: say({ pl: 'Uwaga', en: 'Note' }),
  clear: say({ pl: 'Usuń ocenę', en: 'Remove the mark' }),
  previous: say({ pl: 'Poprzednia osoba', en: 'Previous person' }),
  next: say({ pl: 'Następna osoba', en: 'Next person' }),
};

export const guide: Guide = {
  purpose: { pl: 'Ocenić na egzaminie', en: 'Mark an exam' },
  alias: ['egzamin', 'protokół', 'arkusz ocen', 'grading sheet', 'marks', 'examiner'],
  summary: {
    pl: 'Arkusz egzaminu: kto co pokazuje i co powiedzieli egzaminatorzy. Na telefonie po jednej osobie.',
    en: 'The sheet of an exam: who shows what, and what the examiners said. On a phone, one person at a time.',
  },
  when: [
    {
      pl: 'W czasie egzaminu, tabletem albo telefonem, kilku egzaminatorów naraz.',
      en: 'During an exam, by tablet or phone, several examiners at a time.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Egzamin minął i liczy się wyniki.', en: 'The exam is over, and results are counted.' },
      instead: 'Data/ResultTable',
    },
    { said: { pl: 'Sprawdza się obecność.', en: 'Presence is taken.' }, instead: 'Training/RollCall' },
  ],
  anatomy: {
    Picture: () => (
      <ExamSheet
        techniques={techniques}
        candidates={candidates}
        marksOf={marksOf}
        onMark={() => {}}
        onNote={() => {}}
        labels={labels}
      />
    ),
    parts: [
      {
        at: 'table, section > div',
        name: { pl: 'Arkusz', en: 'Sheet' },
        said: { pl: 'kandydaci i techniki', en: 'candidates and techniques' },
      },
      {
        at: '[data-mark=passed][aria-label]',
        name: { pl: 'Zaliczona', en: 'Passed' },
        said: { pl: 'znak i kolor, a słowo w nazwie', en: 'a sign and a colour, and a word in its name' },
      },
      {
        at: '[data-mark=toImprove][aria-label]',
        name: { pl: 'Do poprawy', en: 'To improve' },
        said: { pl: 'z inicjałami egzaminatora', en: 'with the examiner’s initials' },
      },
    ],
  },
  keys: [
    { keys: ['ArrowUp', 'ArrowDown'], said: { pl: 'do innej osoby', en: 'to another person' } },
    { keys: ['ArrowLeft', 'ArrowRight'], said: { pl: 'do innej techniki', en: 'to another technique' } },
    {
      keys: ['1', '2'],
      said: { pl: 'zaliczona, do poprawy; 3 to niezaliczona', en: 'passed, to improve; 3 is failed' },
    },
    { keys: ['Backspace', 'Delete'], said: { pl: 'zabiera swoją ocenę', en: 'takes one’s own mark back' } },
  ],
  accessibility: [
    {
      pl: 'Każda komórka mówi technikę, osobę i oceny z nazwiskami egzaminatorów.',
      en: 'Each cell says the technique, the person, and the marks with the examiners’ names.',
    },
    {
      pl: 'Oceny w wyborze mają 64 px: trafia się w nie, patrząc na matę.',
      en: 'The marks to choose from are 64 px: one hits them while watching the mat.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <ExamSheet
            techniques={techniques}
            candidates={candidates}
            marksOf={marksOf}
            onMark={() => {}}
            onNote={() => {}}
            labels={labels}
          />
        ),
        said: { pl: 'pokaż, czyja jest ocena.', en: 'show whose mark it is.' },
      },
      dont: {
        Picture: () => (
          <ExamSheet
            techniques={techniques.slice(0, 1)}
            candidates={[
              {
                id: 'sowa',
                name: 'Wiktor Sowa',
                under: say({ pl: 'nie przyszedł', en: 'did not come' }),
                result: say({ pl: 'czeka', en: 'waits' }),
              },
            ]}
            marksOf={() => [{ mark: 'failed' }]}
            onMark={() => {}}
            onNote={() => {}}
            labels={labels}
          />
        ),
        said: {
          pl: 'nie mieszaj z oceną nieobecnych. Nie oblali.',
          en: 'don’t mark those who are absent as failed.',
        },
      },
    },
  ],
};
