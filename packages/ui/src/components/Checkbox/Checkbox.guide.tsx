import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide: Guide = {
  purpose: { pl: 'Zgodzić się albo zaznaczyć kilka', en: 'Agree, or tick several' },
  alias: ['pole wyboru', 'ptaszek', 'checkbox', 'tick box', 'zgoda', 'consent', 'multi choice'],
  summary: {
    pl: 'Tak albo nie, przyjęte dopiero z zapisem formularza.',
    en: 'Yes or no, taken over only when the form is saved.',
  },
  when: [
    {
      pl: 'Ktoś zgadza się na coś na piśmie: regulamin, zgoda opiekuna.',
      en: 'Somebody agrees to something in writing: the rules, a guardian’s consent.',
    },
    { pl: 'Z krótkiej listy wolno zaznaczyć kilka rzeczy.', en: 'Several of a short list may be ticked.' },
  ],
  whenNot: [
    {
      said: { pl: 'Skutek jest od razu, bez zapisywania.', en: 'It takes effect at once, without saving.' },
      instead: 'Forms/Switch',
    },
    { said: { pl: 'Można wybrać tylko jedno.', en: 'Only one can be chosen.' }, instead: 'Forms/RadioGroup' },
    {
      said: { pl: 'Rzeczy do zaznaczenia trzeba szukać.', en: 'What is to be ticked must be searched for.' },
      instead: 'Forms/MultiSelect',
    },
  ],
  anatomy: {
    Picture: () => (
      <Checkbox
        label={say({ pl: 'Zgoda opiekuna', en: 'Guardian’s consent' })}
        hint={say({ pl: 'Podpisany formularz przechowuje klub.', en: 'The club keeps the signed form.' })}
        error={say({
          pl: 'Bez zgody nie można zacząć treningów.',
          en: 'Without it nobody can begin to train.',
        })}
      />
    ),
    parts: [
      {
        at: 'input',
        name: { pl: 'Pole', en: 'Box' },
        said: {
          pl: 'zaznaczone, puste albo kreska, gdy tylko część',
          en: 'ticked, empty, or a dash for some of them',
        },
      },
      {
        at: 'label span',
        name: { pl: 'Słowa', en: 'Words' },
        said: {
          pl: 'należą do pola: naciśnięcie ich też je zmienia',
          en: 'belong to the box: a press on them changes it too',
        },
      },
      {
        at: '[id$=-hint]',
        name: { pl: 'Pomoc', en: 'Hint' },
        said: { pl: 'zostaje, gdy pole jest zaznaczone', en: 'stays when the box is ticked' },
      },
      {
        at: '[id$=-error]',
        name: { pl: 'Błąd', en: 'Error' },
        said: { pl: 'ikona i zdanie, nie sam kolor', en: 'an icon and a sentence, not colour alone' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do pola', en: 'reaches the box' } },
    { keys: ['Space'], said: { pl: 'zaznacza albo odznacza', en: 'ticks or unticks' } },
  ],
  accessibility: [
    {
      pl: 'Pomoc i błąd są opisem pola: czytnik mówi je po nazwie.',
      en: 'Hint and error describe the box: a screen reader says them after its name.',
    },
    {
      pl: 'indeterminate mówi „częściowo zaznaczone”. readOnly da się przeczytać i skupić, tylko nie zmienić.',
      en: 'indeterminate is said as partly ticked. readOnly can be read and focused, and not changed.',
    },
    {
      pl: 'Do Ciebie należy zdanie twierdzące: „Zgadzam się”, nie „Nie zgadzam się”.',
      en: 'Yours to give: a sentence that affirms. “I agree”, not “I don’t agree”.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Checkbox
            label={say({
              pl: 'Zgadzam się na zdjęcia z treningów na stronie klubu',
              en: 'I agree to photos of trainings on the club’s site',
            })}
          />
        ),
        said: {
          pl: 'pisz, na co ktoś się zgadza, i zostaw pole puste.',
          en: 'say what is agreed to, and leave the box empty.',
        },
      },
      dont: {
        Picture: () => (
          <Checkbox
            label={say({
              pl: 'Nie chcę nie otrzymywać wiadomości klubu',
              en: 'I don’t want not to receive the club’s mails',
            })}
            defaultChecked
          />
        ),
        said: {
          pl: 'nie zaznaczaj zgody za kogoś i nie pytaj przeczeniem.',
          en: 'don’t tick a consent for somebody, or ask in the negative.',
        },
      },
    },
  ],
};
