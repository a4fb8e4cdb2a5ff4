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
  if (!Buffer.isBuffer(sent) || sent.length === 0) throw new Problem(415, 'picture-format');
  const open = await opener();
  const { width, height } = await open(sent)
    .metadata()
    .catch(() => {
      throw new Problem(415, 'picture-format');
    });
  if (width * height > MEGAPIXELS * 1_000_000) throw pictureTooLarge();
  const { sizes, fit } = pictureShapes[shape];
  return Promise.all(
    sizes.map(async (size) => {
      const { data: bytes, info } = await open(sent)
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

let opening: Promise<(bytes: Buffer) => Sharp> | undefined;

/** What opens pictures, loaded when the first one comes: a server that starts has no use of it. */
function opener(): Promise<(bytes: Buffer) => Sharp> {
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
