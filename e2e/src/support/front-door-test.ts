import { exampleClub } from './example-club.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { test as base } from './test.ts';

/** `test` for journeys that come to the club through a front door of their own. */
export const test = base.extend<{ door: FrontDoor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  door: async ({}, use) => {
    const door = await openFrontDoor(exampleClub().url);
    await use(door);
    await door.close();
  },
  baseURL: ({ door }, use) => use(door.url),
});
