import { globalStyle, style } from '@vanilla-extract/css';

/**
 * The document holds the shell four times, in each language for the signed-in and for the others. The head
 * script says which one is meant; the app takes the place of all of them.
 */
globalStyle('[data-shell]', { display: 'none' });
for (const language of ['pl', 'en']) {
  for (const layout of ['main', 'focus']) {
    globalStyle(`:root:lang(${language})[data-layout="${layout}"] [data-shell="${language}-${layout}"]`, {
      display: 'contents',
    });
  }
}

/** The class of what the smallest phone has no room for, and other pages have. */
export const beyondTheSmallest = style({ '@media': { '(width < 360px)': { display: 'none' } } });
