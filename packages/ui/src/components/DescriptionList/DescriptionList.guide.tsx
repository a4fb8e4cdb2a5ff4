import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Link } from '../Link/Link.tsx';
import { DescriptionList } from './DescriptionList.tsx';

export const guide: Guide = {
  purpose: { pl: 'Wyliczyć własności rzeczy', en: 'List the properties of a thing' },
  alias: ['lista opisów', 'szczegóły', 'definition list', 'key value', 'properties', 'dl'],
  summary: {
    pl: 'Własności jednej rzeczy: nazwa i wartość. Brak jest kreską.',
    en: 'The properties of one thing: term and value. What is missing is a dash.',
  },
  when: [
    {
      pl: 'W szufladzie albo karcie: sekcja, miejsce, numer.',
      en: 'In a drawer or a card: section, place, number.',
    },
  ],
  whenNot: [
    { said: { pl: 'Rzeczy jest wiele.', en: 'There are many things.' }, instead: 'Data/DataTable' },
    { said: { pl: 'Wartości się zmienia.', en: 'The values are changed.' }, instead: 'Forms/RecordForm' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <DescriptionList
          items={[
            { term: say({ pl: 'Miejsce', en: 'Place' }), value: <Link href="#place">Dojo Wrzeszcz</Link> },
            { term: say({ pl: 'Prowadzi', en: 'Led by' }), value: 'Paweł Dąbrowski' },
            { term: say({ pl: 'Uwagi', en: 'Notes' }), value: '' },
          ]}
        />
      </Wide>
    ),
    parts: [
      {
        at: 'dl > div:first-child dt',
        name: { pl: 'Nazwa', en: 'Term' },
        said: { pl: 'słowo z formularza', en: 'the word of the form' },
      },
      {
        at: 'a',
        name: { pl: 'Wartość', en: 'Value' },
        said: { pl: 'prowadzi tam, gdzie rzecz ma stronę', en: 'leads where the thing has a page' },
      },
      {
        at: 'dl > div:last-child dd',
        name: { pl: 'Brak', en: 'Missing' },
        said: { pl: 'kreska; nic nie znika', en: 'a dash; nothing vanishes' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi po wartościach, które są odsyłaczami',
        en: 'goes through the values that are links',
      },
    },
    { keys: ['Enter'], said: { pl: 'idzie tam, dokąd prowadzi wartość', en: 'goes where the value leads' } },
  ],
  accessibility: [
    {
      pl: 'To dl: czytnik mówi „Miejsce, Dojo Wrzeszcz” razem.',
      en: 'It is a dl: a screen reader says “Place, Dojo Wrzeszcz” together.',
    },
    {
      pl: 'W wąskiej kolumnie wartość schodzi pod nazwę.',
      en: 'In a narrow column the value goes below its term.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <DescriptionList
            items={[
              { term: say({ pl: 'Sekcja', en: 'Section' }), value: say({ pl: 'dzieci', en: 'children' }) },
              { term: say({ pl: 'Stopień', en: 'Grade' }), value: '6 kyu' },
              { term: say({ pl: 'Opiekun', en: 'Guardian' }), value: 'Ewa Lis' },
            ]}
          />
        ),
        said: { pl: 'układaj tak, jak ktoś o tym opowiada.', en: 'keep the order in which people tell it.' },
      },
      dont: {
        Picture: () => (
          <DescriptionList
            items={[
              { term: 'Fax', value: '' },
              { term: say({ pl: 'Drugi adres', en: 'Second address' }), value: '' },
              { term: 'NIP', value: '' },
              { term: say({ pl: 'Uwagi', en: 'Notes' }), value: '' },
            ]}
          />
        ),
        said: {
          pl: 'nie wyliczaj pustych pól. Cztery kreski to nie informacja.',
          en: 'don’t list what is empty. Four dashes are no news.',
        },
      },
    },
  ],
};
