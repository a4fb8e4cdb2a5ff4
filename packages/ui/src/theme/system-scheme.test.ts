import { describe, expect, test } from 'vitest';
import { followSystemScheme, systemScheme } from './system-scheme.ts';

/** A window whose system can change its mind. */
function windowIn(scheme: 'light' | 'dark') {
  const query = Object.assign(new EventTarget(), { matches: scheme === 'dark' });
  return {
    matchMedia: () => query as unknown as MediaQueryList,
    change(next: 'light' | 'dark') {
      query.matches = next === 'dark';
      query.dispatchEvent(new Event('change'));
    },
  };
}

describe('the scheme of the system', () => {
  test('is asked for', () => {
    expect(systemScheme(windowIn('dark'))).toBe('dark');
    expect(systemScheme(windowIn('light'))).toBe('light');
  });

  test('is told when it changes, until nobody listens any more', () => {
    const told: string[] = [];
    const view = windowIn('light');
    const stop = followSystemScheme((scheme) => told.push(scheme), view);
    view.change('dark');
    view.change('light');
    stop();
    view.change('dark');
    expect(told).toEqual(['dark', 'light']);
  });
});
