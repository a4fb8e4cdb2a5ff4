/** A colour as lightness 0–1, chroma and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Converts to linear-light sRGB, out of 0–1 where the colour lies outside the gamut (matrices of Björn Ottosson,
 * 2021).
 */
function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isInGamut(rgb: Rgb): boolean {
  return rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

/** The same lightness and hue with as much of the chroma as sRGB can show. */
export function fitToGamut(color: Oklch): Oklch {
  if (isInGamut(toLinearRgb(color))) return color;
  let inside = 0;
  let outside = color.c;
  for (let step = 0; step < 20; step++) {
    const middle = (inside + outside) / 2;
    if (isInGamut(toLinearRgb({ ...color, c: middle }))) inside = middle;
    else outside = middle;
  }
  return { ...color, c: inside };
}

/** Writes a colour as `#rrggbb`, its chroma reduced where sRGB asks for it. */
export function toHex(color: Oklch): string {
  const channels = toLinearRgb(fitToGamut(color)).map((linear) => {
    const clamped = Math.min(1, Math.max(0, linear));
    const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

type Lab = readonly [lightness: number, a: number, b: number];

function toLab(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = linearChannels(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Mixes two `#rrggbb` colours as `color-mix(in oklab, …)` does, of the first so many hundredths. */
export function mix(one: string, share: number, other: string): string {
  const from = toLab(one);
  const to = toLab(other);
  const between = (at: 0 | 1 | 2) => (from[at] * share + to[at] * (100 - share)) / 100;
  const [l, a, b] = [between(0), between(1), between(2)];
  return toHex({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

const linearChannels = (hex: string) =>
  [1, 3, 5].map((at) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  });

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two `#rrggbb` colours, 1–21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Moves `color` towards black or white, no further than needed, until it stands out from every background. */
export function withContrast(color: Oklch, backgrounds: readonly string[], ratio: number): string {
  const luminances = backgrounds.map(luminance);
  const standsOut = (hex: string) => {
    const own = luminance(hex);
    return luminances.every((other) => ratioOf(own, other) >= ratio);
  };
  const asIs = toHex(color);
  if (standsOut(asIs)) return asIs;
  let outside = color.l;
  let inside = luminances.reduce((sum, value) => sum + value, 0) / luminances.length > 0.18 ? 0 : 1;
  let found = toHex({ ...color, l: inside });
  if (!standsOut(found)) {
    throw new RangeError(`No lightness of hue ${color.h} reaches ${ratio}:1 on ${backgrounds.join(', ')}`);
  }
  for (let step = 0; step < 8; step++) {
    const l = (inside + outside) / 2;
    const hex = toHex({ ...color, l });
    if (standsOut(hex)) {
      inside = l;
      found = hex;
    } else outside = l;
  }
  return found;
}
