/** A font of a device that stands in until ours is there. */
interface StandIn {
  /** What it is called among ours: of several, the first that the device has. */
  name: string;
  weight: number;
  /** What devices call it; a bold one is named, so that none is faked. */
  sources: readonly string[];
  /** How wide ours is beside it. */
  width: number;
}

/**
 * The widths are those of our letters beside theirs, each as often as it is written (`xWidthAvg` of `@capsizecss/metrics` 4.3, and
 * of `@capsizecss/unpack` for DejaVu, which that doesn't have).
 */
const inPlaceOfBrygada: readonly StandIn[] = [
  {
    name: 'Brygada Georgia',
    weight: 600,
    sources: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
    width: 0.914,
  },
  { name: 'Brygada Noto', weight: 600, sources: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.926 },
  {
    name: 'Brygada Times',
    weight: 600,
    sources: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    width: 1.096,
  },
  { name: 'Brygada DejaVu', weight: 600, sources: ['DejaVu Serif Bold'], width: 0.831 },
];

const inPlaceOfFigtree: readonly StandIn[] = [
  { name: 'Figtree Arial', weight: 400, sources: ['Arial', 'Liberation Sans'], width: 1.001 },
  { name: 'Figtree Arial', weight: 600, sources: ['Arial Bold', 'Liberation Sans Bold'], width: 0.95 },
  { name: 'Figtree Roboto', weight: 400, sources: ['Roboto'], width: 1.007 },
  { name: 'Figtree Roboto', weight: 600, sources: ['Roboto Bold', 'Roboto-Bold'], width: 1.009 },
  { name: 'Figtree DejaVu', weight: 400, sources: ['DejaVu Sans'], width: 0.883 },
  { name: 'Figtree DejaVu', weight: 600, sources: ['DejaVu Sans Bold'], width: 0.798 },
];

/** The fonts of the pages with what stands in for them, by the names of `font-family`. */
export const serif = stack('Brygada 1918', inPlaceOfBrygada, 'Georgia, serif');
export const sans = stack('Figtree Variable', inPlaceOfFigtree, 'system-ui, sans-serif');

/** What stands in, stretched to the measures of ours so that nothing moves when they arrive. */
export const standInFaces =
  facesOf(inPlaceOfBrygada, { ascent: 0.92, descent: 0.25 }) +
  facesOf(inPlaceOfFigtree, { ascent: 0.95, descent: 0.25 });

function stack(font: string, standIns: readonly StandIn[], last: string): string {
  const names = new Set([font, ...standIns.map(({ name }) => name)]);
  return `${[...names].map((name) => `'${name}'`).join(', ')}, ${last}`;
}

function facesOf(
  standIns: readonly StandIn[],
  { ascent, descent }: { ascent: number; descent: number },
): string {
  return standIns
    .map(
      ({ name, weight, sources, width }) =>
        `@font-face{font-family:'${name}';font-weight:${weight};src:${sources.map((source) => `local('${source}')`).join()};` +
        `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};` +
        `descent-override:${percent(descent / width)};line-gap-override:0%}`,
    )
    .join('');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
