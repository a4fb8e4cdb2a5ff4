import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Field } from './Field.tsx';

export const guide: Guide = {
  purpose: { pl: 'Ubrać własne pole', en: 'Dress a control of one’s own' },
  alias: ['etykieta', 'label', 'form field', 'form control', 'form group', 'hint', 'error message'],
  summary: {
    pl: 'Nazwa, pole, pomoc i błąd jednej wartości. Pola biblioteki mają to w sobie; bierz go, gdy robisz nowe.',
    en: 'The label, control, hint and error of one value. The library’s inputs bring it along; take it to make another.',
  },
  when: [
    { pl: 'Potrzebne jest pole, którego tu nie ma.', en: 'A control is needed that isn’t here.' },
    {
      pl: 'Kilka pól daje razem jedną wartość: wtedy FieldGroup.',
      en: 'Several controls make one value: FieldGroup then.',
    },
  ],
  whenNot: [
    { said: { pl: 'Jest gotowe pole.', en: 'There is a control ready.' }, instead: 'Forms/TextField' },
    {
      said: {
        pl: 'Łączy się kilka pól o różnych nazwach.',
        en: 'Several fields of different names belong together.',
      },
      instead: 'Layout/Fieldset',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Field
          label={say({ pl: 'Kolor pasa', en: 'Colour of the belt' })}
          hint={say({ pl: 'Jak w systemie stopni klubu.', en: 'As in the club’s system of grades.' })}
          error={say({ pl: 'Ten kolor ma już inny stopień.', en: 'Another grade has this colour.' })}
          required
        >
          {(control) => <input type="color" {...control} defaultValue="#22c55e" />}
        </Field>
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: {
          pl: 'zostaje nad polem także wtedy, gdy się pisze',
          en: 'stays above the control while one types',
        },
      },
      {
        at: 'label > span',
        name: { pl: 'Gwiazdka', en: 'Asterisk' },
        said: {
          pl: 'widać ją, a czytnik słyszy „wymagane”',
          en: 'it is seen, and a screen reader hears “required”',
        },
      },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Control' },
        said: {
          pl: 'dostaje z control wszystko, co łączy je z resztą',
          en: 'gets from control all that ties it to the rest',
        },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'nie znika, gdy się pisze', en: 'doesn’t vanish while one types' },
      },
      {
        at: '[id$=-error]',
        name: { pl: 'Błąd', en: 'Error' },
        said: { pl: 'jego obecność czyni pole błędnym', en: 'its presence is what makes the field invalid' },
      },
    ],
  },
  keys: [{ keys: ['Tab'], said: { pl: 'dochodzi do pola', en: 'reaches the control' } }],
  accessibility: [
    {
      pl: 'Naciśnięcie nazwy skupia pole. Błąd i pomoc są jego opisem, błąd pierwszy.',
      en: 'A press on the label focuses the control. Error and hint describe it, the error first.',
    },
    {
      pl: 'labelHidden zostawia nazwę czytnikowi. Bierz je tylko tam, gdzie nazwę widać dookoła.',
      en: 'labelHidden leaves the label to screen readers. Take it only where its surroundings show the name.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <TextField
            label={say({ pl: 'Kod pocztowy', en: 'Postcode' })}
            defaultValue="80-2"
            error={say({ pl: 'Kod ma postać 00-000.', en: 'It is written 00-000.' })}
            required
          />
        ),
        said: { pl: 'w błędzie powiedz, jak go naprawić.', en: 'say in the error how to mend it.' },
      },
      dont: {
        Picture: () => (
          <TextField
            label={say({ pl: 'Kod pocztowy', en: 'Postcode' })}
            defaultValue="80-2"
            error={say({ pl: 'Niepoprawna wartość.', en: 'Invalid value.' })}
            required
          />
        ),
        said: { pl: 'nie zostawiaj samego „niepoprawny”.', en: 'don’t leave it at “invalid”.' },
      },
    },
    {
      do: {
        Picture: () => (
          <TextField
            label={say({ pl: 'Numer członkowski', en: 'Member’s number' })}
            hint={say({ pl: 'Cztery cyfry z legitymacji.', en: 'Four digits, on the card.' })}
          />
        ),
        said: {
          pl: 'stawiaj pomoc pod polem. Widać ją, gdy się pisze.',
          en: 'put the hint under the control. It is in sight while one types.',
        },
      },
      dont: {
        Picture: () => (
          <TextField
            label={say({ pl: 'Numer członkowski', en: 'Member’s number' })}
            labelHidden
            placeholder={say({ pl: 'Numer członkowski, cztery cyfry', en: 'Member’s number, four digits' })}
          />
        ),
        said: {
          pl: 'nie zastępuj nazwy tekstem w polu. Znika z pierwszą literą.',
          en: 'don’t put the text in the box in the label’s place. It is gone with the first letter.',
        },
      },
    },
  ],
};
