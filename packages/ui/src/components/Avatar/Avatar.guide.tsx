import { drawnFace } from '../../../.storybook/faces.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { grades } from '../../../.storybook/sample-club.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać człowieka', en: 'Show a person' },
  alias: ['awatar', 'zdjęcie', 'twarz', 'inicjały', 'avatar', 'profile picture', 'user icon'],
  summary: {
    pl: 'Twarz człowieka: zdjęcie albo inicjały, a dookoła jego pas.',
    en: 'A person’s face: a picture or initials, ringed by their belt.',
  },
  when: [
    {
      pl: 'Obok imienia w wierszu, w nagłówku, na liście obecności.',
      en: 'Beside a name in a row, in a heading, in a roll call.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Twarzy jest wiele na raz.', en: 'There are many faces at a time.' },
      instead: 'Data/AvatarGroup',
    },
    { said: { pl: 'Twarz jest przyciskiem.', en: 'The face is a button.' }, instead: 'Actions/PersonButton' },
  ],
  anatomy: {
    Picture: () => (
      <Inline space={16}>
        <Avatar
          size={72}
          firstName="Łucja"
          lastName="Świątek"
          src={drawnFace(205, '#2b1d16')}
          belt={{ color: grades.kyu3.color }}
          label="Łucja Świątek, 3 kyu"
        />
        <Avatar
          size={72}
          firstName="Paweł"
          lastName="Dąbrowski"
          belt={{ color: grades.dan1.color, stripes: 1 }}
          label="Paweł Dąbrowski, 1 dan"
        />
      </Inline>
    ),
    parts: [
      {
        at: 'img',
        name: { pl: 'Zdjęcie', en: 'Picture' },
        said: { pl: 'przycięte do koła', en: 'cut to a circle' },
      },
      {
        at: 'span[role=img]:first-child svg',
        name: { pl: 'Pas', en: 'Belt' },
        said: {
          pl: 'obrys w kolorze stopnia, z widoczną krawędzią w każdym motywie',
          en: 'a ring in the grade’s colour, its edge seen in every theme',
        },
      },
      {
        at: 'span[role=img]:last-child > span',
        name: { pl: 'Inicjały', en: 'Initials' },
        said: {
          pl: 'gdy nie ma zdjęcia albo nie przyszło',
          en: 'where there is no picture, or it didn’t come',
        },
      },
      {
        at: 'span[role=img]:last-child svg',
        name: { pl: 'Dan', en: 'Dan' },
        said: { pl: 'czarny pas ma złote belki', en: 'a black belt has its golden bars' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Obok imienia jest ozdobą i milczy. Sam, bez imienia, musi mieć label: „Ewa Lis, 3 kyu”.',
      en: 'Beside a name it is decoration and silent. Alone it needs a label: “Ewa Lis, 3 kyu”.',
    },
    {
      pl: 'Pasa nie widać z 24 px, więc stopień napisz też słowem.',
      en: 'A belt isn’t seen at 24 px: write the grade in words too.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={12}>
            <Avatar firstName="Ewa" lastName="Świątek" belt={{ color: grades.kyu3.color }} />
            <Text>Ewa Świątek, 3 kyu</Text>
          </Inline>
        ),
        said: { pl: 'daj imię obok twarzy.', en: 'give the name beside the face.' },
      },
      dont: {
        Picture: () => (
          <Inline space={12}>
            <Avatar firstName="Jan" lastName="Lis" label="Jan Lis" />
            <Avatar firstName="Julia" lastName="Lipska" label="Julia Lipska" />
            <Avatar firstName="Jacek" lastName="Lach" label="Jacek Lach" />
          </Inline>
        ),
        said: {
          pl: 'nie każ zgadywać z inicjałów. W klubie jest trzech „JL”.',
          en: 'don’t make people guess by initials. There are three “JL” in the club.',
        },
      },
    },
  ],
};
