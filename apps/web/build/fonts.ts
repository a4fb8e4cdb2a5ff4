import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { type ProductFace, productFont, productWeights } from '../src/start/product-font.ts';

/**
 * Figtree, cut to what the product writes. Polish needs two small files; a name with a rarer letter
 * fetches one more when it comes up.
 */
interface Face {
  file: string;
  range: string;
  /** Polish and English need it: every page does. */
  isEverywhere: boolean;
}

const faces: readonly Face[] = [
  {
    file: 'figtree-latin-wght-normal.woff2',
    range:
      'U+20-7E, U+A0, U+B7, U+D3, U+D7, U+F3, ' +
      'U+2013-2014, U+2018-201E, U+2022, U+2026, U+20AC, U+2190-2193, U+2212',
    isEverywhere: true,
  },
  {
    file: 'figtree-latin-ext-wght-normal.woff2',
    range: 'U+104-107, U+118-119, U+141-144, U+15A-15B, U+179-17C',
    isEverywhere: true,
  },
  {
    file: 'figtree-latin-wght-normal.woff2',
    range: 'U+A1-B6, U+B8-D2, U+D4-D6, U+D8-F2, U+F4-FF',
    isEverywhere: false,
  },
  {
    file: 'figtree-latin-ext-wght-normal.woff2',
    range: 'U+100-103, U+108-117, U+11A-140, U+145-159, U+15C-178, U+17D-24F, U+1E00-1EFF',
    isEverywhere: false,
  },
];

/** What browsers do by themselves, and figures of one width: nobody writes fractions, or asks for other letters. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum'];

const [min = 0, max = min] = productWeights.split(' ').map(Number);

export interface FontFile {
  name: string;
  content: Buffer;
}

/** The product's font for a build: its files, and its faces for the head script, whose affair it is when they come. */
export async function cutFonts(
  urlOf: (name: string) => string,
): Promise<{ files: FontFile[]; faces: ProductFace[] }> {
  const files = await Promise.all(
    faces.map(async ({ file, range }): Promise<FontFile> => {
      const content = await subsetFont(await readFile(sourcePath(file)), textOf(range), {
        targetFormat: 'woff2',
        variationAxes: { wght: { min, max } },
        keepFeatures: features,
      });
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 6);
      return { name: `figtree-${hash}.woff2`, content };
    }),
  );
  return {
    files,
    faces: faces.map(({ range, isEverywhere }, position) => ({
      url: urlOf(files[position]?.name ?? ''),
      range: range.replaceAll(' ', ''),
      // The document says it of those alone of which it is true.
      isEverywhere: isEverywhere || undefined,
    })),
  };
}

/** The stylesheet for development: the uncut files, straight from their package. */
export function wholeFonts(): string {
  const rules = faces.map(
    ({ file, range }) =>
      `@font-face{font-family:'${productFont}';font-display:swap;` +
      `font-weight:${productWeights};src:url(/@fs${sourcePath(file)});unicode-range:${range}}`,
  );
  return [...rules, fallbackFaces].join('');
}

/**
 * What stands in until the font arrives, stretched to Figtree's measures so that nothing moves then. The widths are
 * those of all the product's Polish texts set in both, measured in Chromium; a bold one is named, so that none is faked.
 */
export const fallbackFaces = [
  { name: 'Figtree Fallback', weight: 400, sources: ['Arial', 'Liberation Sans'], width: 1.001 },
  { name: 'Figtree Fallback', weight: 600, sources: ['Arial Bold', 'Liberation Sans Bold'], width: 0.95 },
  { name: 'Figtree Fallback Android', weight: 400, sources: ['Roboto'], width: 1.007 },
  { name: 'Figtree Fallback Android', weight: 600, sources: ['Roboto Bold', 'Roboto-Bold'], width: 1.009 },
]
  .map(
    ({ name, weight, sources, width }) =>
      `@font-face{font-family:'${name}';font-weight:${weight};` +
      `src:${sources.map((source) => `local('${source}')`).join()};` +
      `size-adjust:${percent(width)};ascent-override:${percent(0.95 / width)};` +
      `descent-override:${percent(0.25 / width)};line-gap-override:0%}`,
  )
  .join('');

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

const figtree = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/figtree/package.json')));

function sourcePath(file: string): string {
  return join(figtree, 'files', file);
}

/** Every character of a CSS unicode-range. */
function textOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step));
    })
    .join('');
}

/** What a title says in Polish and English: a rarer letter is in the device’s own. */
const titleText = `${textOf('U+20-7E, U+A0, U+2013-2014, U+2018-201E, U+2026')}ĄĆĘŁŃÓŚŹŻąćęłńóśźż`;

/** Cuts the letters of titles, which are asked for as the address of their file, to what titles say. */
export function titleFontPlugin(): Plugin {
  return {
    name: 'tatami:title-font',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /brygada-1918-[^/]*\.woff2\?url$/ },
      async handler(id) {
        if (this.environment.name !== 'client') return null;
        const source = await subsetFont(await readFile(id.replace('?url', '')), titleText, {
          targetFormat: 'woff2',
          keepFeatures: features,
        });
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 6);
        const fileName = `static/titles-${hash}.woff2`;
        this.emitFile({ type: 'asset', fileName, source });
        return `export default '/${fileName}'`;
      },
    },
  };
}
