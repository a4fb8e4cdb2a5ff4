import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { CodeField } from './CodeField.tsx';

export const guide: Guide = {
  purpose: { pl: 'Przepisać krótki kod', en: 'Type in a short code' },
  alias: ['kod jednorazowy', 'OTP', 'one-time code', 'PIN', '2FA', 'verification code', 'pin input'],
  summary: {
    pl: 'Kod z wiadomości albo z telefonu w jednym polu. Da się go wkleić, a telefon podpowie go sam.',
    en: 'A code from a mail or a phone, in one box. It can be pasted, and a phone offers it by itself.',
  },
  when: [
    {
      pl: 'Kod ma stałą liczbę cyfr i przychodzi skądinąd.',
      en: 'The code has a fixed number of digits and comes from elsewhere.',
    },
    {
      pl: 'Po ostatniej cyfrze można iść dalej bez przycisku.',
      en: 'After the last digit one can go on without a button.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To hasło albo klucz z literami.', en: 'It is a password, or a key with letters.' },
      instead: 'Forms/PasswordField',
    },
    {
      said: { pl: 'To liczba, z którą się liczy.', en: 'It is a number to reckon with.' },
      instead: 'Forms/NumberField',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <CodeField
          label={say({ pl: 'Kod z wiadomości', en: 'Code from the mail' })}
          hint={say({ pl: 'Wysłaliśmy go na adres ewa@example.org.', en: 'We sent it to ewa@example.org.' })}
          defaultValue="4815"
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: 'skąd wziąć kod', en: 'where the code comes from' },
      },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Box' },
        said: {
          pl: 'jedno na wszystkie cyfry, z odstępem między nimi',
          en: 'one for all digits, spaced out',
        },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: {
          pl: 'dokąd poszedł i jak długo jest ważny',
          en: 'where it went, and for how long it is good',
        },
      },
    ],
  },
  keys: [
    { keys: ['Backspace'], said: { pl: 'usuwa ostatnią cyfrę', en: 'takes the last digit back' } },
    { keys: ['Tab'], said: { pl: 'wychodzi z pola', en: 'leaves the box' } },
  ],
  accessibility: [
    {
      pl: 'Jedno pole, więc czytnik czyta kod jako całość, a powiększenie go nie rozrywa.',
      en: 'One box: a screen reader reads the code as a whole, and magnifying doesn’t tear it apart.',
    },
    {
      pl: 'Bierze same cyfry i wkleja także kod ze spacjami. Telefon pokazuje klawiaturę cyfr i kod z SMS-a.',
      en: 'It takes digits only, and a code pasted with spaces too. A phone shows its number keys and the code from the message.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <CodeField
            label={say({ pl: 'Kod z wiadomości', en: 'Code from the mail' })}
            hint={say({
              pl: 'Wysłaliśmy go na adres ewa@example.org.',
              en: 'We sent it to ewa@example.org.',
            })}
          />
        ),
        said: { pl: 'powiedz, dokąd poszedł kod.', en: 'say where the code went.' },
      },
      dont: {
        Picture: () => (
          <Inline space={4}>
            <TextField label="1" defaultValue="4" />
            <TextField label="2" defaultValue="8" />
            <TextField label="3" />
            <TextField label="4" />
          </Inline>
        ),
        said: {
          pl: 'nie dziel kodu na osobne pola. Nie da się go wkleić, a palec gubi kolejność.',
          en: 'don’t cut the code into boxes of its own. It can’t be pasted, and a finger loses the order.',
        },
      },
    },
  ],
};
