import { fileTypeFromBuffer } from 'file-type';
import { Problem } from '../../http/problem.ts';
import { shapePicture } from '../picture.ts';

/** What files may be, and how their names end. */
export const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'application/pdf': 'pdf',
} as const;

export type FileType = keyof typeof endings;

/** What others call the same. */
const otherNames: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
};

/** A file as it is kept; of a picture its sides in pixels, so that a page has room for it before its bytes are there. */
export interface FileAsKept {
  mediaType: FileType;
  bytes: Buffer;
  width?: number;
  height?: number;
}

/**
 * What a file is, by its content, as it is kept: a picture upright, small, and without what the camera wrote beside it
 * (domain.md, file); all else as it came.
 *
 * @throws {Problem} 415 for a kind that is not taken, 400 for a damaged picture, 413 for one of too many pixels
 */
export async function fileAsKept(sent: Buffer, types: readonly FileType[]): Promise<FileAsKept> {
  const found = (await fileTypeFromBuffer(sent).catch(() => undefined))?.mime ?? '';
  const mediaType = types.find((each) => each === (otherNames[found] ?? found));
  if (!mediaType) throw new Problem(415, 'file-kind');
  if (!mediaType.startsWith('image/')) return { mediaType, bytes: sent };
  const picture = (await shapePicture('wide', sent)).at(-1);
  if (!picture) throw new Problem(415, 'file-kind');
  const { bytes, width, height } = picture;
  return { mediaType: 'image/webp', bytes, width, height };
}
