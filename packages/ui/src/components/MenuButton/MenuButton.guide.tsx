import { DrawnMenu } from '../../../.storybook/DrawnMenu.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { CancelledIcon, CopyIcon, EditIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import type { MenuEntry } from '../DropdownMenu/DropdownMenu.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MenuButton } from './MenuButton.tsx';

const entries: MenuEntry[] = [
  { label: say({ pl: 'Zmień', en: 'Edit' }), icon: EditIcon, onSelect: () => {} },
  { label: say({ pl: 'Powiel', en: 'Duplicate' }), icon: CopyIcon, onSelect: () => {} },
  'separator',
  {
    label: say({ pl: 'Odwołaj trening', en: 'Cancel the training' }),
    icon: CancelledIcon,
    tone: 'danger',
    onSelect: () => {},
  },
];

export const guide: Guide = {
  purpose: { pl: 'Schować rzadsze działania', en: 'Tuck away rarer deeds' },
  alias: ['menu', 'trzy kropki', 'kebab menu', 'overflow', 'more actions', 'dropdown button'],
  summary: {
    pl: 'Przycisk z menu działań. Kod menu przychodzi dopiero, gdy wskaźnik albo skupienie jest blisko.',
    en: 'A button with a menu of deeds. The menu’s code comes only when a pointer or the focus is near.',
  },
  when: [
    {
      pl: 'Rzecz ma trzy działania lub więcej, a potrzebne jest na co dzień jedno.',
      en: 'A thing has three deeds or more, and one of them is wanted every day.',
    },
    { pl: 'Każdy wiersz listy ma te same działania.', en: 'Each row of a list has the same deeds.' },
  ],
  whenNot: [
    {
      said: { pl: 'Ktoś wybiera wartość, a nie działanie.', en: 'Somebody chooses a value and not a deed.' },
      instead: 'Forms/Select',
    },
    {
      said: { pl: 'W środku są pola albo przełączniki.', en: 'There are fields or switches inside.' },
      instead: 'Overlays/Popover',
    },
    {
      said: { pl: 'Jedno z działań robi się prawie zawsze.', en: 'One of the deeds is done nearly always.' },
      instead: 'Actions/SplitButton',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stack space={8}>
        <Inline space={8}>
          <MenuButton label={say({ pl: 'Więcej', en: 'More' })} entries={entries} />
        </Inline>
        <DrawnMenu label={say({ pl: 'Więcej', en: 'More' })} entries={entries} />
      </Stack>
    ),
    parts: [
      {
        at: 'button',
        name: { pl: 'Przycisk', en: 'Button' },
        said: {
          pl: 'ze strzałką w dół, gdy ma słowo; trzy kropki, gdy nie ma',
          en: 'with an arrow down where it has a word; three dots where it hasn’t',
        },
      },
      {
        at: '[role=menu]',
        name: { pl: 'Menu', en: 'Menu' },
        said: {
          pl: 'trzyma się brzegu przycisku i odwraca, gdy brak miejsca',
          en: 'keeps to the button’s edge, and turns over where room is short',
        },
      },
      {
        at: '[role=menuitem]:first-child',
        name: { pl: 'Wpis', en: 'Entry' },
        said: {
          pl: 'czasownik, a ikona tylko wtedy, gdy mają ją wszystkie',
          en: 'a verb; an icon only where all have one',
        },
      },
      {
        at: '[role=separator]',
        name: { pl: 'Kreska', en: 'Line' },
        said: { pl: 'przed tym, co trudno cofnąć', en: 'before what is hard to undo' },
      },
      {
        at: '[data-tone=danger]',
        name: { pl: 'Groźny wpis', en: 'Dangerous entry' },
        said: { pl: 'ostatni, i zawsze jeszcze pyta', en: 'the last, and it asks first' },
      },
    ],
  },
  keys: [
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'otwiera menu i skupia pierwszy wpis', en: 'opens the menu and focuses its first entry' },
    },
    {
      keys: ['ArrowDown'],
      said: { pl: 'otwiera menu, potem idzie w dół', en: 'opens the menu, then goes down' },
    },
    { keys: ['ArrowUp'], said: { pl: 'idzie w górę', en: 'goes up' } },
    {
      keys: ['Home', 'End'],
      said: { pl: 'idzie na pierwszy albo ostatni wpis', en: 'goes to the first or the last entry' },
    },
    {
      keys: ['Escape'],
      said: { pl: 'zamyka i wraca na przycisk', en: 'closes, and goes back to the button' },
    },
  ],
  accessibility: [
    {
      pl: 'Wpisanie pierwszych liter przenosi do wpisu o tej nazwie, także ze spacją w środku.',
      en: 'Typing the first letters goes to the entry of that name, spaces within included.',
    },
    {
      pl: 'Po wyborze skupienie wraca na przycisk. Okno, które wpis otwiera, odda je tam samo.',
      en: 'After a choice the focus is back on the button. A dialog that an entry opens gives it back there itself.',
    },
    {
      pl: 'Przy compact podaj nazwę z rzeczą: „Więcej: Aikido dorośli”.',
      en: 'With compact, name the thing too: “More: Aikido adults”.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <Button variant="primary">{say({ pl: 'Sprawdź obecność', en: 'Take the roll' })}</Button>
            <MenuButton label={say({ pl: 'Więcej', en: 'More' })} entries={entries} />
          </Inline>
        ),
        said: {
          pl: 'na wierzchu zostaw to, co robi się codziennie. Resztę schowaj.',
          en: 'leave in the open what is done every day. Tuck away the rest.',
        },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <MenuButton
              label={say({ pl: 'Działania', en: 'Deeds' })}
              entries={[
                { label: say({ pl: 'Sprawdź obecność', en: 'Take the roll' }), onSelect: () => {} },
                ...entries,
              ]}
            />
          </Inline>
        ),
        said: {
          pl: 'nie chowaj jedynej codziennej czynności w menu. To dwa kliknięcia zamiast jednego, przed każdym treningiem.',
          en: 'don’t hide the one daily deed in a menu. Two presses instead of one, before each training.',
        },
      },
    },
  ],
};
