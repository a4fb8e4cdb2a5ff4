import type { Element, ElementContent, Parents, Root } from 'hast';
import { CONTINUE, SKIP, visitParents } from 'unist-util-visit-parents';
import { safeHref } from './safe-links.ts';

/** A picture of a text, as its address names it. */
export interface TextPicture {
  /** `/cms/picture/<id>-<width>x<height>`; its files lie under it. */
  path: string;
  id: string;
  /** The sides as they are kept, in pixels. */
  width: number;
  height: number;
}

/** The widths in which a picture of a text is offered, in pixels. */
const offered = [480, 960, 1440] as const;

/** How wide a text is drawn, for whoever chooses a file by it. */
const SIZES = '(min-width: 728px) 680px, calc(100vw - 48px)';

const address =
  /^\/cms\/picture\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-([1-9]\d{0,4})x([1-9]\d{0,4})$/;

/** Gives the picture of the club's that an address names; `null` for any other address. */
export function textPicture(path: string): TextPicture | null {
  const [, id, width, height] = address.exec(path) ?? [];
  return id ? { path, id, width: Number(width), height: Number(height) } : null;
}

/** Gives the widths in which a picture is offered: none is wider than itself, and a small one has only its own. */
export function pictureWidths(width: number): number[] {
  const widths = offered.filter((each) => each <= width);
  return widths.length > 0 ? widths : [width];
}

/** Draws the club's own pictures, and makes links of all others: whoever reads asks nobody else for anything. */
export function drawPictures(tree: Root, origin = ''): void {
  visitParents(tree, 'element', (element: Element, ancestors) => {
    const parent = ancestors.at(-1);
    if (!parent) return;
    const at = (parent as Parents).children.indexOf(element);
    if (
      element.tagName === 'p' &&
      element.children.length > 0 &&
      element.children.every(isOwnOrSpace) &&
      element.children.some(isImage)
    ) {
      const figures = element.children.filter(isImage).map((image) => figureOf(image, origin));
      parent.children.splice(at, 1, ...figures);
      return [SKIP, at + figures.length];
    }
    if (element.tagName !== 'img') return CONTINUE;
    const picture = ownPicture(element);
    const isInLink = ancestors.some((each) => each.type === 'element' && each.tagName === 'a');
    parent.children.splice(
      at,
      1,
      picture ? drawn(element, picture, origin) : linkOf(element, isInLink, origin),
    );
    return [SKIP, at + 1];
  });
}

const isImage = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'img';
const ownPicture = ({ properties }: Element): TextPicture | null => textPicture(String(properties.src ?? ''));

function isOwnOrSpace(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type !== 'element') return false;
  return node.tagName === 'br' || (node.tagName === 'img' && ownPicture(node) !== null);
}

/** A picture that stands by itself, with its title under it. */
function figureOf(image: Element, origin: string): Element {
  const picture = ownPicture(image) as TextPicture;
  const title = String(image.properties.title ?? '').trim();
  return element('figure', {}, [
    drawn(image, picture, origin),
    ...(title ? [element('figcaption', {}, [{ type: 'text', value: title }])] : []),
  ]);
}

function drawn({ properties }: Element, { path, width, height }: TextPicture, origin: string): Element {
  const widths = pictureWidths(width);
  const file = (wide: number, kind: string) => `${origin}${path}/${wide}.${kind}`;
  const source = (kind: string) =>
    element('source', {
      type: `image/${kind}`,
      srcSet: widths.map((wide) => `${file(wide, kind)} ${wide}w`).join(', '),
      sizes: SIZES,
    });
  return element('picture', {}, [
    source('avif'),
    source('webp'),
    element('img', {
      src: file(widths.at(-1) ?? width, 'jpg'),
      alt: String(properties.alt ?? ''),
      width,
      height,
      loading: 'lazy',
      decoding: 'async',
    }),
  ]);
}

/** A picture of somebody else: its words, which lead to it where they may. */
function linkOf({ properties }: Element, isInLink: boolean, origin: string): ElementContent {
  const src = String(properties.src ?? '');
  const words: ElementContent = { type: 'text', value: String(properties.alt ?? '').trim() || src };
  const href = isInLink ? null : safeHref(src, origin);
  return href ? element('a', { href, rel: ['noopener', 'noreferrer'] }, [words]) : words;
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });
