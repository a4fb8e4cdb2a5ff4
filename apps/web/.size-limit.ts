import { existsSync, readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';
import { filesOf } from './build/page-files.ts';

const manifestFile = new URL('dist/.vite/manifest.json', import.meta.url);
if (!existsSync(manifestFile)) throw new Error('There is nothing to measure: build the web app first.');
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const entry = Object.values(manifest).find(({ isEntry }) => isEntry);

/** The scripts of a page, beside those of the entry, which every page needs. */
function scriptsOfPage(page: string): string[] {
  const chunks = [manifest['src/app/routes.ts'], manifest[page]];
  if (chunks.includes(undefined)) throw new Error(`The build has no ${page}.`);
  return scriptsBesideEntry(...chunks);
}

/** The entry’s scripts, and those of what is seen first of a home. */
function scriptsOfHome(...sights: string[]): string[] {
  const chunks = sights.map((sight) => manifest[`src/features/dashboard/${sight}`]);
  if (chunks.includes(undefined)) throw new Error(`The build has no ${sights.join(', or no ')}.`);
  return [...entryScripts, ...scriptsBesideEntry(...chunks)];
}

function scriptsBesideEntry(...chunks: (ManifestChunk | undefined)[]): string[] {
  const files = new Set(chunks.flatMap((chunk) => [...filesOf(manifest, chunk)]));
  return scripts(files).filter((file) => !entryScripts.includes(file));
}

function chunkNamed(name: string) {
  const chunk = Object.values(manifest).find((each) => each.name === name);
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  return chunk;
}

function scripts(files: Iterable<string>): string[] {
  return [...files].filter((file) => file.endsWith('.js')).map((file) => `dist/${file}`);
}

/** All that a browser without anything of ours asks for to show the dashboard, but for the club's data. */
function firstVisit(): string[] {
  const worker = readFileSync(new URL('dist/sw.js', import.meta.url), 'utf8');
  const fonts = [...worker.matchAll(/static\/[^"]+\.woff2/g)];
  return [
    'dist/index.html',
    ...entryScripts,
    ...fonts.map(([file]) => `dist/${file}`),
    'dist/assets/i18n/first/pl.json',
    'dist/favicon.svg',
    // After the first page.
    ...[...filesOf(manifest, chunkNamed('later'))]
      .filter((file) => !entryFiles.has(file))
      .map((file) => `dist/${file}`),
  ];
}

const entryFiles = filesOf(manifest, entry);
const entryScripts = scripts(entryFiles);
const requests = firstVisit();
if (requests.length > 8)
  throw new Error(`A first visit asks for ${requests.length} files:\n${requests.join('\n')}`);

// biome-ignore lint/style/noDefaultExport: size-limit looks for it
export default [
  // A journey measures the same in a browser: whatever is asked for before a home is seen, by whichever way.
  {
    name: 'The home of a member, scripts',
    path: scriptsOfHome('member/sight.ts'),
    limit: '95 kB',
  },
  {
    name: 'The home of an instructor, scripts',
    path: scriptsOfHome('staff/StaffHome.tsx', 'view-switch/ViewSwitch.tsx'),
    limit: '95 kB',
  },
  {
    name: 'The home of the club, scripts',
    path: scriptsOfHome('club/sight/ClubPage.tsx', 'view-switch/ViewSwitch.tsx'),
    limit: '95 kB',
  },
  {
    name: `A first visit to the dashboard, ${requests.length} files`,
    path: requests,
    limit: '130 kB',
  },
  {
    name: 'The menu of who administers, which comes after it',
    path: scriptsBesideEntry(chunkNamed('tables')),
    limit: '4.3 kB',
  },
  {
    name: 'A table adds, scripts with their texts',
    path: scriptsOfPage('src/tables/student/page.tsx'),
    limit: '44.8 kB',
  },
  {
    name: 'The roll call adds, scripts with their texts',
    path: scriptsOfPage('src/features/training/TrainingPage.tsx'),
    // With one's own answers, which the dashboard no longer has in the entry.
    limit: '35.6 kB',
  },
  {
    name: 'The document, with its styles, its shells and the head script',
    // All of it comes in the first flight of ten segments (RFC 6928), 14.6 kB.
    path: 'dist/index.html',
    limit: '12.5 kB',
  },
  {
    name: 'All themes: what makes them',
    path: 'dist/static/choose-theme-*.js',
    limit: '12 kB',
  },
  {
    // It sends what waits, too.
    name: 'The service worker',
    path: 'dist/sw.js',
    limit: '3.5 kB',
  },
];
