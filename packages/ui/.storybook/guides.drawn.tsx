import '@fontsource-variable/figtree';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../src/index.ts';
import { makeTheme } from '../src/theme/make-theme.ts';
import { type ThemeName, wearTheme } from '../src/theme/theme.ts';
import type { Guide } from './guide.ts';
import { language } from './say.ts';
import { texts } from './texts.ts';

const guides = Object.entries(
  import.meta.glob<Guide>('../src/**/*.guide.tsx', { eager: true, import: 'guide' }),
).map(([path, guide]) => ({ name: path.replace(/^.*\/(\w+)\.guide\.tsx$/, '$1'), guide }));

let place: HTMLElement;
let end: (() => void) | undefined;

beforeEach(() => {
  document.documentElement.lang = language;
  document.title = 'Guides';
  wearTheme(document, makeTheme('lara-light-indigo'));
  // As deep in a page as the book has it: what a selector says of what is around is said of the picture alone.
  const page = document.body.appendChild(document.createElement('div'));
  place = page.appendChild(document.createElement('div')).appendChild(document.createElement('div'));
});

afterEach(() => {
  end?.();
  document.body.replaceChildren();
});

/** Draws something as the book does, and waits until what it fetches is there. */
function draw(content: ReactNode): void {
  const root = createRoot(place);
  root.render(
    <UiProvider labels={texts[language].labels} locale={language}>
      {content}
    </UiProvider>,
  );
  end = () => root.unmount();
}

async function judge(theme: ThemeName): Promise<string[]> {
  wearTheme(document, makeTheme(theme));
  const { violations } = await axe.run(place, {
    resultTypes: ['violations'],
    preload: false,
    // Each picture is a page in small, and has the landmarks and the headings of one.
    rules: {
      'heading-order': { enabled: false },
      'landmark-no-duplicate-banner': { enabled: false },
      'landmark-no-duplicate-contentinfo': { enabled: false },
      'landmark-no-duplicate-main': { enabled: false },
      'landmark-main-is-top-level': { enabled: false },
      'landmark-unique': { enabled: false },
      'page-has-heading-one': { enabled: false },
      region: { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} in ${theme}: ${target.join(' ')} ${html.slice(0, 200)}`),
  );
}

const untilThere = { timeout: 5000, interval: 50 };

test.each(guides)('$name: each part is where its number points', async ({ guide }) => {
  const { Picture, parts } = guide.anatomy;
  draw(<Picture />);
  await vi.waitFor(() => {
    const counts = parts.map(({ at }) => `${at}: ${place.querySelectorAll(at).length}`);
    expect(counts.filter((count) => !count.endsWith(': 1'))).toEqual([]);
  }, untilThere);
  const unseen = parts.filter(({ at }) => {
    const { width, height } = place.querySelector(at)?.getBoundingClientRect() ?? { width: 0, height: 0 };
    return width === 0 || height === 0;
  });
  expect(unseen.map(({ at }) => at)).toEqual([]);
});

/** What the Tab key comes to, as far as it is seen. */
const stops =
  ':is(a[href], button, input, select, textarea, summary, audio, video, [contenteditable], [tabindex]):not(:disabled, [tabindex="-1"], [type="hidden"])';

test.each(guides.filter(({ guide }) => guide.keys.length === 0))(
  '$name: what takes no keys has nothing that they come to',
  async ({ guide: { anatomy } }) => {
    draw(<anatomy.Picture />);
    await vi.waitFor(
      () => expect(place.querySelector(anatomy.parts[0]?.at ?? '*')).not.toBeNull(),
      untilThere,
    );
    const reached = [...place.querySelectorAll(stops)].filter((stop) => stop.checkVisibility());
    expect(reached.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  },
);

test.each(guides)(
  '$name: whoever sees its pictures or hears them has the same, by day and by night',
  async ({ guide: { anatomy, advice } }) => {
    const pictures = [anatomy.Picture, ...advice.flatMap((each) => [each.do.Picture, each.dont.Picture])];
    draw(
      pictures.map((Picture, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each has its place
        <div key={at} data-picture={at}>
          <Picture />
        </div>
      )),
    );
    await vi.waitFor(() => {
      for (let at = 0; at < pictures.length; at += 1)
        expect(
          place.querySelector(`[data-picture="${at}"]`)?.childElementCount,
          `picture ${at}`,
        ).toBeGreaterThan(0);
    }, untilThere);
    expect([...(await judge('lara-light-indigo')), ...(await judge('lara-dark-indigo'))]).toEqual([]);
  },
);
