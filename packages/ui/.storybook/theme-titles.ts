import type { Theme } from '../src/theme/themes.ts';
import { say } from './say.ts';

/** What the families of themes are called. */
export const familyNames: Readonly<Record<Theme['family'], string>> = {
  lara: 'Lara',
  material: 'Material',
  'material-compact': 'Material Compact',
  bootstrap: 'Bootstrap',
  fluent: 'Fluent',
  saga: 'Saga',
  vela: 'Vela',
  arya: 'Arya',
  luna: 'Luna',
  nova: 'Nova',
};

const colors: Readonly<Record<Theme['color'], string>> = {
  indigo: 'indygo',
  blue: 'niebieski',
  purple: 'fioletowy',
  pink: 'różowy',
  amber: 'bursztynowy',
  orange: 'pomarańczowy',
  green: 'zielony',
  teal: 'morski',
  cyan: 'błękitny',
  deeppurple: 'głęboki fiolet',
  accent: 'akcent',
  alt: 'odmiana',
};

const schemes = {
  light: { pl: 'jasny', en: 'light' },
  dark: { pl: 'ciemny', en: 'dark' },
} as const;

/** A theme as a person calls it: “Lara, indygo, jasny”. */
export const themeTitle = ({ family, color, scheme }: Theme): string =>
  [familyNames[family], say({ pl: colors[color], en: color }), say(schemes[scheme])].join(', ');
