import { knownRights } from '@tatami/sdk';
import type { MenuGroup, MenuItem } from '@tatami/ui';
import { BeltIcon } from '@tatami/ui/icons';
import { expect, test } from 'vitest';
import { place as presences } from '../../tables/presence/place.ts';
import { place as trainings } from '../../tables/training/place.ts';
import { place as workplaces } from '../../tables/workplace/place.ts';
import { rightsSections, subjectOfRight } from './rights-sections.ts';

const link = (href: string): MenuItem => ({ label: href, href, icon: BeltIcon });
const menu: MenuGroup<MenuItem>[] = [
  { items: [link('/dashboard'), link('/dojo/training')] },
  {
    label: 'Administracja',
    items: [
      link('/adm/workplace'),
      { label: 'Dojo', icon: BeltIcon, items: [link('/dojo/training'), link('/dojo/presence')] },
    ],
  },
];
const sections = rightsSections(menu, [presences, trainings, workplaces]);

test('tables stand as they do in the menu; those without a place in it at the end', () => {
  expect(sections.slice(1, -1).map(({ name, subjects }) => [name, subjects.map(({ id }) => id)])).toEqual([
    ['Administracja', ['workplace']],
    ['Dojo', ['training', 'presence']],
  ]);
  expect(sections.at(-1)?.subjects.map(({ id }) => id)).toContain('guardian');
});

test('every right the server asks about is there once', () => {
  const shown = sections.flatMap(({ subjects }) => subjects.flatMap(({ rights }) => Object.values(rights)));
  expect(shown.sort()).toEqual([...knownRights].sort());
});

test('what is private is under no right', () => {
  expect(sections.flatMap(({ subjects }) => subjects.map(({ id }) => id))).not.toContain('notice');
  expect(subjectOfRight('Notice:Read')).toBeUndefined();
});

test('what is one’s own needs no right', () => {
  const ownOf = (id: string) =>
    sections.flatMap(({ subjects }) => subjects).find((subject) => subject.id === id)?.own;
  expect([ownOf('presence'), ownOf('student'), ownOf('workplace')]).toEqual(['change', 'read', 'nothing']);
});

test('a table that is only read has nothing to change', () => {
  const log = sections.flatMap(({ subjects }) => subjects).find(({ id }) => id === 'audit-log');
  expect(log?.rights).toEqual({ read: 'AuditLog:Read' });
});

test('every right the server asks about is called by what it is on; one of the club’s own by its name', () => {
  const kindOf = (right: string) => {
    const found = subjectOfRight(right);
    return found && [found.subject.id, found.kind];
  };
  expect(knownRights.map((right) => [right, kindOf(right)])).not.toContainEqual([
    expect.anything(),
    undefined,
  ]);
  expect(kindOf('DayOff:Read')).toEqual(['day-off', 'read']);
  expect(kindOf('DayOff:Write')).toEqual(['day-off', 'change']);
  expect(kindOf('Menu:Rights')).toEqual(['Menu:Rights', 'read']);
  expect(kindOf('Kitchen:Write')).toBeUndefined();
});
