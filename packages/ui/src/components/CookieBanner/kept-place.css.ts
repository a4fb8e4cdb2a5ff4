import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import * as tokens from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { size, space, type } = vars;

/** The banner's lines; two hold its sentence in both languages from 320 px on. */
export const lineHeight = 1.4;
const lines = `2 * ${lineHeight} * ${type.small}`;

const keep = (height: string) => ({
  [size.pageTop]: `calc(${height})`,
  [size.topBar]: `calc(${tokens.size.topBar} + ${size.pageTop})`,
});

// It comes with the page, not with the banner: its place is there from the first paint on.
globalStyle(':root[data-cookies="asked"]', {
  vars: keep(`max(${lines}, ${size.control}) + 2 * ${space[12]}`),
  '@media': {
    [media.phone]: { vars: keep(`${lines} + ${space[8]} + ${size.control} + 2 * ${space[12]}`) },
  },
});
