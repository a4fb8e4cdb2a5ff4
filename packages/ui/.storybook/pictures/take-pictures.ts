import { commands } from 'vitest/browser';
import { makeTheme } from '../../src/theme/make-theme.ts';
import { type ThemeName, wearTheme } from '../../src/theme/theme.ts';
import { pictured, type Shot } from './shot.ts';
import { unpictured } from './unpictured.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (shot: Shot) => Promise<string | null>;
  }
}

/** Pictures a story as its play has left it, in a light and in a dark theme, and has each compared with that which is kept. */
export async function takePictures(story: string, worn: ThemeName): Promise<void> {
  if (story in unpictured) return;
  const still = stillness();
  const faults: string[] = [];
  try {
    for (const look of ['light', 'dark'] as const) {
      wearTheme(document, makeTheme(pictured[look]));
      await drawn();
      const fault = await commands.comparePicture({ story, look, box: boxOfStory() });
      if (fault) faults.push(fault);
    }
  } finally {
    still.remove();
    wearTheme(document, makeTheme(worn));
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Takes away what blinks and what moves. */
function stillness(): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent =
    '*, ::before, ::after { caret-color: transparent !important; transition: none !important; }';
  document.head.append(style);
  return style;
}

/** Waits until letters and pictures are there, and all has been drawn. */
async function drawn(): Promise<void> {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** The room around a story that its shadows and the ring of the focus may take. */
const margin = 8;

/** Where the story is, with all that it has opened over the page: on the page around the frame it is drawn in. */
function boxOfStory(): Shot['box'] {
  const rects = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const inside = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const left = inside(Math.floor(Math.min(...rects.map((rect) => rect.left)) - margin), innerWidth - 1);
  const top = inside(Math.floor(Math.min(...rects.map((rect) => rect.top)) - margin), innerHeight - 1);
  const right = inside(Math.ceil(Math.max(...rects.map((rect) => rect.right)) + margin), innerWidth);
  const bottom = inside(Math.ceil(Math.max(...rects.map((rect) => rect.bottom)) + margin), innerHeight);
  const frame = window.frameElement?.getBoundingClientRect();
  return {
    x: left + (frame?.left ?? 0),
    y: top + (frame?.top ?? 0),
    width: Math.max(right - left, 1),
    height: Math.max(bottom - top, 1),
  };
}
