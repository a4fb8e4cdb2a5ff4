import { chromium } from '@playwright/test';
import { startClub } from '@tatami/tooling/club';
import { createClub } from '@tatami/sdk';
import { readdirSync, readFileSync } from 'node:fs';
import PostalMime from '../../tooling/node_modules/postal-mime/dist/esm/postal-mime.js';
import { findChromium } from '@tatami/tooling';
const found = await findChromium();
const club = await startClub(() => ({ DEMO: '1', LOG_LEVEL: 'WARN' }));
try {
  const login = async (username: string) => {
    const c = createClub({ baseUrl: `${club.url}/api` });
    await c.signIn({ username, password: 'tatami-demo' });
    const token = (await (await fetch(`${club.url}/api/oauth/token`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Basic ' + Buffer.from('photoclient:').toString('base64') }, body: new URLSearchParams({ grant_type: 'password', username, password: 'tatami-demo' }) })).json()).access_token;
    return { c, token };
  };
  const admin = await login('admin');
  const member = await login('rodzic');
  const browser = await chromium.launch(found as any);
  const shot = async (who: { token: string } | null, path: string, name: string, o: { w?: number; dark?: boolean; lang?: string; full?: boolean; do?: (p: any) => Promise<void> } = {}) => {
    const ctx = await browser.newContext({ viewport: { width: o.w ?? 1440, height: o.w === 390 ? 844 : 900 }, colorScheme: o.dark ? 'dark' : 'light', baseURL: club.url });
    const page = await ctx.newPage();
    await page.goto('/login');
    await page.evaluate(([t, l]) => { if (t) sessionStorage.setItem('tatami.token', t); if (l) localStorage.setItem('tatami.language', l); localStorage.setItem('tatami.cookies', 'x'); }, [who?.token, o.lang]);
    await page.goto(path);
    await page.waitForLoadState('networkidle').catch(() => {});
    await page.waitForTimeout(700);
    if (o.do) { await o.do(page); await page.waitForTimeout(700); }
    await page.screenshot({ path: `/tmp/ann-pics/${name}.png`, fullPage: o.full ?? false });
    await ctx.close();
  };
  const rows = (await admin.c.table('announcement').list({ size: 10 })).results;
  const sent = rows.find((r: any) => r.audience === 'section' && r.state === 'sent')!;
  const draft = rows.find((r: any) => r.state === 'draft')!;
  await shot(admin, '/adm/announcement', 'list-1440');
  await shot(admin, '/adm/announcement', 'list-390', { w: 390 });
  await shot(admin, `/adm/announcement?edit=${sent.id}`, 'drawer-sent');
  await shot(admin, `/adm/announcement?edit=${draft.id}`, 'drawer-draft-390', { w: 390 });
  await shot(admin, `/adm/announcement?edit=${draft.id}`, 'drawer-draft-ask', { do: async (p) => { await p.getByRole('button', { name: 'Wyślij', exact: true }).click(); } });
  await shot(admin, `/announcement/${sent.id}`, 'page-author', { do: async (p) => { await p.getByText('Przeczytali').click(); } });
  await shot(member, '/dashboard', 'home-390', { w: 390 });
  await shot(member, '/dashboard', 'home-1440-dark', { dark: true });
  await shot(member, `/announcement/${sent.id}`, 'page-390-dark', { w: 390, dark: true });
  await shot(member, `/announcement/${sent.id}`, 'page-1440');
  const all = await admin.c.table('announcement').save({ titlePl: 'Zmiana sali od poniedziałku', bodyPl: 'Od poniedziałku ćwiczymy **na Hallera 12**.\n\n- wejście od podwórza,\n- szatnia na piętrze,\n- [mapa](https://example.org/mapa)\n\nDo zobaczenia!', audience: 'all' } as any);
  await admin.c.table('announcement').act(all.id, 'send');
  await admin.c.api.POST('/user/register/reset' as any, { body: { username: 'czlonek' } } as any).catch(() => {});
  await new Promise((r) => setTimeout(r, 9000));
  const box = `${club.dataDir}/outbox`;
  const mails = await Promise.all(readdirSync(box).filter((f) => f.endsWith('.eml')).map(async (f) => ({ raw: readFileSync(`${box}/${f}`, 'utf8'), m: await PostalMime.parse(readFileSync(`${box}/${f}`)) })));
  console.log('mails', mails.length, [...new Set(mails.map(({ m }) => m.subject))]);
  const one = mails.find(({ m }) => m.subject?.startsWith('Zmiana'));
  const pass = mails.find(({ m }) => m.subject?.startsWith('Ustaw'));
  console.log(one?.raw.slice(0, 1500)); console.log(one?.m.text);
  for (const [n, mm] of [['ann', one], ['pass', pass]] as const) for (const w of [390, 600]) for (const dark of [false, true]) {
    if (!mm) continue;
    const ctx = await browser.newContext({ viewport: { width: w, height: 800 }, colorScheme: dark ? 'dark' : 'light' });
    const page = await ctx.newPage();
    await page.setContent(mm.m.html!);
    await page.screenshot({ path: `/tmp/ann-pics/mail-${n}-${w}${dark ? '-dark' : ''}.png`, fullPage: true });
    await ctx.close();
  }
  const url = /unsubscribe\/([\w-]+)/.exec(one!.m.text!)![1];
  await shot(null, `/unsubscribe/${url}`, 'unsub-390', { w: 390 });
  await shot(null, `/unsubscribe/${url}`, 'unsub-1440', { do: async (p) => { await p.getByRole('button', { name: 'Nie przysyłaj mi ich' }).click(); } });
  await shot(null, `/unsubscribe/xxx`, 'unsub-bad');
  await browser.close();
} finally { await club.stop(); }
