import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seal } from '../../session/seal.ts';

const DAY = 86_400_000;

const signed = (seal: Seal, article: string, until: string): string =>
  createHmac('sha256', seal.derive('pictures of an article', 32))
    .update(`${article} ${until}`)
    .digest('base64url');

/** What shows the pictures of an article before they are published: a browser sends no session with a picture. */
export function pictureKey(seal: Seal, article: string, now: Date, lasting = DAY): string {
  // By the hour: the same picture has the same address for a while, and is not fetched with each look.
  const until = String(Math.ceil((now.getTime() + lasting) / 3_600_000));
  return `${until}.${signed(seal, article, until)}`;
}

/** Whether a key is one of this article, and not over. */
export function isPictureKey(seal: Seal, article: string, key: string, now: Date): boolean {
  const [, until = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(key) ?? [];
  if (until === '' || Number(until) * 3_600_000 <= now.getTime()) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signed(seal, article, until)));
}
