import { expect, test } from 'vitest';
import { isFocusPath } from './focus-paths.ts';
import { routes } from './routes.ts';

test('the head script prepares the frame that the page comes with', () => {
  const framed = routes.filter(({ frame }) => frame).map(({ path }) => path);
  expect(framed).not.toHaveLength(0);
  expect(routes.map(({ path }) => path).filter(isFocusPath)).toEqual(framed);
});
