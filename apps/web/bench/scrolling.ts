import { type Figure, median } from '@tatami/tooling/figures';
import type { Browser, CDPSession, Page } from 'playwright';
import type { Subject } from './subject.ts';
import { desktop, openContext, untilQuiet } from './visit.ts';

/** A brisk turn of the wheel, in pixels a second. */
const brisk = 3_000;
/** The pace of a hand on the scroll bar, in pixels a second: the 100,000 rows in some ten seconds. */
const fastest = 400_000;

/** 100,000 rows, scrolled by the wheel. */
export async function measureScrolling(browser: Browser, table: Subject): Promise<Figure[]> {
  const context = await openContext(browser, table, desktop);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${table.url}/?rows=100000`);
  await page.getByRole('button', { name: 'Otwórz tabelę' }).click();
  await page.locator('tbody tr').first().waitFor();
  await untilQuiet(page);

  const rates: number[] = [];
  for (let turn = 0; turn < 3; turn++) rates.push(await frameRate(page, session));
  const frames: string[] = [];
  for (let turn = 0; turn < 3; turn++) frames.push(...(await paintedFrames(page, session)));
  const blank = await countBlank(page, frames);
  await context.close();
  return [
    {
      name: 'Scroll 100,000 rows',
      measured: median(rates),
      unit: 'fps',
      aim: 59.5,
      atLeast: true,
      note: `${brisk} pixels a second`,
    },
    {
      name: 'Scroll 100,000 rows, blank frames',
      measured: (100 * blank) / frames.length,
      unit: '%',
      aim: 0,
      note: `${fastest} pixels a second, ${blank} of ${frames.length} painted frames`,
    },
  ];
}

/** Frames that the main thread made a second, while a wheel turned for two. */
async function frameRate(page: Page, session: CDPSession): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const tick = (time: number) => {
      frames.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { benchFrames: frames });
  });
  await scroll(page, session, brisk, 2);
  return page.evaluate(() => {
    const { benchFrames } = window as unknown as { benchFrames: number[] };
    const [first = 0, last = 0] = [benchFrames[0], benchFrames.at(-1)];
    return ((benchFrames.length - 1) * 1000) / (last - first);
  });
}

/** Pictures of the frames that the compositor really showed, while a wheel turned at full speed. */
async function paintedFrames(page: Page, session: CDPSession): Promise<string[]> {
  const frames: string[] = [];
  const keep = ({ data, sessionId }: { data: string; sessionId: number }) => {
    frames.push(data);
    void session.send('Page.screencastFrameAck', { sessionId });
  };
  session.on('Page.screencastFrame', keep);
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await scroll(page, session, fastest, 2);
  await session.send('Page.stopScreencast');
  session.off('Page.screencastFrame', keep);
  return frames;
}

async function scroll(page: Page, session: CDPSession, speed: number, seconds: number): Promise<void> {
  const box = await page.getByRole('grid').evaluate((grid) => {
    const scroller = grid.parentElement as HTMLElement;
    scroller.scrollTop = 0;
    const { x, y, width, height } = scroller.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.waitForTimeout(300);
  await session.send('Input.synthesizeScrollGesture', {
    ...box,
    yDistance: -speed * seconds,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}

/**
 * Each row shows a name. A frame in which the column of names has no ink over the height of one and a half rows has
 * a hole there.
 */
async function countBlank(page: Page, frames: readonly string[]): Promise<number> {
  let blank = 0;
  for (const frame of frames) {
    const hole = await page.evaluate(async (data) => {
      const grid = document.querySelector('[role=grid]') as HTMLElement;
      const scroller = grid.parentElement as HTMLElement;
      const head = grid.querySelector('thead') as HTMLElement;
      const name = grid.querySelector('tbody th') as HTMLElement;
      const row = grid.querySelector('tbody tr') as HTMLElement;
      const left = Math.ceil(name.getBoundingClientRect().left) + 8;
      const top = Math.ceil(head.getBoundingClientRect().bottom) + 1;
      const bottom = Math.floor(scroller.getBoundingClientRect().bottom) - 1;

      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const scale = bitmap.width / innerWidth;
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const drawing = canvas.getContext('2d', {
        willReadFrequently: true,
      }) as OffscreenCanvasRenderingContext2D;
      drawing.drawImage(bitmap, 0, 0);
      const width = Math.floor(40 * scale);
      const height = Math.floor((bottom - top) * scale);
      const pixels = drawing.getImageData(
        Math.floor(left * scale),
        Math.ceil(top * scale),
        width,
        height,
      ).data;

      let longest = 0;
      let empty = 0;
      for (let line = 0; line < height; line++) {
        let hasInk = false;
        for (let at = line * width * 4; at < (line + 1) * width * 4; at += 4) {
          if ((pixels[at] ?? 255) < 128) hasInk = true;
        }
        empty = hasInk ? 0 : empty + 1;
        longest = Math.max(longest, empty);
      }
      return longest / scale / row.offsetHeight;
    }, frame);
    if (hole > 1.5) blank++;
  }
  return blank;
}
