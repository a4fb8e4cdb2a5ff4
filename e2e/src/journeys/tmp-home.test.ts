import { openHome } from '../support/sign-in.ts';
import { test } from '../support/test.ts';
for (const who of ['czlonek', 'rodzic', 'instruktor'] as const)
  test(`shots ${who} @desktop`, { tag: '@desktop' }, async ({ page }) => {
    test.setTimeout(240_000);
    page.on('console', (m) => m.type() === 'error' && console.log(who, m.text()));
    page.on('pageerror', (e) => console.log(who, 'PAGEERROR', e.message));
    for (const [w, h] of [[390, 844], [1440, 900]] as const) {
      await page.setViewportSize({ width: w, height: h });
      if (w === 390) await openHome(page, who); else await page.reload();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/h-shots/${who}-${w}.png`, fullPage: true });
      await page.screenshot({ path: `/tmp/h-shots/${who}-${w}-fold.png` });
    }
    if (who !== 'instruktor') {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/tmp/h-shots/${who}-390-dark.png`, fullPage: true });
    }
  });
