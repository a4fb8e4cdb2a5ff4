import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Right } from './rights.ts';

// The client of the server, which these modules come with, looks at the page it is on.
vi.stubGlobal('window', {});
vi.stubGlobal('location', { origin: 'https://club.test' });
const { HasRight, NoRight } = await import('./HasRight.tsx');
const { ViewerContext } = await import('./viewer.ts');

const whoami = {
  id: '',
  username: 'anna',
  firstName: 'Anna',
  lastName: 'Nowak',
  picture: null,
  language: 'pl',
  mustShowSecondFactor: false,
  student: null,
} as const;

/** What is shown to somebody who holds these rights; to nobody in particular without any list. */
function show(held: readonly Right[] | null, any: readonly Right[]): string {
  const viewer = held && {
    whoami,
    has: (...wanted: readonly Right[]) => wanted.length === 0 || wanted.some((right) => held.includes(right)),
  };
  return renderToStaticMarkup(
    <ViewerContext value={viewer}>
      <HasRight any={any}>has</HasRight>
      <NoRight any={any}>has not</NoRight>
    </ViewerContext>,
  );
}

test('any one of the rights suffices', () => {
  expect(show(['Training:Read'], ['Menu:Administration', 'Training:Read'])).toBe('has');
  expect(show(['Training:Read'], ['Menu:Administration', 'Training:Write'])).toBe('has not');
});

test('an empty requirement means allowed, also to somebody who is not signed in', () => {
  expect(show([], [])).toBe('has');
  expect(show(null, [])).toBe('has');
});

test('who is not signed in holds no right', () => {
  expect(show(null, ['Training:Read'])).toBe('has not');
});
