import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

// What a server only draws goes out as elements; what listens goes out as a reference to code of the browser's.
const payload = readFileSync('.next/server/app/index.rsc', 'utf8');
assert.match(
  payload,
  /\["\$","span",null,\{"className":"[^"]+","children":"18:30, Dojo Wrzeszcz"\}\]/,
  'Text is code',
);
assert.match(payload, /"children":"Next class"/);

const server = spawn('node', ['node_modules/next/dist/bin/next', 'start', '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let said = '';
let address;
while (!address) {
  const [chunk] = await once(server.stdout, 'data');
  said += chunk;
  address = /http:\/\/localhost:\d+/.exec(said)?.[0];
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));

  const unscripted = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await unscripted.goto(address);
  await unscripted.getByRole('button', { name: 'I’ll come' }).waitFor();
  assert.equal(await unscripted.getByRole('link', { name: 'The week' }).getAttribute('href'), '/week');

  await page.goto(address);
  const button = page.getByRole('button', { name: 'I’ll come' });
  const accent = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--t-accent)';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  assert.equal(await button.evaluate((element) => getComputedStyle(element).backgroundColor), accent);
  await button.click();
  await page.getByRole('button', { name: 'You will come', pressed: true }).waitFor();
  assert.deepEqual(faults, []);
} finally {
  await browser.close();
  server.kill();
}
