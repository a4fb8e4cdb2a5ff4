import type { Whoami } from '@tatami/sdk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HasRight, NoRight } from './HasRight.tsx';
import type { Right } from './rights.ts';
import { ViewerContext } from './viewer.ts';

const whoami: Whoami = {
  id: '',
  username: 'anna',
  firstName: 'Anna',
  lastName: 'Nowak',
  isNamed: true,
  picture: null,
  language: 'pl',
  mustShowSecondFactor: false,
  toAccept: [],
  student: null,
};

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
