import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { PaperHead } from './PaperHead.tsx';

export const guide: Guide = {
  purpose: { pl: 'Podpisać wydruk', en: 'Sign what is printed' },
  alias: ['nagłówek wydruku', 'print header', 'letterhead', 'druk'],
  summary: {
    pl: 'Wiersz nad stroną na papierze: czyja i z kiedy. Na ekranie go nie widać.',
    en: 'The line above a page on paper: whose, and of when. It isn’t seen on the screen.',
  },
  when: [
    {
      pl: 'Strona bywa drukowana: lista obecności, protokół, plan na drzwi.',
      en: 'The page is printed: a roll call, a record, a timetable for the door.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Nagłówek ma być widać na ekranie.', en: 'The head is to be seen on the screen.' },
      instead: 'Layout/PageHeader',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="bar" shows="paper">
        <PaperHead owner="Aikido Gdańsk" date="24.11.2026, 18:05" />
      </Stage>
    ),
    parts: [
      {
        at: 'span:first-child',
        name: { pl: 'Czyje', en: 'Whose' },
        said: { pl: 'nazwa klubu', en: 'the club’s name' },
      },
      {
        at: 'span:last-child',
        name: { pl: 'Z kiedy', en: 'Of when' },
        said: { pl: 'chwila, którą pokazuje kartka', en: 'the moment that the paper shows' },
      },
    ],
  },
  keys: [
    {
      keys: ['Control', 'P'],
      said: {
        pl: 'naciska własny przycisk strony, jeśli ma (data-prints): lista drukuje wtedy wszystkie wiersze',
        en: 'presses the page’s own button where it has one (data-prints): a list prints all its rows then',
      },
    },
  ],
  accessibility: [
    {
      pl: 'Na ekranie nie istnieje, także dla czytnika.',
      en: 'On the screen it doesn’t exist, for a screen reader either.',
    },
    {
      pl: 'Skrót przeglądarki i przycisk strony robią to samo, więc nikt nie drukuje połowy listy.',
      en: 'The browser’s key and the page’s button do the same: nobody prints half a list.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="bar" shows="paper">
            <PaperHead owner="Aikido Gdańsk" date="24.11.2026, 18:05" />
          </Stage>
        ),
        said: {
          pl: 'podaj chwilę. Lista z wtorku i z piątku wyglądają tak samo.',
          en: 'give the moment. Tuesday’s list and Friday’s look the same.',
        },
      },
      dont: {
        Picture: () => (
          <Stage height="bar" shows="paper">
            <PaperHead owner={say({ pl: 'Lista obecności', en: 'Roll call' })} date="" />
          </Stage>
        ),
        said: { pl: 'nie drukuj kartki bez daty.', en: 'don’t print a sheet without a date.' },
      },
    },
  ],
};
