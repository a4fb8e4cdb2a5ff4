import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Changes } from '../book/Changes.tsx';
import { changesOf, firstRelease, readChanges } from './read-changes.ts';

let repository: string;
let folder: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'changes-'));
  folder = join(repository, 'packages/ui');
  mkdirSync(join(repository, '.changeset'), { recursive: true });
  mkdirSync(folder, { recursive: true });
});

afterEach(() => rmSync(repository, { recursive: true }));

const packageIs = (version: string) =>
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@tatami/ui', version }));
const waiting = (name: string, size: string, text: string) =>
  writeFileSync(join(repository, `.changeset/${name}.md`), `---\n'@tatami/ui': ${size}\n---\n\n${text}\n`);
const changelogIs = (text: string) => writeFileSync(join(folder, 'CHANGELOG.md'), text);

/** What the page of a component says of its changes. */
function pageOf(component: string): string {
  const changes = readChanges(folder);
  const page = <Changes changes={changesOf(component, changes)} first={firstRelease(changes)} />;
  return renderToStaticMarkup(page)
    .replace(/<h2.*?<\/h2>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

test('before the first release nothing is said of one that was, nor of what was mended on the way to it', () => {
  packageIs('0.0.0');
  waiting('components', 'major', 'The components of a club.\n\n### In it\n\n- `Bell` opens what is new.');
  waiting('a-bell', 'minor', '`Bell` opens by a key.');
  waiting('a-mend', 'patch', '`Card` no longer jumps.');
  expect(pageOf('Bell')).toBe('W pierwszym wydaniu Bell opens what is new.');
  expect(pageOf('Card')).toBe('Wejdzie w pierwszym wydaniu.');
  expect(readChanges(folder)[0]?.about).toBe('The components of a club.');
});

test('after it a component has its changes since then, or none', () => {
  packageIs('1.0.0');
  const first =
    '## 1.0.0 (2026-11-29)\n\nThe components of a club.\n\n### In it\n\n- `Bell` opens what is new.\n';
  changelogIs(`# Changelog of @tatami/ui\n\n${first}`);
  expect(pageOf('Bell')).toBe('1.0.0 (2026-11-29) Bell opens what is new.');
  expect(pageOf('Card')).toBe('Od wydania 1.0.0 nic się w nim nie zmieniło.');

  waiting('a-mend', 'patch', '`Card` no longer jumps.');
  expect(pageOf('Card')).toBe('W następnym wydaniu Card no longer jumps.');
  expect(pageOf('Tag')).toBe('Od wydania 1.0.0 nic się w nim nie zmieniło.');
});
