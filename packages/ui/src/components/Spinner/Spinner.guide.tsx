import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Spinner } from './Spinner.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać, że coś trwa', en: 'Show that something is under way' },
  alias: ['kółko', 'loader', 'ładowanie', 'loading indicator', 'activity'],
  summary: {
    pl: 'Kręcące się kółko dla czekania, które nie ma kształtu. Samo nic nie mówi.',
    en: 'A turning ring, for a wait with no shape. It says nothing by itself.',
  },
  when: [
    {
      pl: 'Czeka mała rzecz: przycisk, wiersz, lista podpowiedzi.',
      en: 'A small thing waits: a button, a row, a list of suggestions.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Wiadomo, jaki kształt przyjdzie.', en: 'The shape of what comes is known.' },
      instead: 'Feedback/Skeleton',
    },
    {
      said: { pl: 'Wiadomo, ile zostało.', en: 'It is known how much is left.' },
      instead: 'Feedback/Progress',
    },
  ],
  anatomy: {
    Picture: () => <Button loading>{say({ pl: 'Zapisz trening', en: 'Save the training' })}</Button>,
    parts: [
      {
        at: 'button',
        name: { pl: 'Zajęta rzecz', en: 'Busy thing' },
        said: { pl: 'to ona mówi, że trwa: aria-busy', en: 'it says that it is busy: aria-busy' },
      },
      {
        at: '[role=img] > span',
        name: { pl: 'Kółko', en: 'Ring' },
        said: { pl: 'w kolorze tekstu dookoła', en: 'in the colour of the text around' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'dochodzi do zajętego przycisku; naciśnięty nic nie robi, póki trwa',
        en: 'reaches the busy button, which does nothing while it lasts',
      },
    },
  ],
  accessibility: [
    {
      pl: 'Jest ukryty przed czytnikiem. Słowo „Ładowanie” daje to, co się kręci.',
      en: 'It is hidden from screen readers. What turns gives the word “Loading”.',
    },
    {
      pl: 'Przy mniej ruchu obraca się wolno. Krótkiego czekania nie pokazuj wcale.',
      en: 'With less motion it turns slowly. Don’t show a short wait at all.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <Button variant="primary" loading>
              {say({ pl: 'Zapisz trening', en: 'Save the training' })}
            </Button>
          </Inline>
        ),
        said: { pl: 'zostaw go w środku tego, co czeka.', en: 'leave it inside what waits.' },
      },
      dont: {
        Picture: () => (
          <Stack space={12} align="center">
            <Spinner />
            <Button variant="primary" disabled>
              {say({ pl: 'Zapisz trening', en: 'Save the training' })}
            </Button>
          </Stack>
        ),
        said: {
          pl: 'nie stawiaj kółka na środku strony, gdy czeka jeden przycisk.',
          en: 'don’t put a ring in the middle of the page where one button waits.',
        },
      },
    },
  ],
};
