import type { Guide } from '../../.storybook/guide.ts';
import { language, say } from '../../.storybook/say.ts';
import { words } from '../../.storybook/texts.ts';
import { Link } from '../components/Link/Link.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import type { UiLabels } from './labels.ts';
import { UiProvider } from './UiProvider.tsx';

/** A piece of a page, with the words that it is given. */
const Pages = ({ labels }: { labels: UiLabels }) => (
  <UiProvider labels={labels} locale={language}>
    <Pagination page={1} size={20} total={120} onPageChange={() => {}} />
  </UiProvider>
);

export const guide: Guide = {
  purpose: { pl: 'Dać komponentom ich słowa', en: 'Give components their words' },
  alias: ['provider', 'dostawca', 'kontekst', 'context', 'i18n', 'tłumaczenia', 'locale', 'router'],
  summary: {
    pl: 'Stoi raz, dookoła wszystkiego: słowa, które mieszkają w komponentach, język dat i liczb, kierunek pisma i odsyłacz routera. Samego go nie widać.',
    en: 'Stands once, around everything: the words that live inside components, the language of dates and numbers, which way text runs, and the router’s link. It is not seen itself.',
  },
  when: [
    {
      pl: 'W każdej aplikacji, dookoła wszystkich stron.',
      en: 'In every application, around all its pages.',
    },
    {
      pl: 'Na serwerze w module przeglądarki, bo słowa są po części funkcjami.',
      en: 'On a server in a module of the browser’s, as the words are functions in part.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Chodzi o ramę strony, którą widać.',
        en: 'What is meant is the frame of a page, which is seen.',
      },
      instead: 'Layout/Shell',
    },
    {
      said: {
        pl: 'Rysuje się tylko to, co samo nic nie mówi: Card, Stack, Text, Button.',
        en: 'All that is drawn has nothing to say itself: Card, Stack, Text, Button.',
      },
    },
  ],
  anatomy: {
    Picture: () => (
      <Stack space={16} align="start">
        <Link href="#hall">{say({ pl: 'Hala Oliwa', en: 'Oliwa Hall' })}</Link>
        <Pages labels={words.labels} />
      </Stack>
    ),
    parts: [
      {
        at: 'a',
        name: { pl: 'Odsyłacz', en: 'Link' },
        said: {
          pl: 'rysuje go link: zwykła kotwica albo komponent routera',
          en: 'drawn by link: a plain anchor, or the router’s component',
        },
      },
      {
        at: 'nav > span',
        name: { pl: 'Słowa', en: 'Words' },
        said: {
          pl: 'z labels, liczby i daty według locale',
          en: 'from labels; numbers and dates by locale',
        },
      },
      {
        at: 'nav > div > button:last-child',
        name: { pl: 'Nazwa znaku', en: 'Name of a sign' },
        said: {
          pl: 'też z labels: słyszy ją czytnik ekranu',
          en: 'from labels too: a screen reader says it',
        },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po tym, co w nim stoi', en: 'goes through what stands in it' },
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      said: {
        pl: 'w menu zamieniają się rolami, gdy dir mówi rtl',
        en: 'change places in menus where dir says rtl',
      },
    },
  ],
  accessibility: [
    {
      pl: 'Bez słów komponent nie milczy, lecz rzuca błąd, który mówi, czego brakuje: przycisk bez nazwy nie przejdzie niezauważony.',
      en: 'Without words a component isn’t silent but throws an error that says what is missing: no button without a name goes unnoticed.',
    },
    {
      pl: 'Języka i kierunku całej strony nie ustawia: lang i dir dokumentu daje aplikacja, te same.',
      en: 'It doesn’t set the language and the direction of the page: the application gives the document the same lang and dir.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Pages labels={words.labels} />,
        said: {
          pl: 'daj słowa w języku strony.',
          en: 'give the words in the language of the page.',
        },
      },
      dont: {
        Picture: () => (
          <Pages
            labels={{ ...words.labels, rowRange: () => say({ pl: '21–40 of 120', en: '21–40 z 120' }) }}
          />
        ),
        said: {
          pl: 'nie zostawiaj słów w innym języku niż strona.',
          en: 'don’t leave the words in another language than the page’s.',
        },
      },
    },
  ],
};
