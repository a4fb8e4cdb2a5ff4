import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

export const guide: Guide = {
  purpose: { pl: 'Powiedzieć coś ważnego o tej stronie', en: 'Say something that matters on this page' },
  alias: ['komunikat', 'baner', 'alert', 'callout', 'message', 'inline notification', 'ostrzeżenie'],
  summary: {
    pl: 'Wiadomość, która należy do strony i na niej zostaje. Ogłasza się, gdy się pojawi.',
    en: 'A message that belongs to the page and stays there. It is announced when it appears.',
  },
  when: [
    {
      pl: 'Coś trwa, póki ktoś tego nie załatwi: brak opiekuna, odrzucony zapis.',
      en: 'Something holds until somebody deals with it: no guardian, a refused save.',
    },
    { pl: 'Obok wiadomości jest droga wyjścia.', en: 'The way out stands beside the message.' },
  ],
  whenNot: [
    {
      said: {
        pl: 'Coś się właśnie udało i zaraz przestanie być ważne.',
        en: 'Something has just succeeded, and won’t matter in a moment.',
      },
      instead: 'Feedback/Toast',
    },
    {
      said: { pl: 'Błąd należy do jednego pola.', en: 'The fault belongs to one field.' },
      instead: 'Forms/Field',
    },
    {
      said: { pl: 'Cała strona nie ma czego pokazać.', en: 'The whole page has nothing to show.' },
      instead: 'Feedback/ErrorState',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Banner
          tone="warning"
          title={say({ pl: 'Brak opiekuna', en: 'No guardian' })}
          action={<Button size="small">{say({ pl: 'Dodaj opiekuna', en: 'Add a guardian' })}</Button>}
          onDismiss={() => {}}
        >
          {say({
            pl: 'Uczeń jest niepełnoletni i musi mieć co najmniej jednego opiekuna.',
            en: 'The student is under age and needs at least one guardian.',
          })}
        </Banner>
      </Wide>
    ),
    parts: [
      {
        at: '[role=status] > span:first-child',
        name: { pl: 'Ikona', en: 'Icon' },
        said: { pl: 'mówi powagę bez koloru', en: 'tells how grave it is without colour' },
      },
      {
        at: '[role=status] > div > div > div:first-child',
        name: { pl: 'Sedno', en: 'Gist' },
        said: { pl: 'dwa słowa, gdy tekst jest dłuższy', en: 'two words, where the text is longer' },
      },
      {
        at: '[role=status] > div > div > div:last-child',
        name: { pl: 'Treść', en: 'Text' },
        said: { pl: 'co jest, w zdaniu lub dwóch', en: 'what is the matter, in a sentence or two' },
      },
      {
        at: '[role=status] > div > button',
        name: { pl: 'Wyjście', en: 'Way out' },
        said: { pl: 'jedno działanie, najwyżej dwa', en: 'one deed, two at most' },
      },
      {
        at: '[role=status] > button',
        name: { pl: 'Zamknięcie', en: 'Close' },
        said: { pl: 'tylko gdy wolno to pominąć', en: 'only where it may be passed over' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'dochodzi do działania i do zamknięcia', en: 'reaches the deed and the close button' },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'naciska skupiony przycisk', en: 'presses the focused button' } },
  ],
  accessibility: [
    {
      pl: 'Zwykła wiadomość czeka na przerwę w mowie czytnika, groźna (danger) przerywa.',
      en: 'A plain message waits for a pause of the screen reader; a danger interrupts.',
    },
    {
      pl: 'Po odmowie zapisu daj jej skupienie przez ref, aby nikt jej nie minął.',
      en: 'After a refused save give it the focus by ref, so that nobody misses it.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Banner
            tone="danger"
            title={say({ pl: 'Nie udało się zapisać', en: 'It could not be saved' })}
            action={<Button size="small">{say({ pl: 'Pokaż różnice', en: 'Show what differs' })}</Button>}
          >
            {say({
              pl: 'Ktoś inny zmienił ten trening w tym samym czasie.',
              en: 'Somebody else changed this training at the same time.',
            })}
          </Banner>
        ),
        said: {
          pl: 'powiedz, co się stało i co z tym zrobić.',
          en: 'say what happened, and what to do about it.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <Banner tone="info" title={say({ pl: 'Witaj ponownie!', en: 'Welcome back!' })}>
              {say({ pl: 'Cieszymy się, że jesteś.', en: 'We are glad you are here.' })}
            </Banner>
            <Banner tone="success">
              {say({ pl: 'Lista uczniów została wczytana.', en: 'The list of students was loaded.' })}
            </Banner>
            <Banner tone="warning" title={say({ pl: 'Brak opiekuna', en: 'No guardian' })}>
              {say({ pl: 'Uczeń jest niepełnoletni.', en: 'The student is under age.' })}
            </Banner>
          </Stack>
        ),
        said: {
          pl: 'nie witaj i nie reklamuj. Po trzecim razie nikt nie czyta też ostrzeżeń.',
          en: 'don’t greet or advertise. After the third time nobody reads the warnings either.',
        },
      },
    },
  ],
};
