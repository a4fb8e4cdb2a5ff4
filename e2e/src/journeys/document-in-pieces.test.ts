import { test } from '../support/front-door-test.ts';
import { watchLayout } from '../support/layout.ts';
import { signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test('a document that comes in pieces is drawn when its frame is whole', async ({ page, door }) => {
  await signIn(page, 'instruktor');
  // The second piece begins within the top bar.
  const breakAt = '<a class="[^"]*" href="/adm/profile"';
  door.say((path) =>
    path === '/dojo/student' ? (html) => html.split(new RegExp(`(?=${breakAt})`)) : undefined,
  );
  const moves = await watchLayout(page);
  await page.goto('/dojo/student');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await moves()).toEqual([]);
});
