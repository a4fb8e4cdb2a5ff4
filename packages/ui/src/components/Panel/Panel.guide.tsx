import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { EditIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { Panel } from './Panel.tsx';

export const guide: Guide = {
  purpose: { pl: 'Schować część strony', en: 'Put a part of the page away' },
  alias: ['zwijany panel', 'collapsible', 'disclosure', 'expander', 'fieldset toggleable'],
  summary: {
    pl: 'Część strony, którą można zwinąć, z działaniami przy tytule.',
    en: 'A part of a page that can be folded, with deeds beside its title.',
  },
  when: [
    {
      pl: 'Część jest potrzebna jednym, a innym zawadza.',
      en: 'Some need the part, for others it is in the way.',
    },
    {
      pl: 'Ma własne działania, widoczne też po zwinięciu.',
      en: 'It has deeds of its own, in sight when folded too.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Takich części jest kilka i otwiera się jedną.',
        en: 'There are several, of which one opens what one needs.',
      },
      instead: 'Layout/Accordion',
    },
    { said: { pl: 'Nigdy się jej nie zwija.', en: 'It is never folded.' }, instead: 'Layout/Card' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Panel
          title={say({ pl: 'Dojazd do sali', en: 'The way to the hall' })}
          actions={<IconButton icon={EditIcon} label={say({ pl: 'Zmień dojazd', en: 'Edit the way' })} />}
          foot={say({ pl: 'Zmieniono 3 listopada', en: 'Changed on 3 November' })}
        >
          <Text>
            {say({
              pl: 'Tramwaj 6 i 11 do przystanku Galeria Bałtycka.',
              en: 'Tram 6 or 11 to the stop Galeria Bałtycka.',
            })}
          </Text>
        </Panel>
      </Wide>
    ),
    parts: [
      {
        at: 'h3 button',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'zwija i rozwija', en: 'folds and unfolds' },
      },
      {
        at: 'h3 svg',
        name: { pl: 'Strzałka', en: 'Arrow' },
        said: { pl: 'mówi, w którą stronę', en: 'tells which way' },
      },
      {
        at: 'section > div:first-child > button',
        name: { pl: 'Działania', en: 'Deeds' },
        said: { pl: 'zostają, gdy zwinięte', en: 'stay when it is folded' },
      },
      {
        at: 'p',
        name: { pl: 'Treść', en: 'Content' },
        said: { pl: 'znika dla oka i czytnika', en: 'goes for eye and screen reader' },
      },
      {
        at: 'section > div:last-child > div:last-child',
        name: { pl: 'Stopka', en: 'Foot' },
        said: { pl: 'kiedy, kto', en: 'when, who' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po tytule, działaniach i treści', en: 'goes through title, deeds and content' },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'zwija albo rozwija', en: 'folds or unfolds' } },
  ],
  accessibility: [
    {
      pl: 'Tytuł jest nagłówkiem z przyciskiem, który mówi, czy jest rozwinięty (aria-expanded).',
      en: 'The title is a heading with a button that tells whether it is open (aria-expanded).',
    },
    {
      pl: 'Działania nie leżą w tytule, więc naciśnięcie ich niczego nie zwija.',
      en: 'The deeds don’t lie in the title: to press them folds nothing.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Panel title={say({ pl: 'Dojazd do sali', en: 'The way to the hall' })} defaultOpen={false}>
            <Text>{say({ pl: 'Tramwaj 6 i 11.', en: 'Tram 6 or 11.' })}</Text>
          </Panel>
        ),
        said: { pl: 'zapamiętaj, co kto zwinął.', en: 'remember what everybody has folded.' },
      },
      dont: {
        Picture: () => (
          <Panel
            title={say({
              pl: 'Godzina i miejsce najbliższego treningu',
              en: 'Time and place of the next training',
            })}
            defaultOpen={false}
          >
            <Text>{say({ pl: 'Dziś, 18:30', en: 'Today, 18:30' })}</Text>
          </Panel>
        ),
        said: {
          pl: 'nie chowaj w nim jedynej rzeczy na stronie.',
          en: 'don’t hide the only thing of the page in it.',
        },
      },
    },
  ],
};
