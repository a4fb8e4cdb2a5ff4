import { expect, test } from 'vitest';
import { type Answer, findAnswers } from './find-answers.ts';

const answers: Answer[] = [
  { id: 'excuse', about: 'a', question: 'Jak usprawiedliwić dziecko?', answer: 'W zakładce Obecność.' },
  {
    id: 'password',
    about: 'b',
    question: 'Nie pamiętam hasła.',
    answer: 'Poproś o nowe na stronie logowania.',
  },
  {
    id: 'place',
    about: 'b',
    question: 'Gdzie ćwiczymy?',
    answer: 'W łaźni przy Łąkowej, wejście od podwórza.',
  },
];
const found = (sought: string) => findAnswers(answers, sought).map(({ id }) => id);

test('an answer is found by the beginnings of its words, with the strokes over letters or without', () => {
  expect(found('haslo')).toEqual([]);
  expect(found('hasla')).toEqual(['password']);
  expect(found('ŁĄKOW')).toEqual(['place']);
  expect(found('lakow')).toEqual(['place']);
  expect(found('dziec, uspraw')).toEqual(['excuse']);
});

test('each word has to be there, and nothing sought leaves all', () => {
  expect(found('dziecko hasła')).toEqual([]);
  expect(found(' ?! ')).toEqual(['excuse', 'password', 'place']);
});
