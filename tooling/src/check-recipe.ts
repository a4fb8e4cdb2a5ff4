import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { root } from './workspace.ts';

/**
 * Follows “Add a table in an afternoon” of CONTRIBUTING.md in a copy of the repository: writes each file it shows, runs
 * each command it names, and holds the copy to all that a new table could break and that takes no more than some seconds;
 * then its form is filled in by a browser, as that of every table is.
 */
const recipe = /## Add a table in an afternoon\n([\s\S]*?)\n## /.exec(
  readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'),
)?.[1];
if (!recipe) throw new Error('CONTRIBUTING.md has no recipe.');
const blocks = [...recipe.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
  ([, language, path, text]) => ({
    language,
    path: path ?? '',
    text: text ?? '',
  }),
);
const files = blocks.filter(({ path }) => path);
const commands = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.trim().split('\n'));
const [table] = files.flatMap(({ path }) => /tables\/([^/]+)\//.exec(path)?.[1] ?? []);
const lines = files
  .filter(({ path }) => !path.endsWith('.json'))
  .flatMap(({ text }) => text.trim().split('\n'));

/** Tests of the server that say of which table each is: those of the others have passed without the new one. */
const ofEachTable = [
  'access-matrix',
  'bad-input',
  'contract',
  'idempotency',
  'mass-assignment',
  'walk',
  'wire',
].map(testFile);
const ofMigrations = ['migrations', 'newest-migration'].map(testFile);
/** Tests that take their time over what a new table can't break: old clubs at the newest migration, and the example club. */
const long = ['upgrade', 'demo'].map(testFile);
const ofServer = testsOfAllTables('apps/api').filter((path) => ![...ofEachTable, ...long].includes(path));
// In a browser its form is filled in on its own.
const ofWeb = testsOfAllTables('apps/web').filter((path) => !path.includes('.browser.'));

// Another browser is not unpacked for the copy, nor is an example club made that this form needs nothing of; the client
// is read as it is written.
const { executablePath } = await findChromium();
const env = {
  ...process.env,
  CHROMIUM_PATH: executablePath,
  EMPTY_CLUB: '1',
};

const copy = mkdtempSync(join(tmpdir(), 'tatami-recipe-'));
try {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const path of tracked.split('\0').filter(Boolean)) cpSync(join(root, path), join(copy, path));
  run('git init --quiet && git add --all');
  run('pnpm install --offline --frozen-lockfile --silent');
  for (const { path, text } of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  for (const command of commands) run(command.replace(/\s+#.*$/, ''));
  run('pnpm --filter @tatami/api --filter @tatami/sdk --filter @tatami/web types');
  // Each file is lint's own affair: the others are as they were.
  run('pnpm lint --no-errors-on-unmatched $(git ls-files --modified --others --exclude-standard)');
  for (const check of ['check:dependencies', 'check:unused', 'check:repository']) run(`pnpm ${check}`);
  run(`pnpm --filter @tatami/api exec vitest run ${ofEachTable.join(' ')} -t ${table}`);
  run(`pnpm --filter @tatami/api exec vitest run ${[...ofServer, ...ofMigrations].join(' ')}`);
  run(`pnpm --filter @tatami/web exec vitest run ${ofWeb.join(' ')}`);
  run('pnpm --filter @tatami/api --filter @tatami/web build');
  run(
    `NODE_OPTIONS=--conditions=@tatami/source pnpm --filter @tatami/e2e exec playwright test tables -g "a row of ${table} "`,
  );
  const folders = new Set(files.map(({ path }) => dirname(path)));
  console.log(
    `${table}: ${folders.size} folders, ${lines.length} lines beside its texts, nothing registered.`,
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function testFile(name: string): string {
  return `test/${name}.test.ts`;
}

/** Tests of an app that go over all tables at once: what is new among them may break any. */
function testsOfAllTables(app: string): string[] {
  return globSync('{build,src,test}/**/*.test.{ts,tsx}', { cwd: join(root, app) })
    .filter((path) => readFileSync(join(root, app, path), 'utf8').includes("/tables/index.ts'"))
    .toSorted();
}

function run(command: string): void {
  console.log(`$ ${command}`);
  execFileSync('sh', ['-c', command], { cwd: copy, env, stdio: ['ignore', 'inherit', 'inherit'] });
}
