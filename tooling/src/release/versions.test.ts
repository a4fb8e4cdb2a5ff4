import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pendingReleases } from './versions.ts';

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'versions-'));
  mkdirSync(join(workspace, 'packages/client'), { recursive: true });
  writeFileSync(join(workspace, 'pnpm-workspace.yaml'), 'packages:\n  - packages/*\n');
});

afterEach(() => rmSync(workspace, { recursive: true }));

/** A package of a version, and what its changelog says of each, the newest first. */
function client(version: string, told: Record<string, string>): void {
  const entries = Object.entries(told).map(([each, text]) => `## ${each} (2026-11-29)\n\n${text}`);
  const home = join(workspace, 'packages/client');
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'client', version }));
  writeFileSync(join(home, 'CHANGELOG.md'), `# Changelog of client\n\n${entries.join('\n\n')}\n`);
}

const pending = (...tags: string[]) =>
  pendingReleases(workspace, tags).map(({ tag, from, entry }) => ({ tag, from, entry }));

test('a version without a tag is to be released, with what its changelog says of it', () => {
  client('1.1.0', { '1.1.0': 'Webhooks.', '1.0.0': 'A client.' });
  expect(pending('client@1.0.0')).toEqual([
    { tag: 'client@1.1.0', from: '1.0.0', entry: '## 1.1.0 (2026-11-29)\n\nWebhooks.' },
  ]);
  expect(pending('client@1.0.0', 'client@1.1.0')).toEqual([]);
});

test('what a version that never went out would have told is told with the next', () => {
  client('1.1.0', { '1.1.0': 'Webhooks.', '1.0.0': 'A client.' });
  const entry = '## 1.1.0 (2026-11-29)\n\nWebhooks.\n\n## 1.0.0 (2026-11-29)\n\nA client.';
  expect(pending()).toEqual([{ tag: 'client@1.1.0', from: undefined, entry }]);
});

test('a version that its changelog does not tell of is none', () => {
  client('1.2.0', { '1.1.0': 'Webhooks.' });
  expect(pending()).toEqual([]);
});
