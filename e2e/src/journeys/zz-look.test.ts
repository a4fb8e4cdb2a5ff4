import { openAs } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/accessible.ts';

for (const [width, height] of [[1440, 900], [390, 844]] as const)
  test(`look ${width}`, async ({ page, office }) => {
    await page.setViewportSize({ width, height });
    const articles = office.club.table('article');
    const one = (await articles.list({ sort: 'publishAt,desc', size: 20 } as never)).results.find((a: any) => a.state === 'published');
    console.log(one?.slug);
    page.on('console', (m) => console.log('C', m.text().slice(0,400)));
    page.on('response', (r) => r.status() >= 400 && console.log(r.status(), r.url()));
    page.on('pageerror', (e) => console.log('E', e.message));
    await openAs(page, 'admin', `/adm/article/write/${one?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/ed-${width}-1.png` });
    if (width === 390) {
      await page.getByText('Podgląd', { exact: true }).click();
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/ed-${width}-2.png` });
      await page.getByText('Więcej', { exact: true }).last().click();
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/ed-${width}-3.png` });
    } else {
      await page.getByRole('tab', { name: 'Wersje' }).click();
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/ed-${width}-2.png` });
    }
    await expectAccessible(page);
  });
