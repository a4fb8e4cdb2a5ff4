import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Wide } from '../../../.storybook/Wide.tsx';
import { type Step, Stepper } from './Stepper.tsx';

const steps: Step[] = [
  { value: 'person', label: say({ pl: 'Uczeń', en: 'Student' }), description: 'Jan Lis' },
  { value: 'grade', label: say({ pl: 'Stopień', en: 'Grade' }), invalid: true },
  { value: 'consent', label: say({ pl: 'Zgoda opiekuna', en: 'Guardian’s consent' }) },
  { value: 'summary', label: say({ pl: 'Podsumowanie', en: 'Summary' }) },
];

export const guide: Guide = {
  purpose: { pl: 'Pokazać, na którym się jest kroku', en: 'Show which step one is at' },
  alias: ['kroki', 'stepper', 'wizard steps', 'progress steps', 'multi-step'],
  summary: {
    pl: 'Jak daleko się jest w zadaniu z kilku części. Do zrobionej można wrócić.',
    en: 'How far one is in a task of several parts. What is done can be gone back to.',
  },
  when: [
    {
      pl: 'Zadanie ma trzy do sześciu części w ustalonej kolejności: zgłoszenie na egzamin.',
      en: 'The task has three to six parts in a fixed order: an entry for an exam.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Można iść w dowolnej kolejności.', en: 'One may go in any order.' },
      instead: 'Layout/Tabs',
    },
    {
      said: { pl: 'To dłuższe prowadzenie, z podglądem.', en: 'It is a longer guidance, with a preview.' },
      instead: 'Layout/GuidedPage',
    },
  ],
  anatomy: {
    Picture: () => (
      <Wide>
        <Stepper
          label={say({ pl: 'Zgłoszenie na egzamin', en: 'Entry for an exam' })}
          labels={{
            done: say({ pl: 'gotowe', en: 'done' }),
            invalid: say({ pl: 'wymaga poprawy', en: 'needs mending' }),
          }}
          defaultValue="consent"
          steps={steps}
        />
      </Wide>
    ),
    parts: [
      {
        at: '[data-state=done]:first-child button',
        name: { pl: 'Zrobiony', en: 'Done' },
        said: { pl: 'można do niego wrócić', en: 'can be gone back to' },
      },
      {
        at: '[data-state=error]',
        name: { pl: 'Do poprawy', en: 'To be mended' },
        said: { pl: 'ikona i słowo, nie sam kolor', en: 'an icon and a word, not colour alone' },
      },
      {
        at: '[data-state=current]',
        name: { pl: 'Tutaj', en: 'Here' },
        said: { pl: 'liczba, waga i aria-current', en: 'a number, weight and aria-current' },
      },
      {
        at: '[data-state=ahead]',
        name: { pl: 'Przed nami', en: 'Ahead' },
        said: { pl: 'nie da się przeskoczyć', en: 'can’t be jumped to' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'przechodzi po zrobionych', en: 'goes through what is done' } },
    { keys: ['Enter', 'Space'], said: { pl: 'wraca do kroku', en: 'goes back to the step' } },
  ],
  accessibility: [
    {
      pl: 'To lista z nazwą. Po zrobionym czytnik słyszy „gotowe”, po błędnym „wymaga poprawy”.',
      en: 'It is a named list. After what is done a screen reader hears “done”, after a faulty one “needs mending”.',
    },
    {
      pl: 'Po przejściu daj skupienie nagłówkowi kroku. Słowa stanu podaj w labels.',
      en: 'After a step give its heading the focus. Give the words of the states in labels.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stepper
            label={say({ pl: 'Zgłoszenie', en: 'Entry' })}
            labels={{
              done: say({ pl: 'gotowe', en: 'done' }),
              invalid: say({ pl: 'wymaga poprawy', en: 'needs mending' }),
            }}
            defaultValue="b"
            steps={[
              { value: 'a', label: say({ pl: 'Uczeń', en: 'Student' }) },
              { value: 'b', label: say({ pl: 'Stopień', en: 'Grade' }) },
              { value: 'c', label: say({ pl: 'Zgoda', en: 'Consent' }) },
            ]}
          />
        ),
        said: { pl: 'nazwij krok tym, co się w nim podaje.', en: 'name a step by what is given in it.' },
      },
      dont: {
        Picture: () => (
          <Stepper
            label={say({ pl: 'Zgłoszenie', en: 'Entry' })}
            labels={{
              done: say({ pl: 'gotowe', en: 'done' }),
              invalid: say({ pl: 'wymaga poprawy', en: 'needs mending' }),
            }}
            defaultValue="b"
            steps={[
              { value: 'a', label: say({ pl: 'Krok 1', en: 'Step 1' }) },
              { value: 'b', label: say({ pl: 'Krok 2', en: 'Step 2' }) },
              { value: 'c', label: say({ pl: 'Krok 3', en: 'Step 3' }) },
            ]}
          />
        ),
        said: { pl: 'nie licz kroków bez nazw.', en: 'don’t count steps without names.' },
      },
    },
  ],
};
