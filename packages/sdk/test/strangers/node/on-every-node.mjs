import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const here = `${process.platform}-${process.arch}`;
const nodeOf = (version) => join(import.meta.dirname, 'node_modules', `node-${version}-${here}`, 'bin/node');
const run = (node, ...scripts) => {
  for (const script of scripts) execFileSync(node, [script], { stdio: 'inherit' });
};

// The registry has old ones for Linux alone.
const isLinux = process.platform === 'linux';
if (isLinux) run(nodeOf('20.0'), 'new.mjs');
// From 20.19 on, what is to be imported can be required as well.
for (const node of [...(isLinux ? ['20', '22'].map(nodeOf) : []), process.execPath])
  run(node, 'old.cjs', 'new.mjs', 'either.mjs');
