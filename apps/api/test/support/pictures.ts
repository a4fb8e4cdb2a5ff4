import sharp from 'sharp';
import type { Caller, TestClub } from './club.ts';

/** Red above, blue below; lying on its side with a mark that says so, and with the place where it was taken. */
export async function photo(width = 300, height = 200): Promise<Buffer> {
  const half = await sharp({ create: { width, height: height / 2, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: half, gravity: 'south' }])
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '54/1 21/1 0/1' }, IFD0: { Copyright: 'Secret Camera' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

/** A small file of 60 million pixels. */
export const bomb = (): Promise<Buffer> =>
  sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** How pictures are sent to a club, and seen in it. */
export const picturesIn = ({ app }: TestClub) => ({
  async send(caller: Caller, path: string, payload: Buffer | string, type = 'image/jpeg') {
    const response = await app.inject({
      method: 'PUT',
      url: `/api${path}`,
      headers: { 'content-type': type, ...(caller.token && { authorization: `Bearer ${caller.token}` }) },
      payload,
    });
    return { status: response.statusCode, body: response.json() };
  },
  look: (caller: Caller, path: string) =>
    app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${caller.token}` } }),
});
