import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { version } from 'react';
import { preview } from 'vite';
import { drawn } from './dist/server/server.js';

assert.equal(version, '19.2.0');
assert.match(drawn, /Dojo Wrzeszcz/);
writeFileSync('dist/index.html', readFileSync('dist/index.html', 'utf8').replace('<!--page-->', drawn));

const server = await preview();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(server.resolvedUrls.local[0]);

  // What the server wrote is taken over as it is, and answers to a hand.
  await page.getByRole('button', { name: 'I’ll come' }).click();
  await page.getByText('You will come').waitFor();
  await page.getByRole('button', { name: 'Who comes' }).click();
  await page.getByRole('dialog', { name: 'Who comes' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).waitFor();
  assert.deepEqual(faults, []);
} finally {
  await browser.close();
  await server.close();
}
