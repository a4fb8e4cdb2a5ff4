import { DrawnMenu } from '../../../.storybook/DrawnMenu.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { CopyIcon, EditIcon, TrashIcon, UserIcon } from '../../icons/icons.tsx';
import type { MenuEntry } from './DropdownMenu.tsx';

const entries: MenuEntry[] = [
  { heading: say({ pl: 'Aikido dorośli', en: 'Aikido adults' }) },
  { label: say({ pl: 'Zmień', en: 'Edit' }), icon: EditIcon, onSelect: () => {} },
  { label: say({ pl: 'Instruktor', en: 'Instructor' }), icon: UserIcon, href: '#instructor' },
  { label: say({ pl: 'Powiel', en: 'Duplicate' }), icon: CopyIcon, disabled: true, onSelect: () => {} },
  'separator',
  {
    label: say({ pl: 'Odwołaj trening', en: 'Cancel the training' }),
    icon: TrashIcon,
    tone: 'danger',
    onSelect: () => {},
  },
];

export const guide: Guide = {
  purpose: { pl: 'Pokazać listę działań pod przyciskiem', en: 'Show a list of deeds under a button' },
  alias: ['menu rozwijane', 'dropdown', 'popup menu', 'actions menu', 'radix menu'],
  summary: {
    pl: 'Samo menu działań, z Radixem w środku. Strony biorą zwykle MenuButton, który pobiera je dopiero w potrzebie.',
    en: 'The menu of deeds itself, with Radix inside. Pages usually take MenuButton, which fetches it when it is first wanted.',
  },
  when: [
    {
      pl: 'Wyzwalaczem jest coś innego niż zwykły przycisk z nazwą.',
      en: 'The trigger is something else than a plain button with a name.',
    },
    {
      pl: 'O otwarciu decyduje strona, na przykład z klawisza.',
      en: 'The page decides when it opens, by a key for example.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Wystarczy zwykły przycisk. Tak jest prawie zawsze, i kod przychodzi później.',
        en: 'A plain button will do. It nearly always does, and the code comes later.',
      },
      instead: 'Actions/MenuButton',
    },
    {
      said: { pl: 'Wybiera się wartość, która zostaje wybrana.', en: 'A value is chosen, and stays chosen.' },
      instead: 'Forms/Select',
    },
  ],
  anatomy: {
    Picture: () => <DrawnMenu label={say({ pl: 'Aikido dorośli', en: 'Aikido adults' })} entries={entries} />,
    parts: [
      {
        at: '[role=menu] > div:not([role])',
        name: { pl: 'Nagłówek', en: 'Heading' },
        said: {
          pl: 'czego dotyczą wpisy; nie da się go wybrać',
          en: 'what the entries are about; it can’t be chosen',
        },
      },
      {
        at: '[role=menuitem]:nth-of-type(2)',
        name: { pl: 'Działanie', en: 'Deed' },
        said: { pl: 'czasownik z ikoną', en: 'a verb with an icon' },
      },
      {
        at: 'a',
        name: { pl: 'Odsyłacz', en: 'Link' },
        said: {
          pl: 'prowadzi na stronę, da się otworzyć obok',
          en: 'leads to a page, and can be opened beside',
        },
      },
      {
        at: '[aria-disabled=true]',
        name: { pl: 'Niedostępny', en: 'Unavailable' },
        said: {
          pl: 'widać, że istnieje, a teraz nie wolno',
          en: 'it is seen to exist, and can’t be done now',
        },
      },
      {
        at: '[data-tone=danger]',
        name: { pl: 'Groźny', en: 'Dangerous' },
        said: { pl: 'ostatni, za kreską', en: 'the last, behind a line' },
      },
    ],
  },
  keys: [
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'otwiera menu, potem wybiera', en: 'opens the menu, then chooses' },
    },
    { keys: ['ArrowDown', 'ArrowUp'], said: { pl: 'przechodzi po wpisach', en: 'goes through the entries' } },
    {
      keys: ['Home', 'End'],
      said: { pl: 'idzie na pierwszy albo ostatni', en: 'goes to the first or the last' },
    },
    {
      keys: ['Escape'],
      said: { pl: 'zamyka i wraca na przycisk', en: 'closes, and goes back to the button' },
    },
  ],
  accessibility: [
    {
      pl: 'Litery szukają wpisu po nazwie. Niedostępne wpisy są pomijane.',
      en: 'Letters look for an entry by its name. Unavailable ones are passed over.',
    },
    {
      pl: 'Zanim działanie się zacznie, skupienie jest z powrotem na przycisku, więc okno po nim odda je dobrze.',
      en: 'Before the deed begins, the focus is back on the button, so that a dialog after it gives it back well.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <DrawnMenu
            label={say({ pl: 'Trening', en: 'Training' })}
            entries={[
              { label: say({ pl: 'Zmień', en: 'Edit' }), onSelect: () => {} },
              { label: say({ pl: 'Powiel', en: 'Duplicate' }), onSelect: () => {} },
              'separator',
              { label: say({ pl: 'Usuń', en: 'Delete' }), tone: 'danger', onSelect: () => {} },
            ]}
          />
        ),
        said: {
          pl: 'stawiaj groźny wpis na końcu, za kreską.',
          en: 'put the dangerous entry last, behind a line.',
        },
      },
      dont: {
        Picture: () => (
          <DrawnMenu
            label={say({ pl: 'Trening', en: 'Training' })}
            entries={[
              { label: say({ pl: 'Zmień', en: 'Edit' }), onSelect: () => {} },
              { label: say({ pl: 'Usuń', en: 'Delete' }), onSelect: () => {} },
              { label: say({ pl: 'Powiel', en: 'Duplicate' }), onSelect: () => {} },
            ]}
          />
        ),
        said: {
          pl: 'nie stawiaj go między zwykłymi. Palec na telefonie jest szerszy od wiersza.',
          en: 'don’t put it among the plain ones. On a phone a finger is wider than a row.',
        },
      },
    },
  ],
};
