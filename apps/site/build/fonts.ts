import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What a page writes in Polish and English; a rarer letter of a name is written in what stands in for the font. */
const letters = `${range(0x20, 0x7e)}ĄĆĘŁŃÓŚŹŻąćęłńóśźż\u00a0§©«°·»×–—‘’‚“”„•…€←→−`;

const fonts = [
  {
    family: 'Brygada 1918',
    file: '@fontsource/brygada-1918/files/brygada-1918-FILE-600-normal.woff2',
    weight: '600',
    axes: undefined,
  },
  {
    family: 'Figtree Variable',
    file: '@fontsource-variable/figtree/files/figtree-FILE-wght-normal.woff2',
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
  },
];

/** The files that a font comes in, with the letters that are in each. */
const parts = [
  { file: 'latin', has: (letter: string) => !isExtended(letter), range: 'U+0-FF,U+2000-22FF' },
  { file: 'latin-ext', has: isExtended, range: 'U+100-17F' },
];

const id = 'virtual:fonts';

/** Cuts the fonts to what the pages write, and tells them as `virtual:fonts` where they are. */
export function fontsPlugin({ base }: { base: string }): Plugin {
  return {
    name: 'tatami:site-fonts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return;
      const faces = await Promise.all(fonts.flatMap((font) => parts.map((part) => cut(font, part))));
      const isBuild = this.environment.mode === 'build';
      for (const { fileName, source } of faces)
        if (isBuild) this.emitFile({ type: 'asset', fileName, source });
      const told = faces.map(({ fileName, family, weight, range: unicodeRange }) => ({
        url: base + fileName,
        ...{ family, weight, unicodeRange },
      }));
      return `export const faces = ${JSON.stringify(told)};`;
    },
  };
}

async function cut(font: (typeof fonts)[number], part: (typeof parts)[number]) {
  const path = fileURLToPath(import.meta.resolve(font.file.replace('FILE', part.file)));
  const text = [...letters].filter(part.has).join('');
  const source = await subsetFont(await readFile(path), text, {
    targetFormat: 'woff2',
    ...(font.axes && { variationAxes: font.axes }),
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum'],
  });
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const name = font.family.split(' ')[0]?.toLowerCase();
  return {
    source,
    fileName: `client/${name}-${part.file}-${hash}.woff2`,
    ...{ family: font.family, weight: font.weight, range: part.range },
  };
}

function isExtended(letter: string): boolean {
  return /[\u0100-\u017f]/.test(letter);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');
}
