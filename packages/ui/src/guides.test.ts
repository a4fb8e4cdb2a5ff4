import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import type { Guide, Said } from '../.storybook/guide.ts';

const root = import.meta.dirname;
const guides = Object.entries(
  import.meta.glob<Guide>('./**/*.guide.tsx', { eager: true, import: 'guide' }),
).map(([path, guide]) => ({ name: basename(path, '.guide.tsx'), guide }));

/** The components that have a page in the book, by their name, with the title of the page. */
const titles = new Map(
  globSync('**/[A-Z]*.stories.tsx', { cwd: root }).flatMap((path) => {
    const name = basename(path, '.stories.tsx');
    if (![name, 'provider'].includes(basename(dirname(path)))) return [];
    const title = /const meta = \{\s*title: '([^']+)'/.exec(readFileSync(`${root}/${path}`, 'utf8'))?.[1];
    return title ? [[name, title] as const] : [];
  }),
);

/** The keys that `KeyboardEvent` names, as far as something here could listen for them; a space is called by its word. */
const knownKeys =
  /^(Enter|Space|Tab|Escape|Backspace|Delete|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right)|Control|Shift|Alt|Meta|ContextMenu|F\d{1,2}|[A-Z0-9])$/;

/** Every text of a guide, with where it stands in it. */
function textsOf(guide: Guide): [place: string, said: Said][] {
  return [
    ['purpose', guide.purpose],
    ['summary', guide.summary],
    ...guide.when.map((said, at): [string, Said] => [`when ${at}`, said]),
    ...guide.whenNot.map(({ said }, at): [string, Said] => [`whenNot ${at}`, said]),
    ...guide.anatomy.parts.flatMap(({ name, said }, at): [string, Said][] => [
      [`name of part ${at}`, name],
      [`part ${at}`, said],
    ]),
    ...guide.keys.map(({ said }, at): [string, Said] => [`key ${at}`, said]),
    ...guide.accessibility.map((said, at): [string, Said] => [`accessibility ${at}`, said]),
    ...guide.advice.flatMap((advice, at): [string, Said][] => [
      [`do ${at}`, advice.do.said],
      [`dont ${at}`, advice.dont.said],
    ]),
  ];
}

test('every component with a page says when and how it is used', () => {
  expect(titles.size).toBeGreaterThan(150);
  expect([...titles.keys()].filter((name) => !guides.some((each) => each.name === name))).toEqual([]);
});

test('a guide says something of everything it is asked for', () => {
  const thin = guides.filter(({ guide: { alias, when, whenNot, anatomy, accessibility, advice } }) =>
    [alias.length > 2, when, whenNot, anatomy.parts.length > 1, accessibility, advice].some(
      (part) => part === false || (Array.isArray(part) && part.length === 0),
    ),
  );
  expect(thin.map(({ name }) => name)).toEqual([]);
});

test.each(guides)('$name speaks both languages, each in its own words and signs', ({ guide }) => {
  const wrong = textsOf(guide).flatMap(([place, { pl, en }]) => {
    const written = (text: string) => text.replaceAll(/`[^`]*`|\w+="[^"]*"/g, '');
    const isRight =
      pl.trim() === pl &&
      en.trim() === en &&
      pl !== '' &&
      en !== '' &&
      // A word may be the same in both: “Menu”.
      (pl !== en || place.startsWith('name of')) &&
      !/["“']/.test(written(pl)) &&
      !/["'„]/.test(written(en));
    return isRight ? [] : [`${place}: ${pl} / ${en}`];
  });
  expect(wrong).toEqual([]);
});

test('what is told under a picture goes on from “Do” and “Don’t”', () => {
  const wrong = guides.flatMap(({ name, guide }) =>
    guide.advice
      .map((advice) => advice.dont.said)
      .filter(({ pl, en }) => !/^nie /.test(pl) || !/^(don’t|never) /.test(en))
      .map(({ pl, en }) => `${name}: ${pl} / ${en}`),
  );
  expect(wrong).toEqual([]);
});

test('what is to be taken instead is another page of the book', () => {
  const pages = new Set(titles.values());
  const wrong = guides.flatMap(({ name, guide }) =>
    guide.whenNot
      .flatMap(({ instead }) => instead ?? [])
      .filter((instead) => !pages.has(instead) || instead === titles.get(name))
      .map((instead) => `${name}: ${instead}`),
  );
  expect(wrong).toEqual([]);
});

test('no two components are there for the same', () => {
  const purposes = guides.map(({ guide }) => guide.purpose.pl);
  expect(purposes.filter((purpose, at) => purposes.indexOf(purpose) !== at)).toEqual([]);
});

test('keys are called as the browser calls them', () => {
  const wrong = guides.flatMap(({ name, guide }) =>
    guide.keys
      .flatMap(({ keys }) => keys)
      .filter((key) => !knownKeys.test(key))
      .map((key) => `${name}: ${key}`),
  );
  expect(wrong).toEqual([]);
});
