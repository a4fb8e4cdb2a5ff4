import { expectAccessible } from '../support/accessible.ts';
import { openAs } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

for (const tag of ['@desktop', '@phone']) {
  test(`whoever runs the club sees how it stands, each figure the way to what it counts ${tag}`, {
    tag,
  }, async ({ page, office }) => {
    const loans = (await office.club.table('item-loan').list({ overdue: true, size: 1 })).page.totalElements;
    await openAs(page, 'admin', '/dashboard');
    const weeks = page.getByRole('figure', { name: 'Obecności tydzień po tygodniu' });
    await weeks.getByText('Pokaż dane').click();
    await expect(weeks.getByRole('columnheader')).toContainText(['Dzieci', 'Młodzież', 'Dorośli']);
    await expect(weeks.getByRole('row')).toHaveCount(13);
    await expectAccessible(page);

    await page.getByRole('link', { name: /po terminie$/ }).click();
    await expect(page).toHaveURL(/item-loan\?overdue=true/);
    await expect(page.getByRole('navigation', { name: 'Strony listy' })).toContainText(`z ${loans}`);
  });
}

test('the weeks under the chart stand in one line each and apart, on a tablet and at a desk', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dashboard');
  const chart = page.getByRole('figure', { name: 'Obecności tydzień po tygodniu' });
  const weeks = chart.getByText(/^\d+ \p{L}+\.?$/u);
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(weeks.first()).toBeVisible();
    const places = await weeks.evaluateAll((names) =>
      names
        .filter((name) => name.checkVisibility({ visibilityProperty: true }))
        .map((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          const { left, right } = range.getBoundingClientRect();
          return { lines: range.getClientRects().length, left, right };
        }),
    );
    expect(places.map(({ lines }) => lines)).toEqual(places.map(() => 1));
    const gaps = places.slice(1).map(({ left }, at) => left - (places[at]?.right ?? 0));
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThan(2);
  }
});

test('what comes next has a line for its day and place where there is no room for it beside the day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, 'instruktor', '/dashboard');
  const coming = page.getByRole('region', { name: 'Nadchodzące treningi' }).getByRole('listitem');
  await expect(coming.first()).toBeVisible();
  for (const height of await coming.evaluateAll((items) => items.map(({ clientHeight }) => clientHeight)))
    expect(height).toBeLessThan(64);
});

test('the figures have their room before they come @phone', { tag: '@phone' }, async ({ page }) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/api\/(student|item-loan)\?.*size=1$/, async (route) => {
    await asked;
    await route.continue();
  });
  // Who waits for a decision stands above the figures, and comes when it is known.
  await page.route('**/api/user/matches', (route) => route.fulfill({ json: { users: [] } }));
  await openAs(page, 'admin', '/dashboard');
  const coming = page.getByRole('region', { name: 'Nadchodzące treningi' });
  const top = async () => (await coming.boundingBox())?.y ?? 0;
  const before = await top();
  answer();
  await expect(page.getByRole('figure', { name: 'Obecności tydzień po tygodniu' })).toBeVisible();
  // A word, or one more kind of training, may be set in another line.
  expect(Math.abs((await top()) - before)).toBeLessThan(80);
});

test('a club that begins is told its first steps, and which are done', async ({ page }) => {
  // As an empty club answers: there is a place, and nobody teaches or trains yet.
  await page.route(
    /api\/(student|training|useringroupright)\?.*size=1$|api\/training\?.*startsAt\.lt/,
    (route) =>
      route.fulfill({
        json: {
          _embedded: { results: [] },
          _links: {},
          page: { size: 1, totalElements: 0, totalPages: 0, number: 0 },
        },
      }),
  );
  await openAs(page, 'admin', '/dashboard');
  const steps = page.getByRole('region', { name: 'Pierwsze kroki' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Dodaj miejsce' })).toContainText('gotowe');
  await expectAccessible(page);
  await steps.getByRole('link', { name: 'Zaproś instruktorów' }).click();
  const invited = page.getByRole('dialog', { name: 'Dodaj użytkownika' });
  await expect(invited.getByRole('checkbox', { name: 'Instruktorzy' })).toBeChecked();
  await expect(invited.getByRole('checkbox', { name: 'Administratorzy' })).not.toBeChecked();
  await page.goBack();
  await steps.getByRole('link', { name: 'Wpisz uczniów' }).click();
  await expect(page.getByRole('dialog', { name: 'Dodaj ucznia' })).toBeVisible();
});
