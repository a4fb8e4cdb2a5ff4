import * as icons from '@tatami/ui/icons';
import { expect, test } from 'vitest';
import { allIcons } from './all-icons.ts';

test('the page has every icon there is', () => {
  expect(Object.keys(allIcons).sort()).toEqual(Object.keys(icons).sort());
});
