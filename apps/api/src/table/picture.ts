import { createHash } from 'node:crypto';
import type { Sharp, SharpOptions } from 'sharp';
import { Problem } from '../http/problem.ts';
import type { Row, TableDefinition, WriteContext } from './definition.ts';
import { changeRows } from './door.ts';
import { copyFiles, removeFiles, type StoredFile, storeFiles } from './files.ts';
import { changeEntity } from './write.ts';

/** The sides of the squares that a picture is kept in: for a list, and for the head of a page. */
export const pictureSizes = [128, 512] as const;

const MEGABYTES = 10;
const MEGAPIXELS = 50;
export const LARGEST_PICTURE = MEGABYTES * 1_048_576;

export const pictureFile = (size: number): string => `picture-${size}.webp`;

export const pictureTooLarge = (): Problem =>
  new Problem(413, 'picture-too-large', { values: { megabytes: MEGABYTES, megapixels: MEGAPIXELS } });

/**
 * A picture as it is kept: upright, square, small, and without what the camera wrote beside it. The name of the file
 * and what its sender said of it count for nothing.
 *
 * @throws {Problem} 415 for what is neither JPEG nor PNG nor WebP, 413 for too many pixels, 400 for a damaged file
 */
export async function squarePictures(sent: unknown): Promise<StoredFile[]> {
  if (!Buffer.isBuffer(sent) || sent.length === 0) throw new Problem(415, 'picture-format');
  const open = await opener();
  const { width, height } = await open(sent)
    .metadata()
    .catch(() => {
      throw new Problem(415, 'picture-format');
    });
  if (width * height > MEGAPIXELS * 1_000_000) throw pictureTooLarge();
  return Promise.all(
    pictureSizes.map(async (size) => {
      const bytes = await open(sent)
        .autoOrient()
        .resize(size, size, { fit: 'cover' })
        .flatten({ background: '#fff' })
        .webp({ quality: 80 })
        .toBuffer()
        .catch(() => {
          throw new Problem(400, 'picture-broken');
        });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { name: pictureFile(size), mediaType: 'image/webp', sha256, bytes };
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

/** Gives a locked row another picture, or none; the bytes of the one before are gone with that. */
export async function changePicture(
  context: WriteContext,
  definition: TableDefinition,
  current: Row,
  files: readonly StoredFile[],
): Promise<Row> {
  const picture = files.at(-1)?.sha256 ?? null;
  if (current.picture === picture) return current;
  const id = String(current.id);
  await removeFiles(context, definition, [id]);
  await storeFiles(context, definition, id, files);
  return changeEntity(definition, context, current, { picture });
}

interface Pictured {
  table: TableDefinition;
  row: Row;
}

/** Two locked rows about one person show one face. */
export async function takePicture(context: WriteContext, to: Pictured, from: Pictured): Promise<void> {
  if (to.row.picture === from.row.picture) return;
  const target = { table: to.table, row: String(to.row.id) };
  await removeFiles(context, to.table, [target.row]);
  await copyFiles(context, { table: from.table, row: String(from.row.id) }, target);
  await changeRows(context, to.table, [{ current: to.row, values: { picture: from.row.picture } }]);
}
