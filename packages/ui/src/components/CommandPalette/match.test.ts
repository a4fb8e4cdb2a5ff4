import { describe, expect, test } from 'vitest';
import { matchScore } from './match.ts';

describe('matching a command', () => {
  test('Polish marks are forgiven, both ways', () => {
    expect(matchScore('swiatek', ['Świątek Ewa'])).toBeGreaterThan(0);
    expect(matchScore('łukasz', ['Lukaszewicz'])).toBeGreaterThan(0);
  });
  test('the nearer the beginning, the better', () => {
    const scores = ['Uczniowie', 'Nowi uczniowie', 'Nieuczniowie'].map((text) => matchScore('ucz', [text]));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(3);
  });
  test('letters in their order find a word, in another order they do not', () => {
    expect(matchScore('trng', ['Treningi'])).toBeGreaterThan(0);
    expect(matchScore('gnrt', ['Treningi'])).toBe(0);
  });
  test('every word of the query has to be somewhere', () => {
    expect(matchScore('nowy trening', ['Dodaj trening', 'nowy'])).toBeGreaterThan(0);
    expect(matchScore('stary trening', ['Dodaj trening', 'nowy'])).toBe(0);
  });
  test('an empty query is answered by everything', () => {
    expect(matchScore('  ', ['Pulpit'])).toBeGreaterThan(0);
  });
});
