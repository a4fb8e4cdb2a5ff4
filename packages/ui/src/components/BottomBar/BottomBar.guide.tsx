import type { Guide } from '../../../.storybook/guide.ts';
import { sampleBottomBar, sampleMenu } from '../../../.storybook/SampleShell.tsx';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { BottomBar } from './BottomBar.tsx';

const items = sampleBottomBar('/dojo/training').map((item, at) =>
  at === 1 ? { ...item, count: 2, countLabel: say({ pl: '2 do zrobienia', en: '2 to do' }) } : item,
);

export const guide: Guide = {
  purpose: { pl: 'Przejść gdzieś kciukiem', en: 'Go somewhere by thumb' },
  alias: ['dolny pasek', 'tab bar', 'bottom navigation', 'menu mobilne', 'dock'],
  summary: {
    pl: 'Cztery albo pięć miejsc u dołu telefonu. Na większym ekranie jest menu z boku.',
    en: 'Four or five places at the foot of a phone. On a larger screen there is the menu at the side.',
  },
  when: [
    {
      pl: 'To miejsca, do których ktoś chodzi co dzień.',
      en: 'They are the places where somebody goes every day.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Miejsc jest więcej niż pięć: reszta zostaje w menu.',
        en: 'There are more than five: the rest stays in the menu.',
      },
      instead: 'Layout/SideMenu',
    },
    {
      said: { pl: 'To działania, a nie miejsca.', en: 'They are deeds and no places.' },
      instead: 'Actions/Button',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="bar" shows="phone">
        <BottomBar items={items} />
      </Stage>
    ),
    parts: [
      {
        at: '[aria-current]',
        name: { pl: 'Tutaj', en: 'Here' },
        said: {
          pl: 'pigułka za ikoną i waga, nie sam kolor',
          en: 'a pill behind the icon, and weight; not colour alone',
        },
      },
      {
        at: 'li:nth-child(3) svg',
        name: { pl: 'Ikona', en: 'Icon' },
        said: { pl: 'ta sama co w menu z boku', en: 'the same as in the side menu' },
      },
      {
        at: 'li:nth-child(3) a > :nth-child(2)',
        name: { pl: 'Nazwa', en: 'Name' },
        said: { pl: 'jedno krótkie słowo, zawsze widoczne', en: 'one short word, always in sight' },
      },
      {
        at: 'li:nth-child(2) a > :last-child',
        name: { pl: 'Liczba', en: 'Count' },
        said: { pl: 'co tam czeka', en: 'what waits there' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po miejscach', en: 'goes through the places' } },
    { keys: ['Enter'], said: { pl: 'idzie', en: 'goes there' } },
  ],
  accessibility: [
    {
      pl: 'To nawigacja z własną nazwą, a miejsce, w którym się jest, ma aria-current.',
      en: 'It is a navigation with a name of its own; where one is has aria-current.',
    },
    {
      pl: 'Liczbę powiedz słowami w countLabel: „2 do zrobienia”.',
      en: 'Say the count in words in countLabel: “2 to do”.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="bar" shows="phone">
            <BottomBar items={items} />
          </Stage>
        ),
        said: { pl: 'cztery miejsca, każde jednym słowem.', en: 'four places, each in one word.' },
      },
      dont: {
        Picture: () => (
          <Stage height="bar" shows="phone">
            <BottomBar
              items={sampleMenu('/dashboard')
                .flatMap(({ items: all }) => all)
                .slice(0, 7)}
            />
          </Stage>
        ),
        said: {
          pl: 'nie upychaj wszystkiego. Siedem miejsc to siedem wielokropków.',
          en: 'don’t cram everything in. Seven places are seven ellipses.',
        },
      },
    },
  ],
};
