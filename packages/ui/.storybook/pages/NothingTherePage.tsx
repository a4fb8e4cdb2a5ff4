import { CalendarIcon, SearchIcon } from '../../src/icons/icons.tsx';
import { Button, Card, Columns, EmptyState, ErrorState, Skeleton } from '../../src/index.ts';
import { Anatomy } from '../book/Anatomy.tsx';
import { PageHead } from '../book/PageHead.tsx';
import { Section } from '../book/Section.tsx';
import { Takes } from '../book/Takes.tsx';
import type { Guide } from '../guide.ts';
import { say } from '../say.ts';

function FirstDay() {
  return (
    <Card>
      <EmptyState
        icon={CalendarIcon}
        title={say({ pl: 'Nie ma jeszcze treningów', en: 'There are no trainings yet' })}
        description={say({
          pl: 'Ułóż tydzień raz, a treningi pojawią się same aż do wakacji.',
          en: 'Lay out a week once, and trainings come by themselves until the summer.',
        })}
        action={<Button variant="primary">{say({ pl: 'Ułóż tydzień', en: 'Lay out a week' })}</Button>}
      />
    </Card>
  );
}

const anatomy: Guide['anatomy'] = {
  Picture: FirstDay,
  parts: [
    {
      at: 'svg',
      name: { pl: 'Znak', en: 'Sign' },
      said: { pl: 'tego, co tu będzie', en: 'of what will be here' },
    },
    {
      at: 'h2',
      name: { pl: 'Czego nie ma', en: 'What is missing' },
      said: { pl: 'jeszcze: to początek, nie usterka', en: 'yet: it is a beginning, not a fault' },
    },
    {
      at: 'p',
      name: { pl: 'Co to zmieni', en: 'What would change it' },
      said: { pl: 'jedno zdanie', en: 'one sentence' },
    },
    {
      at: 'button',
      name: { pl: 'Droga dalej', en: 'The way on' },
      said: { pl: 'jeden główny przycisk', en: 'one primary button' },
    },
  ],
};

const why = [
  {
    pl: 'Pierwszy dzień widzi każdy klub. Kto nie wie, co tu będzie, nie wie, po co zaczynać.',
    en: 'Every club sees its first day. Who doesn’t know what will be here has no reason to begin.',
  },
  {
    pl: 'Brak wyników to nie brak rzeczy: wtedy rada dotyczy filtra, nie dodawania.',
    en: 'No matches is not the same as no things: then the advice is about the filter, not about adding.',
  },
  {
    pl: 'Błąd nie udaje pustki: mówi, że się nie udało, i ma „Spróbuj ponownie”.',
    en: 'A failure doesn’t pretend to be empty: it says so, and has “Try again”.',
  },
];

/** What stands where nothing is yet, live, and what is told apart from it. */
export function NothingTherePage() {
  return (
    <>
      <PageHead
        title={{ pl: 'Pusto', en: 'Nothing there yet' }}
        summary={{
          pl: 'Pusta strona jest zaproszeniem. Mówi, co tu będzie, i prowadzi do pierwszej rzeczy.',
          en: 'An empty page invites. It says what will be here, and leads to the first of it.',
        }}
      />
      <Section id="live" title={{ pl: 'Pierwszy dzień', en: 'The first day' }}>
        <Anatomy anatomy={anatomy} isWide />
      </Section>
      <Section id="apart" title={{ pl: 'To nie to samo', en: 'Not the same' }}>
        <Columns layout={3} space={16}>
          <Card>
            <EmptyState
              size="small"
              titleLevel={3}
              icon={SearchIcon}
              title={say({ pl: 'Nikogo takiego nie ma', en: 'Nobody like that' })}
              description={say({
                pl: 'Zmień filtr albo szukane słowo.',
                en: 'Change the filter or the word.',
              })}
            />
          </Card>
          <Card>
            <ErrorState
              title={say({ pl: 'Nie udało się pobrać treningów', en: 'The trainings could not be loaded' })}
              onRetry={() => {}}
            />
          </Card>
          <Card>
            <Skeleton />
          </Card>
        </Columns>
      </Section>
      <Takes why={why} components={['EmptyState', 'ErrorState', 'Skeleton', 'GuidedPage']} />
    </>
  );
}
