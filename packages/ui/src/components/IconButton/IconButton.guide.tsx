import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import {
  BeltIcon,
  CloseIcon,
  EditIcon,
  PlusIcon,
  PrintIcon,
  ShieldIcon,
  TrophyIcon,
} from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  purpose: {
    pl: 'Dać działanie, które każdy pozna po ikonie',
    en: 'Offer a deed that everybody knows by its icon',
  },
  alias: ['przycisk z ikoną', 'ikona', 'icon button', 'action icon', 'close button'],
  summary: {
    pl: 'Przycisk bez słów. Nazwę czyta czytnik, a oko widzi ją po wskazaniu.',
    en: 'A button without words. A screen reader says its name, and the eye sees it when pointing.',
  },
  when: [
    {
      pl: 'Ikona jest powszechnie znana: zamknij, zmień, więcej, następny.',
      en: 'The icon is known to everybody: close, edit, more, next.',
    },
    {
      pl: 'Działanie powtarza się w każdym wierszu i słowo zrobiłoby z listy ścianę.',
      en: 'The deed is repeated in each row, and a word would make the list a wall.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Ktoś mógłby nie wiedzieć, co się stanie. Słowo jest szybsze od zgadywania.',
        en: 'Somebody might not know what will happen. A word is quicker than a guess.',
      },
      instead: 'Actions/Button',
    },
    {
      said: { pl: 'W wierszu jest więcej niż dwa działania.', en: 'A row has more than two deeds.' },
      instead: 'Actions/MenuButton',
    },
  ],
  anatomy: {
    Picture: () => (
      <IconButton
        variant="secondary"
        icon={EditIcon}
        label={say({ pl: 'Zmień dane Ewy Świątek', en: 'Edit Ewa Świątek' })}
      />
    ),
    parts: [
      {
        at: 'button',
        name: { pl: 'Pole', en: 'Target' },
        said: {
          pl: '44 px pod palcem, choć rysunek jest mniejszy',
          en: '44 px under a finger, though what is drawn is smaller',
        },
      },
      {
        at: 'svg',
        name: { pl: 'Ikona', en: 'Icon' },
        said: { pl: 'jedna z naszych, w kolorze tekstu', en: 'one of ours, in the colour of text' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do przycisku', en: 'reaches the button' } },
    { keys: ['Enter', 'Space'], said: { pl: 'robi to, co mówi nazwa', en: 'does what its name says' } },
  ],
  accessibility: [
    {
      pl: 'Nazwa jest wymagana przez typ: przycisku bez niej nie da się zbudować.',
      en: 'The name is demanded by its type: no button can be built without.',
    },
    {
      pl: 'W liście dodaj do nazwy, czego dotyczy: „Zmień: Jan Lis”. Inaczej czytnik mówi dwanaście razy „Zmień”.',
      en: 'In a list, add what it is about: “Edit: Jan Lis”. Otherwise a screen reader says “Edit” twelve times.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <IconButton icon={EditIcon} label={say({ pl: 'Zmień', en: 'Edit' })} />
            <IconButton icon={PrintIcon} label={say({ pl: 'Drukuj', en: 'Print' })} />
            <IconButton icon={CloseIcon} label={say({ pl: 'Zamknij', en: 'Close' })} />
          </Inline>
        ),
        said: {
          pl: 'bierz ikonę, której nie trzeba tłumaczyć.',
          en: 'take an icon that needs no explanation.',
        },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <IconButton icon={TrophyIcon} label={say({ pl: 'Zapisz na egzamin', en: 'Enter for an exam' })} />
            <IconButton icon={BeltIcon} label={say({ pl: 'Nadaj stopień', en: 'Grant a grade' })} />
            <IconButton icon={ShieldIcon} label={say({ pl: 'Zmień prawa', en: 'Change rights' })} />
          </Inline>
        ),
        said: {
          pl: 'nie każ zgadywać. Puchar, pas i tarcza nie mówią, co zrobi przycisk.',
          en: 'don’t make people guess. A cup, a belt and a shield don’t say what the button does.',
        },
      },
    },
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <Button variant="primary" icon={PlusIcon}>
              {say({ pl: 'Dodaj trening', en: 'Add a training' })}
            </Button>
          </Inline>
        ),
        said: {
          pl: 'daj działaniu słowo, gdy jest najważniejsze na stronie.',
          en: 'give the deed its word where it is the main one of the page.',
        },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <IconButton
              variant="secondary"
              icon={PlusIcon}
              label={say({ pl: 'Dodaj trening', en: 'Add a training' })}
            />
          </Inline>
        ),
        said: {
          pl: 'nie chowaj głównego działania w samym plusie.',
          en: 'don’t hide the main deed in a lone plus.',
        },
      },
    },
  ],
};
