import type { ElementContent, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toString as textOf } from 'hast-util-to-string';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toHast } from 'mdast-util-to-hast';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Contents, outline } from './outline.ts';
import { drawPictures } from './pictures.ts';
import { readingOf } from './reading.ts';
import { safeLinks } from './safe-links.ts';
import { schema } from './schema.ts';
import { shapeTables } from './tables.ts';

export type { Contents } from './outline.ts';

/** What becomes of an article's Markdown. */
export interface ArticleTree {
  /** The text as a tree of HTML; what stands in it can run nothing and loads nothing but the club's own pictures. */
  tree: Root;
  /** The headings, from the first to the last. */
  contents: Contents[];
  words: number;
  /** How long somebody reads it, in minutes; at least one. */
  minutes: number;
}

export interface ArticleTextOptions {
  /** Where the club is found, without a slash at the end: own paths become whole addresses, for whoever reads the text elsewhere. */
  origin?: string | undefined;
  /** Whether it is a part of a page that has others: its headings stand below the part's own, and nothing leads to them. */
  isPart?: boolean | undefined;
}

/** Words that are read in a minute: Polish ones are long. */
const PACE = 180;

/** Does what `articleText` does, for whoever draws the HTML by themselves. */
export function articleTree(markdown: string, { origin, isPart }: ArticleTextOptions = {}): ArticleTree {
  const source = fromMarkdown(markdown, {
    extensions: readingOf(markdown, [gfmTable(), gfmStrikethrough(), gfmAutolinkLiteral()]),
    mdastExtensions: [
      gfmTableFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmAutolinkLiteralFromMarkdown(),
    ],
  });
  const tree = toHast(source) as Root;
  safeLinks(tree, origin);
  drawPictures(tree, origin);
  shapeTables(tree);
  const contents = outline(tree, isPart);
  const words = wordsOf(tree);
  // Whatever stands above: only what the schema names comes out.
  const safe = sanitize(tree, schema) as Root;
  return { tree: safe, contents, words, minutes: Math.max(1, Math.round(words / PACE)) };
}

function wordsOf(tree: Root): number {
  const blocks = (tree.children as ElementContent[]).map((block) =>
    block.type === 'element' ? spaced(block) : '',
  );
  return blocks.join(' ').match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** The text of a block, with a space between the cells of a table and the points of a list. */
function spaced(node: ElementContent): string {
  if (node.type !== 'element') return textOf(node);
  const isApart = ['li', 'td', 'th', 'p', 'br', 'figcaption'].includes(node.tagName);
  return node.children.map(spaced).join('') + (isApart ? ' ' : '');
}
