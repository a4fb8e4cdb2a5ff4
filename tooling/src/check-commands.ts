import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listJourneys, makeKeys, runClub } from './documents/errands.ts';
import { findCommands } from './documents/find-commands.ts';
import { type Holding, heldCommands } from './documents/held-commands.ts';
import { root, workspacePackages } from './workspace.ts';

/**
 * Holds every command of the documents to something that runs it: a test, which has to say so, or this check, which runs
 * it as it stands there. A script that a command names has to be there. What nothing runs is listed with its reason.
 */
const documents = globSync(['*.md', 'docs/*.md', 'packages/*/README.md'], { cwd: root }).toSorted();
const commands = documents.flatMap((name) => findCommands(read(name), name));
const packages = workspacePackages();
const rootScripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const faults: string[] = [];

const holdings = Object.entries(heldCommands);
const used = new Set<string>();
const held = commands.map((command) => {
  const found = holdings.find(([text]) => fits(text, command.text));
  if (found) used.add(found[0]);
  else faults.push(`${command.at}: nothing runs "${command.text}"; say in held-commands.ts what does.`);
  return { ...command, holding: found?.[1] };
});

for (const [text, holding] of holdings) {
  if (!used.has(text)) faults.push(`held-commands.ts: no document has "${text}" any more.`);
  if ('by' in holding && !read(holding.by).includes(holding.says))
    faults.push(`held-commands.ts: ${holding.by} does not say "${holding.says}", which is to run "${text}".`);
}
for (const { text, at } of commands) {
  const missing = missingScript(text);
  if (missing) faults.push(`${at}: there is no script "${missing}".`);
}

const wanted = (errand: string) =>
  new Set(held.flatMap(({ text, holding }) => (holding && isErrand(holding, errand) ? [text] : [])));
if (faults.length === 0) {
  const hasOpenssl = isThere('openssl');
  compare('listed', listJourneys([...wanted('listed')]));
  if (hasOpenssl) compare('keys', makeKeys());
  compare('club', await runClub());
}

const unrun = new Set(held.flatMap(({ text, holding }) => (holding && 'unrun' in holding ? [text] : [])));
console.log(
  [
    ...faults,
    `${commands.length} commands in ${documents.length} documents, ${unrun.size} of which nothing runs.`,
    `${faults.length} faults.`,
  ].join('\n'),
);
process.exitCode = faults.length > 0 ? 1 : 0;

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function fits(held: string, command: string): boolean {
  return held.endsWith('*') ? command.startsWith(held.slice(0, -1)) : command === held;
}

function isErrand(holding: Holding, errand: string): boolean {
  return 'errand' in holding && holding.errand === errand;
}

/** An errand runs what it is said to run. */
function compare(errand: string, ran: readonly string[]): void {
  for (const text of wanted(errand))
    if (!ran.includes(text)) faults.push(`The errand "${errand}" does not run "${text}".`);
}

/** The script that a command of pnpm names, where there is none of that name. */
function missingScript(command: string): string | undefined {
  const [, filter, script] = /(?:^| )pnpm (?:--filter (\S+) )?([a-z][\w:-]*)/.exec(command) ?? [];
  // What is executed is a program, not a script.
  if (script === 'exec') return undefined;
  if (!script) return undefined;
  const ofPackages = packages.filter(({ manifest }) => !filter || manifest.name === filter);
  const isKnown =
    (!filter && script in rootScripts) ||
    ofPackages.some(({ manifest }) => script in (manifest.scripts ?? {}));
  return isKnown ? undefined : script;
}

function isThere(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
