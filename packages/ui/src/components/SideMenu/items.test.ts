import { expect, test } from 'vitest';
import { allowedItems, hasCurrent, type MenuItem } from './items.ts';

const icon = () => null;
const link = (label: string, right?: string): MenuItem => ({ label, href: `/${label}`, icon, right });
const namesOf = (items: readonly MenuItem[]): unknown[] =>
  items.map((item) => ('items' in item ? [item.label, namesOf(item.items)] : item.label));

test('an entry whose right is denied is hidden, and a branch that is left empty', () => {
  const items = [
    link('open'),
    link('guarded', 'A'),
    { label: 'branch', icon, items: [link('inside', 'B')] },
    { label: 'mixed', icon, items: [link('inside', 'B'), link('other')] },
  ];
  const seenBy = (...held: string[]) => namesOf(allowedItems({ items }, (right) => held.includes(right)));
  expect(seenBy()).toEqual(['open', ['mixed', ['other']]]);
  expect(seenBy('A', 'B')).toEqual([
    'open',
    'guarded',
    ['branch', ['inside']],
    ['mixed', ['inside', 'other']],
  ]);
});

test('of a list of rights any one is enough, and an empty list asks for none', () => {
  const shown = (right: string[]) =>
    allowedItems({ right, items: [link('a')] }, (held) => held === 'B').length;
  expect(shown(['A', 'B'])).toBe(1);
  expect(shown(['A'])).toBe(0);
  expect(shown([])).toBe(1);
});

test('the trail leads through every branch to where we are', () => {
  const deep: MenuItem = { label: 'deep', icon, items: [{ label: 'a', href: '/a', icon, current: true }] };
  expect(hasCurrent({ label: 'top', icon, items: [link('b'), deep] })).toBe(true);
  expect(hasCurrent({ label: 'top', icon, items: [link('b')] })).toBe(false);
});
