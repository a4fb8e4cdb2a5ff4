/** The widths at which the layout changes: 640 px ends the phone, 992 px begins the desktop, from 1200 px a drawer fits beside it. */
export const media = {
  phone: '(width < 640px)',
  fromTablet: '(width >= 640px)',
  belowDesktop: '(width < 992px)',
  fromDesktop: '(width >= 992px)',
  fromWide: '(width >= 1200px)',
  finger: '(pointer: coarse)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
} as const;
