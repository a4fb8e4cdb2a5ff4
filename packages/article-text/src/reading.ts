/** HTML is not read as such, so that it is shown as it was typed. */
const withoutHtml = { disable: { null: ['htmlFlow', 'htmlText'] } };

/** The way of reading that finds nothing inside of something else of its kind, and no headings that are underlined. */
const withoutNesting = {
  disable: {
    null: [
      ...withoutHtml.disable.null,
      ...['attention', 'blockQuote', 'list', 'labelStartLink', 'labelStartImage', 'setextUnderline'],
    ],
  },
};

/** More than this no hand writes: into one paragraph, list or table, of what stands in each other, and into a whole text. */
const MOST = { marks: 600, pictures: 60, lines: 500, depth: 12, inside: 1_000, underlines: 200 };

/** A line that is a quote or a point of a list, with how deep it is. */
const inside = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))+/gm;
const underline = /^[ \t]*(?:=+|-+)[ \t]*$/gm;

/**
 * Whether a text could be somebody's, and not what is made up to keep a reader busy: what stands in each other a thousand
 * times takes seconds to read, or more of the stack than there is.
 */
function isWrittenByHand(markdown: string): boolean {
  let marks = 0;
  for (const [line] of markdown.matchAll(inside)) {
    const depth = count(line, />|[-+*][ \t]|[.)]/g);
    marks += depth;
    if (depth > MOST.depth || marks > MOST.inside) return false;
  }
  if (count(markdown, underline) > MOST.underlines) return false;
  return markdown
    .split(/\n[ \t]*\r?\n/)
    .every(
      (block) =>
        count(block, /[*_~[]/g) <= MOST.marks &&
        count(block, /!\[/g) <= MOST.pictures &&
        count(block, /\n/g) <= MOST.lines,
    );
}

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

/**
 * Gives the ways in which a text of somebody is read as Markdown, for `fromMarkdown`: HTML as words, and what no hand writes without
 * anything in anything else. This file is the same wherever such texts are read, and a test of the repository holds it to that.
 *
 * @param more ways of reading beside CommonMark, for what somebody could have written
 */
export const readingOf = <Way = never>(markdown: string, more: readonly Way[] = []) =>
  isWrittenByHand(markdown) ? [...more, withoutHtml] : [withoutNesting];
