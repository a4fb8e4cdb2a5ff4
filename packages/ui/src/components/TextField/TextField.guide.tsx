import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { MailIcon } from '../../icons/icons.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { TextField } from './TextField.tsx';

export const guide: Guide = {
  purpose: { pl: 'Wpisać jeden wiersz', en: 'Type one line' },
  alias: ['pole tekstowe', 'input', 'text input', 'text box', 'e-mail', 'telefon'],
  summary: {
    pl: 'Jeden wiersz tekstu. Rodzaj wybiera klawiaturę telefonu i podpowiedzi przeglądarki.',
    en: 'One line of text. Its type chooses a phone’s keys and what the browser offers.',
  },
  when: [
    {
      pl: 'Krótka odpowiedź własnymi słowami: imię, adres, nazwa.',
      en: 'A short answer in one’s own words: a name, an address, a title.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Odpowiedź jest jedną ze znanych.', en: 'The answer is one of those known.' },
      instead: 'Forms/Select',
    },
    { said: { pl: 'To zdania.', en: 'It is sentences.' }, instead: 'Forms/TextArea' },
    {
      said: {
        pl: 'To liczba, dzień albo hasło: mają swoje pola.',
        en: 'It is a number, a day or a password: they have fields of their own.',
      },
      instead: 'Forms/NumberField',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <TextField
          label={say({ pl: 'E-mail opiekuna', en: 'Guardian’s email' })}
          type="email"
          icon={MailIcon}
          hint={say({ pl: 'Tu przyjdzie potwierdzenie.', en: 'The confirmation will come here.' })}
          defaultValue="ewa@example"
          error={say({ pl: 'Po małpie brakuje kropki.', en: 'There is no dot after the at sign.' })}
          required
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'nad polem, zawsze', en: 'above the box, always' },
      },
      {
        at: 'label > span',
        name: { pl: 'Gwiazdka', en: 'Asterisk' },
        said: { pl: 'bez tego pola się nie zapisze', en: 'nothing is saved without this field' },
      },
      {
        at: 'svg:not([id$=-error] svg)',
        name: { pl: 'Ikona', en: 'Icon' },
        said: { pl: 'tylko tam, gdzie pomaga znaleźć pole', en: 'only where it helps to find the field' },
      },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Box' },
        said: {
          pl: 'litery 16 px na telefonie, więc nie przybliża strony',
          en: 'letters of 16 px on a phone, so that it doesn’t zoom the page',
        },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'zostaje przy pisaniu', en: 'stays while one types' },
      },
      {
        at: '[id$=-error]',
        name: { pl: 'Błąd', en: 'Error' },
        said: { pl: 'co naprawić', en: 'what to mend' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi do następnego pola', en: 'goes to the next field' } },
    { keys: ['Enter'], said: { pl: 'wysyła formularz', en: 'sends the form' } },
  ],
  accessibility: [
    {
      pl: 'Podaj type i autoComplete: przeglądarka wypełni imię i adres, także komuś, kto pisze z trudem.',
      en: 'Give type and autoComplete: the browser fills in name and address, for whoever types with effort too.',
    },
    {
      pl: 'readOnly da się skupić i skopiować, disabled nie.',
      en: 'readOnly can be focused and copied; disabled can’t.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Columns layout={2} space={16} from="always">
            <TextField label={say({ pl: 'Kod pocztowy', en: 'Postcode' })} defaultValue="80-244" />
            <TextField label={say({ pl: 'Miejscowość', en: 'Town' })} defaultValue="Gdańsk" />
          </Columns>
        ),
        said: {
          pl: 'szerokość niech mówi, ile się wpisze. Kod pocztowy jest krótki.',
          en: 'have the width say how much goes in. A postcode is short.',
        },
      },
      dont: {
        Picture: () => (
          <TextField label={say({ pl: 'Imię i nazwisko', en: 'Full name' })} defaultValue="Jan Kowalski" />
        ),
        said: {
          pl: 'nie wpisuj przykładu jak odpowiedzi. Ktoś go tak zostawi.',
          en: 'don’t write an example as if it were an answer. Somebody will leave it there.',
        },
      },
    },
  ],
};
