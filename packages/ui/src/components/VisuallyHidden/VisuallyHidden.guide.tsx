import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const guide: Guide = {
  purpose: { pl: 'Powiedzieć coś tylko czytnikowi', en: 'Say something to screen readers only' },
  alias: ['sr-only', 'screen reader only', 'visually hidden', 'live region', 'ukryty tekst'],
  summary: {
    pl: 'Tekst, który się słyszy, a nie widzi. Może też mówić zmiany.',
    en: 'A text that is heard and not seen. It can tell of changes too.',
  },
  when: [
    {
      pl: 'Oko ma obraz, a czytnik potrzebuje słowa.',
      en: 'The eye has a picture, and a screen reader needs a word.',
    },
    {
      pl: 'Coś się zmieniło i nic na ekranie nie jest czytane.',
      en: 'Something changed, and nothing on the screen is read.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Słowo przyda się wszystkim. Pokaż je.', en: 'The word helps everybody. Show it.' },
      instead: 'Foundations/Text',
    },
    {
      said: {
        pl: 'Przycisk ma samą ikonę: nazwa należy do niego.',
        en: 'A button has an icon only: its name belongs to it.',
      },
      instead: 'Actions/IconButton',
    },
  ],
  anatomy: {
    Picture: () => (
      <Text>
        +2{' '}
        <VisuallyHidden>
          {say({ pl: 'osoby więcej niż tydzień temu', en: 'people more than a week ago' })}
        </VisuallyHidden>
      </Text>
    ),
    parts: [
      {
        at: 'p',
        name: { pl: 'Widać', en: 'Seen' },
        said: { pl: 'to, co wystarcza oku', en: 'what is enough for the eye' },
      },
      {
        at: 'p > span',
        name: { pl: 'Słychać', en: 'Heard' },
        said: { pl: 'jeden piksel, zawsze czytany', en: 'one pixel, always read' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'live="polite" mówi zmianę w przerwie, assertive przerywa. Obszar wstaw pusty, zanim się zmieni.',
      en: 'live="polite" tells a change at a pause, assertive interrupts. Put the region there empty before it changes.',
    },
    { pl: 'Nie chowaj w nim rzeczy, które biorą skupienie.', en: 'Hide nothing in it that takes the focus.' },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Text>
            86 %{' '}
            <VisuallyHidden>
              {say({ pl: 'obecności w listopadzie', en: 'presence in November' })}
            </VisuallyHidden>
          </Text>
        ),
        said: { pl: 'dopowiedz to, co widać z układu.', en: 'add what the layout tells the eye.' },
      },
      dont: {
        Picture: () => (
          <Stack space={4}>
            <TextField label={say({ pl: 'Kod', en: 'Code' })} />
            <VisuallyHidden>
              {say({
                pl: 'Kod ma sześć cyfr i jest w wiadomości.',
                en: 'The code has six digits and is in the mail.',
              })}
            </VisuallyHidden>
          </Stack>
        ),
        said: {
          pl: 'nie chowaj instrukcji, której potrzebują wszyscy.',
          en: 'don’t hide an instruction that everybody needs.',
        },
      },
    },
  ],
};
