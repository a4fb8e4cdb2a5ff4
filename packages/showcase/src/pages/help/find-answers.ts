/** A question, its answer, and what it is about. */
export interface Answer {
  id: string;
  about: string;
  question: string;
  answer: string;
}

/** Writes a text as it is compared: people leave the strokes over letters out when they look for something. */
const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Gives those in which each word of a search begins a word of the question or of its answer. */
export function findAnswers(answers: readonly Answer[], sought: string): readonly Answer[] {
  const words = plain(sought).match(/[\p{L}\d]+/gu) ?? [];
  return answers.filter(({ question, answer }) => {
    const said = ` ${plain(`${question} ${answer}`).replaceAll(/[^\p{L}\d]+/gu, ' ')}`;
    return words.every((word) => said.includes(` ${word}`));
  });
}
