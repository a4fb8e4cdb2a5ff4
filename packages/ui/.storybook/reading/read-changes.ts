import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelogEntry } from '@tatami/tooling/changelog';
import { readChangesets } from '@tatami/tooling/changesets';
import type { ChangeFacts } from './facts.ts';
import { root } from './ui-program.ts';

/** What changed in the package, newest first: what the next release would say, then its changelog. */
export function readChanges(folder = root): ChangeFacts[] {
  return [...readWaiting(folder), ...readChangelog(folder)];
}

/** The same of one component: what names it in code. */
export function changesOf(name: string, changes: readonly ChangeFacts[]): ChangeFacts[] {
  const named = new RegExp(`[\`<]${name}\\b`);
  return changes
    .map(({ version, texts }) => ({ version, about: '', texts: texts.filter((text) => named.test(text)) }))
    .filter(({ texts }) => texts.length > 0);
}

/** The oldest release; nothing before there is one. */
export const firstRelease = (changes: readonly ChangeFacts[]): string | null =>
  changes.at(-1)?.version?.replace(/ .*/, '') ?? null;

function readWaiting(folder: string): ChangeFacts[] {
  const { name, version: from } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const changesets = readChangesets(join(folder, '../..'));
  return releasesOf(changelogEntry({ name, from, to: '', on: '', changesets }))
    .filter(({ about, texts }) => about !== '' || texts.length > 0)
    .map((waiting) => ({ ...waiting, version: null }));
}

function readChangelog(folder: string): ChangeFacts[] {
  const file = join(folder, 'CHANGELOG.md');
  return existsSync(file) ? releasesOf(readFileSync(file, 'utf8')) : [];
}

/** A release is a heading of the second level, a change an entry of a list under it; what stands before is about all of it. */
function releasesOf(changelog: string): ChangeFacts[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((release) => {
      const [version = '', ...lines] = release.replaceAll(/^### .*$/gm, '').split('\n');
      const [about = '', ...items] = lines.join('\n').split(/^- /m);
      const texts = items.map((text) => text.replaceAll(/^ {2}/gm, '').trim());
      return { version: version.trim(), about: about.trim(), texts };
    });
}
