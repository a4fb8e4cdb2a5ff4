import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Text } from '../Text/Text.tsx';
import { Accordion, type AccordionSection } from './Accordion.tsx';

const sections: AccordionSection[] = [
  {
    value: 'place',
    title: say({ pl: 'Miejsce i dojazd', en: 'Place and way' }),
    content: <Text>Dojo Wrzeszcz, ul. Grunwaldzka 12</Text>,
  },
  {
    value: 'wear',
    title: say({ pl: 'Co zabrać', en: 'What to bring' }),
    content: <Text>{say({ pl: 'Keikogi, klapki i wodę.', en: 'Keikogi, sandals and water.' })}</Text>,
  },
  {
    value: 'people',
    title: say({ pl: 'Prowadzący', en: 'Who leads' }),
    count: 2,
    content: <Text>Paweł Dąbrowski, Ewa Świątek</Text>,
  },
];

export const guide: Guide = {
  purpose: { pl: 'Otworzyć tylko to, co potrzebne', en: 'Open only what is needed' },
  alias: ['akordeon', 'rozwijane', 'accordion', 'collapse', 'disclosure', 'FAQ', 'details'],
  summary: {
    pl: 'Części, z których każdy otwiera swoją. Szukanie w przeglądarce znajduje też zamknięte.',
    en: 'Sections of which everybody opens their own. The browser’s search finds what is closed, too.',
  },
  when: [
    {
      pl: 'Jest kilka tematów, a ktoś szuka jednego: dojazd, strój, prowadzący.',
      en: 'There are a few subjects and somebody looks for one: the way, the clothes, the instructors.',
    },
    { pl: 'Na telefonie wszystko naraz byłoby za długie.', en: 'On a phone all at once would be too long.' },
  ],
  whenNot: [
    {
      said: {
        pl: 'Wszyscy przeczytają wszystko. Nie chowaj.',
        en: 'Everybody will read everything. Hide nothing.',
      },
      instead: 'Layout/Stack',
    },
    {
      said: { pl: 'To widoki jednej rzeczy, zawsze jeden.', en: 'They are views of one thing, always one.' },
      instead: 'Layout/Tabs',
    },
    {
      said: { pl: 'Jest jedna część do schowania.', en: 'There is one part to put away.' },
      instead: 'Layout/Panel',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Accordion defaultValue={['place']} sections={sections} />
      </Wide>
    ),
    parts: [
      {
        at: 'details:first-child summary',
        name: { pl: 'Nagłówek', en: 'Head' },
        said: { pl: 'cały wiersz otwiera i zamyka', en: 'the whole line opens and closes' },
      },
      {
        at: 'details:first-child h3',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'nagłówek strony, poziom ustawia level', en: 'a heading of the page; level sets it' },
      },
      {
        at: 'details:last-child summary > :nth-child(2)',
        name: { pl: 'Liczba', en: 'Count' },
        said: { pl: 'ile jest w środku', en: 'how many are inside' },
      },
      {
        at: 'details:first-child summary > :last-child',
        name: { pl: 'Strzałka', en: 'Arrow' },
        said: { pl: 'odwraca się po otwarciu', en: 'turns over when open' },
      },
      {
        at: 'details[open] > div',
        name: { pl: 'Treść', en: 'Content' },
        said: { pl: 'wszystko, co wolno mieć w treści strony', en: 'whatever a page may hold' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi po nagłówkach i tym, co otwarte',
        en: 'goes through the heads and what is open',
      },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'otwiera albo zamyka', en: 'opens or closes' } },
  ],
  accessibility: [
    {
      pl: 'To details przeglądarki: stan mówi sama, a jej szukanie otwiera część, w której jest słowo.',
      en: 'It is the browser’s details: it tells the state itself, and its search opens the section that has the word.',
    },
    {
      pl: 'Z single otwarcie jednej zamyka resztę. Nie bierz go, gdy ktoś chce porównać dwie.',
      en: 'With single opening one closes the rest. Don’t take it where somebody wants to compare two.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Accordion sections={sections} />,
        said: {
          pl: 'nazwij temat tak, by nie trzeba było zaglądać.',
          en: 'name the subject so that nobody needs to look.',
        },
      },
      dont: {
        Picture: () => (
          <Accordion
            sections={[
              {
                value: 'a',
                title: say({ pl: 'Ważne informacje', en: 'Important information' }),
                content: '18:30',
              },
              {
                value: 'b',
                title: say({ pl: 'Pozostałe informacje', en: 'Other information' }),
                content: '120 zł',
              },
            ]}
          />
        ),
        said: {
          pl: 'nie chowaj ceny i godziny. Po to ktoś tu przyszedł.',
          en: 'don’t hide the price and the time. That is what people came for.',
        },
      },
    },
  ],
};
