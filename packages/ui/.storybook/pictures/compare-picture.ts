import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';
import { compare, inSteps, type Picture } from './compare.ts';
import { addToReport } from './report.ts';
import type { Shot } from './shot.ts';

const kept = join(import.meta.dirname, '../../test/pictures');
const isUpdate = process.env.PICTURES === 'write';

/** How often a picture is taken anew: a browser that is busy shows a frame of which parts are still coarse. */
const mostTries = 3;

/** Compares a story with its picture. @returns what is wrong with it, or null */
export const comparePicture: BrowserCommand<[shot: Shot]> = async ({ page }, shot) => {
  const path = join(kept, shot.look, `${shot.story.replace('--', '/')}.webp`);
  const before = await readFile(path).then(decode, () => null);
  let taken = await take(page, shot);
  let difference = before && compare(before, taken.picture);
  for (let tries = 1; tries < mostTries && difference?.pixels !== 0; tries += 1) {
    const last = taken;
    await setTimeout(tries * 50);
    taken = await take(page, shot);
    difference = before && compare(before, taken.picture);
    if (!before && compare(last.picture, taken.picture).pixels === 0) break;
  }
  if (difference?.pixels === 0) return null;
  if (isUpdate) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await encode(taken.picture).webp({ lossless: true, effort: 4 }).toBuffer());
    return null;
  }
  if (!before || !difference) return `${shot.story} has no picture in ${shot.look} yet: pnpm ui:pictures`;
  const report = await addToReport(shot, {
    before: await encode(before).png().toBuffer(),
    after: taken.png,
    difference: await encode(difference).png().toBuffer(),
  });
  return `${shot.story} looks otherwise in ${shot.look}, by ${difference.pixels} pixels: ${report}`;
};

async function take(page: Page, { box }: Shot): Promise<{ png: Buffer; picture: Picture }> {
  const png = await capture(page, box);
  return { png, picture: inSteps(await decode(png)) };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Pictures a part of the page. By the protocol itself, which takes a third of the time of Playwright's own. */
async function capture(page: Page, box: Shot['box']): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...box, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const encode = ({ data, width, height }: Picture) => sharp(data, { raw: { width, height, channels: 4 } });
