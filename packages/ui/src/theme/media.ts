/** What scripts ask for, each alone: a page brings no others. */
export const phone = '(width < 640px)';
export const fromDesktop = '(width >= 992px)';
export const lessMotion = '(prefers-reduced-motion: reduce)';

/** The widths at which the layout changes: 640 px ends the phone, 992 px begins the desktop, from 1200 px a drawer fits beside it. */
export const media = {
  phone,
  fromTablet: '(width >= 640px)',
  belowDesktop: '(width < 992px)',
  fromDesktop,
  fromWide: '(width >= 1200px)',
  /** A phone on its side, or a window that is magnified. */
  low: '(height < 500px)',
  finger: '(pointer: coarse)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  lessMotion,
  moreContrast: '(prefers-contrast: more)',
} as const;
