import { chromium } from '@playwright/test';
import { findChromium } from '@tatami/tooling';
import { startClub } from '@tatami/tooling/club';
import { createClub } from '@tatami/sdk';
import { mkdirSync } from 'node:fs';
mkdirSync('/tmp/shots3', { recursive: true });
const club = await startClub(() => ({ DEMO: '1', LOG_LEVEL: 'WARN' }));
try {
const browser = await chromium.launch(await findChromium());
async function tokenOf(username: string) {
  let token = '';
  const c = createClub({ baseUrl: club.url + '/api', storage: { read: () => token, write: (t: string) => { token = t; }, clear: () => {} } });
  await c.signIn({ username, password: 'tatami-demo' });
  return { token, c };
}
const { token, c } = await tokenOf('admin');
const student = (await c.table('student').list({ size: 1, sort: 'lastName,asc', status: 'active' })).results[0]!;
const held = (await c.table('training').list({ size: 1, state: 'held', sort: 'startsAt,desc' })).results[0]!;
const item = (await c.table('item').list({ size: 1 })).results[0]!;
const shots: [string, string, number, 'light' | 'dark', string?][] = JSON.parse(process.env.SHOTS ?? '[]');
for (const [name, path, width, scheme, lang = 'pl'] of shots) {
  const context = await browser.newContext({ baseURL: club.url, viewport: { width, height: 900 }, colorScheme: scheme, locale: 'pl-PL', timezoneId: 'Europe/Warsaw', serviceWorkers: 'block' });
  await context.addInitScript(([t, l]) => { if (location.protocol.startsWith('http')) { localStorage.setItem('tatami.cookies', 'accepted'); localStorage.setItem('tatami.language', l!); sessionStorage.setItem('tatami.token', t!); } }, [token, lang]);
  const page = await context.newPage();
  await page.goto(path.replace('{student}', student.id).replace('{held}', held.id).replace('{item}', item.id));
  await page.waitForTimeout(3500);
  await page.screenshot({ path: `/tmp/shots3/${name}.png` });
  await context.close();
}
await browser.close();
} finally { await club.stop(); }
