/** What a chapter is called, and in a sentence what it is about. */
export interface ChapterHead {
  title: string;
  lead: string;
}

/** A piece of a chapter as the build has made it of the Markdown: words, a picture, or an element with what stands in it. */
export type ChapterNode =
  | string
  | { tag: 'img'; src: string; alt: string; width: number; height: number }
  | { tag: string; id?: string; href?: string; children: ChapterNode[] };

/** A chapter of the handbook in one language. */
export interface Chapter extends ChapterHead {
  /** The rights without which there is nothing to do for one there, in the words of the page of rights. */
  needs: string[];
  /** The headings under its title, each with the name that leads to it. */
  contents: { id: string; text: string }[];
  body: ChapterNode[];
}

/** Whether a piece is an element with others in it. */
export const isElement = (node: ChapterNode): node is Extract<ChapterNode, { children: ChapterNode[] }> =>
  typeof node !== 'string' && 'children' in node;
