import { openAs, openHome } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

const out = '/tmp/h14-shots';
for (const [w, h] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`shots ${w}`, async ({ page, office }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: w, height: h });
    const shot = async (name: string) => {
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${out}/${name}-${w}.png`, fullPage: true });
    };
    for (const who of ['czlonek', 'rodzic', 'instruktor'] as const) {
      await openAs(page, who, '/dojo/user-homework');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await shot(`list-${who}`);
    }
    await openAs(page, 'instruktor', '/dojo/user-homework/review');
    await shot('review');
    for (const who of ['czlonek', 'rodzic'] as const) {
      await openAs(page, who, '/dojo/user-homework');
      const links = page.locator('main li a[href^="/dojo/user-homework/"]');
      await links.first().waitFor();
      const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      for (const [i, href] of [...new Set([hrefs[0], hrefs[1], hrefs.at(-1)])].entries()) {
        await page.goto(href as string);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await shot(`one-${who}-${i}`);
      }
    }
    void office;
    void openHome;
  });
