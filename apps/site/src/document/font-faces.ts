import { faces } from 'virtual:fonts';

/** What stands in until the fonts arrive, stretched to their measures so that nothing moves then. */
const standIns = [
  {
    name: 'Brygada Fallback',
    sources: ['Georgia', 'Gelasio', 'Liberation Serif'],
    width: 0.93,
    ascent: 0.88,
    descent: 0.32,
  },
  {
    name: 'Figtree Fallback',
    sources: ['Arial', 'Liberation Sans'],
    width: 1.001,
    ascent: 0.95,
    descent: 0.25,
  },
]
  .map(
    ({ name, sources, width, ascent, descent }) =>
      `@font-face{font-family:'${name}';src:${sources.map((source) => `local('${source}')`).join()};size-adjust:${percent(width)};` +
      `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`,
  )
  .join('');

export const fontFaces =
  standIns +
  faces
    .map(
      ({ family, url, weight, unicodeRange }) =>
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${url}) format('woff2');unicode-range:${unicodeRange}}`,
    )
    .join('');

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
