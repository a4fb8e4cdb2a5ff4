/**
 * Runs in the document's head, before anything else has arrived: puts the theme, the scale and the language on,
 * says which prerendered shell is meant, and starts the first requests. The bundle takes over their answers.
 */
import { type Right, readToken, type Whoami } from '@tatami/sdk';
import { fromDesktop, wearTheme } from '@tatami/ui/theme';
import { applyAppearance, isMenuClosed, readAppearance } from '@tatami/web-runtime/appearance';
import { choices, readConsent } from '@tatami/web-runtime/consent';
import { type DateWords, writeDate } from '@tatami/web-runtime/date-words';
import {
  dictionaryUrl,
  type Language,
  languageStorageKey,
  rememberedLanguage,
} from '@tatami/web-runtime/languages';
import { pathsOf } from '@tatami/web-runtime/routes';
import { isFocusPath } from '../app/focus-paths.ts';
import type { HomeName } from '../features/dashboard/homes.tsx';
import { chosenView } from '../features/dashboard/which-home.ts';
import { apiBase } from '../lib/api/api-base.ts';
import { createEarlyFetch, type EarlyRequests, earlyKey } from './early-requests.ts';
import { fillShellHead, greetInShell, type ShellHead } from './fill-shell-head.ts';
import { isDashboard, pageRequests, rightsRequest, viewerRequests, whoamiRequest } from './first-requests.ts';
import type { NamedFiles } from './page-files.ts';
import { provideStorages } from './page-storage.ts';
import { fontFace, type ProductFace } from './product-font.ts';

/** The build puts here the address of what says which files each page needs. */
declare const __PAGE_FILES__: string;
/** The build puts the files of each home here, by their names in their folder; of scripts without `.js`. */
declare const __HOME_FILES__: Record<HomeName, string[]>;
/** The build puts here how a date is written, in every language. */
declare const __DATE_WORDS__: Record<Language, DateWords>;
/** The build puts here what the shell says of a page. */
declare const __SHELL_HEADS__: Record<string, Record<Language, ShellHead>>;
/** The build puts here what the lists of tables ask for first, by their paths. */
declare const __TABLE_REQUESTS__: Record<string, string[]>;
/** The build puts the product's font here. In development a style element has it. */
declare const __FONT_FACES__: ProductFace[];

provideStorages();

const root = document.documentElement;
const kept = choices();
const language = rememberedLanguage(kept);
const token = readToken(sessionStorage, localStorage);
const path = location.pathname;

root.lang = language;
root.dataset.layout = token && !isFocusPath(path) ? 'main' : 'focus';
const appearance = readAppearance(kept);
applyAppearance(root, appearance);
window.tatamiAppearance = appearance;
if (appearance.theme) wearTheme(document, appearance.theme);
if (appearance.menuType === 'overlay' || isMenuClosed(kept)) root.dataset.menu = 'closed';
// The banner comes later; its place is kept from the first paint on.
if (!readConsent()) root.dataset.cookies = 'asked';

// At a phone's first visit what the page says comes before its font, which would take a tenth of the line.
const font = import.meta.env.PROD ? __FONT_FACES__ : [];
if (navigator.serviceWorker?.controller || matchMedia(fromDesktop).matches) {
  for (const face of font) {
    const fontPart = fontFace(face);
    document.fonts.add(fontPart);
    // A part comes when a letter of it is drawn. The shell may have none, and the page would move when it has.
    if (face.isEverywhere) fontPart.load().catch(() => {});
  }
} else {
  window.tatamiFont = font;
}

const early: EarlyRequests = new Map();
window.tatamiEarly = early;
globalThis.tatamiFetch = createEarlyFetch(early, location.origin, (request) => fetch(request));

function start(url: string, headers: Record<string, string> = {}): void {
  let answer = fetch(url, { headers });
  if (url === whoamiRequest) answer = onceSaid(answer, greet);
  if (url === rightsRequest && isDashboard(path)) answer = onceSaid(answer, preloadHome);
  // The bundle sees a failure when it asks; until then nobody listens.
  answer.catch(() => {});
  early.set(earlyKey(url, location.origin), answer);
}

