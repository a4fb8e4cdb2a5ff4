import { addYears } from '../club-time.ts';
import type { Author } from './author.ts';
import { instructors, type Staff } from './staff.ts';
import type { KnownStudent } from './students.ts';

/** How old the instructors are, for how many years they train, and for how many they hold the last of their dan. */
const trained: Record<
  (typeof instructors)[number]['key'],
  [age: number, years: number, dan: 1 | 2 | 3 | 4, held: number]
> = {
  krzysztof: [58, 31, 4, 6],
  tomasz: [46, 21, 3, 4],
  ewelina: [49, 22, 3, 4],
  agata: [43, 17, 2, 4],
  hubert: [51, 19, 2, 3],
  renata: [54, 18, 2, 5],
  lukasz: [38, 12, 1, 3],
  pawel: [36, 13, 1, 4],
  magdalena: [35, 11, 1, 3],
  damian: [33, 10, 1, 3],
};

/** Whoever teaches trains too: their cards, with what they held when the club's books were brought over from paper. */
export const cardsOfInstructors = ({ today }: Author, ids: Staff): KnownStudent[] =>
  instructors.map(({ key, firstName, lastName }) => {
    const [age, years, dan, held] = trained[key];
    return {
      firstName,
      lastName,
      gender: firstName.endsWith('a') ? 'f' : 'm',
      section: 'adult',
      born: addYears(today, -age),
      joined: addYears(today, -years),
      rhythm: 0.45,
      user: ids[key],
      holds: { grade: `${dan}dan`, since: addYears(today, -held) },
    };
  });
