import { expect, test } from 'vitest';
import { readPlaces } from './read-place.ts';

const one = (line: string) => readPlaces(line, [])[0]?.place;

test.each([
  ['Dojo Wrzeszcz', { name: 'Dojo Wrzeszcz' }],
  ['Dojo Wrzeszcz, ul. Wajdeloty 12', { name: 'Dojo Wrzeszcz', address: 'ul. Wajdeloty 12' }],
  [
    'Dojo Wrzeszcz, ul. Wajdeloty 12, 80-437 Gdańsk',
    { name: 'Dojo Wrzeszcz', address: 'ul. Wajdeloty 12', postalCode: '80-437', city: 'Gdańsk' },
  ],
  [
    'Hala Przymorze; Obrońców Wybrzeża 1; Gdańsk',
    { name: 'Hala Przymorze', address: 'Obrońców Wybrzeża 1', city: 'Gdańsk' },
  ],
  [
    'Hala, ul. Polna 3, 54.3805, 18.5983',
    { name: 'Hala', address: 'ul. Polna 3', lat: 54.3805, lon: 18.5983 },
  ],
  ['Szkoła nr 45, 54.38 18.60', { name: 'Szkoła nr 45', lat: 54.38, lon: 18.6 }],
])('%s', (line, place) => expect(one(line)).toEqual(place));

test('an empty line is no place, one that the club has is said so, and so is one that stands there twice', () => {
  const read = readPlaces('Dojo Wrzeszcz\n\n  dojo wrzeszcz\nHala Przymorze', ['HALA PRZYMORZE']);
  expect(read.map((each) => each?.fault)).toEqual([null, undefined, 'twice', 'known']);
});

test('a name of 100 letters is one, and one more is too long', () => {
  expect(readPlaces('a'.repeat(100), [])[0]?.fault).toBeNull();
  expect(readPlaces('a'.repeat(101), [])[0]?.fault).toBe('nameTooLong');
});
