import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

export const guide: Guide = {
  purpose: { pl: 'Napisać zdanie', en: 'Write a sentence' },
  alias: ['tekst', 'akapit', 'paragraph', 'typography', 'body', 'caption'],
  summary: {
    pl: 'Kawałek zwykłego tekstu, w jednej z wielkości i tonów.',
    en: 'A piece of running text, in one of its sizes and tones.',
  },
  when: [{ pl: 'Prawie wszystko, co czyta się zdaniami.', en: 'Nearly all that is read in sentences.' }],
  whenNot: [
    { said: { pl: 'To nazwa części.', en: 'It is the name of a part.' }, instead: 'Foundations/Heading' },
    { said: { pl: 'To długi artykuł.', en: 'It is a long article.' }, instead: 'Data/ArticleProse' },
  ],
  anatomy: {
    Picture: () => (
      <Stack space={8}>
        <Text size="large">{say({ pl: 'Najbliższy trening', en: 'The next training' })}</Text>
        <Text>{say({ pl: 'W dojo przy ulicy Grunwaldzkiej', en: 'In the dojo in Grunwaldzka Street' })}</Text>
        <Text size="small" tone="muted">
          {say({ pl: 'Prowadzi Paweł Dąbrowski', en: 'Led by Paweł Dąbrowski' })}
        </Text>
      </Stack>
    ),
    parts: [
      {
        at: 'p:first-child',
        name: { pl: 'Duży', en: 'Large' },
        said: { pl: 'raz na ekranie', en: 'once on a screen' },
      },
      {
        at: 'p:nth-child(2)',
        name: { pl: 'Zwykły', en: 'Plain' },
        said: { pl: 'prawie zawsze', en: 'nearly always' },
      },
      {
        at: 'p:last-child',
        name: { pl: 'Cichy', en: 'Quiet' },
        said: { pl: 'to, co można pominąć, nadal czytelne', en: 'what may be passed over; legible still' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Każdy ton ma kontrast AA na swoim tle, w każdym motywie.',
      en: 'Each tone has its AA contrast on its ground, in every theme.',
    },
    {
      pl: 'truncate ucina jednym wierszem: całość musi być gdzie indziej.',
      en: 'truncate cuts to one line: the whole must be found elsewhere.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={4}>
            <Text>{say({ pl: 'Aikido dorośli', en: 'Aikido adults' })}</Text>
            <Text tone="muted">
              {say({ pl: 'Piątek, 18:30, Dojo Wrzeszcz', en: 'Friday, 18:30, Dojo Wrzeszcz' })}
            </Text>
          </Stack>
        ),
        said: { pl: 'cichy ton na to, co drugie.', en: 'a quiet tone for what comes second.' },
      },
      dont: {
        Picture: () => (
          <Stack space={4}>
            <Text>{say({ pl: 'Aikido dorośli', en: 'Aikido adults' })}</Text>
            <Text tone="muted" size="caption">
              {say({ pl: 'Trening odwołany', en: 'Training cancelled' })}
            </Text>
          </Stack>
        ),
        said: { pl: 'nie uciszaj tego, co ważne.', en: 'don’t quieten what matters.' },
      },
    },
  ],
};
