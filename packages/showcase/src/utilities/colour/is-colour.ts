import type { ThemeValue } from '../use-theme-values.ts';

/** Whether a value of the theme is a colour. */
export const isColour = ({ value }: ThemeValue): boolean => CSS.supports('color', value);
