import type { Guide } from '../../../.storybook/guide.ts';
import { Pagination } from './Pagination.tsx';

export const guide: Guide = {
  purpose: { pl: 'Przejść przez długą listę', en: 'Get through a long list' },
  alias: ['stronicowanie', 'strony', 'pagination', 'pager', 'next page'],
  summary: {
    pl: 'Gdzie się jest w długiej liście i jak iść dalej.',
    en: 'Where one is in a long list, and the way through it.',
  },
  when: [
    {
      pl: 'Wierszy jest więcej niż na jednej stronie, a ktoś chce wrócić na tę samą.',
      en: 'There are more rows than on one page, and somebody wants to come back to the same.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'To historia, którą się dobiera od końca.',
        en: 'It is a history that is read from its end.',
      },
      instead: 'Data/ChangeHistory',
    },
    { said: { pl: 'Wystarczy zawęzić.', en: 'Narrowing will do.' }, instead: 'Data/FilterBar' },
  ],
  anatomy: {
    Picture: () => <Pagination page={1} size={20} total={117} onPageChange={() => {}} />,
    parts: [
      {
        at: 'nav > span',
        name: { pl: 'Które', en: 'Which' },
        said: {
          pl: '„21–40 z 117”; gdy nie policzono, „ponad”',
          en: '“21–40 of 117”; “more than” where not all were counted',
        },
      },
      {
        at: 'nav > div > button:first-child',
        name: { pl: 'Wstecz', en: 'Back' },
        said: { pl: 'gaśnie na pierwszej', en: 'goes out on the first' },
      },
      {
        at: '[aria-current]',
        name: { pl: 'Ta strona', en: 'This page' },
        said: { pl: 'tło i waga', en: 'a ground and weight' },
      },
      {
        at: 'nav > div > button:last-child',
        name: { pl: 'Dalej', en: 'On' },
        said: { pl: 'gaśnie na ostatniej', en: 'goes out on the last' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po stronach', en: 'goes through the pages' } },
    { keys: ['Enter', 'Space'], said: { pl: 'otwiera stronę', en: 'opens the page' } },
  ],
  accessibility: [
    {
      pl: 'To nazwana nawigacja, a bieżąca strona ma aria-current.',
      en: 'It is a named navigation; the current page has aria-current.',
    },
    {
      pl: 'Po zmianie strony daj skupienie na początek listy.',
      en: 'After a change of page give the focus to the beginning of the list.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Pagination page={0} size={20} total={42} onPageChange={() => {}} />,
        said: { pl: 'mów, ile jest wszystkich.', en: 'say how many there are in all.' },
      },
      dont: {
        Picture: () => <Pagination page={0} size={20} total={1000} onPageChange={() => {}} />,
        said: {
          pl: 'nie udawaj dokładnej liczby, której nikt nie policzył.',
          en: 'don’t pretend to an exact number that nobody counted.',
        },
      },
    },
  ],
};
