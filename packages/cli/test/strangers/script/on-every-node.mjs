import { execFileSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

// The oldest that the program says it runs on; the registry has it for Linux alone, and none older than 22.13.1 for its arm64.
const oldest = join(import.meta.dirname, `node_modules/node-22-linux-${process.arch}/bin/node`);
for (const node of [...(process.platform === 'linux' ? [oldest] : []), process.execPath]) {
  execFileSync(node, ['--version'], { stdio: 'inherit' });
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
  execFileSync('sh', ['nightly.sh'], { stdio: 'inherit', env });
}
