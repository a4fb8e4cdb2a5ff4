import { faces } from 'virtual:fonts';
import { standInFaces } from './fonts.ts';

export const fontFaces =
  standInFaces +
  faces
    .map(
      ({ family, url, weight, unicodeRange }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${url}) format('woff2');unicode-range:${unicodeRange}}`,
    )
    .join('');
