import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const options: RadioOption[] = [
  { value: 'one', label: say({ pl: 'Tylko ten trening', en: 'This training only' }) },
  {
    value: 'following',
    label: say({ pl: 'Ten i następne', en: 'This and the next ones' }),
    hint: say({ pl: 'Obecności z przeszłości zostają.', en: 'Past presences stay.' }),
  },
  { value: 'all', label: say({ pl: 'Całą serię', en: 'The whole series' }) },
];

export const guide: Guide = {
  purpose: { pl: 'Wybrać jedno z kilku', en: 'Choose one of a few' },
  alias: ['radio', 'opcje', 'jedno z wielu', 'radio buttons', 'option group'],
  summary: {
    pl: 'Jedno z kilku, a wszystkie widać. Przy każdym jest miejsce na skutek.',
    en: 'One of a few, all in view. Each has room for what follows from it.',
  },
  when: [
    {
      pl: 'Wybór ma skutki, które trzeba porównać: tylko ten trening, ten i następne, cała seria.',
      en: 'The choice has consequences to compare: this training only, this and the next ones, the whole series.',
    },
    { pl: 'Możliwości jest od dwóch do sześciu.', en: 'There are two to six.' },
  ],
  whenNot: [
    {
      said: {
        pl: 'To krótkie słowa obok siebie, a skutek widać od razu.',
        en: 'They are short words beside each other, and the effect is seen at once.',
      },
      instead: 'Forms/SegmentedControl',
    },
    {
      said: {
        pl: 'Jest ich więcej niż sześć i każdy je zna.',
        en: 'There are more than six, which everybody knows.',
      },
      instead: 'Forms/Select',
    },
    { said: { pl: 'Można zaznaczyć kilka.', en: 'Several can be ticked.' }, instead: 'Forms/Checkbox' },
  ],
  anatomy: {
    Picture: () => (
      <RadioGroup label={say({ pl: 'Zmień', en: 'Edit' })} defaultValue="one" options={options} />
    ),
    parts: [
      {
        at: '[role=radiogroup] > span',
        name: { pl: 'Pytanie', en: 'Question' },
        said: { pl: 'nazwa całej grupy', en: 'the name of the group' },
      },
      {
        at: 'input:checked',
        name: { pl: 'Wybrane', en: 'Chosen' },
        said: { pl: 'zawsze dokładnie jedno', en: 'always exactly one' },
      },
      {
        at: 'label:nth-of-type(2) > span:nth-of-type(1)',
        name: { pl: 'Możliwość', en: 'Option' },
        said: { pl: 'cały wiersz reaguje na palec', en: 'the whole row answers a finger' },
      },
      {
        at: 'label:nth-of-type(2) > span:nth-of-type(2)',
        name: { pl: 'Skutek', en: 'Consequence' },
        said: { pl: 'co z tego wyniknie', en: 'what will follow' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'wchodzi na wybraną i wychodzi z grupy',
        en: 'enters at the chosen one, and leaves the group',
      },
    },
    { keys: ['ArrowDown', 'ArrowRight'], said: { pl: 'wybiera następną', en: 'chooses the next' } },
    { keys: ['ArrowUp', 'ArrowLeft'], said: { pl: 'wybiera poprzednią', en: 'chooses the one before' } },
    {
      keys: ['Space'],
      said: {
        pl: 'wybiera pierwszą, gdy żadna nie jest wybrana',
        en: 'chooses the first where none is chosen',
      },
    },
  ],
  accessibility: [
    {
      pl: 'Grupa ma nazwę, pomoc i błąd. Czytnik mówi „2 z 3” przy każdej możliwości.',
      en: 'The group has its name, hint and error. A screen reader says “2 of 3” at each option.',
    },
    {
      pl: 'Daj wartość początkową, jeśli jedna jest bezpieczna. Jeśli żadna nie jest, zostaw pustą i required.',
      en: 'Give a first value where one is safe. Where none is, leave it empty and required.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <RadioGroup label={say({ pl: 'Odwołaj', en: 'Cancel' })} defaultValue="one" options={options} />
        ),
        said: {
          pl: 'wybierz z góry najmniej groźną możliwość i powiedz skutek.',
          en: 'choose the least dangerous beforehand, and say what follows.',
        },
      },
      dont: {
        Picture: () => (
          <RadioGroup
            label={say({
              pl: 'Czy odwołać również następne treningi tej serii?',
              en: 'Cancel the next trainings of the series too?',
            })}
            options={[
              { value: 'yes', label: say({ pl: 'Tak', en: 'Yes' }) },
              { value: 'no', label: say({ pl: 'Nie', en: 'No' }) },
            ]}
          />
        ),
        said: {
          pl: 'nie pytaj „tak / nie”, gdy odpowiedzi mają nazwy.',
          en: 'don’t ask “yes or no” where the answers have names.',
        },
      },
    },
  ],
};
