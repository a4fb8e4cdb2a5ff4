import type { Guide } from '../../../.storybook/guide.ts';
import { people } from '../../../.storybook/sample-club.ts';
import { say } from '../../../.storybook/say.ts';
import { words } from '../../../.storybook/texts.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RollCall } from './RollCall.tsx';

export const guide: Guide = {
  purpose: { pl: 'Zaznaczyć obecność', en: 'Take presence' },
  alias: ['obecność', 'lista obecności', 'attendance', 'roll call', 'check-in', 'dziennik'],
  summary: {
    pl: 'Kto jest na macie. Dotknięcie osoby bez wpisu stawia obecność, a wpis otwiera inne.',
    en: 'Who is on the mat. A tap on somebody without a mark puts presence; a mark opens the others.',
  },
  when: [
    {
      pl: 'Instruktor z telefonem, przed treningiem, trzydzieści osób w minutę.',
      en: 'An instructor with a phone, before a training, thirty people in a minute.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Każdy zaznacza się sam przy drzwiach.', en: 'Everybody picks themselves by the door.' },
      instead: 'Data/FaceGrid',
    },
    { said: { pl: 'Patrzy się, kto ćwiczy.', en: 'One looks who trains.' }, instead: 'Training/MatGrades' },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Card padding="none">
          <RollCall people={people.slice(0, 4)} labels={words.rollCallLabels} onMark={() => {}} />
        </Card>
      </Wide>
    ),
    parts: [
      {
        at: 'p strong',
        name: { pl: 'Na macie', en: 'On the mat' },
        said: { pl: 'rośnie z każdym dotknięciem', en: 'grows with each tap' },
      },
      {
        at: '[role=group] button:first-child',
        name: { pl: 'Licznik', en: 'Count' },
        said: { pl: 'naciśnięty pokazuje tylko tych', en: 'pressed, it shows only those' },
      },
      {
        at: '[data-row=student-1] > div:first-of-type',
        name: { pl: 'Człowiek', en: 'Person' },
        said: { pl: 'cały wiersz reaguje', en: 'the whole row answers' },
      },
      {
        at: '[data-row=student-1] [aria-checked=true]',
        name: { pl: 'Wpis', en: 'Mark' },
        said: { pl: 'znak i kolor, słowo w nazwie', en: 'a sign and a colour, a word in its name' },
      },
      {
        at: '[data-row=student-4] [data-opens]',
        name: { pl: 'Inny wpis', en: 'Another mark' },
        said: { pl: 'dla palca, gdy nie obecność', en: 'for a finger, where it isn’t presence' },
      },
    ],
  },
  keys: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      said: { pl: 'następna albo poprzednia osoba', en: 'the next person or the one before' },
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      said: { pl: 'inny wpis tej osoby', en: 'another mark of this person' },
    },
    {
      keys: ['1', '2'],
      said: {
        pl: 'obecność, spóźnienie; 3 i 4 to usprawiedliwienie i nieobecność',
        en: 'present, late; 3 and 4 are excused and absent',
      },
    },
    {
      keys: ['Home', 'End'],
      said: { pl: 'pierwsza albo ostatnia osoba', en: 'the first or the last person' },
    },
    { keys: ['Escape'], said: { pl: 'zamyka wpisy', en: 'closes the marks' } },
  ],
  accessibility: [
    {
      pl: 'Wpisy osoby są grupą radiową o jej imieniu. Litery z labels też stawiają wpis.',
      en: 'The marks of a person are a radio group by their name. Letters of labels put a mark too.',
    },
    {
      pl: 'Nikt nie znika pod palcem: filtr zmienia listę dopiero po wyborze.',
      en: 'Nobody vanishes under the finger: a filter changes the list only when chosen.',
    },
    {
      pl: 'Wpis niezapisany mówi to przy osobie i da się go powtórzyć.',
      en: 'A mark that isn’t saved says so at the person, and can be put again.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Card padding="none">
            <RollCall people={people.slice(0, 2)} labels={words.rollCallLabels} onMark={() => {}} />
          </Card>
        ),
        said: {
          pl: 'zapisuj każde dotknięcie od razu i daj „Cofnij”.',
          en: 'save each tap at once, and give “Undo”.',
        },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <Checkbox label="Adamska Agnieszka" defaultChecked />
            <Checkbox label="Bąk Michał" />
            <Button variant="primary">{say({ pl: 'Zapisz listę', en: 'Save the list' })}</Button>
          </Stack>
        ),
        said: {
          pl: 'nie każ zapisywać całej listy na końcu. Telefon zgaśnie w połowie.',
          en: 'don’t have the whole list saved at the end. The phone goes dark half-way.',
        },
      },
    },
  ],
};
