import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

// The registry has old ones for Linux alone.
const here = `${process.platform}-${process.arch}`;
const old = process.platform === 'linux' ? [20, 22] : [];
const nodes = old.map((major) =>
  join(import.meta.dirname, 'node_modules', `node-${major}-${here}`, 'bin/node'),
);
for (const node of [...nodes, process.execPath])
  for (const script of ['old.cjs', 'new.mjs']) execFileSync(node, [script], { stdio: 'inherit' });
