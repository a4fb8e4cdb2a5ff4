import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać kształt tego, co przyjdzie', en: 'Show the shape of what comes' },
  alias: ['szkielet', 'placeholder', 'shimmer', 'loading', 'content loader'],
  summary: {
    pl: 'Stoi tam, gdzie będzie treść, w jej rozmiarze. Nic nie skacze, gdy przyjdzie.',
    en: 'Stands where content will be, in its size. Nothing jumps when it comes.',
  },
  when: [
    {
      pl: 'Pierwsza wizyta: nie ma jeszcze czego pokazać.',
      en: 'The first visit: there is nothing to show yet.',
    },
    {
      pl: 'Kształt jest znany: wiersze listy, twarz i imię.',
      en: 'The shape is known: rows of a list, a face and a name.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Treść już jest i tylko się odświeża. Zostaw ją.',
        en: 'The content is there and only refreshed. Leave it.',
      },
      instead: 'Feedback/TopProgress',
    },
    { said: { pl: 'Czeka się w przycisku.', en: 'One waits within a button.' }, instead: 'Feedback/Spinner' },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="low">
        <Stack space={12}>
          <Skeleton shape="circle" />
          <Skeleton shape="heading" width="medium" />
          <Skeleton width="long" />
        </Stack>
      </Stage>
    ),
    parts: [
      {
        at: '[data-stage] span:first-child',
        name: { pl: 'Twarz', en: 'Face' },
        said: { pl: 'circle w rozmiarze awatara', en: 'circle, of an avatar’s size' },
      },
      {
        at: '[data-stage] span:nth-child(2)',
        name: { pl: 'Tytuł', en: 'Heading' },
        said: { pl: 'heading tak wysoki jak litery', en: 'heading, as high as its letters' },
      },
      {
        at: '[data-stage] span:last-child',
        name: { pl: 'Wiersz', en: 'Line' },
        said: { pl: 'width różna w każdym, jak w tekście', en: 'a width of its own each, as in a text' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Czytnik go nie widzi. Obszar, który czeka, oznacz aria-busy, a koniec powie sama treść.',
      en: 'A screen reader doesn’t see it. Mark the region that waits aria-busy; the content itself tells the end.',
    },
    { pl: 'Przy mniej ruchu nie miga.', en: 'With less motion it doesn’t shimmer.' },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stack space={12}>
            <Skeleton width="long" />
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </Stack>
        ),
        said: { pl: 'narysuj tyle wierszy, ile się zmieści.', en: 'draw as many rows as fit.' },
      },
      dont: {
        Picture: () => (
          <Stack space={8} align="center">
            <Spinner />
          </Stack>
        ),
        said: {
          pl: 'nie kręć kółkiem zamiast listy. Potem wszystko skoczy o pół ekranu.',
          en: 'don’t turn a ring in a list’s place. Then all jumps by half a screen.',
        },
      },
    },
  ],
};
