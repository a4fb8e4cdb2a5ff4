import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { languages } from '@tatami/web-runtime/languages';
import { findRoute } from '@tatami/web-runtime/routes';
import { describe, expect, test } from 'vitest';
import { chapterFile, chapterOf, readChapter } from '../build/handbook.ts';
import { entryRoutes } from '../src/app/entry-routes.ts';
import { routes } from '../src/app/routes.ts';
import { type ChapterNode, isElement } from '../src/features/handbook/chapter.ts';
import { chapterNames } from '../src/features/handbook/chapters.ts';
import { helpByPath, helpOf } from '../src/features/handbook/help-of.ts';
import { passagesOf, searchPassages } from '../src/features/handbook/search.ts';
import { listedPlaces } from '../src/tables/index.ts';

const allRoutes = [...entryRoutes, ...routes];
const chapters = languages.map((language) => ({
  language,
  written: chapterNames.map((name) => ({ name, ...readChapter(chapterFile(language, name), language) })),
}));
const idsOf = (body: readonly ChapterNode[]) => elementsIn(body).flatMap(({ id }) => id ?? []);
const sections = new Map(chapters[0]?.written.map(({ name, body }) => [name as string, idsOf(body)]));

function elementsIn(nodes: readonly ChapterNode[]): Extract<ChapterNode, { children: ChapterNode[] }>[] {
  return nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node.children)] : []));
}

describe.each(chapters)('the handbook in $language', ({ language, written }) => {
  test('has each chapter, and no other', () => {
    const files = readdirSync(dirname(chapterFile(language, 'home')));
    expect(files.toSorted()).toEqual(chapterNames.map((name) => `${name}.md`).toSorted());
  });

  test('has the sections of the Polish one, in the same order, each with a name of its own', () => {
    for (const { name, body } of written) {
      expect(idsOf(body), name).toEqual(sections.get(name));
      expect(new Set(idsOf(body)).size, name).toBe(idsOf(body).length);
    }
  });

  test('leads to pages that there are, and to sections that there are', () => {
    const links = written.flatMap(({ name, body }) =>
      elementsIn(body).flatMap(({ href }) => (href ? [{ name, href }] : [])),
    );
    const dead = links.filter(({ href }) => {
      const { pathname, hash } = new URL(href, 'https://club.invalid');
      const found = findRoute(allRoutes, pathname);
      if (!href.startsWith('/') || !found) return true;
      const { chapter } = found.params;
      return chapter !== undefined && !isThere(chapter, hash.slice(1));
    });
    expect(dead).toEqual([]);
    expect(links.length).toBeGreaterThan(50);
  });

  test('names in words every right that a chapter takes', () => {
    for (const { name, needs } of written)
      expect(
        needs.filter((right) => /^\w+:\w+$/.test(right)),
        name,
      ).toEqual([]);
  });
});

const isThere = (chapter: string, section: string) =>
  sections.has(chapter) && (section === '' || sections.get(chapter)?.includes(section));

test('a chapter that quotes a word which no page has is not built', () => {
  const read = (quoted: string) =>
    chapterOf(`# Sprzęt\n\nCo klub ma.\n\n## Dodaj {#add}\n\nNaciśnij {{${quoted}}}.\n`, {
      name: 'equipment',
      texts: { 'item.list.add': 'Dodaj sprzęt', 'item.lent': 'Wypożyczono: {name}.' },
      sizeOf: () => ({ width: 1, height: 1 }),
    });

  expect(read('item.list.add').body[1]).toEqual({
    tag: 'p',
    children: ['Naciśnij ', { tag: 'strong', children: ['Dodaj sprzęt'] }, '.'],
  });
  expect(() => read('item.list.added')).toThrow('"item.list.added", which is no text of the app');
  expect(() => read('item.lent')).toThrow('"item.lent", which says something else each time');
});

test('a heading without a name to lead to is told of', () => {
  const options = { name: 'leads', texts: {}, sizeOf: () => ({ width: 1, height: 1 }) };
  expect(() => chapterOf('# Zgłoszenia\n\nSkąd są.\n\n## Kroki\n\nTrzy.\n', options)).toThrow('## Kroki');
});

describe('the question mark of a page', () => {
  test('stands on every list but those to try things with, on the homes, the roll call and an exam', () => {
    const lists = listedPlaces
      .filter(({ place }) => !place.table.startsWith('tablefortest'))
      .map(({ place }) => place.list.path);
    const others = [
      '/dashboard',
      '/dojo/training/7',
      '/dojo/exam/7',
      '/dojo/exam/7/sheet',
      '/dojo/student/7',
    ];
    expect([...lists, ...others].filter((path) => !helpOf(path))).toEqual([]);
    for (const path of ['/handbook', '/adm/message-demo', '/dojo/training/7/x', '/uikit/table'])
      expect(helpOf(path), path).toBeUndefined();
    expect(helpOf('/adm/locker'), 'a list that no chapter tells of').toEqual({ chapter: 'files' });
  });

  test('leads to a section that there is, from a page that there is', () => {
    for (const [path, { chapter, section = '' }] of Object.entries(helpByPath)) {
      expect(isThere(chapter, section), `${path} leads to ${chapter}#${section}`).toBe(true);
      expect(
        allRoutes.map((route) => route.path),
        path,
      ).toContain(path);
    }
  });

  test('of an exam’s results does not lead to what is said of one exam', () => {
    expect(helpOf('/dojo/exam/statistics')).toEqual({ chapter: 'exams', section: 'statistics' });
    expect(helpOf('/dojo/exam/0192')).toEqual({ chapter: 'exams', section: 'candidates' });
  });
});

describe('the search of the handbook', () => {
  const [polish, english] = chapters.map(({ written }) => written.flatMap(passagesOf));
  const first = (passages: typeof polish, query: string) => {
    const [hit] = searchPassages(passages ?? [], query);
    return hit && `${hit.passage.chapter}#${hit.passage.id}`;
  };

  test.each([
    ['odwołanie treningu', 'timetable#cancel'],
    ['odwolac trening', 'timetable#cancel'],
    ['kopia danych', 'privacy#export'],
    ['opiekunów', 'people#guardians'],
    ['dniami wolnymi', 'timetable#days-off'],
    ['kiosk', 'roll-call#kiosk'],
    ['usprawiedliwić chorobę', 'presences#excuse'],
    ['zwrotu sprzętu', 'equipment#lend'],
  ])('finds „%s”, however it is inflected', (query, place) => {
    expect(first(polish, query)).toBe(place);
  });

  test('finds English words in English', () => {
    expect(first(english, 'cancelling a training')).toBeUndefined();
    expect(first(english, 'cancel training')).toBe('timetable#cancel');
  });

  test('marks what it found in the sentence that says it', () => {
    const [hit] = searchPassages(polish ?? [], 'pin');
    expect(hit?.sentence.filter(({ isFound }) => isFound).map(({ text }) => text)).toContain('PIN');
    expect(hit?.sentence.map(({ text }) => text).join('')).toContain('PIN');
  });

  test('finds only what has every word', () => {
    expect(searchPassages(polish ?? [], 'kiosk homologacja')).toEqual([]);
    expect(searchPassages(polish ?? [], ' . ')).toEqual([]);
  });
});
