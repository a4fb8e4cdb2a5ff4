import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/** The colors by day: the mat is straw, its edges are indigo. */
const light = {
  bg: 'oklch(98.5% .004 277)',
  surface: '#fff',
  subtle: 'oklch(96.5% .006 277)',
  line: 'oklch(91% .008 277)',
  control: 'oklch(64% .015 277)',
  text: 'oklch(22% .02 277)',
  muted: 'oklch(48% .018 277)',
  accent: 'oklch(51% .17 277)',
  accentFill: 'oklch(51% .17 277)',
  accentHover: 'oklch(45% .17 277)',
  onAccent: '#fff',
  tint: 'oklch(95% .026 277)',
  kids: 'oklch(70% .15 62)',
  kidsInk: 'oklch(44% .1 58)',
  kidsTint: 'oklch(95% .04 75)',
  youth: 'oklch(62% .13 152)',
  youthInk: 'oklch(42% .1 152)',
  youthTint: 'oklch(95% .035 152)',
  adult: 'oklch(56% .16 277)',
  adultInk: 'oklch(43% .16 277)',
  adultTint: 'oklch(94% .03 277)',
  weapons: 'oklch(58% .15 356)',
  weaponsInk: 'oklch(45% .14 356)',
  weaponsTint: 'oklch(95% .025 356)',
  open: 'oklch(62% .1 222)',
  openInk: 'oklch(42% .08 222)',
  openTint: 'oklch(95% .028 222)',
  bad: 'oklch(48% .17 25)',
  badTint: 'oklch(96% .022 25)',
  ink: 'oklch(24% .03 277)',
  igusa: 'oklch(91% .055 112)',
  igusaLight: 'oklch(93% .05 110)',
  heri: 'oklch(36% .085 277)',
  sea: 'oklch(80% .055 232)',
  wave: 'oklch(70% .065 236)',
  crane: 'oklch(47% .07 262)',
  skyLow: 'oklch(96.5% .022 70)',
  beltRim: 'oklch(22% .02 277)',
  wall: 'oklch(97.3% .007 277)',
};

/** The colors by night. */
const dark: Record<keyof typeof light, string> = {
  bg: 'oklch(17% .012 277)',
  surface: 'oklch(20.5% .014 277)',
  subtle: 'oklch(25% .016 277)',
  line: 'oklch(30% .016 277)',
  control: 'oklch(54% .018 277)',
  text: 'oklch(95% .006 277)',
  muted: 'oklch(73% .014 277)',
  accent: 'oklch(77% .12 277)',
  accentFill: 'oklch(74% .14 277)',
  accentHover: 'oklch(80% .12 277)',
  onAccent: 'oklch(18% .04 277)',
  tint: 'oklch(28% .06 277)',
  kids: 'oklch(76% .14 65)',
  kidsInk: 'oklch(84% .1 70)',
  kidsTint: 'oklch(29% .05 62)',
  youth: 'oklch(72% .13 152)',
  youthInk: 'oklch(83% .11 152)',
  youthTint: 'oklch(28% .045 152)',
  adult: 'oklch(70% .14 277)',
  adultInk: 'oklch(84% .08 277)',
  adultTint: 'oklch(30% .07 277)',
  weapons: 'oklch(70% .14 356)',
  weaponsInk: 'oklch(84% .09 356)',
  weaponsTint: 'oklch(29% .06 356)',
  open: 'oklch(73% .1 222)',
  openInk: 'oklch(84% .08 222)',
  openTint: 'oklch(28% .045 222)',
  bad: 'oklch(76% .13 22)',
  badTint: 'oklch(27% .055 22)',
  ink: 'oklch(13% .02 277)',
  igusa: 'oklch(33% .035 120)',
  igusaLight: 'oklch(35% .036 118)',
  heri: 'oklch(24% .05 277)',
  sea: 'oklch(29% .05 255)',
  wave: 'oklch(42% .06 255)',
  crane: 'oklch(62% .06 268)',
  skyLow: 'oklch(33% .06 290)',
  beltRim: 'oklch(80% .01 277)',
  wall: 'oklch(19% .016 277)',
};

const names = Object.fromEntries(Object.keys(light).map((name) => [name, name])) as Record<
  keyof typeof light,
  string
>;

/** The colors of the public pages, which the drawings share. */
export const colors = createGlobalThemeContract(names);

const valuesOf = (values: typeof light) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: valuesOf(light),
  '@media': { '(prefers-color-scheme: dark)': { vars: valuesOf(dark) } },
});
