import type { Page as Frame } from 'playwright';
import {
  addJudge,
  type FramedStory,
  findings,
  globalsOf,
  type Look,
  lookFaults,
  ofLooks,
  turned,
} from './walk-page.ts';

/** Opens the frame that pages show one story in. From that one it goes to others without loading the book again. */
export async function openAlone(frame: Frame, { address }: FramedStory, look: Look): Promise<void> {
  const inLook = new URL(address);
  inLook.searchParams.set('globals', globalsOf(look));
  await addJudge(frame);
  await frame.goto(inLook.href);
}

/** Goes to a story as its page shows it, and waits until it is drawn. */
export async function turnToAlone(
  frame: Frame,
  { story, address, width, height }: FramedStory,
): Promise<void> {
  const page = new URL(address).searchParams.get('id');
  await frame.setViewportSize({ width, height });
  await frame.evaluate(
    ([alone, storyId]) => {
      const query = new URLSearchParams(location.search);
      const isThere = query.get('id') === storyId;
      query.set('alone', alone);
      history.replaceState(history.state, '', `?${query}`);
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, told: object) => void };
      };
      if (isThere) dispatchEvent(new PopStateEvent('popstate'));
      else channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    },
    [story, page] as const,
  );
  await frame.locator(`[data-of="${story}"]:not([data-drawn="awaited"])`).waitFor({ state: 'attached' });
}

/** Reads a story that stands alone in a frame: how it is drawn, what it wears, and how it looks from the other side. */
export async function readAlone(frame: Frame, { story }: FramedStory, look: Look): Promise<string[]> {
  const { state, why, own } = await frame.locator(`[data-of="${story}"]`).evaluate((place) => {
    const { drawn = '', own = '{}' } = (place as HTMLElement).dataset;
    const why = place.parentElement?.querySelector(':scope > [role="alert"]')?.textContent ?? '';
    return { state: drawn, why, own: JSON.parse(own) as Partial<Look> };
  });
  const faults = [
    ...(state === 'whole' ? [] : [`it is ${state}${why && `, ${why}`}`]),
    ...(await lookFaults(frame, { ...look, ...own })),
    ...(look === turned ? await findings(frame, ofLooks, 'body') : []),
  ];
  return faults.map((fault) => `${story}, alone: ${fault}${look === turned ? ' (in English, dark)' : ''}`);
}
