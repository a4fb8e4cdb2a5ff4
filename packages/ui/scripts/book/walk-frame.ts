import type { Page as Frame } from 'playwright';
import { firstPages, groups, ownPages, wholePages } from '../../.storybook/groups.ts';
import type { Language } from '../../.storybook/say.ts';

/** What one wants, and what it leads to: whichever language the book is read in. */
const sought = {
  zawęzić: ['FilterChips', 'FilterBar'],
  narrow: ['FilterChips', 'FilterBar'],
};

/** Opens the frame around the pages in a language, and reads it: our mark and our faces, the list of pages, the search. */
export async function walkFrame(frame: Frame, origin: string, language: Language): Promise<string[]> {
  await frame.goto(`${origin}/index.html?globals=language:${language}`);
  await frame.locator('.sidebar-subheading').filter({ hasText: wholePages[language] }).waitFor();
  const namesOf = async (selector: string) =>
    (await frame.locator(selector).allInnerTexts()).map((name) => name.trim());
  const listed = new Set(await namesOf('.sidebar-item'));
  const faults = [
    ...(await faceFaults(frame)),
    ...unlike(await namesOf('.sidebar-subheading'), [
      ...groups.map(({ name }) => name[language]),
      wholePages[language],
    ]),
    ...places
      .map((place) => ownPages[place]?.[language] ?? place)
      .filter((name) => !listed.has(name))
      .map((name) => `it doesn’t list ${name}`),
  ];
  for (const [words, wanted] of Object.entries(sought)) {
    await frame.locator('#storybook-explorer-searchfield').fill(words);
    for (const page of wanted) {
      const result = frame.locator('#storybook-explorer-menu [role="option"]').filter({ hasText: page });
      const isFound = await result
        .first()
        .waitFor()
        .then(
          () => true,
          () => false,
        );
      if (!isFound) faults.push(`“${words}” leads to no ${page}`);
    }
  }
  return faults.map((fault) => `The frame (${language}): ${fault}`);
}

/** What the list shows at once: of pages that stand under another, that one. */
const places = [...firstPages, ...groups.flatMap(({ pages }) => pages)].map(
  (place) => place.split('/')[0] ?? place,
);

const unlike = (names: readonly string[], wanted: readonly string[]) =>
  names.join() === wanted.join() ? [] : [`its groups are ${names.join(', ')}`];

/** Whether our mark stands above the list, and both our faces are there to write with. */
async function faceFaults(frame: Frame): Promise<string[]> {
  return frame.evaluate(async () => {
    await document.fonts.ready;
    const mark = document.querySelector('.sidebar-header a:has(svg)');
    const loaded = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family);
    return [
      ...(mark?.textContent.trim() === 'Tatami' ? [] : ['it has no mark']),
      ...['Figtree Variable', 'Brygada 1918']
        .filter((face) => !loaded.some((family) => family.includes(face)))
        .map((face) => `it isn’t written in ${face}`),
    ];
  });
}
