import type { Guide } from '../../../.storybook/guide.ts';
import { Still } from '../../../.storybook/Still.tsx';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

export const guide: Guide = {
  purpose: { pl: 'Otworzyć małe pole obok przycisku', en: 'Open a small box beside its button' },
  alias: ['dymek', 'chmurka', 'popover', 'floating panel', 'popup'],
  summary: {
    pl: 'Trochę więcej obok przycisku: parę przełączników, mały formularz. Strona pod spodem działa.',
    en: 'A little more beside a button: a few switches, a small form. The page below stays in use.',
  },
  when: [
    {
      pl: 'Ustawia się coś, czego skutek widać na stronie od razu.',
      en: 'Something is set whose effect is seen on the page at once.',
    },
    { pl: 'W środku są pola, a nie same działania.', en: 'There are fields inside and not deeds alone.' },
  ],
  whenNot: [
    { said: { pl: 'To lista działań.', en: 'It is a list of deeds.' }, instead: 'Actions/MenuButton' },
    {
      said: { pl: 'To jedno zdanie o przycisku.', en: 'It is a sentence about a control.' },
      instead: 'Overlays/Tooltip',
    },
    {
      said: { pl: 'Strona ma zaczekać na odpowiedź.', en: 'The page is to wait for the answer.' },
      instead: 'Overlays/Dialog',
    },
  ],
  anatomy: {
    Picture: () => (
      <Still>
        <Popover
          defaultOpen
          trigger={<Button>{say({ pl: 'Widok', en: 'View' })}</Button>}
          label={say({ pl: 'Widok', en: 'View' })}
        >
          <Stack space={12}>
            <Switch label={say({ pl: 'Pokaż odwołane', en: 'Show cancelled ones' })} defaultChecked />
            <Switch label={say({ pl: 'Pokaż dni wolne', en: 'Show days off' })} />
          </Stack>
        </Popover>
      </Still>
    ),
    parts: [
      {
        at: 'button',
        name: { pl: 'Przycisk', en: 'Trigger' },
        said: { pl: 'otwiera i zamyka; wie, że jest otwarty', en: 'opens and closes; knows that it is open' },
      },
      {
        at: '[role=dialog]',
        name: { pl: 'Pole', en: 'Box' },
        said: {
          pl: 'pod przyciskiem albo nad, gdzie więcej miejsca',
          en: 'under its button, or above where there is more room',
        },
      },
      {
        at: 'label:first-of-type:has([role=switch]:checked)',
        name: { pl: 'Pierwsze w środku', en: 'First inside' },
        said: { pl: 'dostaje skupienie', en: 'gets the focus' },
      },
    ],
  },
  keys: [
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'otwiera, skupienie przechodzi do środka', en: 'opens, and the focus goes inside' },
    },
    { keys: ['Tab'], said: { pl: 'na końcu wychodzi i zamyka', en: 'at the end, leaves and closes it' } },
    {
      keys: ['Escape'],
      said: { pl: 'zamyka i wraca na przycisk', en: 'closes, and goes back to the button' },
    },
  ],
  accessibility: [
    {
      pl: 'Naciśnięcie obok i wyjście Tabem zamykają je. Okno dookoła zostaje otwarte.',
      en: 'A press elsewhere, and Tab out of it, close it. A dialog around it stays open.',
    },
    {
      pl: 'label mówi, co się otworzyło. sheet podnosi je na telefonie od dołu, pod kciuk.',
      en: 'label says what has opened. sheet has it come up from the foot of a phone, under the thumb.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Still>
            <Popover
              defaultOpen
              trigger={<Button>{say({ pl: 'Widok', en: 'View' })}</Button>}
              label={say({ pl: 'Widok', en: 'View' })}
            >
              <Stack space={12}>
                <Switch label={say({ pl: 'Pokaż odwołane', en: 'Show cancelled ones' })} />
                <Switch label={say({ pl: 'Pokaż dni wolne', en: 'Show days off' })} defaultChecked />
              </Stack>
            </Popover>
          </Still>
        ),
        said: { pl: 'trzymaj w nim to, co działa od razu.', en: 'keep in it what acts at once.' },
      },
      dont: {
        Picture: () => (
          <Still>
            <Popover
              defaultOpen
              trigger={<Button>{say({ pl: 'Dodaj ucznia', en: 'Add a student' })}</Button>}
              label={say({ pl: 'Nowy uczeń', en: 'New student' })}
            >
              <Stack space={12}>
                <TextField label={say({ pl: 'Imię', en: 'First name' })} defaultValue="Jan" />
                <TextField label={say({ pl: 'Nazwisko', en: 'Last name' })} defaultValue="Lis" />
                <TextField label={say({ pl: 'Telefon opiekuna', en: 'Guardian’s phone' })} />
                <Button variant="primary">{say({ pl: 'Dodaj', en: 'Add' })}</Button>
              </Stack>
            </Popover>
          </Still>
        ),
        said: {
          pl: 'nie wkładaj tam całego formularza. Przypadkowe kliknięcie obok go zamknie, a wpisane zniknie.',
          en: 'don’t put a whole form in it. A stray press beside closes it, and what was typed is gone.',
        },
      },
    },
  ],
};
