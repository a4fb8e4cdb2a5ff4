import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { TechniqueTaps } from './TechniqueTaps.tsx';

function Taps() {
  const [taught, setTaught] = useState<readonly string[]>(['shiho']);
  return (
    <TechniqueTaps
      label={say({ pl: 'Warto dziś zrobić', en: 'Worth doing today' })}
      pressLabel={({ title }) => `${say({ pl: 'Zapisz', en: 'Note' })}: ${title}`}
      onTaughtChange={(id, is) => setTaught(is ? [...taught, id] : taught.filter((each) => each !== id))}
      techniques={[
        {
          id: 'nikyo',
          title: 'Kata dori nikyo',
          description: say({
            pl: 'dla 6 osób, ostatnio 3 tygodnie temu',
            en: 'for 6 people, last 3 weeks ago',
          }),
          base: 'nikyo',
          taught: taught.includes('nikyo'),
        },
        {
          id: 'shiho',
          title: 'Yokomen uchi shiho nage',
          description: say({ pl: 'dla 5 osób, ostatnio 12 dni temu', en: 'for 5 people, last 12 days ago' }),
          base: 'shiho-nage',
          taught: taught.includes('shiho'),
        },
      ]}
    />
  );
}

export const guide: Guide = {
  purpose: { pl: 'Zapisać, co było na treningu', en: 'Note what was taught' },
  alias: ['techniki', 'dziennik', 'lesson log', 'checklist', 'tap list'],
  summary: {
    pl: 'Techniki, z których każdą zapisuje jedno dotknięcie kciuka, a drugie cofa.',
    en: 'Techniques, each noted by one press of a thumb and taken back by another.',
  },
  when: [
    {
      pl: 'Po treningu albo w przerwie: co zrobiliśmy.',
      en: 'After a training, or in its break: what we did.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Ocenia się kogoś z techniki.', en: 'Somebody is marked for a technique.' },
      instead: 'Training/ExamSheet',
    },
    {
      said: { pl: 'Przegląda się bibliotekę technik.', en: 'The library of techniques is gone through.' },
      instead: 'Data/FacetedList',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Taps />
      </Wide>
    ),
    parts: [
      {
        at: 'li:first-child > span',
        name: { pl: 'Ruch', en: 'Movement' },
        said: { pl: 'rysunek techniki, ozdoba', en: 'a drawing of the technique, decoration' },
      },
      {
        at: 'li:first-child > div > div:first-child',
        name: { pl: 'Nazwa', en: 'Name' },
        said: { pl: 'po japońsku, jak w dojo', en: 'in Japanese, as in the dojo' },
      },
      {
        at: 'li:first-child > div > div:last-child',
        name: { pl: 'Dlaczego', en: 'Why' },
        said: { pl: 'dla kogo i kiedy ostatnio', en: 'for whom, and when it was last' },
      },
      {
        at: 'li:first-child button',
        name: { pl: 'Zapis', en: 'Note' },
        said: { pl: 'plus, potem ptaszek', en: 'a plus, then a tick' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po technikach', en: 'goes through the techniques' } },
    { keys: ['Enter', 'Space'], said: { pl: 'zapisuje albo cofa', en: 'notes it, or takes it back' } },
  ],
  accessibility: [
    {
      pl: 'Przycisk mówi technikę i to, czy jest zapisana (aria-pressed).',
      en: 'The button says the technique and whether it is noted (aria-pressed).',
    },
    {
      pl: 'Nazwy japońskie oznacz językiem, jeśli czytnik ma je mówić.',
      en: 'Mark Japanese names by their language where a screen reader is to say them.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Taps />,
        said: { pl: 'podpowiedz, dla kogo warto.', en: 'suggest for whom it is worth it.' },
      },
      dont: {
        Picture: () => (
          <TechniqueTaps
            label={say({ pl: 'Wszystkie techniki', en: 'All techniques' })}
            pressLabel={({ title }) => `${say({ pl: 'Zapisz', en: 'Note' })}: ${title}`}
            onTaughtChange={() => {}}
            techniques={['Ikkyo', 'Nikyo', 'Sankyo', 'Yonkyo', 'Gokyo'].map((title) => ({
              id: title,
              title,
              taught: false,
            }))}
          />
        ),
        said: { pl: 'nie pokazuj wszystkich stu technik.', en: 'don’t show a list without a reason.' },
      },
    },
  ],
};
