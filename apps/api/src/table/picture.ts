import { createHash } from 'node:crypto';
import type { Sharp, SharpOptions } from 'sharp';
import { Problem } from '../http/problem.ts';
import type { Row, TableDefinition, WriteContext } from './definition.ts';
import { changeRows } from './door.ts';
import { copyFiles, removeFiles, type StoredFile, storeFiles } from './files.ts';
import { type PictureShape, pictureShapes } from './picture-shapes.ts';
import { changeEntity } from './write.ts';

const MEGABYTES = 10;
const MEGAPIXELS = 50;
export const LARGEST_PICTURE = MEGABYTES * 1_048_576;

export const pictureFile = (size: number): string => `picture-${size}.webp`;

export const pictureTooLarge = (): Problem =>
  new Problem(413, 'picture-too-large', { values: { megabytes: MEGABYTES, megapixels: MEGAPIXELS } });

/** A picture as it is kept, with its sides in pixels. */
export interface ShapedPicture extends StoredFile {
  width: number;
  height: number;
}

/**
 * A picture as it is kept: upright, in the shape that the table gives it, small, and without what the camera wrote
 * beside it. The name of the file and what its sender said of it count for nothing.
 *
 * @throws {Problem} 415 for what is neither JPEG nor PNG nor WebP, 413 for too many pixels, 400 for a damaged file
 */
export async function shapePicture(shape: PictureShape, sent: unknown): Promise<ShapedPicture[]> {
  const open = await openerOf(sent);
  const { sizes, fit } = pictureShapes[shape];
  return Promise.all(
    sizes.map(async (size) => {
      const { data: bytes, info } = await open()
        .autoOrient()
        .resize(size, size, { fit, withoutEnlargement: fit === 'inside' })
        .flatten({ background: '#fff' })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
        .catch(() => {
          throw new Problem(400, 'picture-broken');
        });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return {
        ...{ name: pictureFile(size), mediaType: 'image/webp', sha256, bytes },
        ...{ width: info.width, height: info.height },
      };
    }),
  );
}

/** @throws {Problem} 415 for what is neither JPEG nor PNG nor WebP, 413 for too many pixels */
async function openerOf(sent: unknown): Promise<() => Sharp> {
  if (!Buffer.isBuffer(sent) || sent.length === 0) throw new Problem(415, 'picture-format');
  const open = await opener();
  const { width, height } = await open(sent)
    .metadata()
    .catch(() => {
      throw new Problem(415, 'picture-format');
    });
  if (width * height > MEGAPIXELS * 1_000_000) throw pictureTooLarge();
  return () => open(sent);
}

/** The widths in pixels that a picture in a text is kept in: no wider than itself, and a small one only in its own. */
const TEXT_WIDTHS = [480, 960, 1440];

function widthsFor(width: number): number[] {
  const widths = TEXT_WIDTHS.filter((each) => each <= width);
  return widths.length > 0 ? widths : [width];
}

/** One file of a picture in a text. */
export interface TextPictureFile {
  width: number;
  kind: 'avif' | 'webp' | 'jpg';
  bytes: Buffer;
}

/** A picture in a text, with the sides of the largest of its files in pixels. */
export interface TextPicture {
  width: number;
  height: number;
  files: TextPictureFile[];
}

/**
 * A picture for a text, as pages show it: upright, in widths for phones and larger, in what browsers read best, and without
 * what the camera wrote beside it.
 *
 * @throws {Problem} as `shapePicture` does
 */
export async function scaleForText(sent: unknown): Promise<TextPicture> {
  const open = await openerOf(sent);
  const files: TextPictureFile[] = [];
  const broken = () => {
    throw new Problem(400, 'picture-broken');
  };
  // One after the other: an AVIF of a large picture takes a core for a second.
  const { data, info } = await open()
    .autoOrient()
    .resize(TEXT_WIDTHS.at(-1), undefined, { withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  const { width, height, channels } = info;
  const { default: sharp } = await import('sharp');
  for (const each of widthsFor(width)) {
    const scaled = sharp(data, { raw: { width, height, channels } }).resize(each);
    files.push({
      width: each,
      kind: 'avif',
      bytes: await scaled.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
    });
    files.push({ width: each, kind: 'webp', bytes: await scaled.clone().webp({ quality: 78 }).toBuffer() });
    files.push({
      width: each,
      kind: 'jpg',
      bytes: await scaled.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
    });
  }
  return { width, height, files };
}

let opening: Promise<(bytes: Buffer) => Sharp> | undefined;

/** What opens pictures, loaded when the first one comes: a server that starts has no use of it. */
export function opener(): Promise<(bytes: Buffer) => Sharp> {
  opening ??= import('sharp').then(({ default: sharp }) => {
    // No other reader than these three ever sees what a stranger sent.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    sharp.cache(false);
    const options: SharpOptions = { failOn: 'error', limitInputPixels: false, sequentialRead: true };
    return (bytes) => sharp(bytes, options);
  });
  return opening;
}

/** Drawings of our own as pictures. Their reader is open for as long as that takes: before anybody can send one. */
export async function drawPictures(svgs: readonly string[]): Promise<Buffer[]> {
  const { default: sharp } = await import('sharp');
  const drawings = { operation: ['VipsForeignLoadSvgBuffer'] };
  sharp.unblock(drawings);
  try {
    return await Promise.all(
      svgs.map((svg) => sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()),
    );
  } finally {
    sharp.block(drawings);
  }
}

/** The field that names a row's picture by its content. */
const fieldOf = ({ name, pictured }: TableDefinition): string => {
  if (!pictured) throw new Error(`The rows of ${name} have no pictures.`);
  return pictured.field;
};

/** Gives a locked row another picture, or none; the bytes of the one before are gone with that. */
export async function changePicture(
  context: WriteContext,
  definition: TableDefinition,
  current: Row,
  files: readonly StoredFile[],
): Promise<Row> {
  const field = fieldOf(definition);
  const picture = files.at(-1)?.sha256 ?? null;
  if (current[field] === picture) return current;
  const id = String(current.id);
  await removeFiles(context, definition, [id]);
  await storeFiles(context, definition, id, files);
  return changeEntity(definition, context, current, { [field]: picture });
}

interface Pictured {
  table: TableDefinition;
  row: Row;
}

/** Two locked rows about one person show one face. */
export async function takePicture(context: WriteContext, to: Pictured, from: Pictured): Promise<void> {
  const picture = from.row[fieldOf(from.table)];
  const field = fieldOf(to.table);
  if (to.row[field] === picture) return;
  const target = { table: to.table, row: String(to.row.id) };
  await removeFiles(context, to.table, [target.row]);
  await copyFiles(context, { table: from.table, row: String(from.row.id) }, target);
  await changeRows(context, to.table, [{ current: to.row, values: { [field]: picture } }]);
}
