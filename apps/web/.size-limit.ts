import { existsSync, readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { filesOf } from './build/route-chunks.ts';

const manifestFile = new URL('dist/.vite/manifest.json', import.meta.url);
if (!existsSync(manifestFile)) throw new Error('There is nothing to measure: build the web app first.');
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The scripts or styles that must have arrived before a page is complete: the entry's and the page's own. */
function filesOfPage(page: string, extension: '.js' | '.css'): string[] {
  const chunks = [Object.values(manifest).find(({ isEntry }) => isEntry), manifest[page]];
  if (chunks.includes(undefined)) throw new Error(`The build has no entry, or no ${page}.`);
  const files = new Set(chunks.flatMap((chunk) => [...filesOf(manifest, chunk)]));
  return [...files].filter((file) => file.endsWith(extension)).map((file) => `dist/${file}`);
}

// biome-ignore lint/style/noDefaultExport: size-limit looks for it
export default [
  {
    name: 'Dashboard, scripts (105 kB is the promise)',
    path: filesOfPage('src/features/dashboard/DashboardPage.tsx', '.js'),
    limit: '100 kB',
  },
  {
    name: 'Roll call, scripts',
    path: filesOfPage('src/features/training/TrainingPage.tsx', '.js'),
    limit: '106 kB',
  },
  {
    name: 'Sign-in, scripts',
    path: filesOfPage('src/features/account/LoginPage.tsx', '.js'),
    limit: '98 kB',
  },
  {
    name: 'The document, with its styles, its shells and the head script',
    path: 'dist/index.html',
    limit: '14 kB',
  },
];
