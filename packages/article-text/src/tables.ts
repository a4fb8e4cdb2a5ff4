import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Lets a wide table and long lines scroll by themselves, by keys too, and says a column's side without a style. */
export function shapeTables(tree: Root): void {
  visit(tree, 'element', (element: Element, at, parent) => {
    if (element.tagName === 'pre') element.properties.tabIndex = 0;
    if (element.tagName === 'th' || element.tagName === 'td') {
      const { align, ...rest } = element.properties;
      element.properties = { ...rest, ...(align && align !== 'left' && { dataAlign: align }) };
    }
    if (element.tagName === 'th') {
      // A corner without words names nothing.
      if (element.children.length === 0) element.tagName = 'td';
      else element.properties.scope = 'col';
    }
    if (element.tagName !== 'table' || at === undefined || !parent) return;
    const room: Element = {
      type: 'element',
      tagName: 'div',
      properties: { dataTable: '', tabIndex: 0 },
      children: [element],
    };
    parent.children.splice(at, 1, room);
    for (const child of element.children)
      if (child.type === 'element') shapeTables({ type: 'root', children: [child] });
    return [SKIP, at + 1];
  });
}
