import { expect, test } from 'vitest';
import { isHeic, jpegOfHeic } from './jpeg-of-heic.ts';

/** What this browser can read stands for what Safari can: neither asks what a file calls itself. */
async function photo(width: number, height: number): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen) pen.fillStyle = '#c8452f';
  pen?.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp'));
  return new File([blob as Blob], 'IMG_0042.HEIC', { type: 'image/heic' });
}

test('a photo of an iPhone becomes a JPEG of the same name, where the browser can read it', async () => {
  const jpeg = await jpegOfHeic(await photo(400, 300));
  expect(jpeg).toMatchObject({ name: 'IMG_0042.jpg', type: 'image/jpeg' });
  const { width, height } = await createImageBitmap(jpeg as File);
  expect([width, height]).toEqual([400, 300]);
  expect([...new Uint8Array(await (jpeg as File).arrayBuffer())].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
});

test('one of more pixels than a phone may draw at once comes smaller', async () => {
  const { width, height } = await createImageBitmap((await jpegOfHeic(await photo(4_800, 3_600))) as File);
  expect([width, height]).toEqual([3_200, 2_400]);
});

test('what the browser can’t read is nothing', async () => {
  const head = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
  expect(await jpegOfHeic(new File([head], 'IMG_0042.HEIC', { type: 'image/heic' }))).toBe(null);
});

test('it is known by its kind, and by its name where the browser knows no kind', () => {
  const named = (name: string, type: string) => isHeic(new File([], name, { type }));
  expect(named('IMG_0042.HEIC', '')).toBe(true);
  expect(named('zdjęcie', 'image/heif')).toBe(true);
  expect(named('IMG_0042.jpg', 'image/jpeg')).toBe(false);
  expect(named('dziennik.heic.pdf', 'application/pdf')).toBe(false);
});