/**
 * What depends on an answer is asked for when that is there, not when the app is; and before the app has the answer, so
 * that it does not ask as well.
 */
async function onceSaid<Said>(answer: Promise<Response>, goOn: (said: Said) => void): Promise<Response> {
  const response = await answer;
  // Whatever else came instead is told by the page that reads it.
  const said: Said | null = response.ok
    ? await response
        .clone()
        .json()
        .catch(() => null)
    : null;
  if (said) goOn(said);
  return response;
}

// What one can press in the shell before the app is there: in the other language the page begins anew, all else the app
// does when it is there, unless something else was pressed since.
document.addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-shell] :is(button, a[href^="#"])');
  window.tatamiPressed = pressed;
  if (!pressed?.lang) return;
  kept.setItem(languageStorageKey, pressed.lang);
  location.reload();
});

// WebKit holds a preload that failed against that file, in later documents too, until something else asks for it (its bug 270357).
document.addEventListener(
  'error',
  ({ target }) => {
    const { rel, href } = target as HTMLLinkElement;
    if (/preload$/.test(rel)) fetch(href).catch(() => {});
  },
  true,
);

// It says before anything has come where one is, and whom the page greets as soon as that is known.
const head = ofThisPage(__SHELL_HEADS__)?.[language];
const shell = (layout: 'main' | 'focus') => document.querySelector(`[data-shell="${language}-${layout}"]`);
window.tatamiFillShellHead = () => {
  if (head) fillShellHead(shell('main'), head);
  // Nobody is greeted where something else is said; a form may stand there all the same.
  if (path !== '/login') shell('focus')?.querySelector('h1')?.parentElement?.remove();
};
function greet(person: Whoami): void {
  if (head) greetInShell(shell('main'), head, person);
}

function ofThisPage<T>(byPath: Record<string, T>): T | undefined {
  return Object.entries(byPath).find(([pattern]) => pathsOf(pattern).test(path))?.[1];
}

/** Which home it is follows from what they may do; what who administers sees, unless they chose, the app finds out. */
function preloadHome(held: Record<string, boolean>): void {
  const has = (right: Right) => held[right];
  const chosen = chosenView(new URLSearchParams(location.search));
  if (import.meta.env.DEV || (!chosen && has('Menu:Administration4Admin'))) return;
  const isClub = chosen === 'club' && has('Menu:Administration');
  const home = isClub ? 'club' : has('Presence:Write') ? 'staff' : 'member';
  __HOME_FILES__[home].forEach(preload);
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.crossOrigin = '';
  link.href = `/static/${file}`;
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else {
    link.rel = 'modulepreload';
    link.href += '.js';
  }
  document.head.append(link);
}

/** The files of all pages but the homes are named in one of their own: most who come see a home first. */
async function preloadPage(): Promise<void> {
  const { shared, own }: NamedFiles = await (await fetch(__PAGE_FILES__)).json();
  const files = ofThisPage(own);
  if (files) for (const file of [...shared, ...files]) preload(file);
}

// Without it the page's files come when the app asks for them. In development nobody knows them.
if (import.meta.env.PROD && !isDashboard(path)) preloadPage().catch(() => {});
start(dictionaryUrl(language));
if (token) {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const ofTables = import.meta.env.PROD ? __TABLE_REQUESTS__ : {};
  for (const url of [...viewerRequests, ...pageRequests(location, ofTables)]) start(url, headers);
}
start(`${apiBase}/about`);

if (import.meta.env.PROD)
  globalThis.tatamiWriteDate = (wanted, date) => writeDate(__DATE_WORDS__[wanted], date);
// The first page does without. Its first use takes long, on a phone 40 ms: after the first frame there is time, when
// nothing has come yet.
if (!isDashboard(path)) requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat(language)));
