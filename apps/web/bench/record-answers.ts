import type { Browser, Response } from 'playwright';
import { always, type DashboardAnswer, later } from './dashboard-answers.ts';
import type { Subject } from './subject.ts';
import { openContext, untilQuiet } from './visit.ts';

/**
 * What the club's server answers to its dashboard, for the floor to draw the same from.
 *
 * @throws where the dashboard asks for something else by now than the floor does
 */
export async function recordAnswers(browser: Browser, club: Subject): Promise<Map<DashboardAnswer, string>> {
  const context = await openContext(browser, club);
  const page = await context.newPage();
  const answers = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const name = answerName(pathname);
    // The floor draws no faces.
    if (response.headers()['content-type']?.startsWith('image/')) return;
    if (pathname.startsWith('/api/') && !later.includes(name) && !answers.has(name))
      answers.set(name, jsonOf(response));
  });
  await page.goto(club.url + club.dashboard);
  await untilQuiet(page);
  const asked = [...answers.keys()].sort();
  const known = [...always].sort();
  if (asked.join() !== known.join())
    throw new Error(`The dashboard asks for ${asked.join(', ')}, its floor for ${known.join(', ')}.`);
  const recorded = new Map<DashboardAnswer, string>();
  for (const [name, text] of answers) recorded.set(name as DashboardAnswer, await text);
  await context.close();
  return recorded;
}

/** The owner is said as a text. */
async function jsonOf(response: Response): Promise<string> {
  const text = await response.text();
  return response.headers()['content-type']?.includes('json') ? text : JSON.stringify(text);
}

function answerName(pathname: string): string {
  return pathname.includes('/hasrightto/') ? 'rights' : (pathname.split('/').at(-1) ?? '');
}
