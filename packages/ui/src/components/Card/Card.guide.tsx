import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { PlusIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const guide: Guide = {
  purpose: { pl: 'Wziąć jedną rzecz w ramę', en: 'Frame one thing' },
  alias: ['karta', 'panel', 'box', 'tile', 'surface', 'kafelek'],
  summary: {
    pl: 'Powierzchnia z jedną rzeczą. Z tytułem staje się nazwaną częścią strony.',
    en: 'A surface that holds one thing. With a title it becomes a named section of the page.',
  },
  when: [
    {
      pl: 'Obok siebie leżą różne rzeczy i trzeba je rozdzielić.',
      en: 'Different things lie beside each other, and need to be told apart.',
    },
    {
      pl: 'Jedna rzecz jest teraz najważniejsza (tone="accent").',
      en: 'One thing matters most now (tone="accent").',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Strona mówi o jednym. Wtedy tłem jest strona.',
        en: 'The page is about one thing. Then the page is the ground.',
      },
      instead: 'Layout/Stack',
    },
    { said: { pl: 'Część da się schować.', en: 'The part can be put away.' }, instead: 'Layout/Panel' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Card
          title={say({ pl: 'Opiekunowie', en: 'Guardians' })}
          actions={
            <Button size="small" icon={PlusIcon}>
              {say({ pl: 'Dodaj', en: 'Add' })}
            </Button>
          }
        >
          <Text>{say({ pl: 'Ewa Lis, matka', en: 'Ewa Lis, mother' })}</Text>
        </Card>
      </Wide>
    ),
    parts: [
      {
        at: 'section',
        name: { pl: 'Powierzchnia', en: 'Surface' },
        said: { pl: 'jaśniejsza niż strona, z kreską', en: 'lighter than the page, with a line' },
      },
      {
        at: 'h2',
        name: { pl: 'Tytuł', en: 'Title' },
        said: {
          pl: 'nazwa części, poziom ustawia titleLevel',
          en: 'the section’s name; titleLevel sets its level',
        },
      },
      {
        at: 'button',
        name: { pl: 'Działania', en: 'Deeds' },
        said: { pl: 'przy końcu wiersza tytułu', en: 'at the end of the title’s line' },
      },
      {
        at: 'p',
        name: { pl: 'Treść', en: 'Content' },
        said: { pl: 'z własnym odstępem albo od brzegu do brzegu', en: 'padded, or from edge to edge' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi po przyciskach i odsyłaczach, które w niej są',
        en: 'goes through the buttons and links that are in it',
      },
    },
  ],
  accessibility: [
    {
      pl: 'Z tytułem jest obszarem o tej nazwie (region), do którego czytnik umie skoczyć. Bez tytułu jest niczym.',
      en: 'With a title it is a region of that name, to which a screen reader can jump. Without one it is nothing.',
    },
    {
      pl: 'Nie rób z całej karty przycisku. Daj odsyłacz w tytule.',
      en: 'Don’t make a button of the whole card. Put a link in its title.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={12}>
            <Card tone="accent" title={say({ pl: 'Najbliższy trening', en: 'The next training' })}>
              {say({ pl: 'Dziś, 18:30', en: 'Today, 18:30' })}
            </Card>
            <Card title={say({ pl: 'Następne', en: 'After that' })}>
              {say({ pl: 'Piątek, 18:30', en: 'Friday, 18:30' })}
            </Card>
          </Stack>
        ),
        said: { pl: 'jedna akcentowa karta na stronie.', en: 'one accent card on a page.' },
      },
      dont: {
        Picture: () => (
          <Card title={say({ pl: 'Uczeń', en: 'Student' })}>
            <Card title={say({ pl: 'Opiekunowie', en: 'Guardians' })}>
              <Card>{say({ pl: 'Ewa Lis, matka', en: 'Ewa Lis, mother' })}</Card>
            </Card>
          </Card>
        ),
        said: {
          pl: 'nie wkładaj karty w kartę. Trzy ramy na jedno zdanie.',
          en: 'don’t put a card into a card. Three frames for one sentence.',
        },
      },
    },
  ],
};
