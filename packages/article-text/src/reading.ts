/** HTML is not read as such, so that it is shown as it was typed. */
export const withoutHtml = { disable: { null: ['htmlFlow', 'htmlText'] } };

/** The way of reading that finds nothing inside of something else of its kind. */
export const withoutNesting = {
  disable: {
    null: [
      ...withoutHtml.disable.null,
      ...['attention', 'blockQuote', 'list', 'labelStartLink', 'labelStartImage'],
    ],
  },
};

/** More than this no hand writes into one paragraph or table, and none of these so deep. */
const MOST = { marks: 600, pictures: 60, depth: 12 };

const deep = new RegExp(`^(?:[ \\t]*(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])){${MOST.depth + 1}}`, 'm');

/**
 * Whether a text could be somebody's, and not what is made up to keep a server busy: what stands in each other a thousand
 * times takes seconds to read, or more of the stack than there is.
 */
export function isWrittenByHand(markdown: string): boolean {
  if (deep.test(markdown)) return false;
  return markdown
    .split(/\n[ \t]*\r?\n/)
    .every((block) => count(block, /[*_~[]/g) <= MOST.marks && count(block, /!\[/g) <= MOST.pictures);
}

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;
