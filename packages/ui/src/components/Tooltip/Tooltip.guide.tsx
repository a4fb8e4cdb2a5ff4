import type { Guide } from '../../../.storybook/guide.ts';
import { Still } from '../../../.storybook/Still.tsx';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export const guide: Guide = {
  purpose: { pl: 'Szepnąć słowo o przycisku', en: 'Whisper a word about a control' },
  alias: ['dymek', 'podpowiedź', 'hint', 'tooltip', 'title'],
  summary: {
    pl: 'Jedno zdanie przy wskazanym przycisku. Pojawia się po chwili pod myszą albo od razu ze skupieniem.',
    en: 'One phrase at the control that is pointed at. It comes after a while under a mouse, or at once with the focus.',
  },
  when: [
    {
      pl: 'Słowo jest pomocą, a bez niego też da się trafić.',
      en: 'The word helps, and one finds the way without it too.',
    },
    {
      pl: 'Przycisk ma warunek, o którym dobrze wiedzieć przed naciśnięciem.',
      en: 'The button has a condition that is good to know before the press.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Bez tego zdania nie wiadomo, co robić. Na telefonie dymka nie ma.',
        en: 'Nobody knows what to do without the sentence. There is no tooltip on a phone.',
      },
      instead: 'Forms/Field',
    },
    {
      said: {
        pl: 'W środku miałby być odsyłacz albo przycisk.',
        en: 'There would be a link or a button in it.',
      },
      instead: 'Overlays/Popover',
    },
  ],
  anatomy: {
    Picture: () => (
      <Still>
        <Tooltip
          content={say({
            pl: 'Zapisy zamykają się godzinę przed treningiem',
            en: 'Entries close an hour before the training',
          })}
        >
          <Button>{say({ pl: 'Będę', en: 'I’ll come' })}</Button>
        </Tooltip>
      </Still>
    ),
    parts: [
      {
        at: 'button',
        name: { pl: 'Przycisk', en: 'Control' },
        said: { pl: 'działa bez dymka tak samo', en: 'works the same without the tooltip' },
      },
      {
        at: '[role=tooltip]',
        name: { pl: 'Słowo', en: 'Word' },
        said: {
          pl: 'jedno zdanie, bez kropki, ponad wszystkim innym',
          en: 'one phrase, no full stop, above everything else',
        },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'skupia przycisk i pokazuje słowo', en: 'focuses the control and shows the word' },
    },
    {
      keys: ['Escape'],
      said: { pl: 'chowa słowo, skupienie zostaje', en: 'takes the word away, the focus stays' },
    },
  ],
  accessibility: [
    {
      pl: 'Słowo jest opisem przycisku, więc czytnik mówi je po nazwie.',
      en: 'The word is the control’s description: a screen reader says it after the name.',
    },
    {
      pl: 'Palec go nie znajdzie. Wszystko, co konieczne, napisz na stronie.',
      en: 'A finger doesn’t find it. Write on the page whatever is needed.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Still>
            <Tooltip content={say({ pl: 'Zapisy zamykają się o 17:30', en: 'Entries close at 17:30' })}>
              <Button>{say({ pl: 'Będę', en: 'I’ll come' })}</Button>
            </Tooltip>
          </Still>
        ),
        said: { pl: 'dopowiadaj.', en: 'add a word.' },
      },
      dont: {
        Picture: () => (
          <Still>
            <Tooltip
              content={say({
                pl: 'Zgoda opiekuna jest konieczna przed pierwszym treningiem',
                en: 'A guardian’s consent is needed before the first training',
              })}
            >
              <Button variant="primary">{say({ pl: 'Zapisz dziecko', en: 'Enter the child' })}</Button>
            </Tooltip>
          </Still>
        ),
        said: {
          pl: 'nie chowaj w nim wymagań. Kto wypełnia na telefonie, dowie się dopiero z błędu.',
          en: 'don’t hide requirements in it. Who fills it in on a phone learns of them from the error.',
        },
      },
    },
  ],
};
