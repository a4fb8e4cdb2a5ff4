import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { ItemList, type ListItem } from './ItemList.tsx';

const items: ListItem[] = [
  {
    id: '1',
    title: say({ pl: 'Aikido dzieci', en: 'Aikido children' }),
    description: [
      say({ pl: 'Dziś, 17:00', en: 'Today, 17:00' }),
      say({ pl: 'Szkoła nr 47', en: 'School no. 47' }),
    ],
    href: '#1',
    mark: say({ pl: 'Nieprzeczytane', en: 'Unread' }),
  },
  {
    id: '2',
    title: say({ pl: 'Aikido dorośli', en: 'Aikido adults' }),
    description: [say({ pl: 'Dziś, 18:30', en: 'Today, 18:30' }), 'Dojo Wrzeszcz'],
    href: '#2',
    end: <StatusTag status="success">{say({ pl: 'Odbył się', en: 'Took place' })}</StatusTag>,
  },
];

export const guide: Guide = {
  purpose: { pl: 'Wyliczyć rzeczy, które się otwiera', en: 'List things that can be opened' },
  alias: ['lista', 'list', 'list view', 'rows', 'menu list', 'feed'],
  summary: {
    pl: 'Lista rzeczy, z których każdą można otworzyć. Cały wiersz jest odsyłaczem.',
    en: 'A list of things, each of which can be opened. The whole row is a link.',
  },
  when: [
    {
      pl: 'Kilka rzeczy w karcie: następne treningi, powiadomienia.',
      en: 'A few things in a card: the next trainings, notices.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Porównuje się te same dane w wielu wierszach.',
        en: 'The same facts are compared in many rows.',
      },
      instead: 'Data/DataTable',
    },
    {
      said: { pl: 'To, co się stało, w czasie.', en: 'What happened, over time.' },
      instead: 'Data/Timeline',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Card padding="none">
          <ItemList label={say({ pl: 'Treningi', en: 'Trainings' })} items={items} />
        </Card>
      </Wide>
    ),
    parts: [
      {
        at: 'li:first-child [role=img]',
        name: { pl: 'Kropka', en: 'Dot' },
        said: { pl: 'nieprzeczytane, powiedziane słowem', en: 'unread, said in words' },
      },
      {
        at: 'li:first-child a',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'obejmuje cały wiersz', en: 'holds for the whole row' },
      },
      {
        at: 'li:nth-child(2) [id$="2d"]',
        name: { pl: 'Opis', en: 'Description' },
        said: { pl: 'kiedy, gdzie; łamie się na części', en: 'when, where; wraps by its parts' },
      },
      {
        at: 'li:nth-child(2) > div:nth-of-type(2)',
        name: { pl: 'Koniec', en: 'End' },
        said: { pl: 'stan, liczba albo przycisk', en: 'a state, a count, a button' },
      },
      {
        at: 'li:first-child > span:last-child',
        name: { pl: 'Strzałka', en: 'Arrow' },
        said: { pl: 'prowadzi dalej', en: 'leads on' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po wierszach i przyciskach w nich', en: 'goes through rows and their buttons' },
    },
    { keys: ['Enter'], said: { pl: 'otwiera wiersz', en: 'opens the row' } },
  ],
  accessibility: [
    {
      pl: 'Odsyłacz ma w nazwie i tytuł, i opis: dwa treningi o tej samej nazwie da się odróżnić.',
      en: 'The link’s name has title and description: two trainings of one name can be told apart.',
    },
    { pl: 'Bez nagłówka nad listą podaj label.', en: 'Without a heading above it, give a label.' },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Card padding="none">
            <ItemList label={say({ pl: 'Treningi', en: 'Trainings' })} items={items} />
          </Card>
        ),
        said: {
          pl: 'w opisie napisz to, co odróżnia.',
          en: 'write in the description what tells them apart.',
        },
      },
      dont: {
        Picture: () => (
          <Card padding="none">
            <ItemList
              label={say({ pl: 'Treningi', en: 'Trainings' })}
              items={[
                {
                  id: '1',
                  title: say({ pl: 'Aikido dorośli', en: 'Aikido adults' }),
                  end: (
                    <Inline space={4}>
                      <Button size="small">{say({ pl: 'Zmień', en: 'Edit' })}</Button>
                      <Button size="small">{say({ pl: 'Powiel', en: 'Duplicate' })}</Button>
                      <Button size="small">{say({ pl: 'Odwołaj', en: 'Cancel' })}</Button>
                    </Inline>
                  ),
                },
              ]}
            />
          </Card>
        ),
        said: { pl: 'nie wkładaj do wiersza trzech przycisków.', en: 'don’t put three buttons in a row.' },
      },
    },
  ],
};
