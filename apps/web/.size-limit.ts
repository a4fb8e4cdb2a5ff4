import { existsSync, readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { filesOf } from './build/route-chunks.ts';

const manifestFile = new URL('dist/.vite/manifest.json', import.meta.url);
if (!existsSync(manifestFile)) throw new Error('There is nothing to measure: build the web app first.');
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The scripts that must have arrived before a page is complete: the entry's, and the page's own if it has any. */
function scriptsOf(page?: string): string[] {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  const chunks = page ? [entry, manifest[page]] : [entry];
  if (chunks.includes(undefined)) throw new Error(`The build has no entry, or no ${page}.`);
  const files = new Set(chunks.flatMap((chunk) => [...filesOf(manifest, chunk)]));
  return [...files].filter((file) => file.endsWith('.js')).map((file) => `dist/${file}`);
}

// biome-ignore lint/style/noDefaultExport: size-limit looks for it
export default [
  {
    // It lies in the entry.
    name: 'Dashboard, scripts (105 kB is the promise)',
    path: scriptsOf(),
    limit: '100 kB',
  },
  {
    name: 'Roll call, scripts',
    path: scriptsOf('src/features/training/TrainingPage.tsx'),
    limit: '106 kB',
  },
  {
    name: 'The document, with its styles, its shells and the head script',
    path: 'dist/index.html',
    limit: '14 kB',
  },
];
