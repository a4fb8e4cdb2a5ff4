import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  purpose: { pl: 'Nazwać to, co pod spodem', en: 'Name what follows' },
  alias: ['nagłówek', 'tytuł', 'heading', 'title', 'h1', 'h2', 'typography'],
  summary: {
    pl: 'Nazywa to, co po nim, i daje stronie układ. Wygląd może być inny niż poziom.',
    en: 'Names what follows, and gives the page its outline. Its look may differ from its level.',
  },
  when: [{ pl: 'Zaczyna się część strony.', en: 'A part of the page begins.' }],
  whenNot: [
    {
      said: {
        pl: 'To tytuł całej strony z działaniami.',
        en: 'It is the title of the whole page, with its deeds.',
      },
      instead: 'Layout/PageHeader',
    },
    {
      said: {
        pl: 'To ważne zdanie, a nie nazwa części.',
        en: 'It is an important sentence and no name of a part.',
      },
      instead: 'Foundations/Text',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stack space={12}>
        <Heading level={1}>{say({ pl: 'Aikido dorośli', en: 'Aikido adults' })}</Heading>
        <Heading level={2}>{say({ pl: 'Lista obecności', en: 'Roll call' })}</Heading>
        <Heading level={3}>{say({ pl: 'Opiekunowie', en: 'Guardians' })}</Heading>
      </Stack>
    ),
    parts: [
      { at: 'h1', name: { pl: 'Strona', en: 'Page' }, said: { pl: 'jeden', en: 'one' } },
      {
        at: 'h2',
        name: { pl: 'Część', en: 'Part' },
        said: { pl: 'karta, rozdział', en: 'a card, a chapter' },
      },
      {
        at: 'h3',
        name: { pl: 'Podczęść', en: 'Sub-part' },
        said: { pl: 'wewnątrz części', en: 'within a part' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Poziom jest miejscem w układzie strony. Nie przeskakuj: po h1 idzie h2.',
      en: 'The level is the place in the page’s outline. Skip none: after h1 comes h2.',
    },
    {
      pl: 'tabIndex={-1} pozwala dać mu skupienie po zmianie strony.',
      en: 'tabIndex={-1} lets it be given the focus after a change of page.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={4}>
            <Heading level={2} size="body">
              {say({ pl: 'Opiekunowie', en: 'Guardians' })}
            </Heading>
            <Text>{say({ pl: 'Ewa Lis, matka', en: 'Ewa Lis, mother' })}</Text>
          </Stack>
        ),
        said: {
          pl: 'zmieniaj wielkość przez size, poziom zostaw w układzie.',
          en: 'change the size by size, and leave the level to the outline.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={4}>
            <Heading level={4}>{say({ pl: 'Lista obecności', en: 'Roll call' })}</Heading>
            <Text>{say({ pl: 'Dziś na macie 14 osób.', en: '14 people on the mat today.' })}</Text>
          </Stack>
        ),
        said: {
          pl: 'nie wybieraj poziomu po wielkości. Czytnik zgubi układ.',
          en: 'don’t choose a level by its size. A screen reader loses the outline.',
        },
      },
    },
  ],
};
