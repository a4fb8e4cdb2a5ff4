import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Toast } from './Toast.tsx';

export const guide: Guide = {
  purpose: { pl: 'Powiedzieć, że już', en: 'Say that it is done' },
  alias: ['powiadomienie', 'snackbar', 'toast', 'notification', 'undo', 'cofnij'],
  summary: {
    pl: 'Jedno zdanie o tym, co się stało, na tyle długo, by przeczytać. Z „Cofnij”, gdy się da.',
    en: 'One sentence about what happened, for as long as it takes to read. With “Undo” where possible.',
  },
  when: [
    {
      pl: 'Czyn się udał, a ktoś może chcieć go cofnąć.',
      en: 'A deed succeeded, and somebody may want it back.',
    },
    {
      pl: 'Coś zaszło w tle: nowa wersja, wygasające badania.',
      en: 'Something happened behind the scenes: a new version, a check-up about to expire.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Trzeba coś zrobić, zanim pójdzie się dalej.',
        en: 'Something has to be done before one goes on.',
      },
      instead: 'Feedback/Banner',
    },
    { said: { pl: 'Błąd należy do pola.', en: 'The fault belongs to a field.' }, instead: 'Forms/Field' },
    {
      said: { pl: 'Czynu nie da się cofnąć. Zapytaj przedtem.', en: 'The deed can’t be undone. Ask before.' },
      instead: 'Overlays/ConfirmDialog',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stack as="ol" space={8}>
        <Toast
          paused
          onDismiss={() => {}}
          message={say({ pl: 'Trening został odwołany.', en: 'The training is cancelled.' })}
          severity="success"
          action={{ label: say({ pl: 'Cofnij', en: 'Undo' }), onAction: () => {} }}
        />
      </Stack>
    ),
    parts: [
      {
        at: 'li > span:first-child',
        name: { pl: 'Ikona', en: 'Icon' },
        said: { pl: 'powaga bez koloru', en: 'how grave, without colour' },
      },
      {
        at: '[role=status] > div:first-child',
        name: { pl: 'Sedno', en: 'Gist' },
        said: { pl: 'nazwa powagi, jeśli nie dasz innej', en: 'the name of its severity, unless given' },
      },
      {
        at: '[role=status] > div:last-child',
        name: { pl: 'Zdanie', en: 'Sentence' },
        said: { pl: 'co się stało, w czasie przeszłym', en: 'what happened, in the past tense' },
      },
      {
        at: 'li > button:nth-last-child(2)',
        name: { pl: 'Cofnij', en: 'Undo' },
        said: { pl: 'dziesięć sekund zamiast pięciu', en: 'ten seconds instead of five' },
      },
      {
        at: 'li > button:last-child',
        name: { pl: 'Zamknięcie', en: 'Close' },
        said: { pl: 'zawsze jest', en: 'always there' },
      },
    ],
  },
  keys: [
    {
      keys: ['F8'],
      said: { pl: 'idzie do najnowszego, skądkolwiek', en: 'goes to the newest one from anywhere' },
    },
    {
      keys: ['Escape'],
      said: { pl: 'wraca tam, skąd się przyszło', en: 'goes back to where one came from' },
    },
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi z „Cofnij” na zamknięcie', en: 'goes from “Undo” to the close button' },
    },
  ],
  accessibility: [
    {
      pl: 'Czas stoi, gdy ktoś wskazuje albo skupia. Błąd zostaje, aż go ktoś zamknie.',
      en: 'Time stands still while somebody points at it or focuses it. An error stays until it is closed.',
    },
    {
      pl: 'Błąd przerywa czytnikowi (alert), reszta czeka (status). Nad oknem pokazuje się w oknie, bo obok nic nie jest czytane.',
      en: 'An error interrupts (alert), the rest waits (status). Over a dialog it shows within it, as nothing beside is read.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack as="ol" space={8}>
            <Toast
              paused
              onDismiss={() => {}}
              message={say({ pl: 'Usunięto z listy: Jan Lis.', en: 'Taken off the list: Jan Lis.' })}
              action={{ label: say({ pl: 'Cofnij', en: 'Undo' }), onAction: () => {} }}
            />
          </Stack>
        ),
        said: {
          pl: 'zrób od razu i daj „Cofnij”. To szybsze niż pytanie.',
          en: 'do it at once and give “Undo”. That is quicker than a question.',
        },
      },
      dont: {
        Picture: () => (
          <Stack as="ol" space={8}>
            <Toast
              paused
              onDismiss={() => {}}
              severity="warn"
              message={say({
                pl: 'Uzupełnij kod pocztowy w postaci 00-000 i numer telefonu opiekuna.',
                en: 'Fill in the postcode as 00-000, and the guardian’s phone.',
              })}
            />
          </Stack>
        ),
        said: {
          pl: 'nie mów w nim, jak wypełnić formularz. Zniknie, zanim ktoś dojdzie do pola.',
          en: 'don’t tell how to fill in a form. It is gone before somebody gets to the field.',
        },
      },
    },
  ],
};
