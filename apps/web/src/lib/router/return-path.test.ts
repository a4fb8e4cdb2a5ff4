import { expect, test } from 'vitest';
import { ownPath } from './return-path.ts';

const origin = 'https://club.test';

test('a path of the app is kept whole', () => {
  expect(ownPath('/dojo/training?view=list#top', origin)).toBe('/dojo/training?view=list#top');
});

test.each(['https://evil.test/', '//evil.test/', 'javascript:alert(1)', 'http://', '', null])(
  '%s is no path of the app',
  (address) => expect(ownPath(address, origin)).toBeNull(),
);

test('a backslash does not lead out of the app', () => {
  expect(ownPath('/\\evil.test/', origin)).toBeNull();
});
