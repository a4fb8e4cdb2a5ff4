import { execFileSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';

// The registry has it for Linux alone, and none older than 22.13.1 for its arm64. The tests of the program run on a new one.
const oldest = join(import.meta.dirname, `node_modules/node-22-linux-${process.arch}/bin/node`);
const node = process.platform === 'linux' ? oldest : process.execPath;
execFileSync(node, ['--version'], { stdio: 'inherit' });
const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
execFileSync('sh', ['nightly.sh'], { stdio: 'inherit', env });
