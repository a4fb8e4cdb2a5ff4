import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const guide: Guide = {
  purpose: { pl: 'Zaprowadzić na inną stronę', en: 'Lead to another page' },
  alias: ['odsyłacz', 'link', 'anchor', 'hyperlink'],
  summary: {
    pl: 'Droga do innej strony, w zdaniu albo w liście. Idzie przez router aplikacji, jeśli jakiś jest.',
    en: 'A way to another page, in a sentence or a list. It goes through the application’s router, if there is one.',
  },
  when: [
    { pl: 'Po kliknięciu zmienia się adres.', en: 'The address changes when it is pressed.' },
    {
      pl: 'Imię, trening albo miejsce w tekście ma swoją stronę.',
      en: 'A name, a training or a place in the text has a page of its own.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Coś się stanie, a strona zostanie ta sama.', en: 'Something happens and the page stays.' },
      instead: 'Actions/Button',
    },
    {
      said: { pl: 'Cały wiersz listy prowadzi dalej.', en: 'The whole row of a list leads on.' },
      instead: 'Data/ItemList',
    },
  ],
  anatomy: {
    Picture: () => (
      <Text>
        {say({ pl: 'Trening prowadzi', en: 'The instructor is' })}{' '}
        <Link href="#instructor">Paweł Dąbrowski</Link>, {say({ pl: 'miejsce', en: 'the place' })}:{' '}
        <Link tone="quiet" href="#place">
          Dojo Wrzeszcz
        </Link>
        .
      </Text>
    ),
    parts: [
      {
        at: '[href="#instructor"]',
        name: { pl: 'Zwykły', en: 'Accent' },
        said: {
          pl: 'w kolorze akcentu i podkreślony, więc znać go bez koloru',
          en: 'in the accent and underlined, so that it is known without colour',
        },
      },
      {
        at: '[href="#place"]',
        name: { pl: 'Cichy', en: 'Quiet' },
        said: {
          pl: 'jak otoczenie, póki nikt nie wskaże; do list imion',
          en: 'like its surroundings until pointed at; for lists of names',
        },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do odsyłacza', en: 'reaches the link' } },
    { keys: ['Enter'], said: { pl: 'otwiera stronę', en: 'opens the page' } },
  ],
  accessibility: [
    {
      pl: 'Treść mówi, dokąd prowadzi. Czytnik potrafi wyliczyć same odsyłacze strony, bez zdań wokół.',
      en: 'Its words say where it leads. A screen reader can list the links of a page without the sentences around.',
    },
    {
      pl: 'Pierścień skupienia widać w każdym motywie. W tekście odsyłacz jest podkreślony, nie tylko barwny.',
      en: 'The focus ring is seen in every theme. In a text the link is underlined and not only coloured.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Text>
            {say({ pl: 'Zasady opisuje', en: 'What counts is in' })}{' '}
            <Link href="#rules">{say({ pl: 'regulamin egzaminów', en: 'the rules of exams' })}</Link>.
          </Text>
        ),
        said: {
          pl: 'zrób odsyłacz z tego, co ktoś znajdzie po drugiej stronie.',
          en: 'make the link of what is found at the other end.',
        },
      },
      dont: {
        Picture: () => (
          <Text>
            {say({ pl: 'Regulamin egzaminów jest', en: 'The rules of exams are' })}{' '}
            <Link href="#rules">{say({ pl: 'tutaj', en: 'here' })}</Link>,{' '}
            {say({ pl: 'a terminy', en: 'the dates are' })}{' '}
            <Link href="#dates">{say({ pl: 'tutaj', en: 'here' })}</Link>.
          </Text>
        ),
        said: {
          pl: 'nie pisz „tutaj”. Samo słowo nic nie mówi temu, kto słucha strony.',
          en: 'don’t write “here”. The word alone tells nothing to whoever listens to the page.',
        },
      },
    },
  ],
};
