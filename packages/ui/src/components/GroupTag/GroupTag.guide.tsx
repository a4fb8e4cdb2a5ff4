import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { GroupTag } from './GroupTag.tsx';

export const guide: Guide = {
  purpose: { pl: 'Nazwać grupę jej barwą', en: 'Name a group by its hue' },
  alias: ['grupa', 'sekcja', 'category tag', 'legend', 'color label'],
  summary: {
    pl: 'Grupa klubu: nazwa i barwa, ta sama na planie, liście i w legendzie.',
    en: 'A group of the club: its name and its hue, the same in timetable, list and legend.',
  },
  when: [
    {
      pl: 'Przy treningu albo osobie: dzieci, młodzież, dorośli, broń.',
      en: 'With a training or a person: children, youth, adults, weapons.',
    },
  ],
  whenNot: [
    { said: { pl: 'To inna cecha.', en: 'It is another property.' }, instead: 'Data/Tag' },
    { said: { pl: 'To stan.', en: 'It is a state.' }, instead: 'Data/StatusTag' },
  ],
  anatomy: {
    Picture: () => (
      <Inline space={12}>
        <GroupTag group="kids">{say({ pl: 'Dzieci', en: 'Children' })}</GroupTag>
        <GroupTag group="weapons">{say({ pl: 'Broń', en: 'Weapons' })}</GroupTag>
      </Inline>
    ),
    parts: [
      {
        at: ':scope > * > span:first-child',
        name: { pl: 'Barwa', en: 'Hue' },
        said: {
          pl: 'grupy, w każdym motywie z kontrastem',
          en: 'the group’s, with its contrast in every theme',
        },
      },
      {
        at: ':scope > * > span:first-child > span',
        name: { pl: 'Nazwa', en: 'Name' },
        said: { pl: 'zawsze jest: sama barwa nic nie mówi', en: 'always there: a hue alone says nothing' },
      },
      {
        at: ':scope > * > span:last-child',
        name: { pl: 'Inna', en: 'Another' },
        said: { pl: 'pięć barw, nie więcej', en: 'five hues and no more' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Czytnik słyszy nazwę. Barwy da się odróżnić po jasności.',
      en: 'A screen reader hears the name. Hues can be told apart by their lightness.',
    },
    {
      pl: 'Nie nadawaj nią innych znaczeń: pomarańczowy to dzieci, nie ostrzeżenie.',
      en: 'Give it no other meaning: orange is children and no warning.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <GroupTag group="kids">{say({ pl: 'Dzieci', en: 'Children' })}</GroupTag>
            <GroupTag group="youth">{say({ pl: 'Młodzież', en: 'Youth' })}</GroupTag>
            <GroupTag group="adult">{say({ pl: 'Dorośli', en: 'Adults' })}</GroupTag>
          </Inline>
        ),
        said: { pl: 'ta sama barwa na tę samą grupę, wszędzie.', en: 'one hue for one group, everywhere.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <GroupTag group="kids">{say({ pl: 'Ważne', en: 'Important' })}</GroupTag>
            <GroupTag group="weapons">{say({ pl: 'Zaległe', en: 'Overdue' })}</GroupTag>
            <GroupTag group="adult">{say({ pl: 'Nowe', en: 'New' })}</GroupTag>
          </Inline>
        ),
        said: {
          pl: 'nie bierz barw grup na inne rzeczy.',
          en: 'don’t take the hues of groups for other things.',
        },
      },
    },
  ],
};
