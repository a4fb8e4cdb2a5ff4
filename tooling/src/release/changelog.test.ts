import { expect, test } from 'vitest';
import { changelogEntry, releasesIn, withEntry } from './changelog.ts';
import { parseChangeset } from './changesets.ts';

const changeset = (size: string, text: string, of = '@tatami/sdk') =>
  parseChangeset(text.slice(0, 8), `---\n'${of}': ${size}\n---\n\n${text}\n`);
const release = { name: '@tatami/sdk', from: '1.0.0', to: '1.1.0', on: '2027-02-28' };

test('a changelog says what breaks, what is new, what has changed and what works now, in that order', () => {
  const changesets = [
    changeset('patch', 'A refused mark is told.'),
    changeset('minor', 'A page says its total:\n\n```diff\n- size\n+ total\n```'),
    changeset('minor', 'Webhooks:\n\n```ts\nclub.table("webhook");\n```'),
    changeset('major', 'Node 20 is gone.'),
    changeset('minor', 'A button.', '@tatami/ui'),
  ];
  expect(changelogEntry({ ...release, changesets })).toBe(`## 1.1.0 (2027-02-28)

### Breaking

- Node 20 is gone.

### New

- Webhooks:

  \`\`\`ts
  club.table("webhook");
  \`\`\`

### Changed

- A page says its total:

  \`\`\`diff
  - size
  + total
  \`\`\`

### Fixed

- A refused mark is told.`);
});

test('a first release says what there is as one changeset tells it, and nothing of the way to it', () => {
  const whole = 'The client of a club.\n\n### Tables\n\n- Rows are read.';
  const changesets = [
    changeset('minor', 'Webhooks.'),
    changeset('major', whole),
    changeset('patch', 'A refused mark is told.'),
  ];
  const first = { ...release, from: '0.0.0', to: '1.0.0' };
  expect(changelogEntry({ ...first, changesets })).toBe(`## 1.0.0 (2027-02-28)\n\n${whole}`);
  expect(() => changelogEntry({ ...first, changesets: [changeset('major', 'A client.')] })).toThrow(
    '@tatami/sdk is released for the first time',
  );
});

test('the newest release stands first, and each is found again', () => {
  const first = withEntry(undefined, '@tatami/sdk', '## 1.0.0 (2026-11-29)\n\nA client.');
  const both = withEntry(first, '@tatami/sdk', '## 1.1.0 (2027-02-28)\n\n### New\n\n- Webhooks.');
  expect(both).toBe(
    '# Changelog of @tatami/sdk\n\n## 1.1.0 (2027-02-28)\n\n### New\n\n- Webhooks.\n\n## 1.0.0 (2026-11-29)\n\nA client.\n',
  );
  expect(releasesIn(both)).toEqual([
    { version: '1.1.0', entry: '## 1.1.0 (2027-02-28)\n\n### New\n\n- Webhooks.' },
    { version: '1.0.0', entry: '## 1.0.0 (2026-11-29)\n\nA client.' },
  ]);
});

test('a changeset without a size is refused, with its line', () => {
  expect(() => parseChangeset('a-bell', "---\n'@tatami/ui': small\n---\n\nA bell.\n")).toThrow(
    `a-bell.md: "'@tatami/ui': small" names no package`,
  );
});
