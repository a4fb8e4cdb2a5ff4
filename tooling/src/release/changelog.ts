import type { Changeset } from './changesets.ts';

/** What a reader looks for, in the order in which they are told. */
const groups = ['Breaking', 'New', 'Changed', 'Fixed'] as const;
type Group = (typeof groups)[number];

/** A release of one package. */
export interface Release {
  name: string;
  from: string;
  to: string;
  /** The day of the release, as `2026-11-28`. */
  on: string;
  changesets: readonly Changeset[];
}

/**
 * What a release has for who uses the package: what is new, what is done in another way, what works now. No hash and no
 * name of a file stands in it.
 */
export function changelogEntry(release: Release): string {
  const { name, to, on, changesets } = release;
  const own = changesets.filter(({ releases }) => releases[name]);
  const told = release.from === '0.0.0' ? firstRelease(name, own) : laterRelease(name, own);
  return [`## ${to} (${on})`, ...told].join('\n\n');
}

/**
 * Nobody had what a first release was made from: what was added, changed or mended on the way is told to nobody. A changeset
 * with headings of its own says what there is, as a whole.
 */
function firstRelease(name: string, changesets: readonly Changeset[]): string[] {
  const whole = changesets.filter(({ text }) => /^### /m.test(text));
  if (whole.length === 0)
    throw new Error(
      `${name} is released for the first time: a changeset has to say, under "###", what there is.`,
    );
  return whole.map(({ text }) => text);
}

function laterRelease(name: string, changesets: readonly Changeset[]): string[] {
  return groups.flatMap((group) => {
    const items = changesets.filter((changeset) => groupOf(changeset, name) === group);
    return items.length === 0 ? [] : [`### ${group}`, items.map(({ text }) => asItem(text)).join('\n')];
  });
}

/** A changelog with another release at its head. */
export function withEntry(changelog: string | undefined, name: string, entry: string): string {
  const title = `# Changelog of ${name}\n`;
  const before = (changelog ?? title).replace(title, '').trim();
  return `${[title.trim(), entry, before].filter(Boolean).join('\n\n')}\n`;
}

/** The releases of a changelog, the newest first, each with what is said of it. */
export function releasesIn(changelog: string): { version: string; entry: string }[] {
  const entries = changelog.split(/^(?=## )/m).slice(1);
  return entries.map((entry) => ({ version: /^## (\S+)/.exec(entry)?.[1] ?? '', entry: entry.trim() }));
}

/** A change is a change of something, where its text shows the code of before. */
function groupOf({ releases, text }: Changeset, name: string): Group {
  if (releases[name] === 'major') return 'Breaking';
  if (releases[name] === 'patch') return 'Fixed';
  return showsBefore(text) ? 'Changed' : 'New';
}

function showsBefore(text: string): boolean {
  const code = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)];
  return code.some(([, language, lines = '']) =>
    language === 'diff' ? /^-/m.test(lines) : /\/\/ before\b|compiled before/i.test(lines),
  );
}

/** All of the text stands in the item, its code and its own list too. */
function asItem(text: string): string {
  return `- ${text.replaceAll(/\n(?!\n|$)/g, '\n  ')}`;
}
