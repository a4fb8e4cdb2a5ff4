import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { words } from '../../../.storybook/texts.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import type { FormRow } from './form-field.ts';
import { RecordForm } from './RecordForm.tsx';

const rows: FormRow[] = [
  { fields: [{ kind: 'text', name: 'name', label: say({ pl: 'Nazwa', en: 'Name' }), required: true }] },
  {
    fields: [
      {
        kind: 'choice',
        name: 'status',
        label: say({ pl: 'Stan', en: 'State' }),
        options: [
          { value: 'shelf', label: say({ pl: 'W szafie', en: 'In the cupboard' }) },
          { value: 'repair', label: say({ pl: 'W naprawie', en: 'Under repair' }) },
        ],
      },
      { kind: 'number', name: 'value', label: say({ pl: 'Wartość', en: 'Value' }), min: 0, unit: 'zł' },
    ],
  },
  {
    title: say({ pl: 'Gdzie i kiedy', en: 'Where and when' }),
    fields: [
      { kind: 'weekday', name: 'weekday', label: say({ pl: 'Dzień tygodnia', en: 'Weekday' }) },
      { kind: 'time', name: 'startsAt', label: say({ pl: 'Od', en: 'From' }) },
    ],
  },
];

const values = {
  name: say({ pl: 'Bokken dębowy, 102 cm', en: 'Oak bokken, 102 cm' }),
  status: 'shelf',
  value: 165,
  weekday: 2,
  startsAt: '18:30',
};

const flat: FormRow[] = [
  'Id',
  say({ pl: 'Nazwa', en: 'Name' }),
  say({ pl: 'Stan_id', en: 'State_id' }),
  say({ pl: 'Wartość', en: 'Value' }),
  say({ pl: 'Utworzono', en: 'Created' }),
].map((label) => ({ fields: [{ kind: 'text', name: label, label }] }));

export const guide: Guide = {
  purpose: { pl: 'Zbudować formularz z reguł', en: 'Build a form from rules' },
  alias: ['formularz', 'form', 'form builder', 'schema form', 'dynamic form', 'edit form'],
  summary: {
    pl: 'Formularz z opisu: czym jest każde pole i co je wiąże. Rysowanie, błędy i spotkanie z cudzym zapisem są w środku.',
    en: 'A form from a description: what each field is and how it is bound. Drawing, errors and somebody else’s changes are inside.',
  },
  when: [
    {
      pl: 'Rzecz ma pola z umowy serwera: sprzęt, uczeń, miejsce.',
      en: 'The thing has the fields of the server’s contract: an item, a student, a place.',
    },
    { pl: 'Kilka osób może zmieniać ją naraz.', en: 'Several people may change it at a time.' },
  ],
  whenNot: [
    { said: { pl: 'Jest jedno pole.', en: 'There is one field.' }, instead: 'Forms/TextField' },
    {
      said: { pl: 'Formularz prowadzi krok po kroku.', en: 'The form leads step by step.' },
      instead: 'Layout/Stepper',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <RecordForm
          id="guide-item"
          rows={rows}
          values={values}
          onValueChange={() => {}}
          onSubmit={() => {}}
          failure={say({ pl: 'Tej rzeczy ktoś już używa.', en: 'Somebody uses this thing already.' })}
          labels={words.formLabels}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'form > div > :first-child',
        name: { pl: 'Powód całości', en: 'Reason of the whole' },
        said: { pl: 'gdy błąd nie należy do jednego pola', en: 'where the fault belongs to no one field' },
      },
      {
        at: 'div:has(> div > label[for]):first-of-type:not(:has(select)):has([name=name])',
        name: { pl: 'Wiersz', en: 'Row' },
        said: { pl: 'jedno albo dwa pola obok siebie', en: 'one field, or two beside each other' },
      },
      {
        at: '[role=group] > div > h3',
        name: { pl: 'Sekcja', en: 'Section' },
        said: { pl: 'nazywa grupę pól także dla czytnika', en: 'names its fields, for a screen reader too' },
      },
      {
        at: '[name=value]',
        name: { pl: 'Pole', en: 'Field' },
        said: {
          pl: 'rysuje je jego rodzaj: tekst, liczba, dzień, osoba',
          en: 'its kind draws it: text, number, day, person',
        },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi po polach w kolejności wierszy',
        en: 'goes through the fields in the order of the rows',
      },
    },
    { keys: ['Enter'], said: { pl: 'w polu wysyła formularz', en: 'in a field, sends the form' } },
  ],
  accessibility: [
    {
      pl: 'Po odmowie skupienie idzie na pierwsze błędne pole, a błąd jest jego opisem.',
      en: 'After a refusal the focus goes to the first field at fault, whose description the error is.',
    },
    {
      pl: 'Przycisk zapisu może stać gdzie indziej: łączy je id. Kto pisze dalej, tego skupienia nikt nie zabiera.',
      en: 'The button to save may stand elsewhere: the id ties them. Nobody takes the focus from who goes on writing.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <RecordForm
            id="guide-rows"
            rows={rows.slice(2)}
            values={values}
            onValueChange={() => {}}
            labels={words.formLabels}
          />
        ),
        said: {
          pl: 'układaj w wierszu to, co się razem czyta, i nazwij sekcję.',
          en: 'put in a row what is read together, and name the section.',
        },
      },
      dont: {
        Picture: () => (
          <RecordForm
            id="guide-flat"
            rows={flat}
            values={{}}
            onValueChange={() => {}}
            labels={words.formLabels}
          />
        ),
        said: {
          pl: 'nie każ czytać piętnastu pól jednym ciągiem w kolejności bazy danych.',
          en: 'don’t have fifteen fields read in one go, in the order of the database.',
        },
      },
    },
  ],
};
