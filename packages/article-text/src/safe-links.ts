import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** The protocols by which a text may lead out of the club. */
const protocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** The club while an address is read; no name of the web ends so (RFC 6761). */
const HERE = 'https://club.invalid';

/**
 * Where a link of a text may lead: outside by a known protocol, to a page of the club by its path, or to a part of the
 * page; `null` for all else, as a script.
 *
 * @param address what was written
 * @param origin where the club is found, for texts that are read elsewhere
 */
export function safeHref(address: string, origin = ''): string | null {
  if (/^#[\w-]+$/.test(address)) return address;
  if (/^\/(?![/\\])/.test(address)) {
    // As a browser reads it: what it makes another host of is none of the club's pages.
    if (!URL.canParse(address, HERE)) return null;
    const { origin: read, pathname, search, hash } = new URL(address, HERE);
    return read === HERE && !pathname.startsWith('//') ? origin + pathname + search + hash : null;
  }
  if (!URL.canParse(address)) return null;
  const found = new URL(address);
  return protocols.includes(found.protocol) ? found.href : null;
}

/** Leaves of links only those that may lead where they do; of the others the words stay. */
export function safeLinks(tree: Root, origin: string | undefined): void {
  visit(tree, 'element', (element: Element, at, parent) => {
    if (element.tagName !== 'a' || at === undefined || !parent) return;
    const href = safeHref(String(element.properties.href ?? ''), origin);
    if (!href) {
      parent.children.splice(at, 1, ...element.children);
      return at;
    }
    const isOutside = /^https?:/.test(href) && !(origin && href.startsWith(`${origin}/`));
    element.properties = { href, ...(isOutside && { rel: ['noopener', 'noreferrer'] }) };
    // What has no words can't be pressed, nor named.
    if (!textOf(element).trim() && !element.children.some(isElement))
      element.children = [{ type: 'text', value: href }];
  });
}

const isElement = ({ type }: Element['children'][number]): boolean => type === 'element';
