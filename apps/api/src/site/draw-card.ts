import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';
import { opener } from '../table/picture.ts';
import type { PageCard } from './articles-data.ts';
import { siteRoot } from './built-site.ts';

const SIDES = { width: 1200, height: 630 };
/** How much of a card shows the picture behind it; the mat lies over the rest. */
const COVER = { width: SIDES.width, height: 324 };

const faces = {
  headline: {
    name: 'Brygada 1918 SemiBold',
    file: () =>
      import.meta.resolve('@expo-google-fonts/brygada-1918/600SemiBold/Brygada1918_600SemiBold.ttf'),
  },
  text: {
    name: 'Figtree SemiBold',
    file: () => import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  },
};

/** A place for a text. Lengths are pixels. */
interface Room {
  face: keyof typeof faces;
  color: string;
  /** The sizes of letters that are tried, the largest first. */
  sizes: readonly number[];
  width: number;
  height: number;
  left: number;
  top: number;
  /** Whether it never goes on in a second line, and stands in the middle of its height. */
  isOneLine?: boolean;
  /** Whether it ends at the right edge of its place. */
  isAtEnd?: boolean;
}

type Said = 'title' | 'kind' | 'clubName' | 'host';

const headline = { face: 'headline', color: '#1c1e2d', left: 72 } as const;
const label = { face: 'text', color: '#1c1e2d', left: 72, isOneLine: true } as const;
const quiet = '#434658';

const mat = (width: number): Record<Said, Room> => ({
  title: { ...headline, sizes: [88, 78, 68, 60, 52, 46, 40, 34], width, height: 250, top: 252 },
  kind: { ...label, color: '#323769', sizes: [26], width: 900, height: 38, top: 200 },
  clubName: { ...label, sizes: [34, 28, 22], width: 970, height: 48, left: 156, top: 122 },
  host: { ...label, color: quiet, sizes: [24, 18], width: 700, height: 34, top: 520 },
});

/** Where each of them stands, by what it is drawn on. */
const rooms: Record<PageCard['ground'], Record<Said, Room>> = {
  // Its right half shows the city.
  club: mat(690),
  mat: mat(1_000),
  cover: {
    title: { ...headline, sizes: [60, 54, 48, 42, 36, 30, 26], width: 1_056, height: 130, top: 398 },
    kind: { ...label, color: '#323769', sizes: [24], width: 1_056, height: 34, top: 354 },
    clubName: { ...label, sizes: [26, 22, 18], width: 640, height: 38, left: 122, top: 540 },
    host: {
      ...label,
      color: quiet,
      sizes: [22, 17],
      width: 400,
      height: 32,
      left: 728,
      top: 542,
      isAtEnd: true,
    },
  },
};

/**
 * Draws a page's card as PNG: what the page says, on a ground that the build of the site has drawn.
 *
 * @param cover the picture behind it, JPEG, PNG or WebP; a card that lacks its picture is a plain mat
 */
export async function drawCard(card: PageCard, cover: Buffer | null): Promise<Buffer> {
  const ground = card.ground === 'cover' && !cover ? 'mat' : card.ground;
  const open = await opener();
  const field = await readFile(join(siteRoot(), `server/card-${ground}.png`));
  const texts = await Promise.all(
    Object.entries(rooms[ground]).map(([name, room]) => fitted(card[name as Said] ?? '', room)),
  );
  const overlays = texts.filter((text) => text !== null);
  const picture =
    ground === 'cover' && cover
      ? open(
          await open(cover)
            .resize({ ...COVER, fit: 'cover', position: 'attention' })
            .png()
            .toBuffer(),
        )
          .extend({ bottom: SIDES.height - COVER.height })
          .composite([{ input: field, left: 0, top: 0 }, ...overlays])
      : open(field).composite(overlays);
  // 256 colors: some services show nothing that is heavier than 600 kB.
  return picture.png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** A text as large as it finds room; what finds none in the smallest letters is cut short. */
async function fitted(said: string, room: Room): Promise<OverlayOptions | null> {
  const letters = [...writable(said)];
  if (!letters.some((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter))) return null;
  const { sizes, width, height, left, top, isOneLine, isAtEnd } = room;
  const fits = ({ info }: Drawn) => info.width <= width && info.height <= height;
  let drawn: Drawn | undefined;
  for (const size of sizes) {
    drawn = await write(letters.join(''), room, size);
    if (fits(drawn)) break;
  }
  const smallest = sizes.at(-1) ?? 0;
  for (let count = letters.length; drawn && !fits(drawn) && count > 1; count = Math.floor(count * 0.8)) {
    const text = count < letters.length ? `${letters.slice(0, count).join('').trimEnd()}…` : letters.join('');
    drawn = await write(text, room, smallest, 'word-char');
  }
  if (!drawn) return null;
  const { data, info } = drawn;
  return {
    input: data,
    left: isAtEnd ? left + width - info.width : left,
    top: isOneLine ? Math.round(top + (height - info.height) / 2) : top,
  };
}

interface Drawn {
  data: Buffer;
  info: { width: number; height: number };
}

/** Writes a text in letters of a size, in pixels, as large as what is seen of it. */
async function write(
  text: string,
  { face, color, width, isOneLine }: Room,
  size: number,
  wrap: 'word' | 'word-char' = 'word',
): Promise<Drawn> {
  const { default: sharp } = await import('sharp');
  const { name, file } = faces[face];
  const look = `foreground="${color}" size="${size}pt" line_height="${face === 'headline' ? 0.9 : 1}"`;
  return sharp({
    text: {
      text: `<span ${look} letter_spacing="${face === 'headline' ? -20 * size : 0}">${escaped(text)}</span>`,
      font: name,
      fontfile: fileURLToPath(file()),
      wrap: isOneLine ? 'none' : wrap,
      // At this a point is a pixel.
      dpi: 72,
      rgba: true,
      width,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}

/** The longest that any text of a card is. */
const LONGEST = 300;

/**
 * What can be written of a text wherever the server runs: without small pictures, which few fonts have, and without what turns
 * the direction of others. A word of one letter, or a short
 * number, goes with the next word, as Polish wants it.
 */
const writable = (text: string): string =>
  [...text.toWellFormed()]
    .slice(0, LONGEST)
    .join('')
    .replace(
      /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|[\u{1f3fb}-\u{1f3ff}\u{e0000}-\u{e007f}]/gu,
      ' ',
    )
    .replace(/(?!\u200c|\u200d|\s)\p{C}|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=^|[\s(])(\p{L}|\p{N}{1,2}) /gu, '$1\u00a0');

/** A text of which Pango reads nothing as its markup. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
