import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { ShieldIcon, SuccessIcon } from '../../icons/icons.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

export const guide: Guide = {
  purpose: { pl: 'Powiedzieć wszystko, co strona ma do powiedzenia', en: 'Say all that a page has to say' },
  alias: ['strona komunikatu', 'potwierdzenie', 'result page', 'confirmation page', '404'],
  summary: {
    pl: 'Cała treść strony o jednej rzeczy: udało się, trwa, nie ma. I drogi dalej.',
    en: 'All of a page about one thing: it is done, under way, or not to be had. And the ways on.',
  },
  when: [
    {
      pl: 'Ktoś wszedł z listu i ma się dowiedzieć jednego.',
      en: 'Somebody comes from a mail, and is to learn one thing.',
    },
    {
      pl: 'Nie ma do czego wracać: adres nie istnieje, konto potwierdzone.',
      en: 'There is nothing to go back to: no such address, an account confirmed.',
    },
  ],
  whenNot: [
    { said: { pl: 'To część strony.', en: 'It is a part of a page.' }, instead: 'Feedback/EmptyState' },
    {
      said: { pl: 'Wiadomość znika po chwili.', en: 'The message is gone in a moment.' },
      instead: 'Feedback/Toast',
    },
  ],
  anatomy: {
    Picture: () => (
      <Notice
        icon={ShieldIcon}
        title={say({ pl: 'Nie udało się zalogować', en: 'You could not be signed in' })}
        description={say({
          pl: 'Nieprawidłowa nazwa użytkownika lub hasło.',
          en: 'The user name or the password is wrong.',
        })}
        action={
          <>
            <ButtonLink variant="primary" href="#login">
              {say({ pl: 'Spróbuj ponownie', en: 'Try again' })}
            </ButtonLink>
            <ButtonLink href="#reset">
              {say({ pl: 'Nie pamiętam hasła', en: 'I forgot the password' })}
            </ButtonLink>
          </>
        }
      />
    ),
    parts: [
      { at: 'svg', name: { pl: 'Znak', en: 'Sign' }, said: { pl: 'jak to wyszło', en: 'how it turned out' } },
      {
        at: 'h1',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'nagłówek całej strony', en: 'the heading of the whole page' },
      },
      { at: 'p', name: { pl: 'Opis', en: 'Description' }, said: { pl: 'jedno zdanie', en: 'one sentence' } },
      {
        at: 'a:first-of-type',
        name: { pl: 'Droga dalej', en: 'Way on' },
        said: { pl: 'główna jako pierwsza', en: 'the main one first' },
      },
      {
        at: 'a:last-of-type',
        name: { pl: 'Inna droga', en: 'Another way' },
        said: { pl: 'najwyżej dwie', en: 'two at most' },
      },
    ],
  },
  keys: [{ keys: ['Tab'], said: { pl: 'przechodzi po drogach dalej', en: 'goes through the ways on' } }],
  accessibility: [
    {
      pl: 'Tytuł jest h1. Daj mu skupienie po przejściu na stronę.',
      en: 'Its title is the h1. Give it the focus once one arrives.',
    },
    {
      pl: 'Nie ogłasza się sam: jest treścią strony, a tę czytnik czyta od początku.',
      en: 'It doesn’t announce itself: it is the page’s content, which a screen reader reads from the start.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Notice
            icon={SuccessIcon}
            title={say({ pl: 'Adres potwierdzony', en: 'Address confirmed' })}
            description={say({ pl: 'Możesz się teraz zalogować.', en: 'You can sign in now.' })}
            action={
              <ButtonLink variant="primary" href="#login">
                {say({ pl: 'Zaloguj się', en: 'Sign in' })}
              </ButtonLink>
            }
          />
        ),
        said: {
          pl: 'daj drogę, która pasuje do tego, co się stało.',
          en: 'give the way that fits what happened.',
        },
      },
      dont: {
        Picture: () => (
          <Notice
            icon={SuccessIcon}
            title={say({ pl: 'Sukces', en: 'Success' })}
            description={say({
              pl: 'Operacja zakończona powodzeniem.',
              en: 'The operation completed successfully.',
            })}
          />
        ),
        said: { pl: 'nie zostawiaj człowieka bez wyjścia.', en: 'don’t leave somebody without a way out.' },
      },
    },
  ],
};
