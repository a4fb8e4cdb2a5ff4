import { globalStyle } from '@vanilla-extract/css';

/** A rule that holds only for what is printed. */
export const onPaper = (selectors: string | readonly string[], rule: object): void =>
  globalStyle([selectors].flat().join(', '), { '@media': { print: rule } });
