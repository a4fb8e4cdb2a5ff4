import { DrawnMenu } from '../../../.storybook/DrawnMenu.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { CancelledIcon, EditIcon } from '../../icons/icons.tsx';
import { Card } from '../Card/Card.tsx';
import type { MenuEntry } from '../DropdownMenu/DropdownMenu.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const entries: MenuEntry[] = [
  { label: say({ pl: 'Zmień', en: 'Edit' }), icon: EditIcon, onSelect: () => {} },
  {
    label: say({ pl: 'Odwołaj trening', en: 'Cancel the training' }),
    icon: CancelledIcon,
    tone: 'danger',
    onSelect: () => {},
  },
];

export const guide: Guide = {
  purpose: { pl: 'Skrócić drogę pod prawym przyciskiem', en: 'Shorten the way, by the other mouse button' },
  alias: ['menu kontekstowe', 'prawy przycisk', 'right click', 'long press'],
  summary: {
    pl: 'Menu działań tam, gdzie ktoś nacisnął drugi przycisk myszy albo przytrzymał palec.',
    en: 'A menu of deeds where somebody pressed the other mouse button, or held a finger.',
  },
  when: [
    {
      pl: 'Rzecz na planie tygodnia albo w siatce ma kilka działań, a ktoś używa jej cały dzień.',
      en: 'A thing in a week or a grid has a few deeds, and somebody works with it all day.',
    },
    {
      pl: 'Każde z tych działań da się zrobić też inaczej.',
      en: 'Each of these deeds can be done in another way too.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'To jedyna droga do działania. Menu, o którym nikt nie wie, nie istnieje.',
        en: 'It is the only way to the deed. A menu that nobody knows of doesn’t exist.',
      },
      instead: 'Actions/MenuButton',
    },
    {
      said: {
        pl: 'W tekście, z którego się kopiuje: tam prawy przycisk należy do przeglądarki.',
        en: 'In text that people copy from: there the other button is the browser’s.',
      },
    },
  ],
  anatomy: {
    Picture: () => (
      <Stack space={8}>
        <ContextMenu entries={entries}>
          <Card title={say({ pl: 'Aikido dorośli', en: 'Aikido adults' })}>
            {say({ pl: 'Piątek, 18:30', en: 'Friday, 18:30' })}
          </Card>
        </ContextMenu>
        <DrawnMenu label={say({ pl: 'Aikido dorośli', en: 'Aikido adults' })} entries={entries} />
      </Stack>
    ),
    parts: [
      {
        at: 'h2',
        name: { pl: 'Rzecz', en: 'Thing' },
        said: { pl: 'cała jej powierzchnia otwiera menu', en: 'all of its surface opens the menu' },
      },
      {
        at: '[role=menu]',
        name: { pl: 'Menu', en: 'Menu' },
        said: {
          pl: 'pojawia się pod wskaźnikiem albo pod palcem',
          en: 'comes under the pointer or the finger',
        },
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
      keys: ['Shift', 'F10'],
      said: {
        pl: 'otwiera menu rzeczy, w której jest skupienie',
        en: 'opens the menu of what the focus is in',
      },
    },
    {
      keys: ['ContextMenu'],
      said: {
        pl: 'robi to samo na klawiaturach, które go mają',
        en: 'does the same on keyboards that have it',
      },
    },
    { keys: ['ArrowDown', 'ArrowUp'], said: { pl: 'przechodzi po wpisach', en: 'goes through the entries' } },
    { keys: ['Enter', 'Space'], said: { pl: 'wybiera', en: 'chooses' } },
    { keys: ['Escape'], said: { pl: 'zamyka i oddaje skupienie', en: 'closes and gives the focus back' } },
  ],
  accessibility: [
    {
      pl: 'Skupienie musi mieć gdzie stanąć: w środku ma być odsyłacz albo przycisk, inaczej z klawiatury menu nie ma.',
      en: 'The focus needs a place to stand: have a link or a button inside, or there is no menu by keyboard.',
    },
    {
      pl: 'Menu nie blokuje przewijania strony, a disabled oddaje prawy przycisk przeglądarce.',
      en: 'It doesn’t lock the page’s scrolling, and disabled gives the browser its own menu back.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <ContextMenu entries={entries}>
            <Card
              title={say({ pl: 'Aikido dorośli', en: 'Aikido adults' })}
              actions={
                <MenuButton
                  compact
                  label={say({ pl: 'Więcej: Aikido dorośli', en: 'More: Aikido adults' })}
                  entries={entries}
                />
              }
            >
              {say({ pl: 'Piątek, 18:30', en: 'Friday, 18:30' })}
            </Card>
          </ContextMenu>
        ),
        said: {
          pl: 'dubluj to, co jest też pod widocznym przyciskiem.',
          en: 'repeat what is behind a button in sight, too.',
        },
      },
      dont: {
        Picture: () => (
          <ContextMenu entries={entries}>
            <Card title={say({ pl: 'Aikido dorośli', en: 'Aikido adults' })}>
              {say({ pl: 'Piątek, 18:30', en: 'Friday, 18:30' })}
            </Card>
          </ContextMenu>
        ),
        said: {
          pl: 'nie zostawiaj działań tylko pod prawym przyciskiem. Na telefonie i z czytnikiem nikt ich nie znajdzie.',
          en: 'don’t leave deeds behind the other mouse button only. On a phone, and with a screen reader, nobody finds them.',
        },
      },
    },
  ],
};
