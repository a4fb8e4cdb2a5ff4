import type { Page as Frame } from 'playwright';
import { firstPages, groups, ownPages, wholePages } from '../../.storybook/groups.ts';
import { type Language, languages } from '../../.storybook/say.ts';

/** What one wants, and what it leads to: whichever language the book is read in. */
const sought = {
  zawęzić: ['FilterChips', 'FilterBar'],
  narrow: ['FilterChips', 'FilterBar'],
};

/** Opens the frame around the pages, and reads it in Polish; then in English, which the toolbar brings. */
export async function walkFrame(frame: Frame, origin: string): Promise<string[]> {
  await frame.goto(`${origin}/index.html`);
  const pageIn = (language: Language) =>
    frame
      .frameLocator('#storybook-preview-iframe')
      .locator(`html[lang="${language}"] main h1`)
      .first()
      .waitFor();
  await pageIn('pl');
  const inPolish = await readFrame(frame, 'pl');
  await frame.getByRole('button', { name: languages.pl }).click();
  await frame.getByRole('option', { name: languages.en }).click();
  await pageIn('en');
  return [...inPolish, ...(await readFrame(frame, 'en'))];
}

/** Reads the frame in the language that it is in: our mark and our faces, the list of pages, the search. */
export async function readFrame(frame: Frame, language: Language): Promise<string[]> {
  const names = places.map((place) => ownPages[place]?.[language] ?? place);
  const groupNames = [...groups.map(({ name }) => name[language]), wholePages[language]];
  const isThere = (selector: string, hasText: string) =>
    frame
      .locator(selector, { hasText })
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      );
  const read = async (selector: string) =>
    (await frame.locator(selector).allInnerTexts()).map((name) => name.trim());
  await isThere('.sidebar-item', names.at(-1) ?? '');
  const [listed, grouped] = [await read('.sidebar-item > :first-child'), await read('.sidebar-subheading')];
  const faults = [
    ...(await faceFaults(frame)),
    ...(grouped.join() === groupNames.join() ? [] : [`its groups are ${grouped.join(', ')}`]),
    ...names.filter((name) => !listed.includes(name)).map((name) => `it doesn’t list ${name}`),
  ];
  const field = frame.locator('#storybook-explorer-searchfield');
  for (const [words, wanted] of Object.entries(sought)) {
    await field.fill(words);
    for (const page of wanted) {
      if (!(await isThere('#storybook-explorer-menu [role="option"]', page)))
        faults.push(`“${words}” leads to no ${page}`);
    }
  }
  await field.press('Escape');
  return faults.map((fault) => `The frame (${language}): ${fault}`);
}

/** What the list shows at once: of pages that stand under another, that one. */
const places = [...firstPages, ...groups.flatMap(({ pages }) => pages)].map(
  (place) => place.split('/')[0] ?? place,
);

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
