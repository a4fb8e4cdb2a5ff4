import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const { CHROMIUM_PATH, CLUB_URL, CLUB_USERNAME, CLUB_PASSWORD } = process.env;

// One page that was built, and one that takes the packages as they are installed.
for (const path of ['plain.html', ...['@tatami/sdk', 'openapi-fetch'].map((name) => `node_modules/${name}`)])
  cpSync(path, `dist/${path}`, { recursive: true });
const server = await preview({
  preview: { proxy: { '/api': { target: new URL(CLUB_URL).origin, ws: true } } },
});
const [address] = server.resolvedUrls.local;

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  const said = async () => {
    await page.waitForFunction(() => document.querySelector('output')?.textContent);
    return page.textContent('output');
  };
  const signIn = async (password) => {
    await page.goto(address);
    await page.fill('[name=username]', CLUB_USERNAME);
    await page.fill('[name=password]', password);
    await page.click('button');
  };

  await signIn('guessed');
  assert.equal(await said(), 'The user name or the password is wrong.');
  await signIn(CLUB_PASSWORD);
  assert.match(await said(), /^admin, tatami-.*\.zip, 500$/);
  assert.match(await page.textContent('ul'), /Dojo of a page/);
  await page.waitForFunction(() => document.title === 'A workplace was written');

  await page.goto(`${address}plain.html`);
  assert.equal(await said(), 'Europe/Warsaw, openapi.json, This field is required.');
  assert.deepEqual(faults, []);
} finally {
  await browser.close();
  await server.close();
}
