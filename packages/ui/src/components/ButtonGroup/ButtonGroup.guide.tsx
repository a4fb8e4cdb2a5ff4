import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { ChevronLeftIcon, ChevronRightIcon, CopyIcon, PrintIcon, TrashIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

export const guide: Guide = {
  purpose: { pl: 'Złączyć przyciski w jedno', en: 'Join buttons into one' },
  alias: ['grupa przycisków', 'button group', 'toolbar', 'split'],
  summary: {
    pl: 'Dwa do czterech przycisków, które robią coś z tą samą rzeczą. Stykają się bokami, więc oko czyta je razem.',
    en: 'Two to four buttons that act on the same thing. They touch, so the eye reads them together.',
  },
  when: [
    {
      pl: 'Przyciski przesuwają to samo: tydzień wstecz, dziś, tydzień dalej.',
      en: 'The buttons move one thing: a week back, today, a week on.',
    },
    {
      pl: 'Miejsca jest mało, a działania są krótkie i równie ważne.',
      en: 'Room is scarce, and the deeds are short and equally important.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Jeden z nich pozostaje wciśnięty, bo to wybór, a nie działanie.',
        en: 'One of them stays pressed, because it is a choice and not a deed.',
      },
      instead: 'Forms/SegmentedControl',
    },
    {
      said: {
        pl: 'Jedno działanie jest zwykłe, a reszta to jego odmiany.',
        en: 'One deed is the usual one and the rest are its kin.',
      },
      instead: 'Actions/SplitButton',
    },
  ],
  anatomy: {
    Picture: () => (
      <ButtonGroup label={say({ pl: 'Tydzień', en: 'Week' })}>
        <IconButton
          variant="secondary"
          icon={ChevronLeftIcon}
          label={say({ pl: 'Poprzedni tydzień', en: 'Previous week' })}
        />
        <Button>{say({ pl: 'Dziś', en: 'Today' })}</Button>
        <IconButton
          variant="secondary"
          icon={ChevronRightIcon}
          label={say({ pl: 'Następny tydzień', en: 'Next week' })}
        />
      </ButtonGroup>
    ),
    parts: [
      {
        at: '[role=group]',
        name: { pl: 'Grupa', en: 'Group' },
        said: {
          pl: 'nazwa, której nie widać, a czytnik ją mówi',
          en: 'its name is not shown; a screen reader says it',
        },
      },
      {
        at: 'button:first-child',
        name: { pl: 'Pierwszy', en: 'First' },
        said: { pl: 'zaokrąglony tylko od brzegu', en: 'rounded at the edge only' },
      },
      {
        at: 'button:nth-child(2)',
        name: { pl: 'Środkowy', en: 'Middle' },
        said: { pl: 'wspólna kreska zamiast dwóch', en: 'one line shared instead of two' },
      },
      {
        at: 'button:last-child',
        name: { pl: 'Ostatni', en: 'Last' },
        said: { pl: 'ten sam wariant i ta sama wysokość', en: 'of the same variant and height' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi do następnego przycisku', en: 'goes to the next button' } },
    { keys: ['Enter', 'Space'], said: { pl: 'robi to, co mówi przycisk', en: 'does what the button says' } },
  ],
  accessibility: [
    {
      pl: 'Czytnik mówi nazwę grupy przed pierwszym przyciskiem. Nazwij wspólną rzecz: „Tydzień”, nie „Przyciski”.',
      en: 'A screen reader says the group’s name before its first button. Name what they share: “Week”, not “Buttons”.',
    },
    {
      pl: 'Każdy przycisk zatrzymuje Tab, jak zawsze. Kolejność w kodzie to kolejność na ekranie, także od prawej do lewej.',
      en: 'Each button is a stop of the Tab key, as ever. Their order in the code is the order on the screen, from right to left too.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <ButtonGroup label={say({ pl: 'Tydzień', en: 'Week' })}>
              <IconButton
                variant="secondary"
                icon={ChevronLeftIcon}
                label={say({ pl: 'Poprzedni tydzień', en: 'Previous week' })}
              />
              <Button>{say({ pl: 'Dziś', en: 'Today' })}</Button>
              <IconButton
                variant="secondary"
                icon={ChevronRightIcon}
                label={say({ pl: 'Następny tydzień', en: 'Next week' })}
              />
            </ButtonGroup>
          </Inline>
        ),
        said: {
          pl: 'łącz to, co porusza jedną rzecz. Palec trafia bez szukania.',
          en: 'join what moves one thing. The finger finds it without a search.',
        },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <ButtonGroup label={say({ pl: 'Trening', en: 'Training' })}>
              <Button icon={PrintIcon}>{say({ pl: 'Drukuj listę', en: 'Print the list' })}</Button>
              <Button icon={CopyIcon}>{say({ pl: 'Powiel', en: 'Duplicate' })}</Button>
              <Button icon={TrashIcon}>{say({ pl: 'Usuń', en: 'Delete' })}</Button>
            </ButtonGroup>
          </Inline>
        ),
        said: {
          pl: 'nie sklejaj działań, które nie mają ze sobą nic wspólnego. Usunięcie sąsiaduje tu z drukowaniem.',
          en: 'don’t glue deeds together that have nothing in common. Deleting is next to printing here.',
        },
      },
    },
  ],
};
