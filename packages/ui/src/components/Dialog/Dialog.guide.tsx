import type { Guide } from '../../../.storybook/guide.ts';
import { Still } from '../../../.storybook/Still.tsx';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

export const guide: Guide = {
  purpose: { pl: 'Załatwić jedną rzecz, zanim pójdzie się dalej', en: 'Settle one thing before going on' },
  alias: ['okno', 'okienko', 'modal', 'lightbox', 'popup'],
  summary: {
    pl: 'Jedno zadanie ponad stroną. Strona czeka, a po wszystkim jest taka, jak była.',
    en: 'One task above the page. The page waits, and afterwards it is as it was.',
  },
  when: [
    {
      pl: 'Zadanie jest krótkie i bez niego nie można iść dalej: wybór roli, nowy opiekun.',
      en: 'The task is short, and one can’t go on without it: choosing a role, a new guardian.',
    },
    { pl: 'Strona pod spodem nie jest do niego potrzebna.', en: 'The page below isn’t needed for it.' },
  ],
  whenNot: [
    {
      said: {
        pl: 'Trzeba widzieć listę, z której rzecz pochodzi.',
        en: 'The list that the thing comes from has to stay in sight.',
      },
      instead: 'Overlays/Drawer',
    },
    {
      said: { pl: 'To tylko pytanie „tak czy nie”.', en: 'It is only a question of yes or no.' },
      instead: 'Overlays/ConfirmDialog',
    },
    {
      said: {
        pl: 'Formularz ma więcej niż sześć pól. Daj mu stronę z adresem.',
        en: 'The form has more than six fields. Give it a page with an address.',
      },
    },
  ],
  anatomy: {
    Picture: () => (
      <Still>
        <Dialog
          open
          onOpenChange={() => {}}
          title={say({ pl: 'Nowy opiekun', en: 'New guardian' })}
          description={say({
            pl: 'Osoba, która działa w imieniu niepełnoletniego ucznia.',
            en: 'A person who acts for a student under age.',
          })}
          actions={
            <>
              <Button>{say({ pl: 'Anuluj', en: 'Cancel' })}</Button>
              <Button variant="primary">{say({ pl: 'Dodaj', en: 'Add' })}</Button>
            </>
          }
        >
          <Stack space={16}>
            <TextField label={say({ pl: 'Imię i nazwisko', en: 'Full name' })} required />
            <TextField label={say({ pl: 'Telefon', en: 'Phone' })} type="tel" />
          </Stack>
        </Dialog>
      </Still>
    ),
    parts: [
      {
        at: 'h2',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'o czym jest, w kilku słowach', en: 'what it is about, in a few words' },
      },
      {
        at: 'p',
        name: { pl: 'Opis', en: 'Description' },
        said: {
          pl: 'jedno zdanie, jeśli tytuł nie wystarcza',
          en: 'one sentence where the title isn’t enough',
        },
      },
      {
        at: 'input[type=text]',
        name: { pl: 'Pierwsze pole', en: 'First field' },
        said: { pl: 'dostaje skupienie po otwarciu', en: 'gets the focus when it opens' },
      },
      {
        at: 'button:nth-last-child(2)',
        name: { pl: 'Przyciski', en: 'Buttons' },
        said: { pl: 'na dole, główny na końcu', en: 'at the foot, the primary one last' },
      },
      {
        at: 'button[title]',
        name: { pl: 'Zamknięcie', en: 'Close' },
        said: { pl: 'nie ma go przy dismissible={false}', en: 'absent with dismissible={false}' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'krąży po oknie, nie wychodzi pod spód', en: 'goes around in the dialog and not below it' },
    },
    {
      keys: ['Enter'],
      said: {
        pl: 'w polu naciska ostatni przycisk na dole',
        en: 'in a field, presses the last button at the foot',
      },
    },
    { keys: ['Escape'], said: { pl: 'zamyka, jeśli wolno', en: 'closes, where that is allowed' } },
  ],
  accessibility: [
    {
      pl: 'To element dialog przeglądarki: strona pod spodem jest martwa także dla czytnika.',
      en: 'It is the browser’s own dialog: the page below is inert, for a screen reader too.',
    },
    {
      pl: 'Tytuł i opis są jego nazwą i objaśnieniem. Skupienie zaczyna na pierwszym polu, a po zamknięciu wraca, skąd przyszło.',
      en: 'Title and description are its name and its explanation. The focus starts in the first field, and goes back to where it came from.',
    },
    {
      pl: 'Długi tekst bez pól da się przewijać strzałkami.',
      en: 'A long text without fields can be scrolled by the arrows.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Still>
            <Dialog
              open
              onOpenChange={() => {}}
              size="small"
              title={say({ pl: 'Zaproś do klubu', en: 'Invite to the club' })}
              actions={
                <>
                  <Button>{say({ pl: 'Anuluj', en: 'Cancel' })}</Button>
                  <Button variant="primary">
                    {say({ pl: 'Wyślij zaproszenie', en: 'Send the invitation' })}
                  </Button>
                </>
              }
            >
              <TextField
                label={say({ pl: 'E-mail', en: 'Email' })}
                type="email"
                defaultValue="ewa@example.org"
              />
            </Dialog>
          </Still>
        ),
        said: {
          pl: 'jedno zadanie, jeden główny przycisk z nazwą czynu.',
          en: 'one task, one primary button that names the deed.',
        },
      },
      dont: {
        Picture: () => (
          <Still>
            <Dialog
              open
              onOpenChange={() => {}}
              size="small"
              title={say({ pl: 'Zapisano', en: 'Saved' })}
              description={say({
                pl: 'Zmiany w treningu zostały zapisane.',
                en: 'The changes to the training were saved.',
              })}
              actions={<Button variant="primary">OK</Button>}
            />
          </Still>
        ),
        said: {
          pl: 'nie otwieraj okna, żeby coś oznajmić. Każe przestać i klikać, a nic nie pyta.',
          en: 'don’t open a dialog to announce something. It makes people stop and press, and asks nothing.',
        },
      },
    },
  ],
};
