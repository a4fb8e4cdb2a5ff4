import type { Guide } from '../../../.storybook/guide.ts';
import { Still } from '../../../.storybook/Still.tsx';
import { say } from '../../../.storybook/say.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export const guide: Guide = {
  purpose: { pl: 'Zapytać, zanim będzie za późno', en: 'Ask before it is too late' },
  alias: ['potwierdzenie', 'pytanie', 'alert', 'confirm', 'are you sure', 'alertdialog'],
  summary: {
    pl: 'Pytanie przed czynem, który trudno cofnąć. Skupienie stoi na drodze powrotnej.',
    en: 'A question before a deed that is hard to undo. The focus starts on the way back.',
  },
  when: [
    {
      pl: 'Czynu nie da się cofnąć jednym kliknięciem: usunięcie, odwołanie serii, wysłanie listów.',
      en: 'The deed can’t be undone by one press: deleting, cancelling a series, sending letters.',
    },
    {
      pl: 'Skutek sięga dalej niż widać: razem z dniem wolnym wracają trzy treningi.',
      en: 'It reaches further than is seen: with a day off, three trainings come back.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Da się cofnąć. Zrób od razu i pokaż „Cofnij”.',
        en: 'It can be undone. Do it at once and show “Undo”.',
      },
      instead: 'Feedback/Toast',
    },
    {
      said: {
        pl: 'Trzeba coś wypełnić, a nie tylko potwierdzić.',
        en: 'There is something to fill in and not only to confirm.',
      },
      instead: 'Overlays/Dialog',
    },
  ],
  anatomy: {
    Picture: () => (
      <Still>
        <ConfirmDialog
          open
          onOpenChange={() => {}}
          title={say({ pl: 'Usunąć dzień wolny?', en: 'Delete the day off?' })}
          description={say({
            pl: 'Trzy treningi, które odwołał, zostaną przywrócone.',
            en: 'The three trainings that it cancelled come back.',
          })}
          confirmLabel={say({ pl: 'Usuń dzień wolny', en: 'Delete the day off' })}
          tone="danger"
          onConfirm={() => {}}
        />
      </Still>
    ),
    parts: [
      {
        at: 'h2',
        name: { pl: 'Pytanie', en: 'Question' },
        said: { pl: 'z nazwą rzeczy i znakiem zapytania', en: 'with the thing’s name and a question mark' },
      },
      {
        at: 'p',
        name: { pl: 'Skutek', en: 'Consequence' },
        said: { pl: 'jedno zdanie: co się stanie', en: 'one sentence: what will happen' },
      },
      {
        at: 'button:nth-last-child(2)',
        name: { pl: 'Odwrót', en: 'Way back' },
        said: { pl: 'ma skupienie od początku', en: 'has the focus from the first' },
      },
      {
        at: 'button:nth-last-child(1):not(:only-child):not([title])',
        name: { pl: 'Czyn', en: 'Deed' },
        said: { pl: 'nazwany, nigdy „OK”', en: 'named, never “OK”' },
      },
    ],
  },
  keys: [
    {
      keys: ['Enter'],
      said: {
        pl: 'naciska to, na czym jest skupienie; na początku to odwrót',
        en: 'presses what has the focus; at first that is the way back',
      },
    },
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi po przyciskach, nie wychodzi z okna',
        en: 'goes through the buttons and stays in the dialog',
      },
    },
    {
      keys: ['Escape'],
      said: { pl: 'wycofuje się, póki czyn nie trwa', en: 'goes back, unless the deed is being done' },
    },
  ],
  accessibility: [
    {
      pl: 'Ma rolę alertdialog: czytnik mówi od razu pytanie i skutek.',
      en: 'Its role is alertdialog: a screen reader says the question and the consequence at once.',
    },
    {
      pl: 'Po zamknięciu skupienie wraca tam, skąd ktoś przyszedł. Jeśli tej rzeczy już nie ma, wraca na stronę.',
      en: 'When it closes, the focus goes back to where one came from. Where that is gone, it goes to the page.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Still>
            <ConfirmDialog
              open
              onOpenChange={() => {}}
              title={say({ pl: 'Odwołać trening?', en: 'Cancel the training?' })}
              description={say({
                pl: 'Piątek, 18:30. Wiadomość dostanie 14 osób.',
                en: 'Friday, 18:30. 14 people will be told.',
              })}
              confirmLabel={say({ pl: 'Odwołaj trening', en: 'Cancel the training' })}
              tone="danger"
              onConfirm={() => {}}
            />
          </Still>
        ),
        said: {
          pl: 'nazwij czyn na przycisku. Kto nie czyta tytułu, przeczyta przycisk.',
          en: 'name the deed on the button. Who doesn’t read the title reads the button.',
        },
      },
      dont: {
        Picture: () => (
          <Still>
            <ConfirmDialog
              open
              onOpenChange={() => {}}
              title={say({ pl: 'Czy na pewno?', en: 'Are you sure?' })}
              description={say({
                pl: 'Tej operacji nie można cofnąć.',
                en: 'This operation can’t be undone.',
              })}
              confirmLabel="OK"
              tone="danger"
              onConfirm={() => {}}
            />
          </Still>
        ),
        said: {
          pl: 'nie pytaj „Czy na pewno?” z „OK”. Nikt nie pamięta, o co chodziło.',
          en: 'don’t ask “Are you sure?” with an “OK”. Nobody remembers what it was about.',
        },
      },
    },
  ],
};
