import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { words } from '../../../.storybook/texts.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { FacetedList, type FacetedListLabels } from './FacetedList.tsx';
import type { Facet } from './facets.ts';

interface Technique {
  id: string;
  name: string;
  attack: string;
  position: string;
}

const techniques: Technique[] = [
  { id: '1', name: 'Ikkyo', attack: 'Shomen-uchi', position: 'Tachi-waza' },
  { id: '2', name: 'Nikyo', attack: 'Katate-dori', position: 'Suwari-waza' },
];

const facet = (id: 'attack' | 'position', header: string, groups: string): Facet<Technique> => ({
  id,
  header,
  groups,
  choices: [...new Set(techniques.map((each) => each[id]))].map((value) => ({ value, label: value })),
  valuesOf: (row) => [row[id]],
});

const facets = [
  facet('attack', say({ pl: 'Atak', en: 'Attack' }), say({ pl: 'ataku', en: 'attack' })),
  facet('position', say({ pl: 'Pozycja', en: 'Position' }), say({ pl: 'pozycji', en: 'position' })),
];

const labels: FacetedListLabels = {
  groupedBy: say({ pl: 'Według', en: 'By' }),
  count: (rows) => `${rows}`,
  empty: say({ pl: 'Nie ma takiej techniki', en: 'There is no such technique' }),
  emptyText: say({ pl: 'Zmień filtry.', en: 'Change the filters.' }),
};

const itemOf = ({ id, name, attack, position }: Technique, by: string) => ({
  id,
  title: name,
  href: `#${id}`,
  description: by === 'attack' ? position : attack,
});

function Library() {
  const [params, setParams] = useState(new URLSearchParams());
  const change = (next: Record<string, string | null>) => {
    const changed = new URLSearchParams(params);
    for (const [name, value] of Object.entries(next))
      value === null ? changed.delete(name) : changed.set(name, value);
    setParams(changed);
  };
  return (
    <FacetedList
      rows={techniques}
      facets={facets}
      itemOf={itemOf}
      place={{ params, setParams: change }}
      labels={labels}
      filterLabels={words.tableLabels}
    />
  );
}

export const guide: Guide = {
  purpose: { pl: 'Przejrzeć zbiór z kilku stron', en: 'Look into a collection from several sides' },
  alias: ['fasety', 'katalog', 'faceted search', 'browse', 'library', 'kolekcja'],
  summary: {
    pl: 'Cały zbiór naraz: zawężany po tym, co ma każda rzecz, i grupowany po jednym z tego.',
    en: 'A whole collection: narrowed by what its things have, and grouped by one of that.',
  },
  when: [
    {
      pl: 'Zbiór jest mały i zna się go z kilku stron: techniki według ataku albo pozycji.',
      en: 'The collection is small and known from several sides: techniques by attack or position.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Wierszy są tysiące i szuka ich serwer.',
        en: 'There are thousands of rows, which the server looks for.',
      },
      instead: 'Data/RecordList',
    },
    { said: { pl: 'Wystarczy jeden filtr.', en: 'One filter is enough.' }, instead: 'Data/FilterChips' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Library />
      </Wide>
    ),
    parts: [
      {
        at: '[role=group]',
        name: { pl: 'Filtry', en: 'Filters' },
        said: { pl: 'po każdym z boków', en: 'by each of its sides' },
      },
      {
        at: '[role=radiogroup]',
        name: { pl: 'Grupowanie', en: 'Grouping' },
        said: { pl: 'po czym stoją teraz', en: 'what they stand by now' },
      },
      {
        at: 'section:first-of-type h2',
        name: { pl: 'Wartość', en: 'Value' },
        said: { pl: 'nagłówek karty', en: 'the heading of a card' },
      },
      {
        at: 'section:first-of-type li',
        name: { pl: 'Rzecz', en: 'Thing' },
        said: { pl: 'prowadzi na swoją stronę', en: 'leads to its page' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi po filtrach, grupowaniu i rzeczach',
        en: 'goes through filters, grouping and things',
      },
    },
    { keys: ['ArrowRight', 'ArrowLeft'], said: { pl: 'zmienia grupowanie', en: 'changes the grouping' } },
  ],
  accessibility: [
    {
      pl: 'Każda grupa jest nazwaną częścią z nagłówkiem. Liczba rzeczy jest napisana.',
      en: 'Each group is a named section with a heading. The number of things is written.',
    },
    {
      pl: 'Wybór jest w adresie, więc odsyłacz pokaże to samo.',
      en: 'The choice is in the address: a link shows the same.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => <Library />,
        said: { pl: 'grupuj po tym, po czym ludzie pytają.', en: 'group by what people ask for.' },
      },
      dont: {
        Picture: () => (
          <FacetedList
            rows={techniques}
            facets={[
              {
                ...facet('attack', say({ pl: 'Szkoła', en: 'School' }), say({ pl: 'szkoły', en: 'school' })),
                choices: [{ value: 'aikikai', label: 'Aikikai' }],
                valuesOf: () => ['aikikai'],
              },
            ]}
            itemOf={itemOf}
            place={{ params: new URLSearchParams(), setParams: () => {} }}
            labels={labels}
            filterLabels={words.tableLabels}
          />
        ),
        said: {
          pl: 'nie dawaj boku, który ma jedną wartość.',
          en: 'don’t offer a side that has one value only.',
        },
      },
    },
  ],
};
