import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { NumberField } from './NumberField.tsx';

export const guide: Guide = {
  purpose: { pl: 'Podać liczbę', en: 'Give a number' },
  alias: ['liczba', 'licznik', 'number input', 'stepper', 'spinbutton', 'quantity'],
  summary: {
    pl: 'Liczba z przecinkiem lub kropką, wpisana albo przesunięta o krok. Kółko myszy jej nie rusza.',
    en: 'A number with a comma or a point, typed or stepped. The mouse wheel doesn’t move it.',
  },
  when: [
    {
      pl: 'Z wartością się liczy: miejsca, cena, punkty.',
      en: 'The value is reckoned with: places, a price, points.',
    },
    {
      pl: 'Zmienia się ją o trochę: plus i minus są pod palcem.',
      en: 'It is changed by a little: plus and minus are under the finger.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'To cyfry, ale nie liczba: telefon, kod, numer członkowski.',
        en: 'It is digits and no number: a phone, a code, a member’s number.',
      },
      instead: 'Forms/TextField',
    },
    {
      said: {
        pl: 'Ważniejsze jest miejsce między najmniej a najwięcej.',
        en: 'The place between least and most matters more.',
      },
      instead: 'Forms/Slider',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <NumberField
          label={say({ pl: 'Liczba miejsc', en: 'Places' })}
          hint={say({ pl: 'Mata mieści 30 osób.', en: 'The mat holds 30 people.' })}
          min={1}
          max={30}
          defaultValue={24}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: {
          pl: 'z jednostką, jeśli ją ma: „Cena (zł)”',
          en: 'with its unit, where it has one: “Price (zł)”',
        },
      },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Field' },
        said: { pl: 'klawiatura telefonu zależy od kroku', en: 'a phone’s keys depend on the step' },
      },
      {
        at: 'button:first-of-type',
        name: { pl: 'Mniej', en: 'Less' },
        said: { pl: 'gaśnie na granicy', en: 'goes out at the bound' },
      },
      {
        at: 'button:last-of-type',
        name: { pl: 'Więcej', en: 'More' },
        said: { pl: 'o tyle, ile mówi step', en: 'by as much as step says' },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'skąd granica', en: 'where the bound comes from' },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      said: { pl: 'o krok więcej albo mniej, w granicach', en: 'a step more or less, within the bounds' },
    },
    {
      keys: ['Tab'],
      said: {
        pl: 'wychodzi i zapisuje liczbę tak, jak pisze ją język',
        en: 'leaves, and writes the number as the language does',
      },
    },
  ],
  accessibility: [
    {
      pl: 'Ma rolę spinbutton z wartością i granicami. Przyciski omija Tab, bo robią to samo co strzałki.',
      en: 'Its role is spinbutton, with value and bounds. Tab passes over the buttons, which do what the arrows do.',
    },
    {
      pl: 'Puste pole to brak liczby (null), nie zero.',
      en: 'An empty field is no number (null), not zero.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <NumberField
            label={say({ pl: 'Liczba miejsc', en: 'Places' })}
            hint={say({ pl: 'Mata mieści 30 osób.', en: 'The mat holds 30 people.' })}
            min={1}
            max={30}
            defaultValue={24}
          />
        ),
        said: { pl: 'podaj granice, które naprawdę są.', en: 'give the bounds that there really are.' },
      },
      dont: {
        Picture: () => (
          <NumberField label={say({ pl: 'Numer członkowski', en: 'Member’s number' })} defaultValue={1041} />
        ),
        said: {
          pl: 'nie bierz go na numery. Zero z przodu zniknie, a „plus jeden” nic nie znaczy.',
          en: 'don’t take it for identifiers. A zero in front is lost, and “plus one” means nothing.',
        },
      },
    },
  ],
};
