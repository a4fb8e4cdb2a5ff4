import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { GuidedPage } from './GuidedPage.tsx';

const page = {
  logo: <Logo name="Tatami" />,
  title: say({ pl: 'Układamy Twoje dojo', en: 'Laying out your dojo' }),
  description: say({
    pl: 'Pięć kroków, około dziesięciu minut. Możesz przerwać w każdej chwili.',
    en: 'Five steps, about ten minutes. You may pause at any time.',
  }),
  stepsLabel: say({ pl: 'Kroki', en: 'Steps' }),
  doneLabel: say({ pl: 'gotowe', en: 'done' }),
  progress: say({ pl: 'Krok 2 z 3: Grafik', en: 'Step 2 of 3: timetable' }),
  steps: [
    { label: say({ pl: 'Klub', en: 'Club' }), note: 'Aikido Gdańsk', href: '#club', isDone: true },
    { label: say({ pl: 'Grafik', en: 'Timetable' }), href: '#timetable', isDone: false },
    { label: say({ pl: 'Ludzie', en: 'People' }), href: '#people', isDone: false },
  ],
  current: 1,
  heading: say({ pl: 'Kiedy ćwiczycie?', en: 'When do you train?' }),
  intro: say({ pl: 'Napisz tak, jak na kartce przy drzwiach.', en: 'Write it as on the note by the door.' }),
  outcome: say({ pl: 'Powstanie 1 seria', en: 'Makes 1 series' }),
  actions: <Button variant="primary">{say({ pl: 'Dalej', en: 'On' })}</Button>,
};

export const guide: Guide = {
  purpose: { pl: 'Poprowadzić krok po kroku', en: 'Lead step by step' },
  alias: ['kreator', 'wizard', 'onboarding', 'setup', 'steps page', 'multi-step form'],
  summary: {
    pl: 'Dłuższe zadanie krok po kroku. Z boku widać, co już zrobione, a obok kroku, co z niego wyjdzie.',
    en: 'A longer task, a step at a time. At the side is what is done, and beside the step what will come of it.',
  },
  when: [
    {
      pl: 'Pierwsze ustawienie klubu: kilka minut, różne rzeczy, można przerwać.',
      en: 'The first set-up of a club: some minutes, various things, one may pause.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Kroki są małe i mieszczą się na stronie.', en: 'The steps are small and fit on a page.' },
      instead: 'Layout/Stepper',
    },
    { said: { pl: 'Pól jest kilka.', en: 'There are a few fields.' }, instead: 'Forms/RecordForm' },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="page">
        <GuidedPage {...page}>
          <TextArea
            label={say({ pl: 'Grafik', en: 'Timetable' })}
            rows={3}
            defaultValue={say({
              pl: 'pon 18:30 Dorośli, Dojo Wrzeszcz',
              en: 'Mon 18:30 Adults, Dojo Wrzeszcz',
            })}
          />
        </GuidedPage>
      </Stage>
    ),
    parts: [
      {
        at: 'nav [aria-current]',
        name: { pl: 'Ten krok', en: 'This step' },
        said: { pl: 'da się wejść w każdy, kiedy się chce', en: 'one may go to any of them at any time' },
      },
      {
        at: 'nav [data-done]',
        name: { pl: 'Zrobiony', en: 'Done' },
        said: { pl: 'z tym, co w nim powstało', en: 'with what came of it' },
      },
      {
        at: 'h1',
        name: { pl: 'Pytanie', en: 'Question' },
        said: { pl: 'tytuł kroku, zwykłym językiem', en: 'the step’s heading, in plain words' },
      },
      {
        at: 'h1 + div',
        name: { pl: 'Jak', en: 'How' },
        said: { pl: 'co tu zrobić, jednym zdaniem', en: 'what to do here, in one sentence' },
      },
      {
        at: 'textarea',
        name: { pl: 'Krok', en: 'Step' },
        said: {
          pl: 'jedno zadanie na raz; co z niego wyjdzie, mówi stopka',
          en: 'one task at a time; the foot says what will come of it',
        },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'idzie po krokach, potem po treści kroku',
        en: 'goes through the steps, then through the step itself',
      },
    },
    { keys: ['Enter'], said: { pl: 'na kroku przechodzi do niego', en: 'on a step, goes to it' } },
  ],
  accessibility: [
    {
      pl: 'Kroki są nawigacją z listą. Bieżący ma aria-current="step", a po zrobionym czytnik słyszy „gotowe”.',
      en: 'The steps are a navigation with a list. The current one has aria-current="step"; after one that is done a screen reader hears “done”.',
    },
    {
      pl: 'Po przejściu daj skupienie h1. Nic nie wysyła się samo.',
      en: 'Give the h1 the focus after a step. Nothing is sent by itself.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="medium">
            <GuidedPage {...page}>
              <TextField
                label={say({ pl: 'Nazwa klubu', en: 'Name of the club' })}
                defaultValue="Aikido Gdańsk"
              />
            </GuidedPage>
          </Stage>
        ),
        said: {
          pl: 'mów, ile to potrwa, i pozwól przerwać.',
          en: 'say how long it takes, and let people pause.',
        },
      },
      dont: {
        Picture: () => (
          <Stage height="medium">
            <GuidedPage
              {...page}
              description={say({
                pl: 'Bez ukończenia kroku 3 nie można przejść dalej.',
                en: 'Without step 3 you can’t go on.',
              })}
              outcome={undefined}
              actions={
                <Button variant="primary" disabled>
                  {say({ pl: 'Dalej', en: 'On' })}
                </Button>
              }
            >
              <TextField label={say({ pl: 'Nazwa klubu', en: 'Name of the club' })} />
            </GuidedPage>
          </Stage>
        ),
        said: {
          pl: 'nie blokuj kroków po kolei. Kto nie ma listy uczniów pod ręką, już nie wróci.',
          en: 'don’t lock the steps in order. Who has no list of students at hand won’t come back.',
        },
      },
    },
  ],
};
