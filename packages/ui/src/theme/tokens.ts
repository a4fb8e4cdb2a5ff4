/** What every theme shares. The root font size is the person's choice (12–16 px, 14 by default), so type is in rem. */
export const space = {
  0: '0px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  48: '48px',
} as const;

/** A step of the spacing scale, in pixels. */
export type Space = keyof typeof space;

export const type = {
  caption: '0.857rem',
  small: '0.929rem',
  body: '1rem',
  large: '1.143rem',
  title3: '1.286rem',
  title2: '1.571rem',
  title1: '2rem',
  figure: '2.286rem',
} as const;

export const weight = { regular: '400' } as const;

export const motion = {
  hover: '120ms',
  overlay: '180ms',
  drawer: '240ms',
  menu: '400ms',
  ease: 'cubic-bezier(.2,0,0,1)',
} as const;

export const size = {
  /** The height kept free above the top bar for what is asked there; see `CookieBanner`. */
  pageTop: '0px',
  topBar: '56px',
  menu: '240px',
  bottomBar: '60px',
  /** The width kept free at the end of a page for what stands beside it; see `Drawer`. */
  pageEnd: '0px',
  /** Where things that stick come to rest; under the top bar where there is one. */
  stickyTop: '0px',
  /** The space around the content of a page, and inside a card. */
  gutter: '24px',
  card: '20px',
} as const;
