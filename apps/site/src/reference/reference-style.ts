import { sans } from '../document/fonts.ts';

/** The colours of the reference in the hand of the rest; each on its ground at 4.5 : 1 and more (WCAG 2.2, 1.4.3). */
const light = {
  'background-1': '#fff',
  'background-2': 'oklch(97.3% .007 277)',
  'background-3': 'oklch(95% .008 277)',
  'background-accent': 'oklch(95% .026 277)',
  'border-color': 'oklch(91% .008 277)',
  'color-1': 'oklch(22% .02 277)',
  'color-2': 'oklch(44% .018 277)',
  'color-3': 'oklch(48% .018 277)',
  'color-accent': 'oklch(49% .17 277)',
  'color-ghost': 'oklch(48% .018 277)',
  'color-green': 'oklch(42% .1 152)',
  'color-red': 'oklch(46% .17 25)',
  'color-yellow': 'oklch(44% .1 75)',
  'color-blue': 'oklch(43% .1 240)',
  'color-orange': 'oklch(44% .11 58)',
  'color-purple': 'oklch(45% .14 310)',
  'button-1': 'oklch(51% .17 277)',
  'button-1-hover': 'oklch(45% .17 277)',
  'button-1-color': '#fff',
  'link-color': 'oklch(49% .17 277)',
};

const dark: Record<keyof typeof light, string> = {
  'background-1': 'oklch(19% .013 277)',
  'background-2': 'oklch(22% .014 277)',
  'background-3': 'oklch(27% .016 277)',
  'background-accent': 'oklch(28% .06 277)',
  'border-color': 'oklch(32% .016 277)',
  'color-1': 'oklch(95% .006 277)',
  'color-2': 'oklch(80% .012 277)',
  'color-3': 'oklch(76% .014 277)',
  'color-accent': 'oklch(80% .11 277)',
  'color-ghost': 'oklch(76% .014 277)',
  'color-green': 'oklch(82% .12 152)',
  'color-red': 'oklch(80% .11 22)',
  'color-yellow': 'oklch(86% .12 90)',
  'color-blue': 'oklch(82% .09 240)',
  'color-orange': 'oklch(83% .11 65)',
  'color-purple': 'oklch(82% .1 310)',
  'button-1': 'oklch(77% .13 277)',
  'button-1-hover': 'oklch(82% .11 277)',
  'button-1-color': 'oklch(18% .04 277)',
  'link-color': 'oklch(80% .11 277)',
};

const declared = (values: typeof light): string =>
  Object.entries(values)
    .map(([name, value]) => `--scalar-${name}:${value};`)
    .join('');

export const referenceStyle = `
:root{--scalar-font:${sans};--scalar-radius:8px;--scalar-radius-lg:12px}
.light-mode{color-scheme:light;${declared(light)}}
.dark-mode{color-scheme:dark;${declared(dark)}}
.light-mode .sidebar,.dark-mode .sidebar,.t-doc__sidebar{--scalar-sidebar-background-1:var(--scalar-background-2);--scalar-sidebar-color-1:var(--scalar-color-1);--scalar-sidebar-color-2:var(--scalar-color-2);--scalar-sidebar-color-active:var(--scalar-color-accent);--scalar-sidebar-border-color:var(--scalar-border-color);--scalar-sidebar-item-hover-background:var(--scalar-background-3);--scalar-sidebar-item-active-background:var(--scalar-background-accent);--scalar-sidebar-search-background:var(--scalar-background-1);--scalar-sidebar-search-color:var(--scalar-color-2);--scalar-sidebar-search-border-color:var(--scalar-border-color)}
code.hljs.custom-scroll{white-space:pre-wrap!important;overflow-wrap:anywhere;overflow:visible!important}
.scalar-reference-intro-clients{display:none}
`;
