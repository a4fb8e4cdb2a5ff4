/** The family the theme names first. */
export const productFont = 'Figtree Variable';

/** The weights that the theme contract uses, from the lightest to the heaviest. */
export const productWeights = '400 600';

/** A part of the product's font, as the build cut it. */
export interface ProductFace {
  url: string;
  /** A CSS unicode-range: the browser fetches the part for text with these letters only. */
  range: string;
  /** Polish and English need it: every page does. */
  isEverywhere?: boolean | undefined;
}

declare global {
  interface Window {
    /** The font, while the head script holds it back. */
    tatamiFont?: readonly ProductFace[] | undefined;
  }
}

/** Text is set in it once it is among the document's fonts and has come; until then in one of the same measures. */
export function fontFace({ url, range }: ProductFace): FontFace {
  return new FontFace(productFont, `url(${url})`, {
    weight: productWeights,
    unicodeRange: range,
    display: 'swap',
  });
}
