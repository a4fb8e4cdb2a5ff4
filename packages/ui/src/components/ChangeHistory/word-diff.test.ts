import { describe, expect, test } from 'vitest';
import { type DiffPart, diffWords, shortened } from './word-diff.ts';

/** Writes a difference as `[-deleted-]` and `{+added+}`. */
const written = (parts: readonly DiffPart[]) =>
  parts
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'deleted' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

describe('what has changed in a text', () => {
  test('is said by words', () => {
    expect(written(diffWords('Proszę zabrać bokken.', 'Proszę zabrać jo i bokken.'))).toBe(
      'Proszę zabrać {+jo i +}bokken.',
    );
    expect(written(diffWords('Trening o 17:00', 'Trening o 18:00'))).toBe('Trening o [-17-]{+18+}:00');
  });

  test('is nothing in the same text, and all of it in one that is new', () => {
    expect(diffWords('bez zmian', 'bez zmian')).toEqual([{ kind: 'same', text: 'bez zmian' }]);
    expect(diffWords('', 'nowy')).toEqual([{ kind: 'added', text: 'nowy' }]);
    expect(diffWords('stary', '')).toEqual([{ kind: 'deleted', text: 'stary' }]);
  });

  test('puts both texts together again', () => {
    const before = 'ura nage, dwa razy w tygodniu; Łódź (maj)';
    const after = 'omote i ura nage raz w tygodniu, Gdańsk (maj)';
    const parts = diffWords(before, after);
    const without = (kind: DiffPart['kind']) =>
      parts.map((part) => (part.kind === kind ? '' : part.text)).join('');
    expect(without('added')).toBe(before);
    expect(without('deleted')).toBe(after);
  });

  test('of a text longer than anyone compares is its middle as a whole', () => {
    const many = (word: string) => Array.from({ length: 1500 }, (_, at) => `${word}${at}`).join(' ');
    const parts = diffWords(`Początek ${many('a')} koniec`, `Początek ${many('b')} koniec`);
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'deleted', 'added', 'same']);
  });

  test('is shown with a few words around it', () => {
    const long = Array.from({ length: 60 }, (_, at) => `słowo${at}`).join(' ');
    const short = written(shortened(diffWords(`${long} kto ${long}`, `${long} nikt ${long}`)));
    expect(short).toMatch(/^… .*słowo59 \[-kto-\]\{\+nikt\+\} słowo0 .* …$/);
    expect(short.length).toBeLessThan(150);
  });
});
