import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { AnswerPill } from './AnswerPill.tsx';

export const guide: Guide = {
  purpose: { pl: 'Odpowiedzieć jednym dotknięciem', en: 'Answer by one touch' },
  alias: ['będę', 'RSVP', 'toggle button', 'pill', 'obecność', 'reakcja'],
  summary: {
    pl: 'Odpowiedź jednym naciśnięciem, po której widać, że padła.',
    en: 'An answer of one press, that shows that it is given.',
  },
  when: [{ pl: '„Będę” przy treningu, w liście.', en: '“I’ll come” with a training, in a list.' }],
  whenNot: [
    {
      said: { pl: 'Odpowiedź jest najważniejsza na stronie.', en: 'The answer is what the page is about.' },
      instead: 'Training/NextClass',
    },
    {
      said: { pl: 'Odpowiedzi są trzy.', en: 'There are three answers.' },
      instead: 'Forms/SegmentedControl',
    },
  ],
  anatomy: {
    Picture: () => (
      <Inline space={12}>
        <AnswerPill pressed>{say({ pl: 'Będę', en: 'I’ll come' })}</AnswerPill>
        <AnswerPill pressed={false}>{say({ pl: 'Będę', en: 'I’ll come' })}</AnswerPill>
      </Inline>
    ),
    parts: [
      {
        at: '[aria-pressed=true]',
        name: { pl: 'Powiedziane', en: 'Said' },
        said: { pl: 'tło i ptaszek', en: 'a tint and a tick' },
      },
      {
        at: '[aria-pressed=true] svg',
        name: { pl: 'Ptaszek', en: 'Tick' },
        said: { pl: 'widać bez koloru', en: 'seen without colour' },
      },
      {
        at: '[aria-pressed=false]',
        name: { pl: 'Do powiedzenia', en: 'To be said' },
        said: { pl: 'sam obrys', en: 'an outline' },
      },
    ],
  },
  keys: [
    { keys: ['Tab'], said: { pl: 'dochodzi do odpowiedzi', en: 'reaches the answer' } },
    { keys: ['Enter', 'Space'], said: { pl: 'mówi albo cofa', en: 'says it, or takes it back' } },
  ],
  accessibility: [
    {
      pl: 'To przycisk z aria-pressed: czytnik mówi „Będę, wciśnięty”.',
      en: 'It is a button with aria-pressed: a screen reader says “I’ll come, pressed”.',
    },
    {
      pl: 'Ma 44 px wysokości i zachowuje skupienie po naciśnięciu.',
      en: 'It is 44 px high, and keeps the focus when pressed.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Inline space={8}>
            <AnswerPill pressed>{say({ pl: 'Będę', en: 'I’ll come' })}</AnswerPill>
          </Inline>
        ),
        said: { pl: 'to samo słowo przed i po.', en: 'one word, before and after.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <AnswerPill pressed>{say({ pl: 'Nie będę?', en: 'Won’t I come?' })}</AnswerPill>
          </Inline>
        ),
        said: {
          pl: 'nie zmieniaj słowa po naciśnięciu. Nie wiadomo, czy to stan, czy polecenie.',
          en: 'don’t change the word once it is pressed. Nobody knows if it is a state or an order.',
        },
      },
    },
  ],
};
