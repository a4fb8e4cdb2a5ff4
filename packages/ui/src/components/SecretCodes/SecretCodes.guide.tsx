import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Toast } from '../Toast/Toast.tsx';
import { SecretCodes } from './SecretCodes.tsx';

export const guide: Guide = {
  purpose: { pl: 'Oddać sekret raz', en: 'Hand a secret over, once' },
  alias: ['kody zapasowe', 'backup codes', 'recovery codes', 'API key', 'sekret', 'token'],
  summary: {
    pl: 'Sekrety do zapisania albo wydrukowania. Drukuje się tylko one.',
    en: 'Secrets to be written down or printed. Printing prints them alone.',
  },
  when: [
    {
      pl: 'System dał kody zapasowe albo klucz i nie pokaże ich drugi raz.',
      en: 'The system gave backup codes or a key, and won’t show them again.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To kod, który ktoś ma wpisać.', en: 'It is a code that somebody types.' },
      instead: 'Forms/CodeField',
    },
    { said: { pl: 'To kod źródłowy.', en: 'It is source code.' }, instead: 'Data/CodeSample' },
  ],
  anatomy: {
    Picture: () => (
      <SecretCodes
        title={say({ pl: 'Kody zapasowe: Aikido Gdańsk, anna', en: 'Backup codes: Aikido Gdańsk, anna' })}
        codes={['k7qe-wm2x-4tzp', 'x3rd-8hvn-qy6c', 'm9wb-5kse-zt4a']}
      />
    ),
    parts: [
      {
        at: 'ul',
        name: { pl: 'Kody', en: 'Codes' },
        said: {
          pl: 'pismo, w którym 0 i O się różnią; nazwa konta jest na wydruku',
          en: 'letters in which 0 and O differ; the account’s name is on paper',
        },
      },
      {
        at: 'li:first-child',
        name: { pl: 'Kod', en: 'Code' },
        said: { pl: 'da się zaznaczyć jednym kliknięciem', en: 'can be selected at one press' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'To lista o nazwie: czytnik mówi, ile kodów.',
      en: 'It is a named list: a screen reader says how many codes.',
    },
    {
      pl: 'Nie zabieraj tej strony, póki ktoś nie powie, że zapisał.',
      en: 'Don’t take the page away before somebody says they have them.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={12}>
            <Banner tone="warning">
              {say({
                pl: 'Zapisz je teraz. Więcej ich nie pokażemy.',
                en: 'Write them down now. We won’t show them again.',
              })}
            </Banner>
            <SecretCodes
              title={say({
                pl: 'Kody zapasowe: Aikido Gdańsk, anna',
                en: 'Backup codes: Aikido Gdańsk, anna',
              })}
              codes={['k7qe-wm2x-4tzp', 'x3rd-8hvn-qy6c']}
            />
          </Stack>
        ),
        said: { pl: 'powiedz, że drugi raz ich nie zobaczy.', en: 'say that they won’t be shown again.' },
      },
      dont: {
        Picture: () => (
          <Stack as="ol" space={8}>
            <Toast
              paused
              onDismiss={() => {}}
              severity="info"
              message={say({
                pl: 'Twój kod zapasowy: k7qe-wm2x-4tzp',
                en: 'Your backup code: k7qe-wm2x-4tzp',
              })}
            />
          </Stack>
        ),
        said: {
          pl: 'nie wysyłaj sekretów pocztą ani w powiadomieniu.',
          en: 'don’t send secrets by mail or in a toast.',
        },
      },
    },
  ],
};
