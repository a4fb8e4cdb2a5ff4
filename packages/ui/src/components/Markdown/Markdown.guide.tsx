import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Text } from '../Text/Text.tsx';
import { Markdown } from './Markdown.tsx';

const text = say({
  pl: '# Przewroty\n\nPo **dziesięć** na stronę.\n\n1. Połóż koc.\n2. Zacznij z klęku.\n\nZobacz [nagranie](https://film.example/ukemi).',
  en: '# Rolls\n\n**Ten** on each side.\n\n1. Lay out a blanket.\n2. Begin on your knees.\n\nSee the [recording](https://film.example/ukemi).',
});

export const guide: Guide = {
  purpose: { pl: 'Narysować to, co ktoś napisał', en: 'Draw what somebody wrote' },
  alias: ['markdown', 'rich text', 'renderer', 'formatowanie'],
  summary: {
    pl: 'Tekst w Markdown narysowany naszymi komponentami. Niczego nie pobiera, a obrazy są odsyłaczami.',
    en: 'A Markdown text drawn with our components. It fetches nothing, and pictures are links.',
  },
  when: [
    {
      pl: 'Tekst pisze człowiek: opis techniki, zadanie domowe.',
      en: 'A person writes the text: a technique’s description, homework.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'To gotowy artykuł strony publicznej.',
        en: 'It is a finished article of the public site.',
      },
      instead: 'Data/ArticleProse',
    },
    { said: { pl: 'Tekst się pisze.', en: 'The text is being written.' }, instead: 'Forms/SourceEditor' },
  ],
  anatomy: {
    Picture: () => <Markdown>{text}</Markdown>,
    parts: [
      {
        at: 'h3',
        name: { pl: 'Nagłówek', en: 'Heading' },
        said: {
          pl: 'od poziomu headingLevel, nie głębiej niż 4',
          en: 'from headingLevel on, no deeper than 4',
        },
      },
      {
        at: 'strong',
        name: { pl: 'Mocno', en: 'Strong' },
        said: { pl: 'dwie gwiazdki', en: 'two asterisks' },
      },
      {
        at: 'ol li:first-child',
        name: { pl: 'Punkt', en: 'Entry' },
        said: { pl: 'lista z numerami lub bez', en: 'a list, numbered or not' },
      },
      {
        at: 'a',
        name: { pl: 'Odsyłacz', en: 'Link' },
        said: { pl: 'na zewnątrz w nowej karcie, bezpiecznie', en: 'outwards in a new tab, safely' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po odsyłaczach i blokach kodu', en: 'goes through links and blocks of code' },
    },
    { keys: ['Enter'], said: { pl: 'otwiera odsyłacz', en: 'opens the link' } },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      said: {
        pl: 'przewija w bok blok kodu, gdy się nie mieści',
        en: 'scrolls a block of code sideways where it doesn’t fit',
      },
    },
  ],
  accessibility: [
    {
      pl: 'Nagłówki trafiają w układ strony, bo poziom podajesz Ty.',
      en: 'Headings fit the page’s outline, as you give their level.',
    },
    {
      pl: 'HTML w tekście widać tak, jak go wpisano: nic się nie wykona.',
      en: 'HTML in it is shown as typed: nothing of it is run.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Markdown headingLevel={3}>{text}</Markdown>,
        said: {
          pl: 'daj poziom nagłówków, który pasuje do strony.',
          en: 'give the level of headings that fits the page.',
        },
      },
      dont: {
        Picture: () => <Text>{text}</Text>,
        said: { pl: 'nie pokazuj znaków zamiast form.', en: 'don’t show the marks in the place of forms.' },
      },
    },
  ],
};
