import type { Page } from '@playwright/test';

/** How well a picture is kept; more is hardly seen in one of a page. */
const quality = 0.5;
/** How much a colour of a pixel may differ, of 255: less nobody sees. */
const unseen = 40;

/** Makes a WebP of a PNG, as the browser does. */
export async function webpOf(page: Page, png: Buffer): Promise<Buffer> {
  const made = await page.evaluate(
    async ({ source, quality }) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))]),
      );
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    { source: png.toString('base64'), quality },
  );
  return Buffer.from(made, 'base64');
}

/** The share of the pixels that look the same in two pictures; of two that differ in size, none do. */
export function samenessOf(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ({ sources, unseen }) => {
      const [first, second] = await Promise.all(
        sources.map(async (source) => {
          const bitmap = await createImageBitmap(
            new Blob([Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))]),
          );
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!first || !second || first.width !== second.width || first.height !== second.height) return 0;
      let same = 0;
      for (let at = 0; at < first.data.length; at += 4) {
        const isSame = [0, 1, 2].every(
          (channel) => Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) <= unseen,
        );
        if (isSame) same += 1;
      }
      return same / (first.data.length / 4);
    },
    { sources: [one, other].map((each) => each.toString('base64')), unseen },
  );
}
