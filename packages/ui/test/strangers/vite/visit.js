import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const server = await preview();
const [address] = server.resolvedUrls.local;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
});
try {
  for (const name of JSON.parse(readFileSync('pages.json', 'utf8'))) {
    const page = await browser.newPage();
    const faults = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(`${address}${name}`);

    // The button is there, and wears the accent of the theme: lara-light-indigo's, and another's when the theme is another.
    const button = page.getByRole('button', { name: 'Będę' });
    const color = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const accent = () =>
      page.evaluate(() => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--t-accent)';
        document.body.append(probe);
        return getComputedStyle(probe).color;
      });
    await button.waitFor();
    assert.equal(await color(), await accent(), `${name}: the button is not in the colour of the theme`);
    assert.notEqual(await color(), 'rgb(0, 0, 0)');
    await page.evaluate(() => {
      document.documentElement.className = '';
    });
    assert.notEqual(
      await color(),
      await accent(),
      `${name}: without its theme the button has its colour still`,
    );
    assert.deepEqual(faults, []);
  }
} finally {
  await browser.close();
  await server.close();
}
