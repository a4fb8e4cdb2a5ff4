import { expect, test } from 'vitest';
import { clashes, type Planned } from './clashes.ts';

const at = (title: string, from: string, to: string, workplace = 'hall'): Planned => ({
  id: title,
  title,
  workplace,
  startsAt: `2026-11-24T${from}:00.000Z`,
  endsAt: `2026-11-24T${to}:00.000Z`,
});
const titles = (found: readonly Planned[]) => found.map(({ title }) => title);

test('who is in the room a part of the time is in the way, who leaves as the other comes is not', () => {
  const planned = at('planned', '18:00', '19:30');
  const others = [
    at('before', '16:30', '18:00'),
    at('early', '17:00', '18:01'),
    at('within', '18:30', '19:00'),
    at('around', '17:30', '20:00'),
    at('elsewhere', '18:00', '19:30', 'school'),
    at('after', '19:30', '21:00'),
  ];
  expect(titles(clashes([planned], others))).toEqual(['early', 'around', 'within']);
});

test('a training is not in its own way, wherever it was until now', () => {
  expect(clashes([at('moved', '18:00', '19:30')], [at('moved', '18:30', '20:00')])).toEqual([]);
});

test('those that come together are in each other’s way, and both are named', () => {
  const [one, other] = [at('one', '18:00', '19:30'), at('other', '19:00', '20:30')];
  const made = [one, other, at('alone', '21:00', '22:00')].map(({ id: _new, ...each }) => each);
  expect(titles(clashes(made, []))).toEqual(['one', 'other']);
});

test('two others that share a room already are nobody’s news', () => {
  const others = [at('one', '10:00', '11:00'), at('other', '10:30', '11:30')];
  expect(clashes([at('planned', '18:00', '19:30')], others)).toEqual([]);
});
