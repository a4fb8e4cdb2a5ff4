import { expect, test } from 'vitest';
import { faultsOfCode } from './faults-of-code.ts';

test('what a developer would write has no fault', () => {
  const code = `import { useState } from 'react';
import { Button } from '@tatami/ui';
import { PlusIcon } from '@tatami/ui/icons';
import { students } from './sample-club.ts';

<Button icon={PlusIcon}>{students.length}</Button>;`;
  expect(faultsOfCode(code, ['sample-club.ts'])).toEqual([]);
});

test('the name that a minifier gave is seen', () => {
  expect(faultsOfCode('<w label="Sekcja" />', [])).toEqual(['its code draws w, which it has from nowhere']);
  expect(faultsOfCode("import { Button } from '@tatami/ui';\n<Fe><Button>Zapisz</Button></Fe>", [])).toEqual([
    'its code draws Fe, which it has from nowhere',
  ]);
});

test('what is taken from elsewhere is seen, and what can’t be read', () => {
  expect(faultsOfCode("import { x } from '../private/x.ts';", [])).toEqual([
    'its code imports ../private/x.ts',
  ]);
  expect(faultsOfCode('<Button', [])[0]).toMatch(/can’t be read/);
});

test('a function that the browser printed is seen, and a name that a minifier gave in one', () => {
  const button = (press: string) =>
    `import { Button } from '@tatami/ui';\n<Button onClick={${press}}>Zapisz</Button>`;
  expect(faultsOfCode(button('function xx(){}'), [])).toEqual([
    'its code has function xx(){}, which nobody writes',
    'its code uses xx, which it has from nowhere',
  ]);
  expect(faultsOfCode(button('() => xe(1)'), [])).toEqual(['its code uses xe, which it has from nowhere']);
  expect(faultsOfCode('function q() {\n  return <b />;\n}', [])).toEqual([
    'its code has function q() {, which nobody writes',
  ]);
  expect(faultsOfCode(button('() => {}'), [])).toEqual([]);
  expect(faultsOfCode(button('(e) => e.id({ e, at: 1 })'), [])).toEqual([]);
});
