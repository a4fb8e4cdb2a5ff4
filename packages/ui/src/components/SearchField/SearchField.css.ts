import { style } from '@vanilla-extract/css';

/** Our own clear button stands in for the browser's. */
export const search = style({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } });
