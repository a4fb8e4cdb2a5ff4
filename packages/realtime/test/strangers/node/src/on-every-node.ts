import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The registry has old ones for Linux alone.
const here = `${process.platform}-${process.arch}`;
const old = process.platform === 'linux' ? [20, 22] : [];
const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const nodes = old.map((major) => pathOf(`../node_modules/node-${major}-${here}/bin/node`));
for (const node of [...nodes, process.execPath])
  execFileSync(node, [pathOf('listen.js')], { stdio: 'inherit' });
