/** What says on the root element that the document is the inside of a frame, and whether it is a page or a part of one. */
const mark = 'data-framed';

/**
 * Gives a document the theme, the language and the styles of another, now and as they change there. Nothing is written
 * inline, so what the first one's Content-Security-Policy allows is enough. Returns what ends it; it rests by itself once the
 * other's window shows another document, or is gone.
 */
export function mirrorDocument(from: Document, to: Document, as: 'page' | 'part'): () => void {
  const copies = new Map<Element, Element>();
  const adopted = new Map<CSSStyleSheet, CSSStyleSheet>();

  const copyRoot = () => {
    if (!to.defaultView) return;
    const { attributes } = from.documentElement;
    for (const { name } of [...to.documentElement.attributes])
      if (name !== mark && !attributes.getNamedItem(name)) to.documentElement.removeAttribute(name);
    for (const { name, value } of attributes)
      if (name !== 'style') to.documentElement.setAttribute(name, value);
    to.documentElement.setAttribute(mark, as);
    to.adoptedStyleSheets = from.adoptedStyleSheets.map((sheet) => {
      const before = adopted.get(sheet);
      if (before) return before;
      const copy = constructSheet(to);
      copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
      adopted.set(sheet, copy);
      return copy;
    });
  };

  const copyHead = () => {
    if (!to.defaultView) return;
    for (const sheet of from.querySelectorAll('link[rel="stylesheet"], style')) {
      const before = copies.get(sheet);
      if (before && before.textContent === sheet.textContent) continue;
      const copy = to.importNode(sheet, true);
      // There is no address there that one of ours could be relative to.
      if (sheet instanceof HTMLLinkElement) copy.setAttribute('href', sheet.href);
      if (before) before.replaceWith(copy);
      else to.head.append(copy);
      copies.set(sheet, copy);
    }
    for (const [sheet, copy] of copies) {
      if (sheet.isConnected) continue;
      copy.remove();
      copies.delete(sheet);
    }
  };

  // What a stylesheet declares comes with that; what a script has added can't be read, but stand in both.
  for (const face of from.fonts) {
    try {
      to.fonts.add(face);
    } catch {}
  }
  copyRoot();
  copyHead();
  const root = new MutationObserver(copyRoot);
  root.observe(from.documentElement, { attributes: true });
  const head = new MutationObserver(copyHead);
  head.observe(from.head, { childList: true, subtree: true, characterData: true });
  return () => {
    root.disconnect();
    head.disconnect();
  };
}

/** A sheet can be adopted by the document of the window that made it alone. */
function constructSheet({ defaultView }: Document): CSSStyleSheet {
  const { CSSStyleSheet: Sheet } = defaultView as Window & typeof globalThis;
  return new Sheet();
}
