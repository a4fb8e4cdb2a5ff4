import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { groupHues, groupRoles } from '../../src/theme/groups.ts';
import { defaultTheme } from '../../src/theme/themes.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { ColourPage } from './ColourPage.tsx';
import { MotionPage } from './MotionPage.tsx';
import { SpacePage } from './SpacePage.tsx';
import { TypePage } from './TypePage.tsx';

// The frame of the book needs a browser; of what its toolbar chooses the pages ask the theme alone.
vi.mock('../book/BookContainer.tsx', () => ({ useChosen: () => ({ theme: defaultTheme, dir: 'ltr' }) }));

const shown = [ColourPage, TypePage, SpacePage, MotionPage]
  .map((Page) => renderToStaticMarkup(<Page />))
  .join('\n');

/** What a theme or a scale sets, by what one writes for it: `vars.color.text`, `vars.space[4]`. */
function leavesOf(value: object | string, path: string): [path: string, value: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, /^\d/.test(key) ? `${path}[${key}]` : `${path}.${key}`),
  );
}

test('every role of a theme and every step of a scale is on a page of the foundations, to be copied', () => {
  const all = leavesOf(vars, 'vars');
  const copied = all.filter(([path]) => shown.includes(`aria-label="Kopiuj: ${path}"`));
  // A role of the shape may be shown under the name of a weight or a size.
  const known = new Set(copied.map(([, value]) => value).filter((value) => value.startsWith('var(')));
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter((leaf) => !copied.includes(leaf) && !known.has(leaf[1])).map(([path]) => path)).toEqual(
    [],
  );
});

test('what is a variable is shown with its name', () => {
  const variables = leavesOf(vars, 'vars').flatMap(([, value]) => /^var\((.*)\)$/.exec(value)?.[1] ?? []);
  expect(variables.filter((name) => !shown.includes(`>${name}<`))).toEqual([]);
});

test('every group has its hue with its colours there', () => {
  for (const group of Object.keys(groupHues)) {
    const [, card = ''] = shown.split(`data-group="${group}"`);
    expect(card).toContain(`Kopiuj: group=&quot;${group}&quot;`);
    const roles = card.split('</article>')[0]?.match(/<li[\s\S]*?<\/li>/g) ?? [];
    expect(roles.length).toBe(Object.keys(groupRoles).length);
    for (const role of roles) expect(role).toMatch(/#[\da-f]{6}/);
  }
});
