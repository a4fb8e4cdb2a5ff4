import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { root } from './workspace.ts';

/**
 * Follows “Add a table in an afternoon” of CONTRIBUTING.md in a copy of the repository: writes each file it shows, runs
 * each command it names, and holds the copy to types, imports and the tests that every table passes; then its form is
 * filled in by a browser, as that of every table is.
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

// Another browser is not unpacked for the copy.
const { executablePath } = await findChromium();
const env = { ...process.env, CHROMIUM_PATH: executablePath };

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
  run('pnpm check:dependencies');
  const tests = 'test/access-matrix.test.ts test/mass-assignment.test.ts test/contract.test.ts';
  run(`pnpm --filter @tatami/api exec vitest run ${tests} -t ${table}`);
  run('pnpm --filter @tatami/web exec vitest run test/tables.test.ts');
  run('pnpm --filter @tatami/sdk --filter @tatami/api --filter @tatami/web build');
  run(`pnpm --filter @tatami/e2e exec playwright test tables -g "a row of ${table} "`);
  const folders = new Set(files.map(({ path }) => dirname(path)));
  console.log(
    `${table}: ${folders.size} folders, ${lines.length} lines beside its texts, nothing registered.`,
  );
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function run(command: string): void {
  console.log(`$ ${command}`);
  execFileSync('sh', ['-c', command], { cwd: copy, env, stdio: ['ignore', 'inherit', 'inherit'] });
}
