import { expect, test } from 'vitest';
import type { HomeworkFile, Step } from './file-queries.ts';
import { whatChanged } from './what-changed.ts';

const step = (kind: Step['kind'], createdAt: string, more: Partial<Step> = {}) =>
  ({ kind, createdAt, text: null, fileNames: [], ...more }) as Step;
const file = (name: string, createdAt: string) => ({ name, createdAt }) as HomeworkFile;

const first = step('submitted', '2026-11-10T18:00:00.000Z', {
  text: 'Dziesięć razy',
  fileNames: ['przód.mp4', 'bok.mp4'],
});
const returned = step('returned', '2026-11-12T18:00:00.000Z');

test('what was never given back has changed in nothing', () => {
  expect(whatChanged([first], [], 'Dziesięć razy')).toBe(null);
});

test('a file that came since is new, one that is gone is named, one that stayed is neither', () => {
  const files = [file('przód.mp4', '2026-11-10T17:00:00.000Z'), file('tył.mp4', '2026-11-13T17:00:00.000Z')];
  expect(whatChanged([first, returned], files, 'Dziesięć razy')).toEqual({
    since: '2026-11-12T18:00:00.000Z',
    isTextNew: false,
    added: ['tył.mp4'],
    removed: ['bok.mp4'],
  });
});

test('of several returns the last counts', () => {
  const second = step('submitted', '2026-11-13T18:00:00.000Z', { text: 'Dwadzieścia razy' });
  const again = step('returned', '2026-11-14T18:00:00.000Z');
  const files = [file('tył.mp4', '2026-11-13T17:00:00.000Z')];
  expect(whatChanged([first, returned, second, again], files, 'Trzydzieści razy')).toMatchObject({
    since: '2026-11-14T18:00:00.000Z',
    isTextNew: true,
    added: [],
  });
});
