import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Notes the hash of every new migration in `drizzle/SHA256SUMS`, as a part of `pnpm contract`, and fails when one that is
 * noted has changed: it has run in clubs by then, which would never run it again.
 */
const [folder = fileURLToPath(new URL('../drizzle', import.meta.url))] = process.argv.slice(2);
const sums = `${folder}/SHA256SUMS`;
const noted = new Map(
  (existsSync(sums) ? readFileSync(sums, 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(66), line.slice(0, 64)]),
);
const names = globSync('*.sql', { cwd: folder }).sort();
const now = new Map(
  names.map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(`${folder}/${name}`))
      .digest('hex'),
  ]),
);
const rewritten = [...noted].filter(([name, hash]) => now.get(name) !== hash);

for (const [name] of rewritten)
  console.error(
    `${name} ${now.has(name) ? 'has changed since' : 'is missing, and'} it was noted. Put it back, and say what is to be different in a new migration. (One that has run nowhere yet: take its line out of SHA256SUMS.)`,
  );
if (rewritten.length > 0) process.exitCode = 1;
else writeFileSync(sums, [...now].map(([name, hash]) => `${hash}  ${name}\n`).join(''));
