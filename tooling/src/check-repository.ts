import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badDocstrings } from './docstrings.ts';
import { badNames } from './file-names.ts';
import { root } from './workspace.ts';

const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
const names = badNames(files).map(({ path, why }) => `${path}: ${why}`);

// An address in the lockfile would send everyone who installs to one person's registry.
const addresses = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  .split('\n')
  .flatMap((line, index) =>
    /https?:|tarball:/.test(line) ? [`pnpm-lock.yaml:${index + 1}: ${line.trim()}`] : [],
  );

/** The code whose docstrings are held to STYLE.md; over the calls of the contract stand orders, as OpenAPI has them. */
const held = /^(?!packages\/sdk\/src\/schema\.ts$).*\.tsx?$/;
const docstrings = files
  .filter((path) => held.test(path) && existsSync(join(root, path)))
  .flatMap((path) =>
    badDocstrings(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, name, text }) => `${path}:${line}: the docstring of "${name}" has no subject: ${text}`,
    ),
  );

const faults = [...names, ...addresses, ...docstrings];
console.log([...faults, `${faults.length} faults in ${files.length} files.`].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;
