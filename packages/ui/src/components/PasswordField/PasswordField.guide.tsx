import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

export const guide: Guide = {
  purpose: { pl: 'Wpisać hasło', en: 'Type a password' },
  alias: ['hasło', 'sekret', 'password input', 'reveal', 'pokaż hasło'],
  summary: {
    pl: 'Sekret zakryty kropkami, z okiem, które go na chwilę pokaże.',
    en: 'A secret behind dots, with an eye that shows it for a while.',
  },
  when: [{ pl: 'Wejście do aplikacji albo nowe hasło.', en: 'Signing in, or a new password.' }],
  whenNot: [
    {
      said: {
        pl: 'Kod przychodzi z telefonu i jest ważny chwilę.',
        en: 'A code comes from a phone and is good for a moment.',
      },
      instead: 'Forms/CodeField',
    },
    {
      said: {
        pl: 'Sekret dał system i trzeba go przepisać albo skopiować.',
        en: 'The system gave the secret, and it is to be copied.',
      },
      instead: 'Data/SecretCodes',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <PasswordField
          label={say({ pl: 'Hasło', en: 'Password' })}
          autoComplete="current-password"
          defaultValue="tatami-demo"
          hint={say({ pl: 'Co najmniej 12 znaków.', en: 'At least 12 characters.' })}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'label',
        name: { pl: 'Nazwa', en: 'Label' },
        said: { pl: '„Hasło” albo „Nowe hasło”', en: '“Password” or “New password”' },
      },
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Field' },
        said: {
          pl: 'menedżer haseł wie, czy wypełnić, czy zaproponować',
          en: 'a password manager knows whether to fill in or to offer',
        },
      },
      {
        at: 'button',
        name: { pl: 'Oko', en: 'Eye' },
        said: { pl: 'pokazuje i ukrywa, nazwa mówi, co zrobi', en: 'shows and hides; its name says which' },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'wymagania, zanim się pisze', en: 'what is asked, before one types' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi z pola na oko', en: 'goes from the field to the eye' } },
    { keys: ['Enter'], said: { pl: 'w polu wysyła formularz', en: 'in the field, sends the form' } },
    { keys: ['Space'], said: { pl: 'na oku pokazuje albo ukrywa', en: 'on the eye, shows or hides' } },
  ],
  accessibility: [
    {
      pl: 'autoComplete jest wymagane przez typ: bez niego menedżer haseł zgaduje.',
      en: 'autoComplete is demanded by its type: without it a password manager guesses.',
    },
    {
      pl: 'Wklejanie działa. Nie wyłączaj go: chroni tylko przed długimi hasłami.',
      en: 'Paste works. Don’t turn it off: all it guards against is long passwords.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <PasswordField
            label={say({ pl: 'Nowe hasło', en: 'New password' })}
            autoComplete="new-password"
            hint={say({ pl: 'Co najmniej 12 znaków.', en: 'At least 12 characters.' })}
          />
        ),
        said: {
          pl: 'pytaj raz. Oko zastępuje powtarzanie.',
          en: 'ask once. The eye takes the place of typing it twice.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={12}>
            <PasswordField
              label={say({ pl: 'Nowe hasło', en: 'New password' })}
              autoComplete="new-password"
            />
            <PasswordField
              label={say({ pl: 'Powtórz nowe hasło', en: 'New password again' })}
              autoComplete="new-password"
            />
          </Stack>
        ),
        said: { pl: 'nie każ wpisywać hasła dwa razy.', en: 'don’t have a password typed twice.' },
      },
    },
  ],
};
