import { elsewhere } from '@tatami/tooling/elsewhere';
import { expect, test } from 'vitest';
import { isPagePath } from '../src/router/page-path.ts';

test('there are enough ways elsewhere to speak of a check', () => {
  expect(elsewhere.length).toBeGreaterThanOrEqual(60);
});

test.each(elsewhere)('%j is no page of the club', (address) => {
  expect(isPagePath(address)).toBe(false);
});

test.each([
  '/',
  '/dashboard',
  '/dojo/training?view=list&sort=startsAt,asc#top',
  '/dojo/student?q=%C5%81o%C5%9B+%26+%C5%BBuk',
  '/error/?msg=Za%20du%C5%BCo.&from=/dojo/training',
])('%s is one', (path) => {
  expect(isPagePath(path)).toBe(true);
});
