import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const { CHROMIUM_PATH, CLUB_URL, CLUB_USERNAME, CLUB_PASSWORD } = process.env;
const { origin: target } = new URL(CLUB_URL);
const server = await preview({ preview: { proxy: { '/api': { target, ws: true } } } });
const [address] = server.resolvedUrls.local;

const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(`${address}?${new URLSearchParams({ username: CLUB_USERNAME, password: CLUB_PASSWORD })}`);
  await page.click('button[data-status=open]');
  await page.waitForFunction(() => document.querySelector('output')?.textContent === 'workplace');
  assert.deepEqual(faults, []);
} finally {
  await browser.close();
  await server.close();
}
