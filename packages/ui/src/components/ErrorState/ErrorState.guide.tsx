import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Link } from '../Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

export const guide: Guide = {
  purpose: { pl: 'Powiedzieć, że się nie udało', en: 'Say that it failed' },
  alias: ['błąd', 'awaria', 'error boundary', 'retry', 'failure', '500'],
  summary: {
    pl: 'Stoi w miejscu treści, której nie dało się pobrać, z przyciskiem, który próbuje jeszcze raz.',
    en: 'Stands in place of content that could not be fetched, with a button that tries again.',
  },
  when: [
    {
      pl: 'Serwer nie odpowiedział, a strona nic nie ma do pokazania.',
      en: 'The server didn’t answer, and the page has nothing to show.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Treść jest, tylko może nieświeża.', en: 'The content is there, and may only be stale.' },
      instead: 'Feedback/QuietNote',
    },
    {
      said: {
        pl: 'Odmówiono zapisania, a formularz jest wypełniony.',
        en: 'A save was refused, and the form is filled in.',
      },
      instead: 'Feedback/Banner',
    },
  ],
  anatomy: {
    Picture: () => (
      <ErrorState
        title={say({ pl: 'Nie udało się pobrać treningów', en: 'The trainings could not be fetched' })}
        description={say({
          pl: 'Sprawdź połączenie z internetem.',
          en: 'Check your connection to the internet.',
        })}
        onRetry={() => {}}
      >
        <Link href="#dashboard">{say({ pl: 'Pulpit', en: 'Dashboard' })}</Link>
      </ErrorState>
    ),
    parts: [
      {
        at: 'svg:not(button svg)',
        name: { pl: 'Znak', en: 'Sign' },
        said: { pl: 'ostrzeżenie, nie katastrofa', en: 'a warning and no disaster' },
      },
      {
        at: 'h2',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'czego nie udało się zrobić', en: 'what could not be done' },
      },
      {
        at: 'p',
        name: { pl: 'Opis', en: 'Description' },
        said: { pl: 'co wiadomo i co sprawdzić', en: 'what is known, and what to check' },
      },
      {
        at: 'button',
        name: { pl: 'Jeszcze raz', en: 'Again' },
        said: { pl: 'kręci się, gdy próbuje', en: 'turns while it tries' },
      },
      {
        at: 'a',
        name: { pl: 'Tymczasem', en: 'Meanwhile' },
        said: { pl: 'dokąd można pójść', en: 'where one can go' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do „Spróbuj ponownie”', en: 'reaches “Try again”' } },
    { keys: ['Enter', 'Space'], said: { pl: 'próbuje jeszcze raz', en: 'tries again' } },
  ],
  accessibility: [
    {
      pl: 'Ma rolę alert, więc czytnik mówi go od razu.',
      en: 'Its role is alert: a screen reader says it at once.',
    },
    {
      pl: 'Przy ponawianiu przycisk zachowuje skupienie i rozmiar.',
      en: 'While it tries again the button keeps its focus and size.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <ErrorState
            size="small"
            title={say({ pl: 'Nie udało się pobrać treningów', en: 'The trainings could not be fetched' })}
            description={say({
              pl: 'Sprawdź połączenie z internetem.',
              en: 'Check your connection to the internet.',
            })}
            onRetry={() => {}}
          />
        ),
        said: { pl: 'nazwij rzecz słowami strony.', en: 'name the thing in the words of the page.' },
      },
      dont: {
        Picture: () => (
          <ErrorState size="small" title="TypeError: Failed to fetch" description="code=ECONNRESET (500)" />
        ),
        said: { pl: 'nie pokazuj kodu zamiast zdania.', en: 'don’t show a code in place of a sentence.' },
      },
    },
  ],
};
