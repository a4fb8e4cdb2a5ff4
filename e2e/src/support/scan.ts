import { expect, type Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** What a camera reads that is pointed at a page: from a picture of the screen, not from what the page knows. */
export async function scan(page: Page): Promise<string> {
  let read = '';
  const look = async () => {
    const picture = (await page.screenshot()).toString('base64');
    const { width, height, pixels } = await page.evaluate(pixelsOf, picture);
    try {
      read = decodeQR({ width, height, data: Buffer.from(pixels, 'base64') });
    } catch {
      // The next picture may have it whole.
    }
    return read;
  };
  await expect.poll(look).not.toBe('');
  return read;
}

/** The pixels of a picture: red, green, blue and opacity of each, as the browser reads them. Both in Base64. */
async function pixelsOf(picture: string) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas?.drawImage(image, 0, 0);
  const data = canvas?.getImageData(0, 0, width, height).data ?? [];
  let letters = '';
  for (const value of data) letters += String.fromCharCode(value);
  return { width, height, pixels: btoa(letters) };
}
