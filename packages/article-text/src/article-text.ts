import { toHtml } from 'hast-util-to-html';
import { type ArticleTextOptions, type ArticleTree, articleTree } from './article-tree.ts';

export type { ArticleTextOptions } from './article-tree.ts';
export type { Contents } from './outline.ts';

/** What becomes of an article's Markdown. */
export interface ArticleText extends Omit<ArticleTree, 'tree'> {
  /** The text as HTML; what stands in it can run nothing and loads nothing but the club's own pictures. */
  html: string;
}

/**
 * Turns the Markdown of an article (CommonMark, with the tables, crossed-out words and bare addresses of GFM) into HTML that is
 * safe wherever it is shown. HTML in it is shown as it was typed; links lead to the web, to mail, to a telephone or to a page of the
 * club; pictures are the club's own, and any other is a link.
 *
 * @param markdown what somebody wrote
 * @param options where the text will be read
 */
export function articleText(markdown: string, options: ArticleTextOptions = {}): ArticleText {
  const { tree, ...rest } = articleTree(markdown, options);
  return { html: toHtml(tree), ...rest };
}
