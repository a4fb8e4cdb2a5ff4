import { DrawnMenu } from '../../../.storybook/DrawnMenu.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { PlusIcon } from '../../icons/icons.tsx';
import type { MenuEntry } from '../DropdownMenu/DropdownMenu.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SplitButton } from './SplitButton.tsx';

const entries: MenuEntry[] = [
  { label: say({ pl: 'Dodaj serię', en: 'Add a series' }), onSelect: () => {} },
  { label: say({ pl: 'Powiel ostatni', en: 'Duplicate the last' }), onSelect: () => {} },
];

const strangers: MenuEntry[] = [
  { label: say({ pl: 'Drukuj listę', en: 'Print the list' }), onSelect: () => {} },
  { label: say({ pl: 'Ustawienia', en: 'Settings' }), onSelect: () => {} },
];

export const guide: Guide = {
  purpose: { pl: 'Dać zwykłe działanie i jego odmiany', en: 'Offer the usual deed and its kin' },
  alias: ['przycisk dzielony', 'split button', 'button with dropdown', 'combo button'],
  summary: {
    pl: 'Jedno działanie od razu, a obok menu jego odmian.',
    en: 'One deed at once, and a menu of its kin beside it.',
  },
  when: [
    {
      pl: 'Dziewięć razy na dziesięć robi się to samo, a raz coś pokrewnego: dodaj trening albo całą serię.',
      en: 'Nine times of ten the same is done, and once something akin: add a training, or a whole series.',
    },
    { pl: 'Odmiana zaczyna się od tego samego czasownika.', en: 'The other ways begin with the same verb.' },
  ],
  whenNot: [
    {
      said: { pl: 'Działania nie są spokrewnione.', en: 'The deeds are no kin.' },
      instead: 'Actions/MenuButton',
    },
    { said: { pl: 'Jest tylko jedno działanie.', en: 'There is one deed only.' }, instead: 'Actions/Button' },
  ],
  anatomy: {
    Picture: () => (
      <Stack space={8}>
        <Inline space={8}>
          <SplitButton
            variant="primary"
            icon={PlusIcon}
            onClick={() => {}}
            menuLabel={say({ pl: 'Inne sposoby dodania', en: 'Other ways to add' })}
            entries={entries}
          >
            {say({ pl: 'Dodaj trening', en: 'Add a training' })}
          </SplitButton>
        </Inline>
        <DrawnMenu label={say({ pl: 'Inne sposoby dodania', en: 'Other ways to add' })} entries={entries} />
      </Stack>
    ),
    parts: [
      {
        at: '[role=group] > button:first-child',
        name: { pl: 'Zwykłe działanie', en: 'Usual deed' },
        said: { pl: 'działa od razu, bez menu', en: 'happens at once, without a menu' },
      },
      {
        at: '[role=group] > button:last-child',
        name: { pl: 'Strzałka', en: 'Arrow' },
        said: { pl: 'osobny przycisk z własną nazwą', en: 'a button of its own, with its own name' },
      },
      {
        at: '[role=menu]',
        name: { pl: 'Odmiany', en: 'The others' },
        said: {
          pl: 'dwie do pięciu, bez powtarzania pierwszej',
          en: 'two to five, the first one not repeated',
        },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi z działania na strzałkę', en: 'goes from the deed to the arrow' },
    },
    {
      keys: ['Enter', 'Space'],
      said: { pl: 'robi to, co mówi skupiony przycisk', en: 'does what the focused button says' },
    },
    { keys: ['ArrowDown'], said: { pl: 'na strzałce otwiera menu', en: 'on the arrow, opens the menu' } },
    {
      keys: ['Escape'],
      said: { pl: 'zamyka menu i wraca na strzałkę', en: 'closes the menu, and goes back to the arrow' },
    },
  ],
  accessibility: [
    {
      pl: 'Strzałka ma nazwę z menuLabel. Napisz, co się tam kryje: „Inne sposoby dodania”.',
      en: 'The arrow is named by menuLabel. Say what is behind it: “Other ways to add”.',
    },
    {
      pl: 'Oba przyciski stoją w grupie o nazwie działania, więc czytnik wie, że należą do siebie.',
      en: 'Both stand in a group that bears the deed’s name, so that a screen reader knows they belong together.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <SplitButton
              icon={PlusIcon}
              onClick={() => {}}
              menuLabel={say({ pl: 'Inne sposoby dodania', en: 'Other ways to add' })}
              entries={entries}
            >
              {say({ pl: 'Dodaj trening', en: 'Add a training' })}
            </SplitButton>
          </Inline>
        ),
        said: {
          pl: 'w menu trzymaj odmiany tego, co na przycisku.',
          en: 'keep in the menu what is akin to the button.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <Inline space={8}>
              <SplitButton
                icon={PlusIcon}
                onClick={() => {}}
                menuLabel={say({ pl: 'Inne', en: 'Other' })}
                entries={strangers}
              >
                {say({ pl: 'Dodaj trening', en: 'Add a training' })}
              </SplitButton>
            </Inline>
            <DrawnMenu label={say({ pl: 'Inne', en: 'Other' })} entries={strangers} />
          </Stack>
        ),
        said: {
          pl: 'nie wrzucaj pod strzałkę tego, co nie ma gdzie stać. Nikt nie szuka wydruku pod „Dodaj”.',
          en: 'don’t throw under the arrow what has no other place. Nobody looks for a print-out under “Add”.',
        },
      },
    },
  ],
};
