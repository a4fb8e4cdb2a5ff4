import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dictionaryUrl, languages } from '@tatami/web-runtime/languages';
import type { ShellVersion } from '@tatami/web-runtime/shell';
import type { PageFiles } from './page-files.ts';

/** The names that stay the same from one version to the next. */
const unhashed = ['/favicon.svg', ...languages.map((language) => dictionaryUrl(language))];

/** Writes the service worker of the app that was built in `dist`, with the name of this version in it. */
export async function writeWorker(
  dist: string,
  code: string,
  {
    files,
    shared,
    fonts,
    later,
  }: {
    files: PageFiles;
    shared: readonly string[];
    fonts: readonly string[];
    later: readonly string[];
  },
): Promise<void> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const [, entry] = html.match(/<script type="module"[^>]* src="([^"]+)"/) ?? [];
  if (!entry) throw new Error('The document has no entry.');
  const digest = createHash('sha256').update(html);
  for (const file of unhashed) digest.update(await readFile(join(dist, file)));
  const version: ShellVersion = {
    name: digest.digest('base64url').slice(0, 12),
    entry,
    files: [...new Set([entry, ...[...shared, ...later].map((file) => `/${file}`), ...fonts, ...unhashed])],
    pages: Object.keys(files),
  };
  await writeFile(
    join(dist, 'sw.js'),
    code.replace('__SHELL__', () => JSON.stringify(version)),
  );
}
