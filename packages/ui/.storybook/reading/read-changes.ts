import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangeFacts } from './facts.ts';
import { root } from './ui-program.ts';

/** What changed in the package, newest first: what waits for the next release, then its changelog. */
export function readChanges(): ChangeFacts[] {
  const waiting = readWaiting();
  return [...(waiting.length > 0 ? [{ version: null, texts: waiting }] : []), ...readChangelog()];
}

/** The same of one component: what names it in code. */
export function changesOf(name: string, changes: readonly ChangeFacts[]): ChangeFacts[] {
  const named = new RegExp(`[\`<]${name}\\b`);
  return changes
    .map(({ version, texts }) => ({ version, texts: texts.filter((text) => named.test(text)) }))
    .filter(({ texts }) => texts.length > 0);
}

function readWaiting(): string[] {
  const folder = join(root, '../../.changeset');
  return globSync('*.md', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const [, head, text] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      return head?.includes('@tatami/ui') && text ? [text.trim()] : [];
    });
}

/** A release is a heading of the second level, a change an entry of a list under it. */
function readChangelog(): ChangeFacts[] {
  const file = join(root, 'CHANGELOG.md');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((release) => {
      const [version = '', ...lines] = release.split('\n');
      const texts = lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((text) =>
          text
            .replace(/^### .*$/gm, '')
            .replace(/^ {2}/gm, '')
            .replace(/^[0-9a-f]{7,}: /, '')
            .trim(),
        );
      return { version: version.trim(), texts };
    });
}
