import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TopProgress } from './TopProgress.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać, że idzie następna strona', en: 'Show that the next page is coming' },
  alias: ['pasek ładowania', 'nprogress', 'page loader', 'route progress'],
  summary: {
    pl: 'Cienki pasek u góry, gdy następna strona się spóźnia. Szybkiej nie pokazuje wcale.',
    en: 'A thin bar along the top while the next page takes its time. What is quick never shows it.',
  },
  when: [
    {
      pl: 'Ktoś poszedł dalej, a stara strona stoi, póki nowej nie ma.',
      en: 'Somebody went on, and the old page stays until the new one is there.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Czeka jedna część strony.', en: 'One part of the page waits.' },
      instead: 'Feedback/Skeleton',
    },
    {
      said: { pl: 'Wiadomo, ile zostało.', en: 'It is known how much is left.' },
      instead: 'Feedback/Progress',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="bar">
        <TopProgress active />
      </Stage>
    ),
    parts: [
      {
        at: '[role=progressbar]',
        name: { pl: 'Pasek', en: 'Bar' },
        said: {
          pl: 'trzy piksele nad wszystkim innym; mówi „Ładowanie”, ale dopiero po chwili',
          en: 'three pixels, above everything else; says “Loading”, and only after a moment',
        },
      },
      {
        at: '[data-stage]',
        name: { pl: 'Strona', en: 'Page' },
        said: { pl: 'stara, póki nowej nie ma', en: 'the old one, until the new one is there' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Pierwsze dwie dziesiąte sekundy milczy i nic nie rysuje.',
      en: 'For the first two tenths of a second it is silent and draws nothing.',
    },
    {
      pl: 'Przy mniej ruchu stoi w miejscu. Nie łapie dotknięć: można pójść gdzie indziej.',
      en: 'With less motion it stands still. It takes no press: one can go elsewhere.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="low">
            <TopProgress active />
            <PageHeader
              title={say({ pl: 'Uczniowie', en: 'Students' })}
              description={say({ pl: '120 osób, 98 aktywnych', en: '120 people, 98 active' })}
            />
          </Stage>
        ),
        said: { pl: 'zostaw starą stronę na oczach.', en: 'leave the old page in sight.' },
      },
      dont: {
        Picture: () => (
          <Stage height="low">
            <Stack space={16} align="center">
              <Spinner />
              <Text tone="muted">{say({ pl: 'Ładowanie', en: 'Loading' })}</Text>
            </Stack>
          </Stage>
        ),
        said: {
          pl: 'nie gaś strony, zanim następna jest gotowa.',
          en: 'don’t blank the page before the next one is ready.',
        },
      },
    },
  ],
};
