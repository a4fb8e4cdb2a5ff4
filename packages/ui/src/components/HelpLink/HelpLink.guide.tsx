import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { HelpLink } from './HelpLink.tsx';

export const guide: Guide = {
  purpose: { pl: 'Zaprowadzić do pomocy', en: 'Lead to help' },
  alias: ['pomoc', 'znak zapytania', 'question mark', 'help icon', 'info icon'],
  summary: {
    pl: 'Cichy znak zapytania na końcu tytułu. Prowadzi do miejsca w podręczniku, które mówi o tej stronie.',
    en: 'A quiet question mark at the end of a title. It leads to the place in the handbook that explains this page.',
  },
  when: [
    {
      pl: 'Strona ma pojęcie, którego nowa osoba nie zna: staż w stopniu, lista rezerwowa.',
      en: 'The page has a notion that a new person doesn’t know: time in grade, a waiting list.',
    },
    {
      pl: 'Wyjaśnienie ma więcej niż dwa zdania albo obrazek.',
      en: 'The explanation has more than two sentences, or a picture.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Wystarczy jedno zdanie przy polu.', en: 'One sentence at the field is enough.' },
      instead: 'Forms/Field',
    },
    {
      said: {
        pl: 'Chodzi o słowo o przycisku, na który ktoś wskazuje.',
        en: 'It is a word about a control that somebody points at.',
      },
      instead: 'Overlays/Tooltip',
    },
  ],
  anatomy: {
    Picture: () => (
      <PageHeader
        title={say({ pl: 'Treningi', en: 'Trainings' })}
        tags={
          <HelpLink
            href="#handbook"
            label={say({ pl: 'Pomoc: Miejsca i grafik', en: 'Help: places and timetable' })}
          />
        }
      />
    ),
    parts: [
      {
        at: 'h1',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'tego, co jest objaśnione', en: 'of what is explained' },
      },
      {
        at: 'a',
        name: { pl: 'Znak', en: 'Sign' },
        said: {
          pl: 'najwyżej tak wysoki jak tytuł; nazwę widać po wskazaniu',
          en: 'no taller than the title; its name shows when pointed at',
        },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do znaku po tytule', en: 'reaches the sign after the title' } },
    { keys: ['Enter'], said: { pl: 'otwiera pomoc', en: 'opens the help' } },
  ],
  accessibility: [
    {
      pl: 'Czytnik słyszy całą nazwę, nie „znak zapytania”. Podaj temat: „Pomoc: Miejsca i grafik”.',
      en: 'A screen reader is given the whole name and not “question mark”. Say the subject: “Help: places and timetable”.',
    },
    {
      pl: 'To odsyłacz, więc można go otworzyć obok, w nowej karcie, i nie stracić tego, co się pisało.',
      en: 'It is a link, so that it can be opened beside, in a new tab, without losing what was being written.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <PageHeader
            title={say({ pl: 'Egzaminy', en: 'Exams' })}
            tags={
              <HelpLink
                href="#exams"
                label={say({ pl: 'Pomoc: Egzamin i protokół', en: 'Help: exam and record' })}
              />
            }
          />
        ),
        said: {
          pl: 'stawiaj jeden znak przy tytule strony albo części.',
          en: 'put one sign at the title of a page or a part.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <Inline space={8}>
              <Text>{say({ pl: 'Stopień', en: 'Grade' })}</Text>
              <HelpLink href="#grade" label={say({ pl: 'Pomoc: Stopień', en: 'Help: grade' })} />
            </Inline>
            <Inline space={8}>
              <Text>{say({ pl: 'Sekcja', en: 'Section' })}</Text>
              <HelpLink href="#section" label={say({ pl: 'Pomoc: Sekcja', en: 'Help: section' })} />
            </Inline>
            <Inline space={8}>
              <Text>{say({ pl: 'Staż', en: 'Time in grade' })}</Text>
              <HelpLink href="#time" label={say({ pl: 'Pomoc: Staż', en: 'Help: time in grade' })} />
            </Inline>
          </Stack>
        ),
        said: {
          pl: 'nie stawiaj znaku przy każdym słowie. To, co trzeba wiedzieć przed kliknięciem, napisz od razu.',
          en: 'don’t put a sign at every word. What one has to know before the press is to be written out.',
        },
      },
    },
  ],
};
