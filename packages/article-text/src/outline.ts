import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** A heading of a text. */
export interface Contents {
  /** What leads to it, after `#`. */
  id: string;
  text: string;
  /** The place in the outline of the page; the text's own title is 1. */
  level: number;
}

/** The first level of a text's headings, below the title of its page, and the last one. */
const LEVELS = { first: 2, firstOfPart: 3, last: 6 };

/**
 * What the names of headings begin with. It has a hyphen, as no property of a document or a window has: no heading can
 * stand in for one of them (DOM clobbering), nor for another part of the page.
 */
const PREFIX = 't-';

/** Gives each heading the level that it has among the others, however it was typed, and a name of its own, but in a part of a page. One of no words is none. */
export function outline(tree: Root, isPart = false): Contents[] {
  const contents: Contents[] = [];
  const taken = new Map<string, number>();
  const above: number[] = [];
  visit(tree, 'element', (element: Element, at, parent) => {
    const typed = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (!typed || at === undefined || !parent) return;
    const text = textOf(element).replace(/\s+/g, ' ').trim();
    if (!text) {
      if (element.children.length > 0) element.tagName = 'p';
      else parent.children.splice(at, 1);
      return [SKIP, element.children.length > 0 ? at + 1 : at];
    }
    while (Number(above.at(-1)) >= Number(typed)) above.pop();
    above.push(Number(typed));
    const level = Math.min(LEVELS.last, (isPart ? LEVELS.firstOfPart : LEVELS.first) + above.length - 1);
    element.tagName = `h${level}`;
    if (isPart) return SKIP;
    const id = nameOf(text, taken);
    element.properties.id = id;
    contents.push({ id, text, level });
    return SKIP;
  });
  return contents;
}

/** @param taken the names that are taken, each with how often it was asked for */
function nameOf(text: string, taken: Map<string, number>): string {
  const base = PREFIX + (spelled(text) || 'section');
  let times = taken.get(base) ?? 0;
  let name = base;
  do {
    times += 1;
    name = times === 1 ? base : `${base}-${times}`;
  } while (times > 1 && taken.has(name));
  taken.set(base, times);
  if (name !== base) taken.set(name, 1);
  return name;
}

/** The words in the letters of addresses: „Żółta łódź” is `zolta-lodz`. */
const spelled = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
