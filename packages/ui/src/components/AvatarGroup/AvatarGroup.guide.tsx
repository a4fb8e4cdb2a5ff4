import { faces } from '../../../.storybook/faces.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

export const guide: Guide = {
  purpose: { pl: 'Pokazać, kto jest w środku', en: 'Show who is among them' },
  alias: ['grupa awatarów', 'facepile', 'avatar stack', 'uczestnicy', 'participants'],
  summary: {
    pl: 'Kilka twarzy z wielu, jedna na drugiej, i ile ich jest.',
    en: 'A few faces of many, one over the other, and how many they are.',
  },
  when: [
    {
      pl: 'Grupa, trening, komisja: ważne, kto, a nie każdy z osobna.',
      en: 'A group, a training, a committee: who, and not each of them, matters.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Trzeba ich policzyć albo wybrać.', en: 'They are to be counted or chosen.' },
      instead: 'Training/RollCall',
    },
    { said: { pl: 'Jest jedna osoba.', en: 'There is one person.' }, instead: 'Data/Avatar' },
  ],
  anatomy: {
    Picture: () => <AvatarGroup people={faces} label={say({ pl: '12 osób', en: '12 people' })} size={44} />,
    parts: [
      {
        at: 'span:has(> [aria-hidden] + span) > [aria-hidden] > span:first-child',
        name: { pl: 'Pierwsza', en: 'First' },
        said: { pl: 'ta, którą czytający zna najlepiej', en: 'the one the reader knows best' },
      },
      {
        at: 'span:has(> [aria-hidden] + span) > [aria-hidden] > span:last-child',
        name: { pl: 'Ostatnia', en: 'Last' },
        said: { pl: 'najwyżej trzy, chyba że most', en: 'three at most, unless most' },
      },
      {
        at: 'span:has(> [aria-hidden] + span) > span:last-child',
        name: { pl: 'Ile', en: 'How many' },
        said: { pl: 'słowem, z liczbą: „12 osób”', en: 'in words, with the number: “12 people”' },
      },
    ],
  },
  keys: [],
  accessibility: [
    {
      pl: 'Czytnik słyszy tylko słowo. Twarze są ozdobą.',
      en: 'A screen reader hears the words only. The faces are decoration.',
    },
    {
      pl: 'labelHidden chowa słowo i pokazuje „+9”. Słowo czytnik dostaje dalej.',
      en: 'labelHidden hides the words and shows “+9”. A screen reader still gets the words.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <AvatarGroup
              people={faces.slice(0, 3)}
              total={94}
              labelHidden
              label={say({ pl: '94 osoby', en: '94 people' })}
              size={36}
            />
          </Inline>
        ),
        said: {
          pl: 'podaj całą liczbę w total, gdy masz tylko kilka osób.',
          en: 'give the whole number in total where you have only some of them.',
        },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <AvatarGroup people={faces} most={12} label={say({ pl: '12 osób', en: '12 people' })} size={24} />
          </Inline>
        ),
        said: {
          pl: 'nie pokazuj dwudziestu twarzy w wierszu. To już wzór, a nie ludzie.',
          en: 'don’t show twenty faces in a row. That is a pattern and no people.',
        },
      },
    },
  ],
};
