import { expect, test } from 'vitest';
import { afterDeed, faultsOf, firstGuests, foundGuests } from './guests.ts';

const names = (guests: ReturnType<typeof foundGuests>) => guests.map(({ name }) => name);

test('who is removed and brought back stands where they stood', () => {
  const [, second] = firstGuests;
  if (!second) throw new Error('There is no second guest.');
  const without = afterDeed(firstGuests, { kind: 'remove', id: second.id });
  expect(names(without)).not.toContain('Żaneta Ćwiklińska');
  expect(afterDeed(without, { kind: 'restore', guest: second, at: 1 })).toEqual(firstGuests);
});

test('who is saved anew takes their own place, who is new comes last', () => {
  const moved = {
    ...firstGuests[0],
    id: '1',
    name: 'Łukasz Wiśniewski',
    club: 'Aikido Gdynia',
    nights: 2,
    paid: true,
  };
  expect(afterDeed(firstGuests, { kind: 'save', guest: moved })[0]).toEqual(moved);
  const guest = { id: '7', name: 'Ewa Lis', club: 'Aikido Elbląg', nights: 0, paid: false };
  expect(afterDeed(firstGuests, { kind: 'save', guest }).at(-1)).toEqual(guest);
});

test('a search goes through names and clubs, in the letters of the language, beside what is paid', () => {
  expect(names(foundGuests(firstGuests, 'ŻANETA', undefined, 'pl'))).toEqual(['Żaneta Ćwiklińska']);
  expect(names(foundGuests(firstGuests, 'sopot', 'due', 'pl'))).toEqual(['Piotr Zięba']);
  expect(foundGuests(firstGuests, 'sopot malmö', undefined, 'pl')).toEqual([]);
});

test('a guest has a name, a club, and at most the three nights there are', () => {
  expect(faultsOf({ name: ' ', club: 'Aikido Sopot', nights: 4, paid: false })).toEqual({
    name: 'required',
    nights: 'nights',
  });
  expect(faultsOf({ name: 'Ewa Lis', club: 'Aikido Sopot', nights: 3, paid: false })).toEqual({});
});
