import { test } from '../support/front-door-test.ts';
import { watchLayout } from '../support/layout.ts';
import { openHome } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test('a document that comes in pieces is drawn when its frame is whole', async ({ page, door }) => {
  await openHome(page, 'instruktor');
  let pieces: string[] = [];
  door.say((path) => {
    if (path !== '/dojo/student') return;
    return (html) => {
      // The second piece begins within the top bar.
      pieces = html.split(/(?=<a class="[^"]*" href="\/adm\/profile")/);
      return pieces;
    };
  });
  const moves = await watchLayout(page);
  await page.goto('/dojo/student');
  await expect(page.getByRole('table')).toBeVisible();
  expect(pieces.length).toBeGreaterThan(1);
  expect(await moves()).toEqual([]);
});
